import ModelKitDocument
import Testing

@Suite struct JSONFaultTests {
  /// A faulty text, the codes of what is wrong with it in order, and what is read nevertheless.
  typealias Case = (text: String, codes: [String], jsonOutline: String)

  private func check(_ example: Case, _ dialect: JSONDialect = .standard) {
    let marked = MarkedText(example.text)
    let document = readJSON(marked.text, dialect)
    #expect(document.diagnostics.map { "\($0.code)" } == example.codes)
    #expect(document.diagnostics.compactMap { $0.span?.start } == marked.places)
    #expect(document.jsonOutline == example.jsonOutline)
    #expect(document.diagnostics.allSatisfy { $0.label != nil && $0.severity == .error })
  }

  @Test(arguments: [
    (#"{"a":1§,}"#, ["syntax.trailing-comma"], #"{"a": 1}"#),
    ("[1, 2§, ]", ["syntax.trailing-comma"], "[1, 2]"),
    ("[1,\n2\n§3]", ["syntax.missing-comma"], "[1, 2, 3]"),
    (
      #"{"a": 1 §"b": 2 §"c": 3}"#, ["syntax.missing-comma", "syntax.missing-comma"],
      #"{"a": 1, "b": 2, "c": 3}"#
    ),
    (#"{"a": 1§; "b": 2}"#, ["syntax.missing-comma"], #"{"a": 1, "b": 2}"#),
    (#"{"a" §1}"#, ["syntax.missing-colon"], #"{"a": 1}"#),
    (
      #"{"a" §= 1, "b"§, 2}"#, ["syntax.missing-colon", "syntax.missing-colon"],
      #"{"a": 1, "b": 2}"#
    ),
    (#"{§"a", "b": 1}"#, ["syntax.key-without-value"], #"{"a": ?, "b": 1}"#),
    (
      #"{§"a":, §"b":}"#, ["syntax.key-without-value", "syntax.key-without-value"],
      #"{"a": ?, "b": ?}"#
    ),
    (#"{§"a" "b": 1}"#, ["syntax.key-without-value"], #"{"a": ?, "b": 1}"#),
    ("{§\"a\":\n \"b\": 1}", ["syntax.key-without-value"], #"{"a": ?, "b": 1}"#),
    ("[1,§,2,§,,3]", ["syntax.unexpected-token", "syntax.unexpected-token"], "[1, 2, 3]"),
    ("[§,1]", ["syntax.unexpected-token"], "[1]"),
    (#"{"a":§:1}"#, ["syntax.unexpected-token"], #"{"a": 1}"#),
    ("{§: 1, \"a\": 2}", ["syntax.value-without-key"], #"{"a": 2}"#),
    (#"["a"§: 1, "b": 2]"#, ["syntax.unexpected-token"], #"["a", 1, "b", 2]"#),
  ])
  func `commas and colons`(_ example: Case) { check(example) }

  @Test(arguments: [
    (#"{"a": §[1, 2}"#, ["syntax.unclosed-container"], #"{"a": [1, 2]}"#),
    (#"{"a": [1, 2§}, "b": 3}"#, ["syntax.unexpected-token"], #"{"a": [1, 2], "b": 3}"#),
    (#"{"a": 1§], "b": 3}"#, ["syntax.unexpected-token"], #"{"a": 1, "b": 3}"#),
    (#"[§{"id": 1, {"id": 2}]"#, ["syntax.unclosed-container"], #"[{"id": 1}, {"id": 2}]"#),
    ("[§{\"id\": 1\n{\"id\": 2}]", ["syntax.unclosed-container"], #"[{"id": 1}, {"id": 2}]"#),
    (
      #"[{"a": §[1, "b": 3}, {"a": 4}]"#, ["syntax.unclosed-container"],
      #"[{"a": [1], "b": 3}, {"a": 4}]"#
    ),
    (#"{"a": §[1, 2"#, ["syntax.unclosed-container"], #"{"a": [1, 2]}"#),
    (#"§{"a""#, ["syntax.unclosed-container"], #"{"a": ?}"#),
    (#"§{"a":"#, ["syntax.unclosed-container"], #"{"a": ?}"#),
    ("§[1,", ["syntax.unclosed-container"], "[1]"), ("§]", ["syntax.unexpected-token"], ""),
    (#"{§{"a":1}: 2, "b": 3}"#, ["syntax.unexpected-token"], #"{"b": 3}"#),
    (#"{§["a"], "b": 3}"#, ["syntax.unexpected-token"], #"{"b": 3}"#),
    ("{} §{}", ["syntax.trailing-content"], "{}"), ("[1]§]", ["syntax.trailing-content"], "[1]"),
    ("[1]§x y z", ["syntax.trailing-content"], "[1]"),
  ])
  func `brackets`(_ example: Case) { check(example) }

  @Test(arguments: [
    ("{\"name\": §\"Corner,\n \"b\": 1}", ["syntax.unclosed-string"], #"{"name": ?, "b": 1}"#),
    ("{\"name\": §\"Corner}\n", ["syntax.unclosed-string"], #"{"name": ?}"#),
    ("[§\"abc]\n", ["syntax.unclosed-string"], "[?]"),
    ("[§\"abc", ["syntax.unclosed-string"], "[?]"),
    ("[{\"a\": §\"x}, \n{\"a\": 2}]", ["syntax.unclosed-string"], #"[{"a": ?}, {"a": 2}]"#),
    ("{§\"name: \"Corner\"}", ["syntax.unclosed-string"], #"{"name": "Corner"}"#),
    ("{\"a\": \"one§\ntwo\", \"b\": 1}", ["syntax.control-character"], #"{"a": ?, "b": 1}"#),
    ("[\"a§\tb\tc\"]", ["syntax.control-character"], "[?]"),
    ("[§\0 1]", ["syntax.control-character"], "[1]"),
    (#"["§\q", "\\ok"]"#, ["syntax.escape"], #"[?, "\\ok"]"#),
    (
      #"["§\u12x4", "§\ud800", "§\udc00\ud800"]"#,
      ["syntax.escape", "syntax.escape", "syntax.escape"], "[?, ?, ?]"
    ),
    (#"{"§\q": 1, "b": 2}"#, ["syntax.escape"], #"{?: 1, "b": 2}"#),
    (#"{"a": "he said "§hi" to me", "b": 1}"#, ["syntax.unexpected-token"], #"{"a": ?, "b": 1}"#),
    ("{§'a': §'b'}", ["syntax.unexpected-token", "syntax.unexpected-token"], #"{"a": "b"}"#),
    (
      #"{§a: 1, §b-c: 2, §3: 4}"#,
      ["syntax.unexpected-token", "syntax.unexpected-token", "syntax.unexpected-token"],
      #"{"a": 1, "b-c": 2, "3": 4}"#
    ),
    (#"{§@"a": §@"b"}"#, ["syntax.unexpected-token", "syntax.unexpected-token"], #"{"a": "b"}"#),
  ])
  func `strings and keys`(_ example: Case) { check(example) }

  @Test(arguments: [
    "01", "-012", "1.", ".5", "+1", "0x1F", "12x", "1e", "1e+", "-", "- 1", "2011-11-28", "1.2.3",
    "1_000",
    "0123456789012345678901",
  ])
  func `a number that is none is placed at its first byte`(number: String) {
    check(("[§\(number), 7]", ["syntax.number"], "[?, 7]"))
    check(("{\"a\": §\(number)}", ["syntax.number"], "{\"a\": ?}"))
    check(("§\(number)", ["syntax.number"], "?"))
  }

  @Test(arguments: [
    ("True", "did you mean `true`?"), ("None", "did you mean `null`?"),
    ("nul", "did you mean `null`?"), ("undefined", "write null, or leave the entry out"),
    ("NaN", "write null, or pass --dialect json5"),
    ("Corner Bakery", "text is written in double quotes"),
    ("ISODate(\"2011\")", "text is written in double quotes"),
    ("http://x.com/a", "text is written in double quotes"),
    ("“b”", "write straight double quotes"), ("truely", "text is written in double quotes"),
  ])
  func `a word that is no value comes with what was meant`(word: String, help: String) {
    check(("[§\(word), 7]", ["syntax.unexpected-token"], "[?, 7]"))
    #expect(readJSON("[\(word)]").diagnostics.first?.help == help)
  }

  @Test(arguments: [
    ("{ §// c\n \"a\": 1 §/* d */ }", ["syntax.comment", "syntax.comment"], "{\"a\": 1}"),
    ("§# c\n[1]", ["syntax.comment"], "[1]"), ("[1, §/* ] 2", ["syntax.unclosed-container"], "[1]"),
    ("{§\u{A0}\"a\": 1}", ["syntax.unexpected-token"], "{\"a\": 1}"),
    (
      "[1,\n§<<<<<<< HEAD\n2,\n=======\n3,\n>>>>>>> other\n4]", ["syntax.merge-conflict"],
      "[1, 2, 4]"
    ),
    ("[1,\n§=======\n2]", ["syntax.merge-conflict"], "[1, 2]"),
    ("§", ["syntax.empty-file"], ""), ("§ \n", ["syntax.empty-file"], ""),
    ("§var x = {\"a\": 1};", ["syntax.unexpected-token"], "{\"a\": 1}"),
  ])
  func `what stands between tokens`(_ example: Case) { check(example) }

  @Test func `a literal that runs on into a quote leaves no key without a value`() throws {
    let document = readJSON(#"{"a": nulle": 1}"#)
    #expect(!document.diagnostics.isEmpty)
    let root = try #require(document.root)
    #expect(document.nodeCount == 1 + 2 * document.count(of: root))
  }

  @Test func `bytes that are not UTF-8 are named with their place`() {
    let bytes: [UInt8] = Array("[\"a".utf8) + [0xC0, 0x80] + Array("\", 1]".utf8)
    let document = Document(
      reading: SourceText(bytes, name: "test.json"),
      options: ReadingOptions(format: .json(.standard)))
    #expect(document.diagnostics.map(\.message) == ["byte 0xC0 at offset 3 is not UTF-8"])
    #expect(document.diagnostics.first?.position?.column == 4)
    #expect(document.jsonOutline == "[?, 1]")
  }

  @Test(arguments: [
    (#"{"a":1,}"#, #"{"a":1}"#), ("[1 2]", "[1, 2]"), ("[1\n2]", "[1,\n2]"),
    (#"{"a" 1}"#, #"{"a": 1}"#),
    ("{a: 1}", #"{"a": 1}"#), ("['x']", #"["x"]"#), ("[True]", "[true]"),
  ])
  func `a safe fix mends the fault`(faulty: String, mended: String) throws {
    let fix = try #require(readJSON(faulty).diagnostics.first?.fix)
    var bytes = Array(faulty.utf8)
    bytes.replaceSubrange(
      Int(fix.span.start)..<Int(fix.span.end), with: Array(fix.replacement.utf8))
    #expect(String(decoding: bytes, as: UTF8.self) == mended)
    #expect(readJSON(mended).diagnostics.isEmpty)
  }

  @Test func `a container that lost an entry says so`() throws {
    let document = readJSON(#"[{"\q": 1}, {"a": 1}]"#)
    let root = try #require(document.root)
    let damaged = document.elements(of: root).map { document.node($0).has(Node.Bits.damaged) }
    #expect(damaged == [true, false])
  }

  @Test func `every entry of a faulty file that is good is read`() throws {
    let good = (0..<200).map { "{\"id\": \($0), \"name\": \"n\($0)\"}" }
    var lines = good
    for i in stride(from: 5, to: 200, by: 20) { lines[i] = "{\"id\": 0\(i), \"name\": \"n\"}" }
    let document = readJSON("[\n" + lines.joined(separator: ",\n") + "\n]")
    #expect(document.diagnostics.count == 10)
    #expect(document.diagnostics.allSatisfy { $0.code == .invalidNumber })
    #expect(
      document.diagnostics.map { $0.position?.line } == stride(from: 7, to: 202, by: 20).map { $0 })
    #expect(document.root.map { document.count(of: $0) } == 200)
  }
}

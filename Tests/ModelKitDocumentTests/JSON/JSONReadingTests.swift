import ModelKitDocument
import Testing

@Suite struct JSONReadingTests {
  @Test(arguments: [
    ("{}", "{}"), ("[]", "[]"), (" [ ] ", "[]"), ("null", "null"), ("true", "true"),
    ("\"x\"", "\"x\""), ("-0", "-0"), ("1.50e+3", "real 1.50e+3"),
    (#"{"a":[1,true],"b":"x"}"#, #"{"a": [1, true], "b": "x"}"#),
    ("[[],{},[{}]]", "[[], {}, [{}]]"), ("[1 , 2\n,\t3\r\n]", "[1, 2, 3]"),
    ("{ \"\" : null }", "{\"\": null}"), (#"{"a":1,"a":2}"#, #"{"a": 1, "a": 2}"#),
    ("[\n        [\n                1\n        ]\n]", "[[1]]"),
  ])
  func `values of RFC 8259 are read`(text: String, jsonOutline: String) {
    let document = readJSON(text)
    #expect(document.diagnostics.isEmpty)
    #expect(document.jsonOutline == jsonOutline)
  }

  @Test(arguments: [
    (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{c}\n\r\t"), (#""\u00e9\u20AC""#, "é€"),
    (#""\ud83d\ude98""#, "\u{1F698}"), ("\"果粉 é 🚗\"", "果粉 é 🚗"), (#""\u0000""#, "\0"),
    (#""long enough for a word and \u0041 then more""#, "long enough for a word and A then more"),
    ("\"\u{2028}\u{7F}\"", "\u{2028}\u{7F}"),
  ])
  func `strings are decoded`(text: String, value: String) throws {
    let document = readJSON(text)
    #expect(document.diagnostics.isEmpty)
    let root = try #require(document.root)
    #expect(document.string(root) == value)
  }

  @Test func `an integer, a real and a boolean are kept apart`() throws {
    let document = readJSON("[1, 1.0, 1e0, true]")
    let root = try #require(document.root)
    #expect(
      document.elements(of: root).map { document.kind(of: $0) } == [
        .integer, .real, .real, .boolean,
      ]
    )
  }

  @Test func `nodes know where they stand`() throws {
    let text = #"{"a": [1, "x\n"], "b": {"c": -1.5}, "d": true}"#
    let document = readJSON(text)
    func span(_ path: String) throws -> String {
      let id = try #require(document.find(path))
      return document.source.text(in: document.span(of: id))
    }
    #expect(try span("") == text)
    #expect(try span("a") == #"[1, "x\n"]"#)
    #expect(try span("a[1]") == #""x\n""#)
    #expect(try span("b") == #"{"c": -1.5}"#)
    #expect(try span("b.c") == "-1.5")
    #expect(try span("d") == "true")
    let b = try #require(document.find("b"))
    #expect(document.source.text(in: document.headSpan(of: b)) == "{")
    let root = try #require(document.root)
    let keys = document.entries(of: root).map {
      document.source.text(in: document.span(of: $0.key))
    }
    #expect(keys == [#""a""#, #""b""#, #""d""#])
  }

  @Test func `a bracket in a string does not end a span`() throws {
    let document = readJSON(#"[["]", "\"]"], 1]"#)
    let inner = try #require(document.find("[0]"))
    #expect(document.source.text(in: document.span(of: inner)) == #"["]", "\"]"]"#)
  }

  @Test func `a file with more nodes than its samples promise grows its tree`() {
    let blank = String(repeating: " ", count: 20_000)
    let numbers = (0..<5_000).map(String.init).joined(separator: ",")
    let document = readJSON("\(blank)[\(blank)\(numbers)\(blank)]\(blank)")
    #expect(document.diagnostics.isEmpty)
    #expect(document.nodeCount == 5_001)
    #expect(document.root.map { document.count(of: $0) } == 5_000)
  }
}

@Suite struct JSONDialectTests {
  @Test(arguments: [
    ("[1, /* two */ 2, // three\n 3,]", "[1, 2, 3]"), ("// only first\n{\"a\": 1, }", "{\"a\": 1}"),
    ("[/**/]", "[]"), ("{//\n}", "{}"), ("[1]// end", "[1]"),
  ])
  func `JSONC has comments and trailing commas`(text: String, jsonOutline: String) {
    let document = readJSON(text, .jsonc)
    #expect(document.diagnostics.isEmpty)
    #expect(document.jsonOutline == jsonOutline)
  }

  @Test(arguments: ["{a: 1}", "['a']", "[+1]", "[.5]", "[0x10]", "[NaN]", "[,]", "[1,,]"])
  func `JSONC has nothing else of JSON5`(text: String) {
    #expect(!readJSON(text, .jsonc).diagnostics.isEmpty)
  }

  @Test(arguments: [
    ("{a: 1, $b_2: 2, 'c': 3, ünï: 4}", #"{"a": 1, "$b_2": 2, "c": 3, "ünï": 4}"#),
    (#"{\u0061b: 1}"#, #"{"ab": 1}"#), ("{while: 1, null: 2,}", #"{"while": 1, "null": 2}"#),
    ("['it\\'s', 'say \"hi\"']", #"["it\'s", "say \"hi\""]"#),
    (#"["\x41\v\0\a\q"]"#, #"["A\u{0B}\0aq"]"#), ("[\"a\\\nb\", \"c\\\r\nd\"]", #"["ab", "cd"]"#),
    ("[\"a\tb\"]", #"["a\tb"]"#), ("\u{A0}[\u{FEFF}\u{2028}1\u{3000}]\u{B}\u{C}", "[1]"),
    ("// c\n[1] /* d */", "[1]"),
    ("[.5, 5., +1, 0x1F, -0xff]", "[real .5, real 5., +1, 0x1F, -0xff]"),
    (
      "[Infinity, -Infinity, +NaN, NaN]",
      "[real Infinity, real -Infinity, real +NaN, real NaN]"
    ),
  ])
  func `JSON5 is read`(text: String, jsonOutline: String) {
    let document = readJSON(text, .json5)
    #expect(document.diagnostics.isEmpty)
    #expect(document.jsonOutline == jsonOutline)
  }

  @Test(arguments: [
    "[01]", "[-09]", "[1e2.3]", "[0x]", "[.]", "[\"\\1\"]", "['a\nb']", "{a-b: 1}", "{1a: 1}",
    "[,1]", "// nothing", "[\"\\x4\"]", "[Infinit]", "[+]",
  ])
  func `JSON5 has its own faults, each one error`(text: String) {
    #expect(readJSON(text, .json5).diagnostics.count == 1)
  }

  @Test(
    arguments: [
      ("[0x1F]", 31.0), ("[-0x10]", -16), ("[+7]", 7), ("[.5]", 0.5), ("[5.]", 5), ("[.5e1]", 5),
      ("[-Infinity]", -.infinity),
    ] as [(String, Double)])
  func `JSON5's numbers have their values`(text: String, value: Double) throws {
    let document = readJSON(text, .json5)
    let number = try #require(document.find("[0]"))
    #expect(document.double(number) == value)
    if document.kind(of: number) == .integer {
      #expect(document.integer(number)?.exactly(as: Int.self) == Int(value))
    }
  }

  @Test func `bare and single-quoted keys know where they stand`() throws {
    let document = readJSON("{a: 'x', 'b': 2}", .json5)
    let root = try #require(document.root)
    let spans = document.entries(of: root).map {
      document.source.text(in: document.span(of: $0.key))
    }
    #expect(spans == ["a", "'b'"])
    let x = try #require(document.find("a"))
    #expect(document.source.text(in: document.span(of: x)) == "'x'")
  }
}

@Suite struct JSONLinesTests {
  @Test(arguments: [
    ("{\"a\":1}\n[2]\n\n  3 \r\n\"x\"", #"[{"a": 1}, [2], 3, "x"]"#), ("", "[]"), ("\n\n", "[]"),
    ("1\n", "[1]"),
  ])
  func `each line is a value`(text: String, jsonOutline: String) {
    let document = readJSON(text, .lines)
    #expect(document.diagnostics.isEmpty)
    #expect(document.jsonOutline == jsonOutline)
  }

  @Test func `a faulty line is one error and does not stop the next`() {
    let marked = MarkedText("{\"a\":1}\n§{\"a\":\n1§},\n{\"b\":2} §3\n[§x, y]\n{\"c\":3}")
    let document = readJSON(marked.text, .lines)
    #expect(document.diagnostics.compactMap { $0.span?.start } == marked.places)
    #expect(document.jsonOutline == #"[{"a": 1}, ?, ?, ?, ?, {"c": 3}]"#)
  }

  @Test func `the root stands for the file, and a value for its line`() throws {
    let document = readJSON("{\"a\": 1}\n[2]\n", .lines)
    let root = try #require(document.root)
    #expect(document.span(of: root) == SourceSpan(start: 0, end: 13))
    let second = try #require(document.find("[1]"))
    #expect(document.span(of: second) == SourceSpan(start: 9, end: 12))
    #expect(document.position(of: second)?.line == 2)
  }
}

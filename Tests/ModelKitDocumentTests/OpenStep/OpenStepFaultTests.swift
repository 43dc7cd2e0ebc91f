import ModelKitDocument
import Testing

/// Every fault is one finding at its own place, and the good entries around it are read.
struct OpenStepFaultTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let marked: String
    let codes: [String]
    let outline: String
    var testDescription: String { marked.debugDescription }

    init(_ marked: String, _ codes: String..., gives outline: String) {
      self.marked = marked
      self.codes = codes.map { $0.contains(".") ? $0 : "syntax." + $0 }
      self.outline = outline
    }
  }

  private func expect(_ test: Case) {
    let marked = MarkedText(test.marked)
    let document = Document(
      reading: SourceText(marked.text, name: "a.plist"), options: ReadingOptions(format: .openStep))
    #expect(document.findings == zip(test.codes, marked.places).map { "\($0)@\($1)" })
    #expect(marked.places.count == test.codes.count)
    #expect(document.outline == test.outline)
  }

  @Test(arguments: [
    Case("{ a = 1\n §b = 2; }", "missing-comma", gives: #"{"a": "1", "b": "2"}"#),
    Case("{ a = 1 /* c */ §}", "missing-comma", gives: #"{"a": "1"}"#),
    Case("{ a §}", "missing-comma", gives: #"{"a": !}"#),
    Case("{ a §, b = 1; }", "missing-comma", gives: #"{"a": !, "b": "1"}"#),
    Case("a = 1;\nb§", "missing-comma", gives: #"{"a": "1", "b": !}"#),
    Case("a = 1;\nb = 2§", "missing-comma", gives: #"{"a": "1", "b": "2"}"#),
    Case("{ a = 1§, b = 2§}", "missing-comma", "missing-comma", gives: #"{"a": "1", "b": "2"}"#),
    Case("(1 §2, 3)", "missing-comma", gives: #"["1", "2", "3"]"#),
    Case("(1§; 2)", "missing-comma", gives: #"["1", "2"]"#),
    Case("(1,§,2)", "unexpected-token", gives: #"["1", "2"]"#),
    Case("{a = 1;§; b = 2;}", "unexpected-token", gives: #"{"a": "1", "b": "2"}"#),
    Case("{ a = b §c;\n d = e; }", "unexpected-token", gives: #"{"a": "b", "d": "e"}"#),
    Case("{ a = b §c\n d = e; }", "unexpected-token", gives: #"{"a": "b", "d": "e"}"#),
  ])
  func `separators`(test: Case) { expect(test) }

  @Test(arguments: [
    Case("{\"A\"§A;}", "missing-colon", gives: #"{"A": "A"}"#),
    Case("{ a §(1); b = 2; }", "missing-colon", gives: #"{"a": ["1"], "b": "2"}"#),
    Case("{ \"a\"§: 1; }", "missing-colon", gives: #"{"a": "1"}"#),
    Case("{ §a = ; b = 1; }", "key-without-value", gives: #"{"b": "1"}"#),
    Case("{ §a = }", "key-without-value", gives: "{}"),
    Case("{ §a\n b = 2; }", "key-without-value", gives: #"{"b": "2"}"#),
    Case("{ §= 5; b = 1; }", "value-without-key", gives: #"{"b": "1"}"#),
    Case("{ §(x) = 5; b = 1; }", "unexpected-token", gives: #"{"b": "1"}"#),
    Case("{ a =§= b; }", "unexpected-token", gives: #"{"a": "b"}"#),
  ])
  func `keys and values`(test: Case) { expect(test) }

  @Test(arguments: [
    Case("§{ a = 1;", "unclosed-container", gives: #"{"a": "1"}"#),
    Case("{ a = §( 1, 2", "unclosed-container", gives: #"{"a": ["1", !]}"#),
    Case("{ a = §( 1, 2 ", "unclosed-container", gives: #"{"a": ["1", "2"]}"#),
    Case("{ a = §(1, 2;\n b = 3; }", "unclosed-container", gives: #"{"a": ["1", "2"], "b": "3"}"#),
    Case("{ a = §(1, 2 }", "unclosed-container", gives: #"{"a": ["1", "2"]}"#),
    Case("( §{ a = 1; )", "unclosed-container", gives: #"[{"a": "1"}]"#),
    Case("(1§}, 2)", "unexpected-token", gives: #"["1", "2"]"#),
    Case("{ x = { a = 1; §); y = 2; }", "unexpected-token", gives: #"{"x": {"a": "1"}, "y": "2"}"#),
    Case("{ a = 1; } §}", "trailing-content", gives: #"{"a": "1"}"#),
    Case("{ a = 1; }\r\n§extra stuff", "trailing-content", gives: #"{"a": "1"}"#),
    Case("a = 1;\n§}\nb = 2;", "unexpected-token", gives: #"{"a": "1", "b": "2"}"#),
    Case(
      "§(\nA§}§c", "unclosed-container", "unexpected-token", "missing-comma", gives: #"["A", !]"#),
    Case("a = §} 1;\nb = 2;", "unexpected-token", gives: #"{"a": "1", "b": "2"}"#),
    Case("§/* abc", "unclosed-container", gives: "nothing"),
    Case("{ a = 1; §/* b = 2; }", "unclosed-container", gives: #"{"a": "1"}"#),
  ])
  func `brackets and comments`(test: Case) { expect(test) }

  @Test(arguments: [
    Case(
      "{ a = §\"x;\n b = \"y\";\n c = \"z\";\n}", "unclosed-string",
      gives: #"{"a": !, "b": "y", "c": "z"}"#),
    Case("{ a = §\"x }\n", "unclosed-string", gives: #"{"a": !}"#),
    Case("\"a\" = §\"x;\n\"b\" = \"y\";\n", "unclosed-string", gives: #"{"a": !, "b": "y"}"#),
    Case("§\"a = \"x\";\n\"b\" = \"y\";\n", "unclosed-string", gives: #"{"b": "y"}"#),
    Case("(§\"a,\n\"b\", \"c\")", "unclosed-string", gives: #"[!, "b", "c"]"#),
    Case("(§\"a, \"b\", \"c\")", "unclosed-string", gives: #"[!, "b", "c"]"#),
    Case("{\na = §'bcd\n}", "unclosed-string", gives: #"{"a": !}"#),
    Case("{ a = \"1\n2\"\n§b = \"3\"; }", "missing-comma", gives: #"{"a": "1\n2", "b": "3"}"#),
    Case("{ s = \"=> \\\\\"§c.a\\\\\" and\";\n}", "unexpected-token", gives: #"{"s": "=> \\"}"#),
  ])
  func `strings without their end`(test: Case) { expect(test) }

  @Test(arguments: [
    Case(
      #"("§\Ux", "§\UD800", "§\UDC00§\UD800", "§\777", "§\376")"#, "escape", "escape", "escape",
      "escape", "escape", "escape", gives: "[!, !, !, !, !]"),
    Case(
      #"{ "§\U" = (1, { z = 1; }); b = { "§\400" = 1; c = 2; }; }"#, "escape", "escape",
      gives: #"{"b": {"c": "2"}}"#),
  ])
  func `escapes that stand for nothing`(test: Case) { expect(test) }

  @Test(arguments: [
    Case("{ a = JSON§'s;\n b = 1; }", "unexpected-token", gives: #"{"a": !, "b": "1"}"#),
    Case(
      "{ a = §#FF; b = 3.4e§+38; c = L§éa; }", "unexpected-token", "unexpected-token",
      "unexpected-token", gives: #"{"a": !, "b": !, "c": !}"#),
    Case("{ p§é = 1; b = 2; }", "unexpected-token", gives: #"{"b": "2"}"#),
    Case("{ a = $§(SRCROOT)x; b = 2; }", "unexpected-token", gives: #"{"a": "$", "b": "2"}"#),
    Case("(§[1], 2)", "unexpected-token", gives: #"[!, "2"]"#),
    Case("§@x", "unexpected-token", gives: "nothing"),
    Case("these §are words", "trailing-content", gives: "nothing"),
    Case("(a, §\u{1}b)", "control-character", gives: #"["a", "b"]"#),
  ])
  func `characters that need quotes`(test: Case) { expect(test) }

  @Test(arguments: [
    Case(
      "{ a = §<1q>; b = §<12 3>; c = §<AA; d = 1; }", "value.data", "value.data",
      "unclosed-container", gives: #"{"a": !, "b": !, "c": !, "d": "1"}"#),
    Case(
      "(§<[a=b]>, §<[AAA]>, §<[A A A ^]>)", "value.data", "value.data", "value.data",
      gives: "[!, !, !]"),
    Case(
      "(§<*I5x>, §<*I>, §<*I18446744073709551616>)", "value.number", "value.number",
      "value.out-of-range", gives: "[!, !, !]"),
    Case(
      "(§<*R1e>, §<*R1e400>, §<*BQ>, §<*X1>)", "value.number", "value.out-of-range",
      "unexpected-token", "unexpected-token", gives: "[!, !, !, !]"),
    Case(
      "(§<*D2020-02-30 00:00:00 +0000>, §<*D2020>)", "value.date", "value.date", gives: "[!, !]"),
    Case("§<1234", "unclosed-container", gives: "nothing"),
    Case("§<41/*>", "value.data", gives: "nothing"),
  ])
  func `data and typed values`(test: Case) { expect(test) }

  @Test(arguments: [
    Case("§", "empty-file", gives: "nothing"),
    Case("§ \n\t\n", "empty-file", gives: "nothing"),
    Case(
      "{ a = 1;\n§<<<<<<< HEAD\n b = 2;\n=======\n b = 3;\n>>>>>>> x\n c = 4; }", "merge-conflict",
      gives: #"{"a": "1", "b": "2", "c": "4"}"#),
    Case(
      "§<<<<<<< HEAD\n{ b = 2; }\n=======\n{ b = 3; }\n>>>>>>> x\n", "merge-conflict",
      gives: #"{"b": "2"}"#),
    Case("{ a = 1;\n§>>>>>>> x\n c = 4; }", "merge-conflict", gives: #"{"a": "1", "c": "4"}"#),
  ])
  func `empty files and merge conflicts`(test: Case) { expect(test) }

  @Test func `bytes that are not UTF-8 are named`() {
    let bytes =
      Array("{ a = \"M".utf8) + [0x9F] + Array("nchen\"; b = 1; /* ".utf8) + [0xFF]
      + Array(" */ }".utf8)
    let document = Document(
      reading: SourceText(bytes, name: "a.strings"), options: ReadingOptions(format: .openStep))
    #expect(document.findings == ["syntax.encoding@8", "syntax.encoding@27"])
    #expect(document.outline == #"{"a": !, "b": "1"}"#)
    #expect(document.diagnostics.first?.message.contains("0x9F") == true)
  }

  @Test func `a missing semicolon has a fix behind the value before it`() throws {
    let document = Document(
      reading: SourceText("{ a = \"1\"\n b = 2; }", name: "a.plist"),
      options: ReadingOptions(format: .openStep))
    let finding = try #require(document.diagnostics.first)
    #expect(finding.message == "expected `;` before `b`")
    #expect(finding.position == SourcePosition(line: 2, column: 2, utf16Column: 2))
    #expect(finding.fix?.span == SourceSpan(start: 9, end: 9))
    #expect(finding.fix?.replacement == ";")
    #expect(finding.help != nil)
  }

  @Test func `a container that lost an entry is marked`() throws {
    let document = Document(
      reading: SourceText("{ a = { = 1; b = 2; }; }", name: "a.plist"),
      options: ReadingOptions(format: .openStep))
    let inner = try #require(document[NodePath([.key("a")])])
    #expect(document.node(inner).has(Node.Bits.damaged))
    #expect(document.count(of: inner) == 1)
    let root = try #require(document.root)
    #expect(!document.node(root).has(Node.Bits.damaged))
  }
}

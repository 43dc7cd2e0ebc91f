import ModelKitDocument
import Testing

/// What OpenStep property lists and `.strings` files hold, by CoreFoundation's grammar.
struct OpenStepReaderTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let text: String
    let outline: String
    var testDescription: String { text.debugDescription }

    init(_ text: String, _ outline: String) {
      self.text = text
      self.outline = outline
    }
  }

  private func document(_ text: String) -> Document {
    Document(
      reading: SourceText(text, name: "a.plist"), options: ReadingOptions(format: .openStep))
  }

  @Test(arguments: [
    Case("{}", "{}"),
    Case("()", "[]"),
    Case("<>", "#"),
    Case("hello", #""hello""#),
    Case("\"\"", #""""#),
    Case("{ a = 1; b = \"two\"; 'c' = '3'; }", #"{"a": "1", "b": "two", "c": "3"}"#),
    Case("{a=1;b=(x,y,);}", #"{"a": "1", "b": ["x", "y"]}"#),
    Case("( ( ), { }, ( a ) )", #"[[], {}, ["a"]]"#),
    Case("{a={b={c=();};};}", #"{"a": {"b": {"c": []}}}"#),
    Case("{ a = 1; a = 2; }", #"{"a": "1", "a": "2"}"#),
    Case("{ a ; b; }", #"{"a": "a", "b": "b"}"#),
    Case(
      "{ v = ../../a_b-c.ufo; w = a:b$c; x = -12.5; }",
      #"{"v": "../../a_b-c.ufo", "w": "a:b$c", "x": "-12.5"}"#),
    Case(
      "{ S = /not/a/comment/; u = http://x.y/z; }",
      #"{"S": "/not/a/comment/", "u": "http://x.y/z"}"#),
    Case("{\r\n\ta\u{B}=\u{C}1\u{2028};\u{2029}}", #"{"a": "1"}"#),
    Case("{ k = \"line 1\nline 2\"; }", #"{"k": "line 1\nline 2"}"#),
    Case("(\"果粉优选 🍎\", 'é')", #"["果粉优选 🍎", "é"]"#),
  ])
  func `values are read`(test: Case) {
    let document = document(test.text)
    #expect(document.findings == [])
    #expect(document.outline == test.outline)
  }

  @Test(arguments: [
    Case("\"X\" = \"Y\";\n\"Z\" = W;\n", #"{"X": "Y", "Z": "W"}"#),
    Case("\"X\";\n", #"{"X": "X"}"#),
    Case("\"X\"\n", #""X""#),
    Case("a = { b = 1; };", #"{"a": {"b": "1"}}"#),
    Case("/* Localized */\n", "{}"),
    Case("// !$*UTF8*$!\n\"a\" /* k */ = /* v */ \"b\" /* e */; // end", #"{"a": "b"}"#),
  ])
  func `a strings file is a dictionary without braces`(test: Case) {
    let document = document(test.text)
    #expect(document.findings == [])
    #expect(document.outline == test.outline)
  }

  @Test(arguments: [
    Case("/* a * / b ***/ ( /**/ 1, // one\n 2 /* two */ ) // end", #"["1", "2"]"#),
    Case("{ a = 1 /* é */; // ü\r b = 2; }", #"{"a": "1", "b": "2"}"#),
    Case("{ b = c//d; }", #"{"b": "c//d"}"#),
  ])
  func `comments stand between any two tokens`(test: Case) {
    let document = document(test.text)
    #expect(document.findings == [])
    #expect(document.outline == test.outline)
  }

  @Test(arguments: [
    Case(#""\a\b\f\n\r\t\v""#, #""\u{07}\u{08}\u{0C}\n\r\t\u{0B}""#),
    Case(#""\"\'\\\c\%\xAB\u00AC""#, #""\"\'\\c%xABu00AC""#),
    Case("'it\\'s'", #""it\'s""#),
    Case("\"a\\\nb\"", #""a\nb""#),
    // Octal digits count in the NEXTSTEP encoding: 0341 is Æ there, and 0252 a left quote.
    Case(#""\1\12\0123\101\341\252\375""#, #""\u{01}\n\n3AÆ“ÿ""#),
    Case(#""\U1z\U12z\U123z\U1234z\U00e9""#, "\"\\u{01}z\\u{12}zģzሴzé\""),
    Case(#""\UD83D\UDCA9 \ud83d""#, #""💩 ud83d""#),
  ])
  func `escapes are decoded`(test: Case) {
    let document = document(test.text)
    #expect(document.findings == [])
    #expect(document.outline == test.outline)
  }

  @Test(arguments: [
    Case("<0fbd77 1C2735AE>", "#f.bd.77.1c.27.35.ae"),
    Case("< 0f\n\tbd >", "#f.bd"),
    Case("<[aGVs bG8=]>", "#68.65.6c.6c.6f"),
    Case("<[]>", "#"),
    Case("(<*I5>, <*I-7>, <*I18446744073709551615>)", "[i5, i-7, i18446744073709551615]"),
    Case("(<*R1.5>, <*R-2e3>, <*R+Inf>)", "[r1.5, r-2000.0, rinf]"),
    Case("(<*BY>, <*BN>)", "[true, false]"),
    Case("<*D2011-11-28 09:21:30 +0000>", "@344164890.0"),
    Case("(<*I\"5\">, <*D\"2001-01-01 01:00:00 +0100\">)", "[i5, @0.0]"),
  ])
  func `data and GNUstep's typed values are read`(test: Case) {
    let document = document(test.text)
    #expect(document.findings == [])
    #expect(document.outline == test.outline)
  }

  @Test(arguments: [
    ("{ a = \"x\"; }", "[\"x\"]", "\"x\""),
    ("{ a = 'x'; }", "x", "'x'"),
    ("{ a = x; }", "x", "x"),
    ("{ a = <0f>; }", "<", "<0f>"),
    ("{ a = <*I5>; }", "<", "<*I5>"),
    ("{ a = <*I\"5\">; }", "<", "<*I\"5\">"),
    ("{ a = <[AAAA]>; }", "<", "<[AAAA]>"),
    ("{ a = ( b, \")\", /* ) */ { c = d; } ); }", "(", "( b, \")\", /* ) */ { c = d; } )"),
  ])
  func `a value's span is its whole token`(text: String, _: String, token: String) throws {
    let document = document(text)
    let value = try #require(document[NodePath([.key("a")])])
    #expect(document.source.text(in: document.span(of: value)) == token)
  }

  @Test func `a report points at a container's opening`() throws {
    let document = document("{ a = ( b ); }")
    let value = try #require(document[NodePath([.key("a")])])
    #expect(document.source.text(in: document.headSpan(of: value)) == "(")
    #expect(document.position(of: value) == SourcePosition(line: 1, column: 7, utf16Column: 7))
  }

  @Test func `a strings file spans from its first key to its end`() throws {
    let document = document("// c\na = b;\nc = d;\n")
    let root = try #require(document.root)
    #expect(document.source.text(in: document.span(of: root)) == "a = b;\nc = d;\n")
    #expect(document.source.text(in: document.headSpan(of: root)) == "a")
  }
}

import ModelKitDocument
import Testing

/// Which format a file is taken for: the bytes decide, and the name where they leave it open.
struct FormatDetectorTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let text: String
    let name: String
    let format: Format
    var testDescription: String { "\(name): \(text.debugDescription)" }

    init(_ text: String, _ name: String, _ format: Format) {
      self.text = text
      self.name = name
      self.format = format
    }
  }

  private static let json = Format.json(.standard)

  private func format(
    _ text: some Sequence<UInt8>, _ name: String, _ options: ReadingOptions = ReadingOptions()
  ) -> Format {
    FormatDetector.format(of: SourceText(text, name: name), options: options)
  }

  @Test(arguments: [
    Case("bplist00...", "a.json", .binary),
    Case("<?xml version=\"1.0\"?><plist/>", "a.json", .xml),
    Case(" \n\t<?xml version=\"1.0\"?><plist/>", "a", .xml),
    Case("<!DOCTYPE plist><plist/>", "a.strings", .xml),
    Case("<!-- note --><plist/>", "a.plist", .xml),
    Case("<plist version=\"1.0\">", "a.json", .xml),
    Case("<dict/>", "a.plist", .xml),
    Case("<data>AAAA</data>", "a", .xml),
    Case("<0fbd 77>", "a.plist", .openStep),
    Case("<*I5>", "a.plist", .openStep),
    Case("<<<<<<< HEAD\n<?xml version=\"1.0\"?>", "a.plist", .xml),
  ])
  func `XML, binary and data are told by their first bytes`(test: Case) {
    #expect(format(test.text.utf8, test.name) == test.format)
  }

  @Test(arguments: [
    Case("{\"a\": 1}", "a.plist", json),
    Case("{\"a\": 1}", "a", json),
    Case("{ /* c */ \"a\" /* d */ : 1}", "a.strings", json),
    Case("[1, 2]", "a.plist", json),
    Case("{a: 1}", "a", json),
    Case("{a:1}", "a", json),
    Case("{\"a\" = 1;}", "a", .openStep),
    Case("{ a = 1; }", "a", .openStep),
    Case("{ \"a\\\":\" = 1; }", "a", .openStep),
    Case("{ a:b = c; }", "a", .openStep),
    Case("{ 'a' = 1; }", "a", .openStep),
    Case("// !$*UTF8*$!\n{ archiveVersion = 1; }", "a", .openStep),
    Case("\"a\" = \"b\";", "a", .openStep),
    Case("a = b;", "a", .openStep),
    Case("(1, 2)", "a", .openStep),
    Case("\"a\" = \"b\";", "a.json", .openStep),
    Case("{ a = (1); }", "a.json", .openStep),
  ])
  func `what follows the first key tells JSON from OpenStep`(test: Case) {
    #expect(format(test.text.utf8, test.name) == test.format)
  }

  @Test(arguments: [
    Case("{}", "a.json", json), Case("{}", "a.plist", .openStep), Case("{}", "a", json),
    Case("7", "a.json", json), Case("7", "b.a.strings", .openStep), Case("7", "a", json),
    Case("\"a\"", "a.GeoJSON", json), Case("\"a\"", "a.pbxproj", .openStep),
    Case("true", "a", json), Case("hello", "a", .openStep), Case("hello", "a.json", json),
    Case("", "a.json", json), Case("", "a.strings", .openStep), Case("// c", "a", json),
    // A slip of `=` for `:` does not make a JSON file something else.
    Case("{\"a\" = 1}", "a.json", json), Case("{\"a\" = 1, \"b\": 2}", "a.json", json),
  ])
  func `the extension decides what both could be`(test: Case) {
    #expect(format(test.text.utf8, test.name) == test.format)
  }

  @Test(arguments: [
    Case("{}", "a.jsonc", .json(.jsonc)), Case("{}", "a.JSON5", .json(.json5)),
    Case("1\n2", "a.jsonl", .json(.lines)), Case("1\n2", "x/a.ndjson", .json(.lines)),
    Case("{}", "json5/a.json", json),
  ])
  func `an extension can name a dialect`(test: Case) {
    #expect(format(test.text.utf8, test.name) == test.format)
  }

  @Test func `the caller overrules bytes and name`() {
    let openStep = ReadingOptions(format: .openStep)
    #expect(format("{\"a\": 1}".utf8, "a.json", openStep) == .openStep)
    let json5 = ReadingOptions(dialect: .json5)
    #expect(format("{ a = 1; }".utf8, "a.plist", json5) == .json(.json5))
    #expect(format("<?xml version=\"1.0\"?>".utf8, "a.plist", json5) == .xml)
    let both = ReadingOptions(format: .json(.standard), dialect: .jsonc)
    #expect(format("{}".utf8, "a", both) == .json(.jsonc))
  }

  @Test(arguments: SourceEncoding.allCases.filter { $0 != .latin1 }, [true, false])
  func `the format is told in every encoding`(encoding: SourceEncoding, hasMark: Bool) {
    let mark = hasMark ? "\u{FEFF}" : ""
    #expect(format(EncodedText.bytes(mark + "{ a = 1; }", encoding), "a") == .openStep)
    #expect(format(EncodedText.bytes(mark + "<?xml?>", encoding), "a.json") == .xml)
  }
}

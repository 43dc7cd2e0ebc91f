import ModelKitDocument
import Testing

/// The digits of numbers on their way from one format to another.
struct NumberDigitsTests {
  private func written(
    _ text: String, name: String, as format: OutputFormat
  ) -> (text: String, findings: [String]) {
    let document = Document(reading: SourceText(text, name: name))
    #expect(document.diagnostics == [])
    let written = document.written(as: format, options: WritingOptions(isCompact: true))
    return (
      String(decoding: written.bytes, as: UTF8.self),
      written.diagnostics.map { "\($0.severity) \($0.code.rawValue) \($0.path)" }
    )
  }

  private func xml(_ real: String, as format: OutputFormat) -> (text: String, findings: [String]) {
    written("<plist><array><real>\(real)</real></array></plist>", name: "a.plist", as: format)
  }

  private static let long = "1234567890.123456789012345"

  @Test(arguments: [
    "1.10", "1", "-0", "-0.0", "1E5", "1e+20", "1e-05", "1e400", "1e-400", "+1.5", ".5", "-5.",
    "007.50",
    long, "12345678901234567890123456789",
  ])
  func `a real of an XML file is written to XML as it stands`(real: String) {
    let written = xml(real, as: .xml)
    #expect(written.text.contains("<real>\(real)</real>"))
    #expect(written.findings == [])
  }

  @Test(arguments: [
    ("1.10", "1.1"), ("1.0", "1"), ("+.5", "0.5"), ("1E5", "100000"), ("1e+20", "1e+20"),
    (long, long),
  ])
  func `a real has Foundation's text where keys are sorted`(real: String, expected: String) {
    let text = "<plist><array><real>\(real)</real></array></plist>"
    let written = Document(reading: SourceText(text, name: "a.plist"))
      .written(as: .xml, options: WritingOptions(sortedKeys: true))
    let bytes = String(decoding: written.bytes, as: UTF8.self)
    #expect(bytes.contains("<real>\(expected)</real>"))
    #expect(written.diagnostics.isEmpty)
  }

  @Test(arguments: [
    ("1.10", "1.10"), ("1", "1.0"), ("-0", "-0.0"), ("1E5", "1E5"), ("1e400", "1e400"),
    ("1e-400", "1e-400"), ("+1.5", "1.5"), (".5", "0.5"), ("-5.", "-5.0"), ("007.50", "7.50"),
    (long, long), ("12345678901234567890123456789", "12345678901234567890123456789.0"),
  ])
  func `a real of an XML file keeps its digits in JSON`(real: String, expected: String) {
    let written = xml(real, as: .json)
    #expect(written.text == "[\(expected)]")
    #expect(written.findings == [])
  }

  @Test(arguments: [("1.50", "1.50"), ("1E5", "1E5"), (long, long)])
  func `a number of JSON keeps its digits in XML`(number: String, expected: String) {
    let written = written("[\(number)]", name: "a.json", as: .xml)
    #expect(written.text.contains("<real>\(expected)</real>"))
    #expect(written.findings == [])
  }

  @Test(arguments: [("+.5", "0.5"), ("5.", "5.0"), ("-.5e3", "-0.5e3")])
  func `JSON5's own spellings become plain numbers in XML`(number: String, expected: String) {
    let written = written("[\(number)]", name: "a.json5", as: .xml)
    #expect(written.text.contains("<real>\(expected)</real>"))
  }

  @Test(arguments: [
    // Fifteen digits always survive, and so do the seventeen that C writes for a double.
    "0.1", "1.10", "99.990", "1e22", "100000000000000000000000", "0.10000000000000001",
    "0.30000000000000004", "9007199254740992.0", "5e-324", "4.9406564584124654e-324",
    "1.7976931348623157e308", "0", "0.000e9", "123456.789012345", "2.2250738585072014e-308",
  ])
  func `digits that a Double keeps go to binary without a word`(number: String) {
    #expect(xml(number, as: .binary).findings == [])
  }

  @Test(arguments: [
    long, "9007199254740993.0", "9007199254740993", "0.30000000000000001665", "5.1e-324",
    "0.90000000000000005", "1.234567e-320", "0.123456789012345678",
  ])
  func `digits that a Double does not keep are a warning in binary`(number: String) {
    #expect(xml(number, as: .binary).findings == ["warning value.precision-loss [0]"])
  }

  @Test(arguments: ["1e400", "-1e400", "1e-400", "0.00001e-330"])
  func `a real that no Double comes near is an error in binary`(number: String) {
    #expect(xml(number, as: .binary).findings == ["error value.out-of-range [0]"])
  }

  @Test func `typed JSON and OpenStep keep digits too`() {
    #expect(xml(Self.long, as: .typedJSON).text == "[{\"$real\":\"\(Self.long)\"}]")
    #expect(xml("1e-400", as: .typedJSON).text == "[{\"$real\":\"1e-400\"}]")
    #expect(xml(Self.long, as: .openStep).text.contains(Self.long))
    let document = Document(
      reading: SourceText("[1e400, 123456789012345678901234567890, 1.5]", name: "a.json"))
    let gnustep = document.written(as: .openStep, options: WritingOptions(gnustepTypes: true))
    #expect(
      gnustep.diagnostics.map(\.code.rawValue) == ["value.out-of-range", "value.out-of-range"])
    #expect(String(decoding: gnustep.bytes, as: UTF8.self).contains("<*R1.5>"))
  }

  @Test(arguments: [-63_113_904_001, 252_423_993_600, .infinity, .nan] as [Double])
  func `a date outside the years 1 to 9999 is refused by every format`(seconds: Double) {
    var builder = DocumentBuilder(name: "dates")
    builder.beginArray()
    builder.date(secondsSinceReferenceDate: seconds)
    builder.end()
    let document = builder.finish()
    for format in OutputFormat.allCases {
      let written = document.written(as: format)
      #expect(written.diagnostics.map(\.code) == [.invalidDate], "\(format)")
      #expect(written.hasLosses, "\(format)")
    }
  }

  @Test(arguments: [
    // Python's int(…, 16).
    ("0x0", "0"), ("0x1F", "31"), ("-0x00000000000000000000FF", "-255"),
    ("0x" + String(repeating: "f", count: 40), "1461501637330902918203684832716283019655932542975"),
    (
      "0x" + String(repeating: "123456789abcdef0", count: 4) + "abc",
      "33726890490030018153550553930031147530762541839817956229631225357265267999050428"
    ),
  ])
  func `a hexadecimal number of JSON5 is written with all its digits`(
    number: String, expected: String
  ) {
    let written = Document(reading: SourceText("[\(number)]", name: "a.json5"))
      .written(as: .json, options: WritingOptions(isCompact: true))
    #expect(String(decoding: written.bytes, as: UTF8.self) == "[\(expected)]")
  }
}

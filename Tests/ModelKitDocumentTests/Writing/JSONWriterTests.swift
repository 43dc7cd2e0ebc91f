import ModelKitDocument
import Testing

/// JSON and the text of its numbers.
struct JSONWriterTests {
  private func json(
    _ text: String, _ dialect: JSONDialect = .standard, as format: OutputFormat = .json
  ) -> String {
    let document = Document(
      reading: SourceText(text, name: "a.json"), options: ReadingOptions(dialect: dialect))
    #expect(document.diagnostics == [])
    let written = document.written(as: format, options: WritingOptions(isCompact: true))
    #expect(written.diagnostics == [])
    return String(decoding: written.bytes, as: UTF8.self)
  }

  @Test(arguments: [
    "1.50", "-0", "-0.0", "1E5", "1e-05", "123456789012345678901234567890", "0.1", "1e400",
    "9007199254740993", "78.400",
  ])
  func `numbers of JSON stay as they are written`(number: String) {
    #expect(json("[\(number)]") == "[\(number)]")
    #expect(json("[\(number)]", as: .typedJSON) == "[\(number)]")
  }

  @Test(arguments: [
    ("+1", "1"), ("+1.5", "1.5"), (".5", "0.5"), ("-.5e3", "-0.5e3"), ("5.", "5.0"),
    ("-5.e2", "-5.0e2"), ("0x10", "16"), ("-0xff", "-255"),
    ("0XFFFFFFFFFFFFFFFF", "18446744073709551615"),
    ("0x10000000000000000", "18446744073709551616"),
    ("0x123456789abcdef0123456789abcdef", "1512366075204170929049582354406559215"),
  ])
  func `JSON5's own spellings become JSON's`(number: String, expected: String) {
    #expect(json("[\(number)]", .json5) == "[\(expected)]")
    #expect(json("[\(number)]", .json5, as: .typedJSON) == "[\(expected)]")
  }

  @Test(arguments: [
    ("Infinity", "inf"), ("-Infinity", "-inf"), ("+Infinity", "inf"), ("NaN", "nan"),
  ])
  func `numbers that are not finite are typed, or an error in plain JSON`(
    number: String, text: String
  ) {
    #expect(json(number, .json5, as: .typedJSON) == "{\"$real\":\"\(text)\"}")
    let document = Document(
      reading: SourceText("{\"a\": \(number)}", name: "a.json5"))
    let findings = document.written(as: .json).diagnostics
    #expect(findings.map(\.code.rawValue) == ["value.non-finite"])
    #expect(findings.map(\.path.description) == ["a"])
    #expect(findings.map(\.position?.column) == [7])
  }

  @Test func `strings have the escapes that JSON demands and no others`() {
    #expect(
      json(#"["\u0000\u001f\b\f\n\r\t\"\\\/\u007f\u00e9\ud83d\ude00"]"#)
        == #"["\u0000\u001f\b\f\n\r\t\"\\/\#u{7F}é😀"]"#)
  }

  @Test func `keys are sorted only where that is asked for`() {
    let document = Document(reading: SourceText(#"{"b":1,"a":{"d":2,"c":3}}"#, name: "a.json"))
    let plain = document.written(as: .json, options: WritingOptions(isCompact: true))
    #expect(String(decoding: plain.bytes, as: UTF8.self) == #"{"b":1,"a":{"d":2,"c":3}}"#)
    let sorted = document.written(
      as: .json, options: WritingOptions(sortedKeys: true, isCompact: true))
    #expect(String(decoding: sorted.bytes, as: UTF8.self) == #"{"a":{"c":3,"d":2},"b":1}"#)
  }

  @Test(arguments: [
    ("[null]", "property lists cannot hold null", "[0]"),
    (
      "{\"a\":18446744073709551616}",
      "property lists hold integers from −2⁶³ to 2⁶⁴−1; 18446744073709551616 is outside", "a"
    ),
    ("[1, 1e400]", "property lists hold 64-bit reals; 1e400 is beyond their range", "[1]"),
    ("[0e9, 1e-400]", "property lists hold 64-bit reals; 1e-400 is beyond their range", "[1]"),
  ])
  func `what property lists cannot hold is an error`(text: String, message: String, path: String) {
    let document = Document(reading: SourceText(text, name: "a.json"))
    for format in [OutputFormat.xml, .binary] {
      let written = document.written(as: format)
      #expect(written.diagnostics.map(\.message) == [message])
      #expect(written.diagnostics.map(\.path.description) == [path])
      #expect(written.hasLosses)
    }
  }

  @Test func `digits that a Double cannot keep are a warning in binary`() {
    let document = Document(
      reading: SourceText("[0.1, 3.14159265358979323846]", name: "a.json"))
    #expect(document.written(as: .xml).diagnostics == [])
    let written = document.written(as: .binary)
    #expect(written.diagnostics.map(\.code.rawValue) == ["value.precision-loss"])
    #expect(written.diagnostics.map(\.path.description) == ["[1]"])
    #expect(!written.hasLosses)
  }

  @Test func `the deepest tree is written without recursion`() {
    let text = String(repeating: "[", count: 600) + String(repeating: "]", count: 600)
    let document = Document(
      reading: SourceText(text, name: "a.json"),
      options: ReadingOptions(limits: ReaderLimits(depth: 4096)))
    for format in OutputFormat.allCases {
      #expect(!document.written(as: format).bytes.isEmpty)
    }
    #expect(json("[[[[]]]]") == "[[[[]]]]")
  }
}

import ModelKitDocument
import Testing

/// What a format cannot hold is a finding, at the value's place.
struct LossTests {
  struct Case: Sendable {
    let xml: String
    let format: OutputFormat
    let code: String
    let severity: Severity
    let message: String
  }

  private func written(
    _ text: String, as format: OutputFormat, name: String = "a.plist",
    _ options: WritingOptions = WritingOptions(isCompact: true)
  ) -> WrittenDocument {
    Document(reading: SourceText(text, name: name)).written(as: format, options: options)
  }

  @Test(arguments: [
    Case(
      xml: "<date>2001-01-01T00:00:00Z</date>", format: .json, code: "value.unsupported",
      severity: .error, message: "JSON cannot hold a date"),
    Case(
      xml: "<data/>", format: .json, code: "value.unsupported", severity: .error,
      message: "JSON cannot hold data"),
    Case(
      xml: "<real>nan</real>", format: .json, code: "value.non-finite", severity: .error,
      message: "JSON cannot hold NaN"),
    Case(
      xml: "<real>-inf</real>", format: .json, code: "value.non-finite", severity: .error,
      message: "JSON cannot hold infinity"),
    Case(
      xml: "<real>nan</real>", format: .openStep, code: "value.non-finite", severity: .error,
      message: "OpenStep has text for numbers, and none that is read as NaN"),
    Case(
      xml: "<real>+infinity</real>", format: .openStep, code: "value.non-finite", severity: .error,
      message: "OpenStep has text for numbers, and none that is read as infinity"),
    Case(
      xml: "<true/>", format: .openStep, code: "value.unsupported", severity: .warning,
      message: "OpenStep has no type for booleans; written as text"),
    Case(
      xml: "<integer>1</integer>", format: .openStep, code: "value.unsupported",
      severity: .warning, message: "OpenStep has no type for integers; written as text"),
  ])
  func `a loss is placed at its value`(test: Case) {
    let text = "<plist>\n<dict>\n<key>k</key>\n\(test.xml)</dict></plist>"
    let written = written(text, as: test.format)
    #expect(written.diagnostics.map(\.code.rawValue) == [test.code])
    #expect(written.diagnostics.map(\.severity) == [test.severity])
    #expect(written.diagnostics.map(\.message) == [test.message])
    #expect(written.diagnostics.map(\.path.description) == ["k"])
    #expect(written.diagnostics.map(\.position?.line) == [4])
    #expect(written.hasLosses == (test.severity == .error))
  }

  @Test func `a fraction of a second in XML is a warning`() {
    let bytes: [UInt8] =
      Array("bplist00".utf8) + [0x33, 0x3F, 0xD0, 0, 0, 0, 0, 0, 0] + [8]
      + [0, 0, 0, 0, 0, 0, 1, 1] + [0, 0, 0, 0, 0, 0, 0, 1] + [0, 0, 0, 0, 0, 0, 0, 0]
      + [0, 0, 0, 0, 0, 0, 0, 17]
    let written = Document(reading: SourceText(bytes, name: "a.plist")).written(as: .xml)
    #expect(written.diagnostics.map(\.severity) == [.warning])
    #expect(
      written.diagnostics.first?.message
        == "the fraction of a second of 2001-01-01T00:00:00.25Z is lost: "
        + "dates are written in whole seconds")
    #expect(
      String(decoding: written.bytes, as: UTF8.self).contains("<date>2001-01-01T00:00:00Z</date>"))
  }

  @Test func `a carriage return survives, or is a warning where Foundation's bytes are asked for`()
  {
    let text = "<plist><string>a&#13;b</string></plist>"
    let plain = written(text, as: .xml, WritingOptions())
    #expect(plain.diagnostics == [])
    #expect(String(decoding: plain.bytes, as: UTF8.self).contains("<string>a&#13;b</string>"))
    let sorted = written(text, as: .xml, WritingOptions(sortedKeys: true))
    #expect(sorted.diagnostics.map(\.severity) == [.warning])
    #expect(String(decoding: sorted.bytes, as: UTF8.self).contains("<string>a\rb</string>"))
  }

  @Test func `a lone archive reference becomes a uid in binary and stays a dictionary elsewhere`() {
    let text = "<plist><dict><key>CF$UID</key><integer>5</integer></dict></plist>"
    let binary = Document(reading: SourceText(written(text, as: .binary).bytes, name: "b"))
    #expect(binary.root.flatMap(binary.uid) == 5)
    let xml = binary.written(as: .xml, options: WritingOptions())
    #expect(
      String(decoding: xml.bytes, as: UTF8.self)
        .contains("<dict>\n\t<key>CF$UID</key>\n\t<integer>5</integer>\n</dict>"))
    #expect(
      String(decoding: written(text, as: .typedJSON).bytes, as: UTF8.self) == #"{"CF$UID":5}"#)
  }

  @Test func `shared objects that would fill any memory are refused in reading`() {
    // Each of 40 arrays holds the next one twice.
    var bytes = Array("bplist00".utf8)
    var offsets: [UInt8] = []
    for level in 0..<40 {
      offsets.append(UInt8(bytes.count))
      bytes += [0xA2, UInt8(level + 1), UInt8(level + 1)]
    }
    offsets.append(UInt8(bytes.count))
    bytes.append(0x09)
    let table = UInt8(bytes.count)
    bytes += offsets + [0, 0, 0, 0, 0, 0, 1, 1] + [0, 0, 0, 0, 0, 0, 0, 41]
    bytes += [0, 0, 0, 0, 0, 0, 0, 0] + [0, 0, 0, 0, 0, 0, 0, table]
    let document = Document(reading: SourceText(bytes, name: "a.plist"))
    #expect(document.root == nil)
    #expect(document.diagnostics.map(\.code) == [.nodeLimit])
  }
}

import ModelKitDocument
import Testing

/// What is wrong with a binary property list is said once, with the object and its offset.
struct BinaryFaultTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let objects: [[UInt8]]
    let code: String
    /// The bytes at fault.
    let span: Range<UInt32>
    let outline: String
    var testDescription: String { "\(objects)" }

    init(_ objects: [UInt8]..., gives code: String, at span: Range<UInt32>, _ outline: String) {
      self.objects = objects
      self.code = code
      self.span = span
      self.outline = outline
    }
  }

  private static let infinity = BinaryFile.bigEndian(Double.infinity.bitPattern, width: 8)

  @Test(arguments: [
    Case([0x7F], gives: "syntax.binary-object", at: 8..<9, "nothing"),
    Case([0x0F], gives: "syntax.binary-object", at: 8..<9, "nothing"),
    Case([0x15, 0x00], gives: "syntax.binary-object", at: 8..<9, "nothing"),
    Case([0x20, 0x00], gives: "syntax.binary-object", at: 8..<9, "nothing"),
    Case([0x13, 0x00], gives: "syntax.binary-object", at: 8..<9, "nothing"),
    Case([0x55, 0x41], gives: "syntax.binary-object", at: 8..<9, "nothing"),
    Case([0x62, 0x00, 0x41], gives: "syntax.binary-object", at: 8..<9, "nothing"),
    Case([0x5F, 0x50], gives: "syntax.binary-object", at: 8..<9, "nothing"),
    Case([0x53, 0x61, 0xE9, 0x61], gives: "syntax.encoding", at: 10..<11, "nothing"),
    Case([0x62, 0x00, 0x41, 0xD8, 0x3D], gives: "syntax.encoding", at: 11..<13, "nothing"),
    Case([0x33] + infinity, gives: "value.date", at: 8..<17, "nothing"),
    Case(
      [0x88, 1] + [UInt8](repeating: 0, count: 8), gives: "value.out-of-range", at: 8..<18,
      "nothing"),
    Case([0xA2, 1, 2], [0x09], gives: "syntax.binary-reference", at: 8..<9, "nothing"),
    Case([0xA1, 1], [0xD1, 2, 3], [0x09], [0x09], gives: "syntax.binary-key", at: 13..<14, "[!]"),
    Case(
      [0xA2, 1, 2], [0x53, 0xC3, 0xA9, 0x21], [0x09], gives: "syntax.encoding", at: 12..<13,
      "[!, true]"),
    Case([0xA1, 0], gives: "syntax.binary-cycle", at: 8..<9, "nothing"),
    Case([0xA2, 1, 2], [0xA1, 0], [0x09], gives: "syntax.binary-cycle", at: 11..<12, "[!, true]"),
  ])
  func `each fault has its code and its place`(test: Case) throws {
    let document = Document(
      reading: SourceText(BinaryFile(objects: test.objects).bytes, name: "a.plist"))
    #expect(document.outline == test.outline)
    #expect(document.diagnostics.count == 1)
    let finding = try #require(document.diagnostics.first)
    #expect(finding.code.rawValue == test.code)
    #expect(finding.span == SourceSpan(start: test.span.lowerBound, end: test.span.upperBound))
    #expect(finding.message.contains("object") && finding.message.contains("at byte offset"))
    #expect(finding.position == nil)
  }

  @Test func `several faults are all reported, in the order of the file`() {
    let file = BinaryFile(
      [0xA4, 1, 2, 3, 4], [0x51, 0xFF], [0x10, 0x05], [0x0C], [0xD1, 2, 3])
    let document = Document(reading: SourceText(file.bytes, name: "a.plist"))
    #expect(
      document.findings == [
        "syntax.encoding@14", "syntax.binary-key@15", "syntax.binary-object@17",
      ])
    #expect(document.outline == "[!, i5, !, !]")
  }

  @Test func `a key that is itself faulty is one fault`() {
    let file = BinaryFile([0xD1, 1, 2], [0x51, 0xFF], [0x09])
    let document = Document(reading: SourceText(file.bytes, name: "a.plist"))
    #expect(document.findings == ["syntax.encoding@12"])
  }

  @Test(
    arguments: [
      (6, [0], "syntax.binary-trailer"),
      (6, [9], "syntax.binary-trailer"),
      (7, [0], "syntax.binary-trailer"),
      (8, [0, 0, 0, 0, 0, 0, 0, 0], "syntax.binary-trailer"),
      (8, [0, 0, 0, 0, 0x77, 0x35, 0x94, 0], "syntax.binary-trailer"),
      (8, [255, 255, 255, 255, 255, 255, 255, 255], "syntax.binary-trailer"),
      (16, [0, 0, 0, 0, 0, 0, 0, 1], "syntax.binary-trailer"),
      (24, [0, 0, 0, 0, 0, 0, 0, 8], "syntax.binary-trailer"),
      (24, [127, 255, 255, 255, 255, 255, 255, 255], "syntax.binary-trailer"),
    ] as [(Int, [UInt8], String)])
  func `a trailer that does not fit the file is refused`(
    field: Int, value: [UInt8], code: String
  ) {
    var bytes = BinaryFile([0x09]).bytes
    let start = bytes.count - 32 + field
    bytes.replaceSubrange(start..<start + value.count, with: value)
    let document = Document(reading: SourceText(bytes, name: "a.plist"))
    #expect(document.findings == ["\(code)@\(start)"])
    #expect(document.root == nil)
  }

  @Test(arguments: [
    ("bplist15", "syntax.binary-header@6"), ("bplist16", "syntax.binary-header@6"),
    ("xplist00", "syntax.binary-header@0"),
  ])
  func `another format's header is told apart`(header: String, finding: String) {
    var file = BinaryFile([0x09])
    file.header = Array(header.utf8)
    let document = Document(
      reading: SourceText(file.bytes, name: "a.plist"), options: ReadingOptions(format: .binary))
    #expect(document.findings == [finding])
  }

  @Test func `an offset outside the objects is placed in the offset table`() {
    var bytes = BinaryFile([0xA1, 1], [0x09]).bytes
    bytes[12] = 4
    let document = Document(reading: SourceText(bytes, name: "a.plist"))
    #expect(document.findings == ["syntax.binary-object@12"])
    #expect(document.outline == "[!]")
  }
}

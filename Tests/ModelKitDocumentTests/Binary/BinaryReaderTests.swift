import ModelKitDocument
import Testing

/// What binary property lists hold, by the layout that CoreFoundation's `CFBinaryPList.c` documents.
struct BinaryReaderTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let object: [UInt8]
    let outline: String
    var testDescription: String { outline }

    init(_ object: [UInt8], _ outline: String) {
      self.object = object
      self.outline = outline
    }
  }

  private func document(_ file: BinaryFile) -> Document {
    Document(reading: SourceText(file.bytes, name: "a.plist"))
  }

  private static func double(_ value: Double) -> [UInt8] {
    BinaryFile.bigEndian(value.bitPattern, width: 8)
  }

  @Test(arguments: [
    Case([0x00], "null"),
    Case([0x08], "false"),
    Case([0x09], "true"),
    Case([0x10, 0xFF], "i255"),
    Case([0x11, 0xA7, 0x0F], "i42767"),
    Case([0x12, 0xFF, 0xFF, 0xFF, 0xFF], "i4294967295"),
    Case([0x13] + [UInt8](repeating: 0xFF, count: 8), "i-1"),
    Case([0x13, 0x80] + [UInt8](repeating: 0, count: 7), "i-9223372036854775808"),
    Case(
      [0x14] + [UInt8](repeating: 0, count: 8) + [UInt8](repeating: 0xFF, count: 8),
      "i18446744073709551615"),
    Case([0x22, 0x3F, 0xC0, 0, 0], "r1.5"),
    Case([0x23] + double(-0.1), "r-0.1"),
    Case([0x33] + double(1e9), "@1000000000.0"),
    Case([0x33] + double(-63_113_904_000), "@-63113904000.0"),
    Case([0x40], "#"),
    Case([0x42, 0x00, 0xFF], "#0.ff"),
    Case([0x50], "\"\""),
    Case([0x52, 0x68, 0x69], "\"hi\""),
    Case([0x60], "\"\""),
    Case([0x62, 0x67, 0x9C, 0x7C, 0x89], "\"果粉\""),
    Case([0x64, 0x00, 0x41, 0xD8, 0x3D, 0xDC, 0xA9, 0x00, 0xE9], "\"A💩é\""),
    Case([0x80, 0x07], "u7"),
    Case([0x82, 0x01, 0x00, 0x00], "u65536"),
    Case([0x89, 0, 0] + [UInt8](repeating: 0, count: 7) + [5], "u5"),
    Case([0xA0], "[]"),
    Case([0xB0], "s[]"),
    Case([0xC0], "s[]"),
    Case([0xD0], "{}"),
  ])
  func `each kind of object is read`(test: Case) {
    let document = document(BinaryFile(test.object))
    #expect(document.findings == [])
    #expect(document.outline == test.outline)
  }

  @Test(arguments: 1...8)
  func `offsets and references may have one to eight bytes`(width: Int) {
    let document = document(
      BinaryFile(
        BinaryFile.container(0xD, [1, 2], width: width), BinaryFile.ascii("a"),
        BinaryFile.container(0xA, [3, 3], width: width), [0x10, 0x01], offsetSize: width,
        referenceSize: width))
    #expect(document.findings == [])
    #expect(document.outline == #"{"a": [i1, i1]}"#)
  }

  @Test(arguments: [0, 1, 2, 3])
  func `counts above fourteen have an integer of their own`(exponent: Int) {
    let text = String(repeating: "0123456789abcdef", count: 3)
    let count = BinaryFile.bigEndian(48, width: 1 << exponent)
    let document = document(
      BinaryFile([0x5F, 0x10 | UInt8(exponent)] + count + Array(text.utf8)))
    #expect(document.findings == [])
    #expect(document.outline == text.debugDescription)
  }

  @Test func `objects may stand in any order`() {
    let document = document(
      BinaryFile(
        [0x10, 0x07], BinaryFile.ascii("k"), BinaryFile.container(0xA, [0]),
        BinaryFile.container(0xD, [1, 2]), BinaryFile.container(0xA, [3, 3, 2]), top: 4))
    #expect(document.findings == [])
    #expect(document.outline == #"[{"k": [i7]}, {"k": [i7]}, [i7]]"#)
  }

  @Test func `any minor version is read`() {
    var file = BinaryFile([0x09])
    file.header[7] = UInt8(ascii: "x")
    #expect(document(file).outline == "true")
  }

  @Test func `what nothing refers to does not matter`() {
    let document = document(
      BinaryFile(BinaryFile.container(0xA, [1]), [0x09], [0x7F], [0xA3, 9, 9, 9]))
    #expect(document.findings == [])
    #expect(document.outline == "[true]")
  }

  @Test(arguments: [
    ([0x10, 0x01] as [UInt8], 8..<10, 8..<10),
    ([0x33] + [UInt8](repeating: 0, count: 8), 8..<17, 8..<17),
    ([0x52, 0x68, 0x69], 8..<11, 8..<11),
    ([0x62, 0x67, 0x9C, 0x7C, 0x89], 8..<13, 8..<13),
    ([0x81, 0x01, 0x00], 8..<11, 8..<11),
    ([0x09], 8..<9, 8..<9),
    ([0xA2, 0x01, 0x01], 8..<11, 8..<9),
    ([0xD1, 0x01, 0x01], 8..<11, 8..<9),
  ])
  func `a value's span is its object's bytes`(object: [UInt8], whole: Range<Int>, head: Range<Int>)
    throws
  {
    let document = document(BinaryFile(object, [0x50]))
    let root = try #require(document.root)
    #expect(
      document.span(of: root)
        == SourceSpan(start: UInt32(whole.lowerBound), end: UInt32(whole.upperBound)))
    #expect(
      document.headSpan(of: root)
        == SourceSpan(start: UInt32(head.lowerBound), end: UInt32(head.upperBound)))
  }
}

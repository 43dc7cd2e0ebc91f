import ModelKitDocument
import Testing

/// Encodings are found out and converted once; what is no character is named with its byte.
struct EncodingTests {
  private static let declaration = "<?xml version='1.0' encoding="

  private func read(_ bytes: [UInt8], _ name: String = "a.plist") -> Document {
    Document(reading: SourceText(bytes, name: name))
  }

  private func plist(_ text: String, encoding: String) -> String {
    "\(Self.declaration)'\(encoding)'?><plist version='1.0'><string>\(text)</string></plist>"
  }

  private func string(_ document: Document) -> String? { document.root.flatMap(document.string) }

  @Test(arguments: SourceEncoding.allCases.filter { $0 != .latin1 })
  func `a byte-order mark tells the encoding`(encoding: SourceEncoding) {
    let bytes = EncodedText.bytes("\u{FEFF}" + plist("果粉 😀", encoding: "UTF-8"), encoding)
    let document = read(bytes)
    #expect(string(document) == "果粉 😀")
    #expect(document.source.encoding == encoding)
    #expect(document.source.hasByteOrderMark)
    #expect(!document.diagnostics.contains { $0.severity == .error })
  }

  @Test(arguments: SourceEncoding.allCases.filter { $0 != .latin1 })
  func `without a mark the NUL bytes tell the encoding`(encoding: SourceEncoding) {
    let document = read(EncodedText.bytes(plist("é", encoding: "UTF-8"), encoding))
    #expect(string(document) == "é")
    #expect(document.source.encoding == encoding)
    #expect(document.diagnostics == [])
  }

  @Test func `a UTF-8 mark is no part of the text and is told in words`() {
    let document = read(EncodedText.bytes("\u{FEFF}" + plist("x", encoding: "UTF-8"), .utf8))
    #expect(string(document) == "x")
    #expect(document.diagnostics.map(\.code) == [.byteOrderMark])
    #expect(document.diagnostics.map(\.severity) == [.note])
    #expect(
      document.diagnostics.map(\.message)
        == ["the file begins with a UTF-8 byte-order mark (EF BB BF)"])
    #expect(document.diagnostics.first?.position?.column == 1)
    #expect(document.source.bytes.first == UInt8(ascii: "<"))
  }

  @Test(arguments: ["ISO-8859-1", "latin1", "Iso-8859-1"])
  func `an XML declaration can ask for Latin-1`(name: String) {
    let document = read(EncodedText.bytes(plist("café ÿ", encoding: name), .latin1))
    #expect(string(document) == "café ÿ")
    #expect(document.source.encoding == .latin1)
    #expect(document.diagnostics == [])
  }

  @Test func `ASCII that is not ASCII is placed at its first byte`() {
    let document = read(EncodedText.bytes(plist("aé", encoding: "US-ASCII"), .utf8))
    #expect(document.diagnostics.map(\.code) == [.encoding])
    #expect(
      document.diagnostics.first?.message == "the file declares US-ASCII, but byte 71 is C3")
    #expect(document.diagnostics.first?.span == SourceSpan(start: 71, end: 72))
  }

  @Test(arguments: [
    ("Bogus", "the encoding `Bogus` is not known"),
    ("UTF-16", "the file declares UTF-16, but its bytes are not in that encoding"),
  ])
  func `an encoding that cannot be is one error, at its name`(name: String, message: String) {
    let document = read(EncodedText.bytes(plist("é", encoding: name), .latin1))
    #expect(document.diagnostics.map(\.code) == [.encoding])
    #expect(document.diagnostics.map(\.message) == [message])
    #expect(document.diagnostics.first?.position?.column == 31)
  }

  @Test(arguments: [
    ([0x22, 0x00, 0x3D, 0xD8, 0x22, 0x00] as [UInt8], "UTF-16LE at byte 2", "high surrogate D83D"),
    ([0xFE, 0xFF, 0x00, 0x22, 0xDE, 0x00, 0x00, 0x22], "UTF-16BE at byte 4", "low surrogate DE00"),
    ([0xFE, 0xFF, 0x00, 0x22, 0x00, 0x22, 0x00], "UTF-16BE at byte 6", "ends inside a character"),
    (
      [0x22, 0, 0, 0, 0, 0, 0x11, 0, 0x22, 0, 0, 0], "UTF-32LE at byte 4",
      "110000 is not a character"
    ),
  ])
  func `what is no character is named with its byte in the file`(
    bytes: [UInt8], place: String, what: String
  ) {
    let found = read(bytes, "a.strings").diagnostics.filter { $0.code == .encoding }
    #expect(found.count == 1)
    #expect(found.first?.message.hasPrefix("invalid \(place): ") == true)
    #expect(found.first?.message.contains(what) == true)
  }
}

import Foundation
import ModelKitDocument
import Testing

@Suite struct Base64Tests {
  private func decode(_ text: String, space: Bool = false) throws(Base64.Fault) -> [UInt8] {
    let bytes = Array(text.utf8) + [0]
    return try bytes.withUnsafeBufferPointer { buffer throws(Base64.Fault) in
      guard let base = buffer.baseAddress else { return [] }
      return try Base64.decode(base, count: buffer.count - 1, allowingSpace: space)
    }
  }

  @Test func `random bytes come back, and are written as Foundation writes them`() throws {
    var random = SeededRandom(seed: 3)
    for count in 0..<200 {
      let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
      let text = String(decoding: Base64.encode(bytes), as: UTF8.self)
      #expect(text == Data(bytes).base64EncodedString())
      #expect(try decode(text) == bytes)
    }
  }

  @Test func `white space is passed where it is allowed`() throws {
    #expect(try decode(" a\r\nG\tk = \n", space: true) == [104, 105])
    #expect(throws: Base64.Fault(offset: 1, reason: .character(0x20))) { try decode("a Gk=") }
  }

  @Test(arguments: [
    ("!!!!", Base64.Fault(offset: 0, reason: .character(0x21))),
    ("aGk", Base64.Fault(offset: 3, reason: .length(3))),
    ("a", Base64.Fault(offset: 1, reason: .length(1))),
    ("aG==k", Base64.Fault(offset: 4, reason: .padding)),
    ("aGk=aGk=", Base64.Fault(offset: 4, reason: .padding)),
    ("aGk==", Base64.Fault(offset: 4, reason: .padding)),
    ("aGls=", Base64.Fault(offset: 4, reason: .padding)),
    ("=", Base64.Fault(offset: 0, reason: .padding)),
    ("aG=", Base64.Fault(offset: 3, reason: .length(3))),
    ("aG-_", Base64.Fault(offset: 2, reason: .character(0x2D))),
    ("aGlsaGlsaGls\u{0}aGls", Base64.Fault(offset: 12, reason: .character(0))),
    ("aGlsaGlsé===", Base64.Fault(offset: 8, reason: .character(0xC3))),
  ])
  func `the first wrong byte is named`(text: String, fault: Base64.Fault) {
    #expect(throws: fault) { try decode(text) }
  }
}

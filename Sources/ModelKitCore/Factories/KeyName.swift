// A key is compared with the bytes of the file eight at a time. `bgColor` (7 bytes) is
//
//     head  62 67 43 6f 6c 6f 72 00      mask  ff ff ff ff ff ff ff 00
//
// and matches where the file has seven bytes that, masked, are the same word. A name of 9 to 16
// bytes is told by its first eight and its last eight bytes (they overlap); a longer one is then
// compared whole.

/// The name of a key, prepared for comparing with bytes.
public struct KeyName: Sendable, Hashable {
  /// The key as data writes it.
  public let text: String
  @usableFromInline let head: UInt64
  @usableFromInline let mask: UInt64
  @usableFromInline let tail: UInt64
  @usableFromInline let count: UInt32
  /// The bytes, for names longer than two words.
  private let bytes: [UInt8]

  /// Prepares a name.
  public init(_ text: String) {
    let utf8 = Array(text.utf8)
    func word(from start: Int) -> UInt64 {
      var word: UInt64 = 0
      for i in 0..<min(8, utf8.count - start) {
        word |= UInt64(utf8[start + i]) << UInt64(i * 8)
      }
      return word
    }
    self.text = text
    count = UInt32(clamping: utf8.count)
    head = word(from: 0)
    mask = utf8.count >= 8 ? ~0 : ~(~0 << UInt64(utf8.count * 8))
    tail = utf8.count > 8 ? word(from: utf8.count - 8) : 0
    bytes = utf8.count > 16 ? utf8 : []
  }

  /// Whether `length` bytes at `p` are this name. Eight bytes can be read at `p` in any case.
  @inline(__always)
  package func matches(_ p: UnsafePointer<UInt8>, length: UInt32) -> Bool {
    guard length == count, Self.word(p) & mask == head else { return false }
    if length <= 8 { return true }
    guard Self.word(p + Int(length) - 8) == tail else { return false }
    return length <= 16 || matchesLong(p)
  }

  @inline(never)
  private func matchesLong(_ p: UnsafePointer<UInt8>) -> Bool {
    bytes.elementsEqual(UnsafeBufferPointer(start: p, count: bytes.count))
  }

  @inline(__always)
  private static func word(_ p: UnsafePointer<UInt8>) -> UInt64 {
    UInt64(littleEndian: UnsafeRawPointer(p).loadUnaligned(as: UInt64.self))
  }
}

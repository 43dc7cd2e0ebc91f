// Lines and columns are counted eight bytes at a time. Each byte of a mask stands for one byte of the
// text, its highest bit telling yes or no:
//
//     text           61 C3 A9 0A …
//     high bit       00 80 80 00 …      the bytes of characters that are not ASCII
//     second bit     80 80 00 00 …      … of which A9 lacks the second: it goes on with a character

/// Eight bytes of UTF-8.
struct EightBytes {
  private let word: UInt64
  private static let high: UInt64 = 0x8080_8080_8080_8080
  private static let low: UInt64 = 0x0101_0101_0101_0101

  /// The eight bytes from a place on.
  @inline(__always)
  init(_ place: UnsafePointer<UInt8>) {
    word = UInt64(littleEndian: UnsafeRawPointer(place).loadUnaligned(as: UInt64.self))
  }

  /// Whether a line feed or a carriage return is among them. A byte after one may be taken for one
  /// as well, never one before it.
  @inline(__always)
  var haveLineBreak: Bool {
    (zeroBytes(word ^ (Self.low &* 0x0A)) | zeroBytes(word ^ (Self.low &* 0x0D))) != 0
  }

  /// How many units of UTF-16 the characters that begin here have.
  @inline(__always)
  var utf16Count: Int {
    let second = word << 1
    let isContinued = word & ~second & Self.high
    let beginsFour = word & second & (word << 2) & (word << 3) & Self.high
    return 8 - Self.count(isContinued) + Self.count(beginsFour)
  }

  /// How many bytes a mask says yes for: the product's highest byte is the sum of all. Not every
  /// processor that this is built for counts bits by itself.
  @inline(__always)
  private static func count(_ mask: UInt64) -> Int { Int(((mask >> 7) &* low) >> 56) }

  @inline(__always)
  private func zeroBytes(_ word: UInt64) -> UInt64 { (word &- Self.low) & ~word & Self.high }
}

/// Up to eight bytes of a tag, compared with the text in one step.
struct XMLWord {
  private let bytes: UInt64
  private let mask: UInt64
  /// How many bytes the word has.
  let count: Int

  /// The word of a text of one to eight ASCII characters.
  @inline(__always)
  init(_ text: StaticString) {
    var bytes: UInt64 = 0
    for i in 0..<text.utf8CodeUnitCount {
      bytes |= UInt64(text.utf8Start[i]) << UInt64(8 * i)
    }
    self.bytes = bytes
    count = text.utf8CodeUnitCount
    mask = UInt64.max >> UInt64(64 - 8 * text.utf8CodeUnitCount)
  }

  /// Whether the eight bytes that ``load(_:)`` took begin with this word.
  @inline(__always)
  func begins(_ loaded: UInt64) -> Bool { loaded & mask == bytes }

  /// The eight bytes at `p`, the first one lowest.
  @inline(__always)
  static func load(_ p: UnsafePointer<UInt8>) -> UInt64 {
    UInt64(littleEndian: UnsafeRawPointer(p).loadUnaligned(as: UInt64.self))
  }
}

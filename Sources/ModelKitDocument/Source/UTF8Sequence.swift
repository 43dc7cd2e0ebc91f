/// One character of UTF-8.
package enum UTF8Sequence {
  /// How many bytes the character at `p` has, 1 to 4; 0 if they are not UTF-8: cut short,
  /// overlong, a surrogate or beyond U+10FFFF. Four bytes are readable.
  ///
  /// The patterns are those of Unicode's table 3-7, compared as one little-endian word.
  @inlinable @inline(__always)
  package static func length(at p: UnsafePointer<UInt8>) -> Int {
    let word = UInt32(littleEndian: UnsafeRawPointer(p).loadUnaligned(as: UInt32.self))
    if word & 0x00C0_C0F0 == 0x0080_80E0 {
      // Overlong if the top five value bits are zero, a surrogate if they are 11011.
      let top = word & 0x0000_200F
      return top != 0 && top != 0x0000_200D ? 3 : 0
    }
    if word & 0x0000_C0E0 == 0x0000_80C0 {
      return word & 0x1E != 0 ? 2 : 0
    }
    if word & 0xC0C0_C0F8 == 0x8080_80F0 {
      // 0xF0 needs a second byte from 0x90 on, 0xF4 one below 0x90, above 0xF4 is nothing.
      let top = word & 0x0000_3007
      return top != 0 && (top & 0x04 == 0 || top & 0x3003 == 0) ? 4 : 0
    }
    return word & 0x80 == 0 ? 1 : 0
  }
}

/// UTF-8 as RFC 3629 defines it: shortest forms only, no surrogates, nothing above U+10FFFF.
package enum UTF8Sequence {
  /// The length of the sequence at `p`, 1 to 4, or 0 if there is no valid one. Reads four bytes.
  ///
  /// The bytes are looked at as one little-endian word: `0xE2 0x82 0xAC` is 0x..AC82E2, whose lead
  /// and continuation marks are checked by one mask, and whose forbidden values by another.
  @inline(__always)
  package static func length(at p: UnsafePointer<UInt8>) -> Int {
    let word = UnsafeRawPointer(p).loadUnaligned(as: UInt32.self).littleEndian
    if word & 0x00C0_C0F0 == 0x0080_80E0 {
      // E0 80…9F would be too long a form, ED A0…BF a surrogate.
      let value = word & 0x0000_200F
      return value != 0 && value != 0x0000_200D ? 3 : 0
    }
    if word & 0x0000_C0E0 == 0x0000_80C0 { return word & 0x1E != 0 ? 2 : 0 }
    if word & 0xC0C0_C0F8 == 0x8080_80F0 {
      // F0 80…8F would be too long a form, F4 90… and F5… beyond U+10FFFF.
      let value = word & 0x0000_3007
      return value != 0 && (value & 4 == 0 || value & 0x3003 == 0) ? 4 : 0
    }
    return word & 0x80 == 0 ? 1 : 0
  }

  /// The scalar of a sequence that ``length(at:)`` has measured.
  package static func scalar(at p: UnsafePointer<UInt8>, length: Int) -> UInt32 {
    guard length > 1 else { return UInt32(p[0]) }
    var value = UInt32(p[0]) & (0x7F >> UInt32(length))
    for i in 1..<length { value = value << 6 | UInt32(p[i] & 0x3F) }
    return value
  }

  /// Writes a scalar; returns how many bytes it took.
  package static func write(_ scalar: UInt32, to output: UnsafeMutablePointer<UInt8>) -> Int {
    func byte(_ shift: UInt32, _ mark: UInt32, _ mask: UInt32) -> UInt8 {
      UInt8(truncatingIfNeeded: mark | scalar >> shift & mask)
    }
    switch scalar {
    case ..<0x80:
      output[0] = UInt8(truncatingIfNeeded: scalar)
      return 1
    case ..<0x800:
      output[0] = byte(6, 0xC0, 0x1F)
      output[1] = byte(0, 0x80, 0x3F)
      return 2
    case ..<0x10000:
      output[0] = byte(12, 0xE0, 0x0F)
      output[1] = byte(6, 0x80, 0x3F)
      output[2] = byte(0, 0x80, 0x3F)
      return 3
    default:
      output[0] = byte(18, 0xF0, 0x07)
      output[1] = byte(12, 0x80, 0x3F)
      output[2] = byte(6, 0x80, 0x3F)
      output[3] = byte(0, 0x80, 0x3F)
      return 4
    }
  }
}

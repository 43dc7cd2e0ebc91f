extension UTF8Sequence {
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

/// The widths that binary property lists store numbers in.
enum ByteWidth {
  /// The least of 1, 2, 4 and 8 bytes that holds a number.
  static func least(for value: UInt64) -> Int {
    switch value {
    case 0...0xFF: 1
    case 0...0xFFFF: 2
    case 0...0xFFFF_FFFF: 4
    default: 8
    }
  }
}

extension [UInt8] {
  /// Appends the low `width` bytes of a number, the most significant first.
  mutating func appendBigEndian(_ value: UInt64, width: Int) {
    for shift in stride(from: (width - 1) * 8, through: 0, by: -8) {
      append(UInt8(truncatingIfNeeded: value >> UInt64(shift)))
    }
  }

  /// Appends a marker with its count: in the low half up to fourteen, else as an integer behind it.
  mutating func appendMarker(_ marker: UInt8, count: Int) {
    guard count >= 15 else { return append(marker | UInt8(count)) }
    append(marker | 0x0F)
    appendInteger(IntegerValue(isNegative: false, magnitude: UInt64(count)))
  }

  /// Appends an integer object: a marker with the width's power of two, and the bytes.
  mutating func appendInteger(_ value: IntegerValue) {
    let bits = value.isNegative ? 0 &- value.magnitude : value.magnitude
    if !value.isNegative, value.magnitude > UInt64(Int64.max) {
      append(0x14)
      appendBigEndian(0, width: 8)
      appendBigEndian(bits, width: 8)
      return
    }
    let width = value.isNegative ? 8 : ByteWidth.least(for: bits)
    append(0x10 | UInt8(width.trailingZeroBitCount))
    appendBigEndian(bits, width: width)
  }
}

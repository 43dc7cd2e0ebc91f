/// A decimal number taken apart: `-12.50e3` is negative, 1250 × 10¹.
///
/// The text has been checked by a reader, or is checked here: `isWhole` says whether all of it was a
/// number. Forms with a bare point (`.5`, `5.`) are taken, as JSON5 writes them.
struct DecimalText {
  /// The digits as one integer; wrapped around if there are more than nineteen of them.
  private(set) var significand: UInt64 = 0
  /// The power of ten to multiply the significand by.
  private(set) var exponent = 0
  /// Whether there is a minus sign.
  let isNegative: Bool
  /// How many digits make the significand, leading zeros included.
  private(set) var digitCount: Int
  /// Whether the text is a number and nothing else.
  private(set) var isWhole: Bool

  /// More than any count of digits can balance.
  private static let exponentLimit = 100_000_000_000

  @inline(__always)
  init(_ text: UnsafePointer<UInt8>, count: Int) {
    let end = text + count
    var p = text
    isNegative = count > 0 && p[0] == UInt8(ascii: "-")
    if isNegative || (count > 0 && p[0] == UInt8(ascii: "+")) { p += 1 }

    var value: UInt64 = 0
    let integerDigits = p
    p = Self.takeDigits(p, end, into: &value)
    digitCount = p - integerDigits
    if p < end, p[0] == UInt8(ascii: ".") {
      let fraction = p + 1
      p = Self.takeDigits(fraction, end, into: &value)
      exponent = fraction - p
      digitCount &+= p - fraction
    }
    significand = value
    isWhole = digitCount > 0 && p == end
    if p < end, p[0] | 0x20 == UInt8(ascii: "e") { takeExponent(p + 1, end) }
  }

  @inline(__always)
  private static func takeDigits(
    _ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>, into value: inout UInt64
  ) -> UnsafePointer<UInt8> {
    var p = start
    while end - p >= 8, let eight = EightDigits(p) {
      value = value &* 100_000_000 &+ eight.value
      p += 8
    }
    while p < end {
      let digit = p[0] &- UInt8(ascii: "0")
      guard digit < 10 else { break }
      value = value &* 10 &+ UInt64(digit)
      p += 1
    }
    return p
  }

  private mutating func takeExponent(
    _ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>
  ) {
    var p = start
    let isNegative = p < end && p[0] == UInt8(ascii: "-")
    if isNegative || (p < end && p[0] == UInt8(ascii: "+")) { p += 1 }
    let digits = p
    var value = 0
    while p < end {
      let digit = p[0] &- UInt8(ascii: "0")
      guard digit < 10 else { break }
      if value < Self.exponentLimit { value = value * 10 + Int(digit) }
      p += 1
    }
    isWhole = digitCount > 0 && p > digits && p == end
    exponent += isNegative ? -value : value
  }
}

/// Eight decimal digits read at once.
private struct EightDigits {
  let value: UInt64

  /// Reads eight bytes; `nil` if one is not a digit.
  ///
  /// `12345678` is a little-endian word with `1` in its lowest byte. Neighbouring digits, then pairs,
  /// then fours are joined by one multiplication each.
  @inline(__always)
  init?(_ p: UnsafePointer<UInt8>) {
    let word = UnsafeRawPointer(p).loadUnaligned(as: UInt64.self).littleEndian
    let digits = word ^ 0x3030_3030_3030_3030
    guard (digits &+ 0x7676_7676_7676_7676 | digits) & 0x8080_8080_8080_8080 == 0 else {
      return nil
    }
    let pairs = (digits &* 10 &+ digits >> 8) & 0x00FF_00FF_00FF_00FF
    let fours = (pairs &* 100 &+ pairs >> 16) & 0x0000_FFFF_0000_FFFF
    value = (fours &* 10_000 &+ fours >> 32) & 0xFFFF_FFFF
  }
}

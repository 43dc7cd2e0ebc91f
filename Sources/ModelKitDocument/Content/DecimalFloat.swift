// A decimal number is m × 10^e with m a 64-bit integer. What is wanted is the `Double` nearest to it,
// ties to the even one.
//
// `18.18` is 1818 × 10⁻². 1818 and 10² are both doubles, so one IEEE 754 division gives the nearest.
//
// `1e23` is beyond that. 10²³ = 5²³ × 2²³, and 5²³ has, shifted left as far as it goes, the leading
// bits 0xa968163f0a57b400. The product with m (1, shifted left as well) has far more bits than the
// 53 that are kept, so that whatever was cut off from the power decides the rounding only in rare,
// recognisable cases. The method, with the proof that 128 bits of the power are enough, is from
// D. Lemire, "Number Parsing at a Gigabyte per Second", Software: Practice and Experience 51 (2021).

/// Decimal numbers rounded to the nearest `Double`.
enum DecimalFloat {
  private static let powersOfTen: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
    1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
  ]
  private static let fractionBits: UInt64 = 52
  private static let exponentBias = 1023
  private static let infinityExponent = 0x7FF

  /// `significand` × 10^`exponent`, or `nil` in the rare case that 128 bits do not decide.
  @inline(__always)
  static func double(_ significand: UInt64, exponent: Int) -> Double? {
    if significand <= 1 << 53, exponent >= -22, exponent <= 22 {
      let value = Double(significand)
      return exponent < 0 ? value / powersOfTen[0 &- exponent] : value * powersOfTen[exponent]
    }
    return rounded(significand, exponent: exponent)
  }

  @inline(never)
  private static func rounded(_ significand: UInt64, exponent: Int) -> Double? {
    guard significand != 0, exponent >= PowersOfFive.least else { return 0 }
    guard exponent <= PowersOfFive.greatest else { return .infinity }
    let shift = significand.leadingZeroBitCount
    let product = PowersOfFive.product(significand << UInt64(shift), exponent: exponent)
    let isShort = exponent >= -27 && exponent <= 55
    if product.low == .max, !isShort { return nil }

    // Keep one bit more than the fraction has, to round with.
    let upper = Int(product.high >> 63)
    let dropped = UInt64(upper) + 64 - fractionBits - 3
    var bits = product.high >> dropped
    // 217706 / 2¹⁶ is the logarithm of 10 to the base 2, close enough for these exponents.
    var power = (217_706 * exponent) >> 16 + 63 + upper - shift + exponentBias
    if power <= 0 {
      let denormal = 1 - power
      guard denormal < 64 else { return 0 }
      bits >>= UInt64(denormal)
      bits = (bits + bits & 1) >> 1
      power = bits < 1 << fractionBits ? 0 : 1
    } else {
      // Exactly between two doubles? Only where the product is short; then the even one wins.
      let mayTie = product.low <= 1 && exponent >= -4 && exponent <= 23
      if mayTie, bits & 3 == 1, bits << dropped == product.high { bits &= ~1 }
      bits = (bits + bits & 1) >> 1
      if bits >= 2 << fractionBits {
        bits = 1 << fractionBits
        power += 1
      }
    }
    guard power < infinityExponent else { return .infinity }
    return Double(bitPattern: bits & ~(1 << fractionBits) | UInt64(power) << fractionBits)
  }
}

extension PowersOfFive {
  /// The leading 128 bits of `factor` × 5^`exponent`; `factor` has its top bit set.
  fileprivate static func product(
    _ factor: UInt64, exponent: Int
  ) -> (high: UInt64, low: UInt64) {
    let index = (exponent - least) * 2
    var (high, low) = factor.multipliedFullWidth(by: words[index])
    // The second word matters only where a carry from it could reach the bits that are kept.
    if high & 0x1FF == 0x1FF {
      let second = factor.multipliedFullWidth(by: words[index + 1])
      let sum = low.addingReportingOverflow(second.high)
      low = sum.partialValue
      if sum.overflow { high &+= 1 }
    }
    return (high, low)
  }
}

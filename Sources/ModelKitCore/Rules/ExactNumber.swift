// `12.50e3` and `12500` are one number: 0.125 × 10⁵. The digits that count stand behind the point, the
// first and the last of them no zero, so that equal numbers have equal parts, and of two numbers the
// one with the larger power is larger.

/// A decimal number by its value, however long and however it is written.
struct ExactNumber: Hashable {
  private let isNegative: Bool
  /// The digits behind the point, as characters; none for zero.
  private let digits: [UInt8]
  /// The power of ten to multiply them by; 0 for zero.
  private let power: Int

  /// The number that a text says; `nil` if it says none.
  init?(_ text: String) {
    guard let parts = DecimalText.parts(text, isLoose: true) else { return nil }
    let significant = parts.digits.drop { $0 == UInt8(ascii: "0") }
    guard let last = significant.lastIndex(where: { $0 != UInt8(ascii: "0") }) else {
      (isNegative, digits, power) = (false, [], 0)
      return
    }
    isNegative = parts.isNegative
    digits = Array(significant[...last])
    power = parts.exponent + significant.count
  }
}

extension ExactNumber: Comparable {
  /// The order of the values.
  static func < (a: ExactNumber, b: ExactNumber) -> Bool {
    guard a.isNegative == b.isNegative else { return a.isNegative }
    return a.isNegative ? b.isNearerToZero(than: a) : a.isNearerToZero(than: b)
  }

  private func isNearerToZero(than other: ExactNumber) -> Bool {
    guard !digits.isEmpty, !other.digits.isEmpty else { return digits.count < other.digits.count }
    guard power == other.power else { return power < other.power }
    return digits.lexicographicallyPrecedes(other.digits)
  }
}

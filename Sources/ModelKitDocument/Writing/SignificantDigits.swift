// How much of a number's text a `Double` keeps:
//
//     text                   the double prints     its digits are           kept
//     1.10                   1.1                   1.10000000000000008…     yes: it prints the text
//     0.10000000000000001    0.1                   0.10000000000000000555…  yes: 17 digits of it
//     9007199254740993.0     9007199254740992.0    9007199254740992         no
//     3.14159265358979323846 3.141592653589793     3.14159265358979311599…  no: more than 17 digits
//
// The second is what C writes with `%.17g`, and with it Apple's property lists.

/// The digits of a decimal number from the first to the last that is not zero, and the power of ten
/// of the last.
struct SignificantDigits: Equatable {
  /// The digits 0 to 9; none for zero.
  private let digits: [UInt8]
  private let exponent: Int

  /// The most digits that tell any two doubles apart.
  private static let digitsOfDouble = 17

  private init(_ digits: some Sequence<UInt8>, exponent: Int) {
    var significant = Array(digits.drop { $0 == 0 })
    var exponent = exponent
    while significant.last == 0 {
      significant.removeLast()
      exponent += 1
    }
    self.digits = significant
    self.exponent = significant.isEmpty ? 0 : exponent
  }

  /// The digits of a text that is known to be a decimal number.
  init(_ text: String) {
    let bytes = Array(text.utf8)
    let exponent = bytes.withUnsafeBufferPointer { bytes in
      bytes.baseAddress.map { DecimalText($0, count: bytes.count).exponent } ?? 0
    }
    let digits = bytes.prefix { $0 | 0x20 != UInt8(ascii: "e") }
      .map { $0 &- UInt8(ascii: "0") }.filter { $0 < 10 }
    self.init(digits, exponent: exponent)
  }

  /// All digits of a finite double, as many as there are: 0.1 has 55 of them.
  private init(exactly value: Double) {
    let isNormal = value.exponentBitPattern > 0
    let significand = value.significandBitPattern | (isNormal ? 1 << 52 : 0)
    let power = Int(isNormal ? value.exponentBitPattern : 1) - 1075
    var integer = LongInteger(significand)
    // m × 2⁻ⁿ is m × 5ⁿ × 10⁻ⁿ. Twelve times at once: 5¹² is still below 2³².
    let factor: UInt64 = power < 0 ? 5 : 2
    let twelve = (0..<12).reduce(1) { product, _ in product * factor }
    for _ in 0..<power.magnitude / 12 { integer.multiply(by: twelve) }
    for _ in 0..<power.magnitude % 12 { integer.multiply(by: factor) }
    self.init(integer.digits, exponent: min(power, 0))
  }

  /// Whether the number is zero.
  var isZero: Bool { digits.isEmpty }

  /// Whether a double keeps the number.
  ///
  /// - Parameter isStrict: Whether the double has to print the very number; else as many of its digits
  ///   as the number has will do.
  func areKept(by value: Double, isStrict: Bool) -> Bool {
    guard value.isFinite else { return false }
    if self == SignificantDigits(value.description) { return true }
    guard !isStrict, digits.count <= Self.digitsOfDouble else { return false }
    return SignificantDigits(exactly: value).canRound(to: self)
  }

  /// Whether another number is this one, rounded to the digits that the other has.
  private func canRound(to other: SignificantDigits) -> Bool {
    let dropped = digits.count - other.digits.count
    guard dropped > 0, other.exponent == exponent + dropped else { return self == other }
    let head = Self.value(of: digits.dropLast(dropped))
    let rest = digits.suffix(dropped)
    let isHalf = rest.first == 5 && dropped == 1
    let isAbove = rest.first.map { $0 >= 5 } ?? false
    let rounded = Self.value(of: other.digits[...])
    return rounded == head + 1 && isAbove || rounded == head && (!isAbove || isHalf)
  }

  private static func value(of digits: ArraySlice<UInt8>) -> UInt64 {
    digits.reduce(0) { $0 &* 10 &+ UInt64($1) }
  }
}

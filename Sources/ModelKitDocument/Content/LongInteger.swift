/// A whole number of any length that is not negative, in groups of nine decimal digits.
struct LongInteger {
  /// The lowest group first.
  private var groups: [UInt64]

  private static let base: UInt64 = 1_000_000_000

  init(_ value: UInt64 = 0) {
    groups = [value % Self.base]
    var rest = value / Self.base
    while rest > 0 {
      groups.append(rest % Self.base)
      rest /= Self.base
    }
  }

  /// The number that hexadecimal digits say, up to the first character that is none.
  ///
  /// - Complexity: O(*n*²) in the digits; a million of them take seconds.
  init(hexadecimal text: Substring) {
    self.init()
    var (digits, count): (UInt64, UInt64) = (0, 0)
    // Eight digits at once.
    for byte in text.utf8 {
      guard let digit = HexDigit.value(byte) else { break }
      digits = digits << 4 + UInt64(digit)
      count += 1
      if count == 8 {
        multiply(by: 1 << 32, adding: digits)
        (digits, count) = (0, 0)
      }
    }
    multiply(by: 1 << (4 * count), adding: digits)
  }

  /// Multiplies by a factor of at most 2³² and adds a number below that.
  mutating func multiply(by factor: UInt64, adding addend: UInt64 = 0) {
    var carry = addend
    for i in groups.indices {
      let value = groups[i] * factor + carry
      groups[i] = value % Self.base
      carry = value / Self.base
    }
    while carry > 0 {
      groups.append(carry % Self.base)
      carry /= Self.base
    }
  }

  /// The digits 0 to 9, the highest first; zeros may stand in front.
  var digits: [UInt8] {
    var digits: [UInt8] = []
    digits.reserveCapacity(groups.count * 9)
    for var group in groups {
      for _ in 0..<9 {
        digits.append(UInt8(truncatingIfNeeded: group % 10))
        group /= 10
      }
    }
    return digits.reversed()
  }

  /// The decimal text.
  var description: String {
    let significant = digits.drop { $0 == 0 }
    return significant.isEmpty
      ? "0" : String(decoding: significant.map { $0 + UInt8(ascii: "0") }, as: UTF8.self)
  }
}

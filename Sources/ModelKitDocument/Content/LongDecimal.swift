/// A decimal number whose digits are too many for 64 bits, or that lies too near the middle of two
/// doubles for the fast way.
///
/// Nineteen digits decide nearly always: if the number with its digits cut off there and the one
/// above it round to the same double, so does the number. Otherwise the standard library decides,
/// from a text of bounded length.
struct LongDecimal {
  private let isNegative: Bool
  /// The significant digits, without zeros in front, as characters.
  private var digits: [UInt8] = []
  /// The power of ten of a number that has `digits` as its significand.
  private var exponent: Int

  /// More significant digits than any point between two doubles has: 767.
  private static let enough = 800

  /// Takes apart a text that is known to be a decimal number.
  init(_ text: UnsafePointer<UInt8>, count: Int) {
    let number = DecimalText(text, count: count)
    isNegative = number.isNegative
    exponent = number.exponent
    var hasMore = false
    for byte in UnsafeBufferPointer(start: text, count: count) {
      guard byte | 0x20 != UInt8(ascii: "e") else { break }
      guard byte &- UInt8(ascii: "0") < 10 else { continue }
      if digits.isEmpty, byte == UInt8(ascii: "0") { continue }
      if digits.count < Self.enough {
        digits.append(byte)
      } else {
        exponent += 1
        hasMore = hasMore || byte != UInt8(ascii: "0")
      }
    }
    // Whatever was cut off only says that the number is above its first 800 digits.
    if hasMore {
      digits.append(UInt8(ascii: "1"))
      exponent -= 1
    }
  }

  /// The nearest double, ties to even.
  var double: Double {
    let value = leadingDigitsDecide ?? exact
    return isNegative ? -value : value
  }

  private var leadingDigitsDecide: Double? {
    let head = digits.prefix(19)
    let significand = head.reduce(UInt64(0)) { $0 &* 10 &+ UInt64($1 &- UInt8(ascii: "0")) }
    let power = exponent + digits.count - head.count
    guard let low = DecimalFloat.double(significand, exponent: power) else { return nil }
    guard digits.count > head.count else { return low }
    guard let high = DecimalFloat.double(significand + 1, exponent: power), high == low else {
      return nil
    }
    return low
  }

  private var exact: Double {
    Double("\(String(decoding: digits, as: UTF8.self))e\(exponent)") ?? .nan
  }
}

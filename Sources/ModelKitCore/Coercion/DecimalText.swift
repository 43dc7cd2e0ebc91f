/// Decimal numbers as text, by JSON's grammar (RFC 8259, section 6) with an optional `+`.
enum DecimalText {
  /// The parts of a number: sign, digits without a point, and the power of ten to multiply by.
  struct Parts {
    var isNegative = false
    var digits: [UInt8] = []
    var exponent = 0
  }

  /// Whether text is a decimal number.
  static func isNumber(_ text: String) -> Bool { parts(text) != nil }

  /// Takes a number apart; `nil` if the text is not one. Leading zeros and trailing zeros after the
  /// point stay in the digits.
  static func parts(_ text: String) -> Parts? {
    var parts = Parts()
    var rest = text.utf8[...]
    if let sign = rest.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
      parts.isNegative = sign == UInt8(ascii: "-")
      rest.removeFirst()
    }
    let whole = rest.prefix(while: isDigit)
    guard !whole.isEmpty else { return nil }
    parts.digits = Array(whole)
    rest = rest.dropFirst(whole.count)
    if rest.first == UInt8(ascii: ".") {
      let fraction = rest.dropFirst().prefix(while: isDigit)
      guard !fraction.isEmpty else { return nil }
      parts.digits += fraction
      parts.exponent = -fraction.count
      rest = rest.dropFirst(fraction.count + 1)
    }
    if let mark = rest.first, mark | 0x20 == UInt8(ascii: "e") {
      guard let exponent = Int(String(rest.dropFirst()) ?? ""), abs(exponent) < 1_000_000 else {
        return nil
      }
      parts.exponent += exponent
      return parts
    }
    return rest.isEmpty ? parts : nil
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}

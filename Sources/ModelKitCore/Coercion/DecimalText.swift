/// Decimal numbers as text, by JSON's grammar (RFC 8259, section 6) with an optional `+`.
enum DecimalText {
  /// The parts of a number: sign, digits without a point, and the power of ten to multiply by.
  struct Parts {
    var isNegative = false
    var digits: [UInt8] = []
    var exponent = 0

    /// The digits of a number without a fraction, zeros of its exponent written out; `nil` if it has
    /// a fraction or more than forty digits, which no integer type has.
    var wholeDigits: String? {
      guard hasNoFraction else { return nil }
      let significant = digits.drop { $0 == 0x30 }
      guard !significant.isEmpty else { return "0" }
      guard exponent <= 40, significant.count + exponent <= 40 else { return nil }
      let written =
        exponent < 0
        ? significant.dropLast(-exponent)
        : significant + Array(repeating: 0x30, count: exponent)
      return (isNegative ? "-" : "") + String(decoding: written, as: UTF8.self)
    }

    /// Whether the number is whole: `5.0` and `1e3` are.
    var hasNoFraction: Bool {
      exponent >= 0 || digits.suffix(-exponent).allSatisfy { $0 == 0x30 }
    }
  }

  /// Whether text is a decimal number.
  static func isNumber(_ text: String) -> Bool { fields(text, isLoose: false) != nil }

  /// Takes a number apart; `nil` if the text is not one. Leading zeros and trailing zeros after the
  /// point stay in the digits.
  ///
  /// - Parameter isLoose: Whether the digits on one side of the point may be missing (`.5`, `5.`), as
  ///   in numbers that JSON5 and XML allow.
  static func parts(_ text: String, isLoose: Bool = false) -> Parts? {
    guard let fields = fields(text, isLoose: isLoose) else { return nil }
    return Parts(
      isNegative: fields.isNegative, digits: Array(fields.whole) + fields.fraction,
      exponent: fields.exponent - fields.fraction.count)
  }

  /// What the grammar finds in a text, no digit copied yet.
  private struct Fields {
    var isNegative = false
    var whole = Substring().utf8
    var fraction = Substring().utf8
    var exponent = 0
  }

  private static func fields(_ text: String, isLoose: Bool) -> Fields? {
    var fields = Fields()
    var rest = text.utf8[...]
    if let sign = rest.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
      fields.isNegative = sign == UInt8(ascii: "-")
      rest.removeFirst()
    }
    fields.whole = rest.prefix(while: isDigit)
    guard !fields.whole.isEmpty || isLoose else { return nil }
    rest = rest[fields.whole.endIndex...]
    if rest.first == UInt8(ascii: ".") {
      fields.fraction = rest.dropFirst().prefix(while: isDigit)
      guard !fields.fraction.isEmpty || isLoose else { return nil }
      rest = rest[fields.fraction.endIndex...]
    }
    guard !fields.whole.isEmpty || !fields.fraction.isEmpty else { return nil }
    if let mark = rest.first, mark | 0x20 == UInt8(ascii: "e") {
      guard let exponent = exponent(rest.dropFirst()) else { return nil }
      fields.exponent = exponent
      return fields
    }
    return rest.isEmpty ? fields : nil
  }

  /// The number after an `e`. A long one is cut to what no type reaches and no digits make up for.
  private static func exponent(_ text: Substring.UTF8View) -> Int? {
    var digits = text
    let isNegative = digits.first == UInt8(ascii: "-")
    if isNegative || digits.first == UInt8(ascii: "+") { digits.removeFirst() }
    guard !digits.isEmpty, digits.allSatisfy(isDigit) else { return nil }
    let magnitude = digits.reduce(0) { min($0 * 10 + Int($1 - 0x30), 1 << 40) }
    return isNegative ? -magnitude : magnitude
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}

import ModelKitDocument

extension JSONValue {
  /// The number that a text says, in the text's own digits; `nil` if it says none. What JSON has no
  /// place for goes: a plus sign, leading zeros, a point without digits on both sides.
  init?(numberIn text: String) {
    let grammar = /([+-]?)([0-9]*)(?:\.([0-9]*))?([eE][+-]?[0-9]+)?/
    guard let (_, sign, whole, fraction, exponent) = text.wholeMatch(of: grammar)?.output,
      !whole.isEmpty || fraction?.isEmpty == false
    else { return nil }
    let digits = whole.drop { $0 == "0" }
    self = .number(
      (sign == "-" ? "-" : "") + (digits.isEmpty ? "0" : digits)
        + (fraction.map { $0.isEmpty ? "" : "." + $0 } ?? "") + (exponent ?? ""))
  }

  /// The nearest `Double` of a number.
  var double: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .number(let text): Double(text)
    default: nil
    }
  }
}

extension Double {
  /// The fewest digits that say the number, those of a whole one without a fraction.
  var jsonText: String { isIntegerOfItsOwn ? String(Int64(self)) : description }

  /// Whether the number is whole and no other one is read as the same `Double`.
  private var isIntegerOfItsOwn: Bool { magnitude < 0x1p53 && self == rounded() }
}

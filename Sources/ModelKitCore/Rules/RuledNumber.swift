import ModelKitDocument

/// A number that rules look at, as exactly as its model gets it.
struct RuledNumber {
  /// What a model keeps of a number.
  enum Precision {
    /// All of it: an integer, a `Decimal`.
    case exact
    /// What a `Double` holds.
    case double
    /// What a `Float` holds.
    case single
  }

  /// The number as the data has it.
  let written: String
  /// The number in decimal digits, where it is written in others.
  var digits: String?
  /// The nearest `Double`.
  let double: Double
  let precision: Precision

  /// Whether the number lies below a bound.
  func isBelow(_ bound: Double) -> Bool {
    differs(from: bound, as: <, <) { $0 < $1 }
  }

  /// Whether the number lies above a bound.
  func isAbove(_ bound: Double) -> Bool {
    differs(from: bound, as: >, >) { $0 > $1 }
  }

  /// Compares with a bound. Rounding keeps the order of numbers: only where a number and its bound are
  /// one `Double` their digits have to decide. Those of the bound are the fewest that it can have been
  /// written with, so that a `Decimal` of 0.1 keeps a bound of 0.1, which no `Double` is.
  private func differs(
    from bound: Double, as order: (Double, Double) -> Bool, _ single: (Float, Float) -> Bool,
    exactly: (ExactNumber, ExactNumber) -> Bool
  ) -> Bool {
    if precision == .single { return single(Float(double), Float(bound)) }
    guard precision == .exact, double == bound, let number = exact,
      let bound = ExactNumber(bound.description)
    else { return order(double, bound) }
    return exactly(number, bound)
  }

  /// The number by its digits; `nil` if it has none, as infinity.
  var exact: ExactNumber? { ExactNumber(digits ?? written) }

  /// Whether a text says the same number.
  func isSame(as text: String) -> Bool {
    guard let other = ExactNumber(text) else { return false }
    switch precision {
    case .exact: return exact == other
    case .double: return Double(text) == double
    case .single: return Double(text).map { Float($0) } == Float(double)
    }
  }
}

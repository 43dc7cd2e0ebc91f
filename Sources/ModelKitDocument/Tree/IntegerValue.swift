/// A whole number of up to 64 bits and a sign, read from digits without loss.
public struct IntegerValue: Sendable, Hashable {
  /// Whether it is below zero; never true for zero.
  public let isNegative: Bool
  /// Its absolute value.
  public let magnitude: UInt64

  /// A number from sign and absolute value; zero has no sign.
  @inlinable
  public init(isNegative: Bool, magnitude: UInt64) {
    self.isNegative = isNegative && magnitude != 0
    self.magnitude = magnitude
  }

  /// The number as an integer type, or `nil` if it is out of the type's range.
  @inlinable
  public func exactly<Value: FixedWidthInteger>(as type: Value.Type = Value.self) -> Value? {
    if !isNegative { return Value(exactly: magnitude) }
    guard Value.isSigned else { return nil }
    // The magnitude of the least value has no positive counterpart: subtract from zero.
    if magnitude > UInt64(1) << 63 { return nil }
    return Value(exactly: Int64(truncatingIfNeeded: 0 &- magnitude))
  }
}

extension IntegerValue {
  /// The digits, with a sign below zero.
  package var text: String { isNegative ? "-\(magnitude)" : "\(magnitude)" }

  /// The nearest `Double`, ties to even.
  package var double: Double { isNegative ? -Double(magnitude) : Double(magnitude) }
}

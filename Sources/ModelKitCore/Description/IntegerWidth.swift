/// The integer types that a model's property can have.
public enum IntegerWidth: String, Sendable, Hashable, CaseIterable {
  /// Swift's `Int`, 64 bits on every system that the tool runs on.
  case int = "Int"
  /// Eight bits, signed.
  case int8 = "Int8"
  /// Sixteen bits, signed.
  case int16 = "Int16"
  /// Thirty-two bits, signed.
  case int32 = "Int32"
  /// Sixty-four bits, signed.
  case int64 = "Int64"
  /// Swift's `UInt`, 64 bits on every system that the tool runs on.
  case uint = "UInt"
  /// Eight bits, unsigned.
  case uint8 = "UInt8"
  /// Sixteen bits, unsigned.
  case uint16 = "UInt16"
  /// Thirty-two bits, unsigned.
  case uint32 = "UInt32"
  /// Sixty-four bits, unsigned.
  case uint64 = "UInt64"
}

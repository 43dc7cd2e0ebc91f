public import ModelKitDocument

extension DiagnosticCode {
  /// A value that was read as another kind, without loss.
  public static let coerced = DiagnosticCode("value.coerced")
  /// A default that stands in for a key that is not given.
  public static let defaulted = DiagnosticCode("value.defaulted")
  /// An element that was left out of its list.
  public static let skipped = DiagnosticCode("value.skipped")
  /// A raw value that was read as an enumeration's fallback case.
  public static let fellBack = DiagnosticCode("value.fallback")
}

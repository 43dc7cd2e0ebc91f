extension DiagnosticCode {
  /// A date that is not one: a wrong form, or a day that the calendar does not have.
  public static let invalidDate = DiagnosticCode("value.date")
  /// Base64 or hexadecimal data with a wrong character or wrong padding.
  public static let invalidData = DiagnosticCode("value.data")
  /// Text where a number has to stand.
  public static let invalidNumberText = DiagnosticCode("value.number")
  /// A number that the type does not reach.
  public static let outOfRange = DiagnosticCode("value.out-of-range")
  /// A number or a date that would lose digits.
  public static let precisionLoss = DiagnosticCode("value.precision-loss")
  /// A number that is not finite, where only finite ones can stand.
  public static let nonFinite = DiagnosticCode("value.non-finite")
  /// A value that the format to be written has no form for.
  public static let unsupportedValue = DiagnosticCode("value.unsupported")
  /// One key twice in one dictionary.
  public static let duplicateKey = DiagnosticCode("key.duplicate")
}

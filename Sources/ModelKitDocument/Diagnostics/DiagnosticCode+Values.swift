extension DiagnosticCode {
  /// A date that is not one: a wrong form, or a day that the calendar does not have.
  public static let invalidDate = DiagnosticCode("value.date")
  /// Base64 or hexadecimal data with a wrong character or wrong padding.
  public static let invalidData = DiagnosticCode("value.data")
  /// Text where a number has to stand.
  public static let invalidNumberText = DiagnosticCode("value.number")
  /// A number that the type does not reach.
  public static let outOfRange = DiagnosticCode("value.out-of-range")
  /// One key twice in one dictionary.
  public static let duplicateKey = DiagnosticCode("key.duplicate")
}

public import ModelKitDocument

extension DiagnosticCode {
  /// Too few or too many elements, entries, characters or bytes.
  public static let wrongCount = DiagnosticCode("value.count")
  /// Text that does not match its pattern.
  public static let patternMismatch = DiagnosticCode("value.pattern")
  /// A value that is none of those allowed.
  public static let notAllowed = DiagnosticCode("value.not-allowed")
  /// A value that another entry has already, where no two may.
  public static let repeatedValue = DiagnosticCode("value.repeated")
  /// A tag that no variant of a union has.
  public static let unknownTag = DiagnosticCode("value.unknown-tag")
  /// An entry that its model's validation does not accept.
  public static let invalid = DiagnosticCode("value.invalid")
}

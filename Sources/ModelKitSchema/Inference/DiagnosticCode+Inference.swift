public import ModelKitDocument

extension DiagnosticCode {
  /// A value that is unlike most values at the same place, where no model says what it has to be.
  public static let unusualType = DiagnosticCode("type.unusual")
  /// A key that most dictionaries at the same place have and this one has not.
  public static let unusuallyMissingKey = DiagnosticCode("key.unusually-missing")
  /// A rare key that looks like one that is missing beside it.
  public static let unusualKey = DiagnosticCode("key.unusual")
}

extension DiagnosticCode {
  /// A value that the format to be written has no form for.
  public static let unsupportedValue = DiagnosticCode("value.unsupported")
}

// The walk adds where in the document a finding is.
extension Diagnostic {
  static func dateBeyondCalendar(format: String) -> Diagnostic {
    Diagnostic(
      .invalidDate, .error, "\(format) writes dates of the years 1 to 9999; this one is outside")
  }

  static func tooManySharedValues(limit: Int) -> Diagnostic {
    Diagnostic(
      .nodeLimit, .error,
      "written out, this file's shared values are more than \(limit); the rest is left out",
      help: "convert it to binary, which can share them")
  }
}

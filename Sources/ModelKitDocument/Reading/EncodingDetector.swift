enum EncodingDetector {
  static func utf8(
    _ source: SourceText, format: Format, into diagnostics: inout DiagnosticList
  ) -> SourceText { source }
}

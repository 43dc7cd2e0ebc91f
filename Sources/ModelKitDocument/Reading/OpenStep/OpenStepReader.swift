struct OpenStepReader {
  static func read(_ source: SourceText, limits: ReaderLimits, diagnostics: DiagnosticList)
    -> Document
  {
    Document(
      source: source, format: .openStep, root: nil,
      storage: NodeBuffer(estimate: 1).finish(count: 0), diagnostics: diagnostics)
  }
}

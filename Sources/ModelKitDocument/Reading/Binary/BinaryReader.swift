struct BinaryReader {
  static func read(_ source: SourceText, limits: ReaderLimits, diagnostics: DiagnosticList)
    -> Document
  {
    Document(
      source: source, format: .binary, root: nil,
      storage: NodeBuffer(estimate: 1).finish(count: 0), diagnostics: diagnostics)
  }
}

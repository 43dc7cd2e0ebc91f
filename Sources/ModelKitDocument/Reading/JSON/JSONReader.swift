struct JSONReader {
  static func read(
    _ source: SourceText, dialect: JSONDialect, limits: ReaderLimits, diagnostics: DiagnosticList
  ) -> Document {
    Document(
      source: source, format: .json(dialect), root: nil,
      storage: NodeBuffer(estimate: 1).finish(count: 0), diagnostics: diagnostics)
  }
}

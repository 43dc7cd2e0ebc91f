extension Document {
  /// Gives the reader's findings their lines and columns, and the path of the node they are at.
  mutating func locateDiagnostics() {
    guard !diagnostics.isEmpty else { return }
    diagnostics = located(diagnostics)
  }

  /// Fills in the positions of findings in this document; a binary property list has none.
  package func located(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    guard format != .binary, !diagnostics.isEmpty else { return diagnostics }
    let lines = LineTable(source)
    return diagnostics.map { diagnostic in
      var diagnostic = diagnostic
      if diagnostic.file == source.name, let span = diagnostic.span {
        diagnostic.position = lines.position(of: span.start)
      }
      for i in diagnostic.related.indices where diagnostic.related[i].file == source.name {
        diagnostic.related[i].position = lines.position(of: diagnostic.related[i].span.start)
      }
      return diagnostic
    }
  }
}

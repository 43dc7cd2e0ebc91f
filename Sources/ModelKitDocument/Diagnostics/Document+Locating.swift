extension Document {
  /// Gives the reader's findings their lines and columns, and the path of the node they are at.
  mutating func locateDiagnostics() {
    guard !diagnostics.isEmpty else { return }
    diagnostics = located(withPaths(diagnostics))
  }

  /// Fills in the positions of findings in this document; a binary property list has none.
  ///
  /// - Complexity: O(*n*) in the bytes of the file and O(*m* log *m*) in the findings.
  package func locate(_ diagnostics: inout [Diagnostic]) {
    guard format != .binary, !diagnostics.isEmpty else { return }
    var offsets: [UInt32] = []
    for diagnostic in diagnostics {
      if diagnostic.file == source.name, let span = diagnostic.span { offsets.append(span.start) }
      for label in diagnostic.related where label.file == source.name {
        offsets.append(label.span.start)
      }
    }
    // In the order in which they were collected.
    var positions = LineTable(source).positions(of: offsets)[...]
    for i in diagnostics.indices {
      if diagnostics[i].file == source.name, diagnostics[i].span != nil {
        diagnostics[i].position = positions.popFirst()
      }
      for j in diagnostics[i].related.indices
      where diagnostics[i].related[j].file == source.name {
        diagnostics[i].related[j].position = positions.popFirst()
      }
    }
  }

  /// Findings with their positions.
  package func located(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    var diagnostics = diagnostics
    locate(&diagnostics)
    return diagnostics
  }

  /// Fills in the paths of findings that have a place in this document and no path yet.
  ///
  /// - Complexity: O(*n*) in the nodes and O(*m* log *m*) in the findings.
  private func withPaths(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    var finder = PathFinder(self)
    let order = diagnostics.indices.sorted {
      (diagnostics[$0].span?.start ?? 0, $0) < (diagnostics[$1].span?.start ?? 0, $1)
    }
    var diagnostics = diagnostics
    for i in order {
      guard let span = diagnostics[i].span, diagnostics[i].file == source.name,
        diagnostics[i].path.isRoot
      else { continue }
      diagnostics[i].path = finder.path(at: span.start)
    }
    return diagnostics
  }
}

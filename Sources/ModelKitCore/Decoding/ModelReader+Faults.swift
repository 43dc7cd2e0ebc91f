public import ModelKitDocument

extension ModelReader {
  /// Reports a fault of a value and returns what to throw.
  ///
  /// The finding gets the value's place, the path that leads to it and the model that reads it. A
  /// value that the file's reader could not read has been reported already; nothing is added then.
  ///
  /// ```swift
  /// guard price >= 0 else { throw reader.fail(.outOfRange, at: node, "a price is not negative") }
  /// ```
  @inline(never)
  public mutating func fail(
    _ code: DiagnosticCode, at node: NodeID, _ message: String, label: String? = nil,
    related: [DiagnosticLabel] = [], help: String? = nil
  ) -> ModelFailure {
    if kind(at: node) != .invalid {
      report(
        Diagnostic(
          code, .error, message, span: span(of: node), label: label ?? document.summary(of: node),
          related: related, help: help, path: currentPath))
    }
    return ModelFailure()
  }

  /// Adds a finding to the load, as it is but for its file and model.
  public mutating func report(_ diagnostic: consuming Diagnostic) {
    diagnostic.file = document.source.name
    if diagnostic.model == nil { diagnostic.model = currentModelName }
    if diagnostic.severity == .error { errorCount += 1 }
    diagnostics.append(diagnostic)
  }

  /// What reports underline for a node; nothing for a value in memory.
  func span(of node: NodeID) -> SourceSpan? {
    document.isInMemory ? nil : document.headSpan(of: node)
  }

  /// The value being read as a sentence's subject: `` `price` ``, `` `tags[2]` ``, `the entry`.
  var subject: String { currentPath.subject }
}

extension NodePath {
  /// What the path leads to as a sentence's subject: `` `price` ``, `` `tags[2]` ``, `the entry`.
  var subject: String {
    let lastKey = steps.lastIndex { if case .key = $0 { true } else { false } }
    return lastKey.map { "`\(NodePath(Array(steps[$0...])))`" } ?? "the entry"
  }
}

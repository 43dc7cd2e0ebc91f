public import ModelKitDocument

/// What came of loading a file: the good entries, and a finding for each fault.
///
/// ```swift
/// let report = Shop.load(contentsOf: url)
/// show(report.models)
/// for diagnostic in report.diagnostics { log(diagnostic.concise) }
/// ```
public struct LoadReport<Made> {
  /// The models of the good entries, in the order of the file.
  public let models: [Made]
  /// What was found, in the order of the file; in a binary property list, whose objects have none,
  /// faults of its form first.
  public let diagnostics: [Diagnostic]
  /// How many entries the file has.
  public let entryCount: Int
  /// The entries that could not be loaded.
  public let rejected: [EntryIdentity]
  /// The name of the file.
  public let file: String

  package init(
    models: [Made], diagnostics: [Diagnostic], entryCount: Int, rejected: [EntryIdentity],
    file: String
  ) {
    self.models = models
    self.diagnostics = diagnostics
    self.entryCount = entryCount
    self.rejected = rejected
    self.file = file
  }

  /// How many findings have a severity.
  public func count(of severity: Severity) -> Int {
    diagnostics.reduce(0) { $0 + ($1.severity == severity ? 1 : 0) }
  }

  /// Whether there is no error.
  public var isClean: Bool { !diagnostics.contains { $0.severity == .error } }

  /// The models of all entries.
  ///
  /// - Throws: ``ModelError`` with every finding, if one of them is an error.
  public func get() throws(ModelError) -> [Made] {
    guard isClean else { throw ModelError(diagnostics) }
    return models
  }
}

extension LoadReport {
  /// The same report with each finding replaced.
  package func mappingDiagnostics(_ transform: (Diagnostic) -> Diagnostic) -> LoadReport {
    guard !diagnostics.isEmpty else { return self }
    return LoadReport(
      models: models, diagnostics: diagnostics.map(transform), entryCount: entryCount,
      rejected: rejected, file: file)
  }

  /// The same report with further findings in their places.
  package func adding(_ findings: [Diagnostic], in document: Document) -> LoadReport {
    guard !findings.isEmpty else { return self }
    return LoadReport(
      models: models, diagnostics: document.inOrder(diagnostics, document.located(findings)),
      entryCount: entryCount, rejected: rejected, file: file)
  }
}

extension LoadReport: Sendable where Made: Sendable {}

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
  /// The errors and warnings, and the notes of text that was read as JSON or as a list, in the order
  /// of the file; in a binary property list, whose objects have none, faults of its form first.
  package let problems: [Diagnostic]
  /// What was converted, defaulted or left out, and the document it is about.
  private let ledger: (notes: NoteLedger, document: Document)?
  /// How many entries the file has.
  public let entryCount: Int
  /// The entries that could not be loaded.
  public let rejected: [EntryIdentity]
  /// The name of the file.
  public let file: String

  package init(
    models: [Made], diagnostics: [Diagnostic], entryCount: Int, rejected: [EntryIdentity],
    file: String, ledger: (notes: NoteLedger, document: Document)? = nil
  ) {
    self.models = models
    problems = diagnostics
    self.ledger = ledger
    self.entryCount = entryCount
    self.rejected = rejected
    self.file = file
  }

  /// The report of a file that could not be read at all.
  package init(of file: String, failed findings: [Diagnostic]) {
    self.init(models: [], diagnostics: findings, entryCount: 0, rejected: [], file: file)
  }

  /// What was found, in the order of the file: errors, warnings, and a note for whatever was
  /// converted or left out.
  ///
  /// A default that stands in for a missing key, and a conversion that an option asks for, are as the
  /// model wants them; those are among the ``notes`` alone.
  ///
  /// - Complexity: Notes are put into words here: O(*m* log *m*) in them and O(*n*) in the bytes of
  ///   the file, each time. Without notes O(1).
  public var diagnostics: [Diagnostic] { findings(problems, asked: false) }

  /// The ``diagnostics`` and what the model asks for.
  package var allFindings: [Diagnostic] { findings(problems, asked: true) }

  /// Whatever was converted, defaulted or left out, each as a finding of severity
  /// ``Severity/note``.
  ///
  /// - Complexity: As that of ``diagnostics``.
  public var notes: [Diagnostic] {
    findings(problems.filter { $0.severity == .note }, asked: true)
  }

  /// Findings and the notes of the ledger, in the order of the file.
  private func findings(_ others: [Diagnostic], asked: Bool) -> [Diagnostic] {
    guard let ledger else { return others }
    return ledger.document.inOrder(
      others, ledger.document.diagnostics(of: ledger.notes, asked: asked))
  }

  /// How many of the ``diagnostics`` have a severity.
  public func count(of severity: Severity) -> Int {
    let notes = ledger.map { $0.notes.count - $0.notes.askedCount } ?? 0
    return problems.reduce(severity == .note ? notes : 0) {
      $0 + ($1.severity == severity ? 1 : 0)
    }
  }

  /// How many of the entries loaded: `37 of 40`.
  public var summary: String { "\(entryCount - rejected.count) of \(entryCount)" }

  /// Whether there is no error.
  public var isClean: Bool { !problems.contains { $0.severity == .error } }

  /// The models of all entries.
  ///
  /// - Throws: ``ModelError`` with every error and warning, if there is an error.
  public func get() throws(ModelError) -> [Made] {
    guard isClean else { throw ModelError(problems) }
    return models
  }
}

extension LoadReport {
  /// The same report with each finding replaced.
  package func mappingDiagnostics(_ transform: (Diagnostic) -> Diagnostic) -> LoadReport {
    guard !problems.isEmpty else { return self }
    return LoadReport(
      models: models, diagnostics: problems.map(transform), entryCount: entryCount,
      rejected: rejected, file: file, ledger: ledger)
  }

  /// The same report with findings about the file as a whole before all others.
  package func preceded(by findings: [Diagnostic]) -> LoadReport {
    guard !findings.isEmpty else { return self }
    return LoadReport(
      models: models, diagnostics: findings + problems, entryCount: entryCount,
      rejected: rejected, file: file, ledger: ledger)
  }

  /// The same report with further findings in their places.
  package func adding(_ findings: [Diagnostic], in document: Document) -> LoadReport {
    guard !findings.isEmpty else { return self }
    return LoadReport(
      models: models, diagnostics: document.inOrder(problems, document.located(findings)),
      entryCount: entryCount, rejected: rejected, file: file, ledger: ledger)
  }
}

extension LoadReport: Sendable where Made: Sendable {}

public import ModelKitDocument

/// What came of loading a file: the good entries, and a finding for each fault.
///
/// ```swift
/// let report = Shop.load(contentsOf: url)
/// show(report.models)
/// for diagnostic in report.diagnostics { log(diagnostic.concise) }
/// ```
///
/// Findings are put into words when they are asked for. A report that has any keeps the document for
/// that, and with it the bytes of the file; so does one of entries that are no plain list.
public struct LoadReport<Made> {
  /// The models of the good entries, in the order of the file.
  public let models: [Made]
  /// How many entries the file has.
  public let entryCount: Int
  /// The name of the file.
  public let file: String
  /// Findings about the file as a whole, before all others.
  private let preface: [Diagnostic]
  /// What was found in the file; `nil` if there is nothing to tell.
  private let findings: LoadFindings?
  /// Where the file's entries are.
  private let places: EntryPlaces?

  init(
    models: [Made], findings: LoadFindings?, places: EntryPlaces?, entryCount: Int, file: String
  ) {
    self.init(
      models: models, preface: [], findings: findings, places: places, entryCount: entryCount,
      file: file)
  }

  private init(
    models: [Made], preface: [Diagnostic], findings: LoadFindings?, places: EntryPlaces?,
    entryCount: Int, file: String
  ) {
    self.models = models
    self.preface = preface
    self.findings = findings
    self.places = places
    self.entryCount = entryCount
    self.file = file
  }

  /// The report of a file that could not be read at all.
  package init(of file: String, failed findings: [Diagnostic]) {
    self.init(
      models: [], preface: findings, findings: nil, places: nil, entryCount: 0, file: file)
  }

  /// What was found, in the order of the file: errors, warnings, and a note for whatever was
  /// converted or left out.
  ///
  /// A default that stands in for a missing key, and a conversion that an option asks for, are as the
  /// model wants them; those are among the ``notes`` alone.
  ///
  /// - Complexity: Findings are put into words when they are first asked for: O(*m* log *m*) in them
  ///   and O(*n*) in the bytes of the file; notes each time. ``count(of:)``, ``isClean`` and
  ///   ``summary`` need no words.
  public var diagnostics: [Diagnostic] { prefaced(findings?.all(asked: false)) }

  /// The ``diagnostics`` and what the model asks for.
  package var allFindings: [Diagnostic] { prefaced(findings?.all(asked: true)) }

  /// Whatever was converted, defaulted or left out, each as a finding of severity
  /// ``Severity/note``.
  ///
  /// - Complexity: As that of ``diagnostics``.
  public var notes: [Diagnostic] {
    preface.filter { $0.severity == .note } + (findings?.allNotes ?? [])
  }

  /// The errors and warnings, and the notes of text that was read as JSON or as a list, in the order
  /// of the file; in a binary property list, whose objects have none, faults of its form first.
  package var problems: [Diagnostic] { prefaced(findings?.problems) }

  /// What was found in the file, after what was found about it; mostly there is nothing of the one or
  /// the other, and nothing is copied.
  private func prefaced(_ findings: [Diagnostic]?) -> [Diagnostic] {
    guard let findings, !findings.isEmpty else { return preface }
    return preface.isEmpty ? findings : preface + findings
  }

  /// How many of the ``diagnostics`` have a severity.
  ///
  /// - Complexity: O(*m*) in the findings.
  public func count(of severity: Severity) -> Int {
    preface.count { $0.severity == severity } + (findings?.count(of: severity) ?? 0)
  }

  /// The entries that could not be loaded.
  ///
  /// - Complexity: O(*m*) in them.
  public var rejected: [EntryIdentity] { findings?.rejected ?? [] }

  /// Where each of the ``models`` stands in its document, in their order: the places to write edited
  /// ones back to. Where entries are ``rejected``, a model's number is not that of its entry.
  ///
  /// ```swift
  /// for (path, shop) in zip(report.paths, report.models) where shop.id == 7 { edits[path] = shop }
  /// ```
  ///
  /// - Complexity: O(*n*) in the entries.
  public var paths: [NodePath] {
    var rejected = rejected.map(\.path)[...]
    return (places?.paths ?? []).filter { path in
      guard rejected.first == path else { return true }
      rejected.removeFirst()
      return false
    }
  }

  /// How many of the entries loaded: `37 of 40`.
  public var summary: String { "\(entryCount - (findings?.rejectedCount ?? 0)) of \(entryCount)" }

  /// Whether there is no error.
  public var isClean: Bool { count(of: .error) == 0 }

  /// The models of all entries.
  ///
  /// - Throws: ``ModelError`` with every error and warning, if there is an error.
  public func get() throws(ModelError) -> [Made] {
    guard isClean else { throw ModelError(problems) }
    return models
  }
}

extension LoadReport {
  /// The same report with something added to each finding in the file.
  package func completingDiagnostics(
    _ completion: @escaping @Sendable (Diagnostic) -> Diagnostic
  ) -> LoadReport {
    LoadReport(
      models: models, preface: preface, findings: findings?.completed(by: completion),
      places: places, entryCount: entryCount, file: file)
  }

  /// The same report with findings about the file as a whole before all others.
  package func preceded(by findings: [Diagnostic]) -> LoadReport {
    guard !findings.isEmpty else { return self }
    return LoadReport(
      models: models, preface: findings + preface, findings: self.findings, places: places,
      entryCount: entryCount, file: file)
  }

  /// The same report with further findings in their places in a document.
  package func adding(_ others: [Diagnostic], in document: Document) -> LoadReport {
    guard !others.isEmpty else { return self }
    return LoadReport(
      models: models, preface: preface,
      findings: (findings ?? LoadFindings(about: document)).adding(others), places: places,
      entryCount: entryCount, file: file)
  }
}

extension LoadReport: Sendable where Made: Sendable {}

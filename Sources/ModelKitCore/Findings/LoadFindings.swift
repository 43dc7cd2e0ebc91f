import ModelKitDocument

/// What a load found: counted as it was met, and put into words when somebody asks.
package final class LoadFindings: Sendable {
  private let document: Document
  private let schema: ModelSchema
  private let list: FindingList
  private let notes: NoteLedger
  private let entries: EntryLedger
  /// Findings about the document that came from elsewhere.
  private let further: [Diagnostic]
  /// What is to be added to each finding.
  private let completion: (@Sendable (Diagnostic) -> Diagnostic)?
  private let words = Monitor<[Diagnostic]?>(nil)

  /// Findings about a document, in the order in which they were met; those of its reader come
  /// before.
  init(
    document: Document, schema: ModelSchema, list: FindingList, notes: NoteLedger,
    entries: EntryLedger, further: [Diagnostic] = [],
    completion: (@Sendable (Diagnostic) -> Diagnostic)? = nil
  ) {
    self.document = document
    self.schema = schema
    self.list = list
    self.notes = notes
    self.entries = entries
    self.further = further
    self.completion = completion
  }

  /// No findings but those of a document's reader.
  convenience init(about document: Document) {
    self.init(
      document: document, schema: ModelSchema(), list: FindingList(), notes: NoteLedger(),
      entries: EntryLedger())
  }

  /// The same findings, each completed.
  func completed(by completion: @escaping @Sendable (Diagnostic) -> Diagnostic) -> LoadFindings {
    LoadFindings(
      document: document, schema: schema, list: list, notes: notes, entries: entries,
      further: further, completion: completion)
  }

  /// The same findings and others about the document.
  func adding(_ findings: [Diagnostic]) -> LoadFindings {
    LoadFindings(
      document: document, schema: schema, list: list, notes: notes, entries: entries,
      further: further + document.located(findings), completion: completion)
  }

  /// The errors and warnings, and the notes of text that was read as JSON or as a list, in the order
  /// of the file.
  ///
  /// - Complexity: O(*n*) in the bytes of the file and O(*m* log *m*) in the findings the first time;
  ///   then O(1).
  var problems: [Diagnostic] {
    if let known = words.current { return known }
    let problems = problemsInWords()
    words.change { $0 = problems }
    return problems
  }

  private func problemsInWords() -> [Diagnostic] {
    var ofDocument = document.diagnostics
    var findings = ModelReader.reading(document, schema: schema) { reader in
      ofDocument = reader.owned(ofDocument, by: entries)
      var findings = reader.words(of: list)
      for (index, entry) in entries.records.enumerated() where !entry.findings.isEmpty {
        let identity = reader.identity(of: index, in: entries)
        for number in entry.findings { findings[number].entry = identity }
      }
      return findings
    }
    document.locate(&findings)
    let all = document.inOrder(document.inOrder(ofDocument, findings), further)
    return completion.map { all.map($0) } ?? all
  }

  /// The ``problems`` and the notes, in the order of the file.
  ///
  /// - Parameter asked: Whether what the model asks for is among the notes.
  func all(asked: Bool) -> [Diagnostic] { inOrder(problems, asked: asked) }

  /// The notes, in the order of the file.
  var allNotes: [Diagnostic] { inOrder(problems.filter { $0.severity == .note }, asked: true) }

  private func inOrder(_ others: [Diagnostic], asked: Bool) -> [Diagnostic] {
    document.inOrder(others, document.diagnostics(of: notes, asked: asked, entries: entries))
  }

  /// How many findings have a severity; those that the model asks for are not counted.
  func count(of severity: Severity) -> Int {
    let others = document.diagnostics + further
    let noted = severity == .note ? notes.count - notes.askedCount : 0
    return list.count(of: severity) + others.count { $0.severity == severity } + noted
  }

  /// The entries that could not be loaded.
  var rejected: [EntryIdentity] {
    guard entries.rejectedCount > 0 else { return [] }
    return ModelReader.reading(document) { reader in
      entries.records.indices.filter { entries.records[$0].isRejected }
        .map { reader.identity(of: $0, in: entries) }
    }
  }

  /// How many entries could not be loaded.
  var rejectedCount: Int { entries.rejectedCount }
}

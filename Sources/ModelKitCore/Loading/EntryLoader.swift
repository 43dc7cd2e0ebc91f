package import ModelKitDocument

/// The loop over a file's entries: gives each to whoever reads it, and gathers what was found.
@usableFromInline
package enum EntryLoader {
  /// What came of the loop.
  @usableFromInline
  package struct Outcome {
    package var entryCount = 0
    /// What was found; `nil` if there is nothing to tell.
    package var findings: LoadFindings?
    /// Where the entries are; `nil` if there is nothing to hold any.
    var places: EntryPlaces?
  }

  /// Makes a model of every entry that the part of a document at `path` holds.
  @inlinable
  package static func load<Made>(
    _ document: Document, at path: NodePath = NodePath(), shape: RootShape? = nil, keys: KeySet,
    policy: Policy, schema: ModelSchema = ModelSchema(), context: (any Sendable)? = nil,
    read: (NodeID, inout ModelReader) throws(ModelFailure) -> Made
  ) -> LoadReport<Made> {
    var models: [Made] = []
    let outcome = walk(
      document, at: path, shape: shape, keys: keys, policy: policy, schema: schema,
      context: context
    ) { count in
      models.reserveCapacity(count)
    } body: { (entry, reader) throws(ModelFailure) in
      let errors = reader.errorCount
      // Straight into the list: a model is not copied on its way.
      models.append(try read(entry, &reader))
      // A dictionary can be read and yet be at fault, by a key that stands twice.
      guard reader.errorCount == errors else {
        models.removeLast()
        throw ModelFailure()
      }
    }
    return report(models, outcome, document)
  }

  @usableFromInline
  static func report<Made>(
    _ models: [Made], _ outcome: Outcome, _ document: Document
  ) -> LoadReport<Made> {
    LoadReport(
      models: models, findings: outcome.findings, places: outcome.places,
      entryCount: outcome.entryCount, file: document.source.name)
  }

  /// Calls `body` with each entry; an entry for which it throws is rejected.
  @usableFromInline
  package static func walk(
    _ document: Document, at path: NodePath = NodePath(), shape: RootShape? = nil, keys: KeySet,
    policy: Policy, schema: ModelSchema = ModelSchema(), context: (any Sendable)? = nil,
    begin: (Int) -> Void,
    body: (NodeID, inout ModelReader) throws(ModelFailure) -> Void
  ) -> Outcome {
    var outcome = Outcome()
    var list = FindingList()
    var notes = NoteLedger()
    var entries = EntryLedger()
    if let root = document[path] {
      let known = policy.keyNaming.isAsWritten ? keys : keys.including(policy.keyNaming)
      let shape = shape ?? RootShape.shape(of: root, in: document, keys: known)
      ModelReader.reading(
        document, policy: policy, schema: schema, context: context
      ) { reader in
        reader.descend(path)
        var walker = EntryWalker(root: root, shape: shape)
        begin(walker.estimate(in: document))
        while let entry = walker.next(&reader) { read(entry, &reader, &entries, body) }
        outcome.entryCount = walker.count
        outcome.places = EntryPlaces(in: document, at: path, shape: shape, count: walker.count)
        entries.brokenValues = reader.brokenValues
        list = reader.findings
        notes = reader.ledger
      }
    } else if document.root != nil {
      list.append(document.nothingAt(path))
    }
    let isSilent = document.diagnostics.isEmpty && list.count == 0 && entries.records.isEmpty
    if !isSilent {
      outcome.findings = LoadFindings(
        document: document, schema: schema, list: list, notes: notes, entries: entries)
    }
    return outcome
  }

  /// Calls `body` with an entry and keeps what there is to tell of it.
  @inline(__always)
  private static func read(
    _ entry: NodeID, _ reader: inout ModelReader, _ entries: inout EntryLedger,
    _ body: (NodeID, inout ModelReader) throws(ModelFailure) -> Void
  ) {
    let mark = reader.mark
    reader.forgetEntry()
    var isRejected = false
    do throws(ModelFailure) {
      try body(entry, &reader)
    } catch {
      isRejected = true
      // What was noted of an entry that is not there is of no use.
      reader.dropNotes(since: mark)
    }
    guard isRejected || reader.mark != mark else { return }
    entries.add(
      entry, isRejected: isRejected, findings: mark.findings.count..<reader.findings.count,
      notes: mark.notes..<reader.ledger.count, frames: reader.openFrames)
  }
}

extension Document {
  /// Says that a path leads nowhere.
  fileprivate func nothingAt(_ path: NodePath) -> Diagnostic {
    Diagnostic(
      .missingKey, .error, "the file has nothing at `\(path)`, where its entries should be",
      file: source.name, path: path)
  }
}

extension ModelReader {
  /// Opens the containers on the way to a path, so that the paths of findings begin at the root.
  mutating func descend(_ path: NodePath) {
    guard var node = document.root else { return }
    for step in path.steps {
      switch step {
      case .index(let index):
        guard var cursor = enterList(node) else { return }
        for i in 0...index { node = nextElement(&cursor, i) }
      case .key(let key):
        guard enterEntries(node) != nil else { return }
        auditDuplicates()
        guard let value = find(KeyName(key)) else { return }
        node = value
      }
    }
  }
}

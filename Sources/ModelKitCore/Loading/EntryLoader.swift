package import ModelKitDocument

/// The loop over a file's entries: gives each to whoever reads it, and gathers what was found.
@usableFromInline
package enum EntryLoader {
  /// What came of the loop.
  @usableFromInline
  package struct Outcome {
    package var diagnostics: [Diagnostic]
    package var entryCount = 0
    package var rejected: [EntryIdentity] = []
    var ledger = NoteLedger()
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
      models: models, diagnostics: outcome.diagnostics, entryCount: outcome.entryCount,
      rejected: outcome.rejected, file: document.source.name,
      ledger: outcome.ledger.count > 0 ? (outcome.ledger, document) : nil)
  }

  /// Calls `body` with each entry; an entry for which it throws is rejected.
  @usableFromInline
  package static func walk(
    _ document: Document, at path: NodePath = NodePath(), shape: RootShape? = nil, keys: KeySet,
    policy: Policy, schema: ModelSchema = ModelSchema(), context: (any Sendable)? = nil,
    begin: (Int) -> Void,
    body: (NodeID, inout ModelReader) throws(ModelFailure) -> Void
  ) -> Outcome {
    var outcome = Outcome(diagnostics: document.diagnostics)
    guard document.root != nil else { return outcome }
    guard let root = document[path] else {
      outcome.diagnostics.append(document.nothingAt(path))
      return outcome
    }
    let known = policy.keyNaming.isAsWritten ? keys : keys.including(policy.keyNaming)
    let shape = shape ?? RootShape.shape(of: root, in: document, keys: known)
    var findings = ModelReader.reading(
      document, policy: policy, schema: schema, context: context
    ) { reader in
      reader.descend(path)
      var walker = EntryWalker(root: root, shape: shape)
      begin(walker.estimate(in: document))
      let names = [KeyName("id"), KeyName("name")]
      while let entry = walker.next(&reader) {
        let mark = reader.mark
        var rejected: EntryIdentity?
        do throws(ModelFailure) {
          try body(entry, &reader)
        } catch {
          let identity = reader.identity(of: entry, names: names)
          rejected = identity
          outcome.rejected.append(identity)
          // What was noted of an entry that is not there is of no use.
          reader.dropNotes(since: mark)
        }
        if reader.diagnostics.count > mark.findings || reader.ledger.count > mark.notes {
          let identity = rejected ?? reader.identity(of: entry, names: names)
          for i in mark.findings..<reader.diagnostics.count {
            reader.diagnostics[i].entry = identity
          }
          reader.ledger.own(from: mark.notes, by: identity)
        }
      }
      outcome.entryCount = walker.count
      outcome.ledger = reader.ledger
      return reader.diagnostics
    }
    document.locate(&findings)
    outcome.diagnostics = document.inOrder(document.diagnostics, findings)
    return outcome
  }
}

extension Document {
  /// Findings in the order of the file.
  package func inOrder(_ first: [Diagnostic], _ second: [Diagnostic]) -> [Diagnostic] {
    guard !second.isEmpty else { return first }
    if first.isEmpty { return format == .binary ? second : second.inFileOrder() }
    // Objects of a binary property list stand in any order: those findings stay as they came.
    return format == .binary ? first + second : (first + second).inFileOrder()
  }

  /// Says that a path leads nowhere.
  fileprivate func nothingAt(_ path: NodePath) -> Diagnostic {
    Diagnostic(
      .missingKey, .error, "the file has nothing at `\(path)`, where its entries should be",
      file: source.name, path: path)
  }
}

extension ModelReader {
  /// Opens the containers on the way to a path, so that the paths of findings begin at the root.
  fileprivate mutating func descend(_ path: NodePath) {
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

  /// What the entry being read is called; `names` are the keys by which entries name themselves.
  fileprivate func identity(of entry: NodeID, names: [KeyName]) -> EntryIdentity {
    let path = currentPath
    let index: Int? = if case .index(let index) = path.steps.last { index } else { nil }
    let key: String? = if case .key(let key) = path.steps.last { key } else { nil }
    return EntryIdentity(path: path, index: index, key: key, name: name(of: entry, by: names))
  }

  /// What the entry calls itself: `id=7`, or `name=Corner Bakery`.
  private func name(of entry: NodeID, by names: [KeyName]) -> String? {
    for key in names {
      guard let id = value(of: key, in: entry) else { continue }
      let node = node(id)
      switch node.kind {
      case .string: return "\(key.text)=\(Self.glimpse(text(node)))"
      case .integer: return "\(key.text)=\(Self.glimpse(NumberContent.text(of: node, in: base)))"
      default: continue
      }
    }
    return nil
  }

  /// The beginning of a text that is too long to be a name.
  private static func glimpse(_ text: String) -> String {
    let limit = 40
    if text.utf8.count <= limit { return text }
    return text.count <= limit ? text : text.prefix(limit) + "…"
  }
}

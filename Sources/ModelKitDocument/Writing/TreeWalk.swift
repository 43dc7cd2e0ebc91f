// Writers see a tree as a line of steps, so that none of them calls itself and the deepest file
// takes no more stack than the flattest. `{"a": [1]}` is
//
//     open {1}    key a    open [1]    value 1    close ]    close }

/// A walk over a document in the order in which it is written.
///
/// Values that could not be read are passed over, and so is each entry whose key stands again
/// further on: the last one counts.
struct TreeWalk {
  /// One step of the walk.
  enum Step {
    /// A list or dictionary begins, with this many elements or entries.
    case open(NodeID, count: Int)
    /// A key; its value is the next step.
    case key(NodeID)
    /// A value that is not a container; or one that is and was written already, where the walk
    /// shares containers.
    case value(NodeID)
    /// A keyed archive's reference.
    case uid(NodeID, UInt64)
    /// The list or dictionary ends.
    case close(NodeID)
  }

  /// The document that is walked.
  let document: Document
  /// What the walk and the writer found.
  private(set) var findings: DiagnosticList
  /// Whether an XML dictionary `{CF$UID: 5}` is taken for the reference that it stands for.
  var takesArchiveReferences = false
  /// Whether a container that a binary file shares is walked only where it is met first.
  var sharesContainers = false
  private let sortedKeys: Bool
  private var shared: Set<NodeID> = []
  private var frames: [Frame] = []
  private var upcoming: NodeID?
  private var budget: Int

  /// A walk over a whole document, or over one of its values.
  init(_ document: Document, from start: NodeID? = nil, sortedKeys: Bool = false) {
    self.document = document
    self.sortedKeys = sortedKeys
    upcoming = start ?? document.root
    findings = DiagnosticList(file: document.source.name, limit: ReaderLimits().diagnostics)
    // A text has each node once. Binary objects can be shared, and a few bytes can then stand for
    // more values than any memory holds.
    budget = document.nodeCount + (document.binary == nil ? 1 : Self.sharedNodes)
  }

  private static let sharedNodes = 8 << 20

  /// The next step, or `nil` behind the root.
  mutating func next() -> Step? {
    if let value = upcoming {
      upcoming = nil
      return enter(value)
    }
    guard !frames.isEmpty else { return nil }
    let top = frames.count - 1
    guard budget > 0, let entry = frames[top].next() else {
      return .close(frames.removeLast().id)
    }
    if let key = entry.key {
      upcoming = entry.value
      return .key(key)
    }
    return enter(entry.value)
  }

  private mutating func enter(_ id: NodeID) -> Step {
    budget -= 1
    if budget == 0 { reportBudget(at: id) }
    let kind = document.kind(of: id)
    if let number = document.uid(id) ?? archiveReference(id, kind) { return .uid(id, number) }
    guard kind == .dictionary || kind == .array else { return .value(id) }
    if sharesContainers, document.binary != nil, !shared.insert(id).inserted { return .value(id) }
    let frame = Frame(id, isList: kind == .array, chosen: chosenEntries(of: id, kind), in: document)
    frames.append(frame)
    return .open(id, count: frame.count)
  }

  /// The number of a dictionary whose one key is `CF$UID`, as XML has no element for a uid.
  private func archiveReference(_ id: NodeID, _ kind: NodeKind) -> UInt64? {
    guard takesArchiveReferences, document.format == .xml, kind == .dictionary,
      document.count(of: id) == 1,
      let value = document.value(of: "CF$UID", in: id)
    else { return nil }
    return document.integer(value)?.exactly(as: UInt32.self).map(UInt64.init)
  }

  /// The entries to write where they are not simply those of the file in its order.
  private mutating func chosenEntries(of id: NodeID, _ kind: NodeKind) -> [Entry]? {
    guard kind == .dictionary else {
      guard !document.diagnostics.isEmpty else { return nil }
      let readable = document.elements(of: id).filter { document.kind(of: $0) != .invalid }
      return readable.count < document.count(of: id) ? readable.map { Entry(value: $0) } : nil
    }
    let duplicates = document.duplicateEntries(in: id)
    let mayBeInvalid = !document.diagnostics.isEmpty
    guard sortedKeys || mayBeInvalid || !duplicates.isEmpty else { return nil }
    let superseded = Set(duplicates.map(\.first.index))
    var entries: [Entry] = []
    for (index, entry) in document.entries(of: id).enumerated()
    where !superseded.contains(index) && document.kind(of: entry.value) != .invalid {
      entries.append(Entry(key: entry.key, value: entry.value))
    }
    if !duplicates.isEmpty { report(duplicates, in: id) }
    return sortedKeys ? sorted(entries) : entries
  }

  private func sorted(_ entries: [Entry]) -> [Entry] {
    entries
      .map { (text: $0.key.flatMap(document.string) ?? "", entry: $0) }
      .sorted { $0.text < $1.text }
      .map(\.entry)
  }

  // MARK: Findings

  /// Takes in a finding about a node of the tree, and says where that is.
  mutating func report(_ finding: Diagnostic, at id: NodeID) {
    var finding = finding
    finding.span = document.headSpan(of: id)
    finding.path = path
    findings.report(finding)
  }

  private mutating func report(_ duplicates: [DuplicateKey], in id: NodeID) {
    let container = path
    for duplicate in duplicates {
      let step = NodePath.Step.key(document.string(duplicate.again.key) ?? "")
      findings.report(
        document.duplicateKeyDiagnostic(
          (duplicate.first.key, duplicate.again.key), severity: .warning,
          path: container.appending(step)))
    }
  }

  private mutating func reportBudget(at id: NodeID) {
    report(.tooManySharedValues(limit: Self.sharedNodes), at: id)
  }

  /// The way to the value, key or container that was met last.
  private var path: NodePath {
    NodePath(
      frames.filter(\.hasBegun).map { frame in
        frame.key.map { .key(document.string($0) ?? "") } ?? .index(frame.index)
      })
  }
}

extension TreeWalk {
  /// A value, and its key where it is in a dictionary.
  struct Entry {
    var key: NodeID?
    let value: NodeID
  }

  /// A container that is open, and how far the walk has come in it.
  private struct Frame {
    let id: NodeID
    let count: Int
    /// The key of the entry met last.
    private(set) var key: NodeID?
    /// The number of the element met last.
    private(set) var index = -1
    /// Whether anything in it was met.
    var hasBegun: Bool { index >= 0 }
    private var chosen: ArraySlice<Entry>
    private var elements: Document.Elements?
    private var entries: Document.Entries?

    init(_ id: NodeID, isList: Bool, chosen: [Entry]?, in document: Document) {
      self.id = id
      self.chosen = chosen?[...] ?? []
      count = chosen?.count ?? document.count(of: id)
      guard chosen == nil else { return }
      if isList {
        elements = document.elements(of: id)
      } else {
        entries = document.entries(of: id)
      }
    }

    mutating func next() -> Entry? {
      index += 1
      if let value = elements?.next() { return Entry(value: value) }
      let entry = entries?.next().map { Entry(key: $0.key, value: $0.value) } ?? chosen.popFirst()
      key = entry?.key
      return entry
    }
  }
}

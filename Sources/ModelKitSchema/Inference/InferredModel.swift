public import ModelKitCore
public import ModelKitDocument

/// A model inferred from data that has none, and what departs from it.
///
/// What two thirds or more of at least three alike values have in common is taken as meant; a value
/// that departs from it is a warning. Entries are never rejected for it.
///
/// ```swift
/// let inferred = InferredModel(of: document)
/// inferred.schema                       // a description, as if from Swift source
/// inferred.report(on: document)         // the entries, and what departs
/// ```
public struct InferredModel: Sendable {
  /// The description; its root is `nil` where the entries are not dictionaries.
  public let schema: ModelSchema
  private let path: NodePath
  private let shape: RootShape
  private let departures: [Diagnostic]

  /// Looks at the entries that the part of a document at `path` holds.
  ///
  /// - Complexity: O(*n*) in the nodes of the document.
  public init(of document: Document, at path: NodePath = NodePath()) {
    self.path = path
    let entries = Observation()
    guard let root = document[path] else {
      schema = ModelSchema()
      shape = .single
      departures = []
      return
    }
    shape = Self.rootShape(of: root, in: document)
    Self.forEachEntry(of: root, shape, path, in: document) { node, _ in
      entries.observe(node, in: document)
    }
    var search = DepartureSearch(document)
    Self.forEachEntry(of: root, shape, path, in: document) { node, path in
      search.compare(node, with: entries, at: path)
    }
    departures = search.departures
    var describer = ObservationDescriber()
    schema = describer.schema(of: entries, fileName: document.source.name)
  }

  /// The entries of the document that the model was inferred from, and what is to be said of them:
  /// faults of the text and keys that stand twice as errors, departures as warnings.
  ///
  /// - Complexity: O(*n*) in the nodes of the document.
  public func report(on document: Document, policy: Policy = .strict) -> LoadReport<NodeID> {
    let duplicates = document.duplicateKeyFindings(policy)
    var duplicated = PathPrefixes(duplicates.filter { $0.severity == .error }.map(\.path))
    // Those of all dictionaries, which are told here.
    var policy = policy
    policy.duplicateKeys = .ignore
    let isFaulty = document.diagnostics.contains { $0.severity == .error }
    let report = EntryLoader.load(
      document, at: path, shape: shape, keys: KeySet([]), policy: policy
    ) { (entry, reader) throws(ModelFailure) -> NodeID in
      let path = reader.currentPath
      if entry == document.root, !document.isContainer(entry) {
        let found = document.phrase(for: entry)
        throw reader.fail(
          .rootType, at: entry, "the file holds \(found); entries stand in a list or a dictionary")
      }
      let hasDuplicates = duplicated.contains(path)
      if hasDuplicates || isFaulty && document.lacksValues(within: entry) { throw ModelFailure() }
      return entry
    }
    return report.adding(duplicates + departures, in: document)
  }

  /// How a file without a model holds its entries.
  private static func rootShape(of root: NodeID, in document: Document) -> RootShape {
    func kinds(_ nodes: some Sequence<NodeID>) -> Set<NodeKind> {
      Set(nodes.map { document.kind(of: $0) }).subtracting([.invalid])
    }
    switch document.kind(of: root) {
    case .array:
      return kinds(document.elements(of: root)) == [.array] ? .sections : .list
    case .dictionary:
      let values = document.entries(of: root).map(\.value)
      guard values.count > 1, kinds(values) == [.dictionary] else { return .single }
      return haveCommonKeys(values, in: document) ? .dictionary : .single
    default: return .single
    }
  }

  /// Whether dictionaries are alike: more than half of the keys of each are in the first.
  private static func haveCommonKeys(_ nodes: [NodeID], in document: Document) -> Bool {
    func keys(_ node: NodeID) -> [String] {
      document.entries(of: node).compactMap { document.string($0.key) }
    }
    let first = Set(nodes.first.map(keys) ?? [])
    return !first.isEmpty
      && nodes.dropFirst().allSatisfy { node in
        let others = keys(node)
        return others.count { first.contains($0) } * 2 > others.count
      }
  }

  private static func forEachEntry(
    of root: NodeID, _ shape: RootShape, _ path: NodePath, in document: Document,
    _ body: (NodeID, NodePath) -> Void
  ) {
    switch shape {
    case .single: body(root, path)
    case .dictionary:
      for entry in document.entries(of: root) {
        body(entry.value, path.appending(.key(document.string(entry.key) ?? "")))
      }
    case .list, .sections, .groups:
      for (index, element) in document.elements(of: root).enumerated() {
        let place = path.appending(.index(index))
        if shape == .list {
          body(element, place)
        } else {
          forEachEntry(of: element, .list, place, in: document, body)
        }
      }
    }
  }
}

extension Document {
  /// Whether a node can hold others.
  fileprivate func isContainer(_ id: NodeID) -> Bool {
    switch kind(of: id) {
    case .array, .dictionary: true
    default: false
    }
  }
}

import ModelKitCore
import ModelKitDocument

/// Finds values that are unlike most values at the same place.
struct DepartureSearch {
  private(set) var departures: [Diagnostic] = []
  private let document: Document
  /// The way to the value that is compared; made into a path only for what departs.
  private var steps: [NodePath.Step] = []
  private static let limit = 10_000
  /// A dictionary with more rare keys than this is of another kind, not misspelt.
  private static let misspellingLimit = 16

  init(_ document: Document) { self.document = document }

  /// Compares an entry, and all that it holds, with what has been seen of all entries.
  ///
  /// - Complexity: O(*n*) in the nodes of the entry.
  mutating func compare(_ node: NodeID, with seen: Observation, at path: NodePath) {
    steps = path.steps
    compare(node, with: seen)
  }

  private mutating func compare(_ node: NodeID, with seen: Observation) {
    guard departures.count < Self.limit else { return }
    let kind = document.kind(of: node)
    guard kind != .invalid, kind != .null else { return }
    if let common = seen.commonKind, kind != common, !(common == .real && kind == .integer) {
      if Observation.isClear(seen.support(of: common), of: seen.present) {
        return report(kindOf: node, common, seen, at: NodePath(steps))
      }
    }
    switch kind {
    case .array:
      guard let elements = seen.elements else { return }
      for (index, element) in document.elements(of: node).enumerated() {
        compare(element, with: elements, below: .index(index))
      }
    case .dictionary: compare(dictionary: node, with: seen)
    default: return
    }
  }

  private mutating func compare(
    _ node: NodeID, with seen: Observation, below step: NodePath.Step
  ) {
    steps.append(step)
    compare(node, with: seen)
    steps.removeLast()
  }

  private mutating func compare(dictionary node: NodeID, with seen: Observation) {
    let dictionaries = seen.count(of: .dictionary)
    var present = Set<String>()
    var rare: [(key: String, node: NodeID)] = []
    for entry in document.entries(of: node) {
      guard let key = document.string(entry.key), let place = seen.value(of: key) else { continue }
      present.insert(key)
      if Observation.isClear(dictionaries - place.total, of: dictionaries) {
        rare.append((key, entry.key))
      }
      compare(entry.value, with: place, below: .key(key))
    }
    guard present.count < seen.keys.count, !document.isDamaged(node) else { return }
    let path = NodePath(steps)
    for key in seen.commonKeys where !present.contains(key) {
      let misspelt = rare.prefix(Self.misspellingLimit).first {
        Spelling.closest(to: $0.key, in: [key]) != nil
      }
      if let misspelt {
        report(misspelt: misspelt.key, misspelt.node, as: key, at: path)
      } else {
        report(missing: key, of: node, seen.value(of: key)?.total ?? 0, dictionaries, at: path)
      }
    }
  }

  private mutating func report(
    kindOf node: NodeID, _ common: NodeKind, _ seen: Observation, at path: NodePath
  ) {
    let subject = path.isRoot ? "the file" : "`\(NodePath(Array(path.steps.suffix(1))))`"
    add(
      Diagnostic(
        .unusualType, .warning,
        """
        \(subject) is \(document.phrase(for: node)) here, but \(Self.phrase(common)) in \
        \(seen.support(of: common)) of \(seen.present) places
        """, span: document.headSpan(of: node), label: document.summary(of: node), path: path))
  }

  private mutating func report(
    missing key: String, of node: NodeID, _ count: Int, _ total: Int, at path: NodePath
  ) {
    add(
      Diagnostic(
        .unusuallyMissingKey, .warning,
        "no `\(key)` here, but in \(count) of \(total) dictionaries",
        span: document.headSpan(of: node), label: "has no `\(key)`",
        path: path.appending(.key(key))))
  }

  private mutating func report(
    misspelt key: String, _ node: NodeID, as common: String, at path: NodePath
  ) {
    add(
      Diagnostic(
        .unusualKey, .warning, "`\(key)` is a rare key, and `\(common)` is missing here",
        span: document.headSpan(of: node), label: Spelling.question(common),
        help: Spelling.question(common), path: path.appending(.key(key))))
  }

  private mutating func add(_ diagnostic: Diagnostic) {
    var diagnostic = diagnostic
    diagnostic.file = document.source.name
    diagnostic.notes.append(
      "the model is inferred from the data; pass --model to check against yours")
    departures.append(diagnostic)
  }

  private static func phrase(_ kind: NodeKind) -> String {
    switch kind {
    case .invalid, .null: "null"
    case .boolean: "a boolean"
    case .integer: "an integer"
    case .real: "a number"
    case .string: "a string"
    case .date: "a date"
    case .data: "data"
    case .uid: "a uid"
    case .array: "a list"
    case .dictionary: "a dictionary"
    }
  }
}

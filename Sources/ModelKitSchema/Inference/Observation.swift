import ModelKitCore
import ModelKitDocument

/// What has been seen at one place of many alike: how often each kind of value, and for dictionaries
/// what stands under each key.
///
/// All elements of a list count as one place, and so do all dictionaries of a list under one key.
final class Observation {
  /// How many values of each kind, by raw value.
  private(set) var counts = [Int](repeating: 0, count: NodeKind.allCases.count)
  /// The keys of all dictionaries seen, in the order in which they were met.
  private(set) var keys: [String] = []
  private var values: [String: Observation] = [:]
  /// The elements of all lists seen.
  private(set) var elements: Observation?

  /// Takes a value in, with all that it holds.
  func observe(_ node: NodeID, in document: Document) {
    let kind = document.kind(of: node)
    counts[Int(kind.rawValue)] += 1
    switch kind {
    case .array:
      let elements = elements ?? Observation()
      self.elements = elements
      for element in document.elements(of: node) { elements.observe(element, in: document) }
    case .dictionary:
      var seen = Set<String>()
      for entry in document.entries(of: node) {
        guard let key = document.string(entry.key), seen.insert(key).inserted else { continue }
        place(of: key).observe(entry.value, in: document)
      }
    default: break
    }
  }

  /// The keys that nearly all dictionaries seen here have, in the order in which they were met.
  /// Asked for when all has been seen: it is worked out once, as a file may hold as many keys as
  /// dictionaries.
  private(set) lazy var commonKeys: [String] = keys.filter { key in
    Observation.isClear(values[key]?.total ?? 0, of: count(of: .dictionary))
  }

  /// Whether some of many are a clear majority that the others depart from: two thirds or more of
  /// at least three.
  static func isClear(_ count: Int, of total: Int) -> Bool {
    total >= 3 && count < total && count * 3 >= total * 2
  }

  /// What has been seen under a key.
  func value(of key: String) -> Observation? { values[key] }

  private func place(of key: String) -> Observation {
    if let known = values[key] { return known }
    let new = Observation()
    values[key] = new
    keys.append(key)
    return new
  }

  /// How many values of a kind.
  func count(of kind: NodeKind) -> Int { counts[Int(kind.rawValue)] }

  /// How many values that could be read.
  var total: Int { counts.reduce(0, +) - count(of: .invalid) }

  /// How many values that are something: neither null nor unreadable.
  var present: Int { total - count(of: .null) }

  /// The kind of most values. Integers among reals are reals.
  var commonKind: NodeKind? {
    guard present > 0 else { return nil }
    var tallies = counts
    tallies[Int(NodeKind.invalid.rawValue)] = 0
    tallies[Int(NodeKind.null.rawValue)] = 0
    if count(of: .real) > 0 {
      tallies[Int(NodeKind.real.rawValue)] += count(of: .integer)
      tallies[Int(NodeKind.integer.rawValue)] = 0
    }
    guard let most = tallies.max(), let index = tallies.firstIndex(of: most) else { return nil }
    return NodeKind(rawValue: UInt8(index))
  }

  /// How many values are of a kind, integers counted as reals where reals are asked for.
  func support(of kind: NodeKind) -> Int {
    count(of: kind) + (kind == .real ? count(of: .integer) : 0)
  }
}

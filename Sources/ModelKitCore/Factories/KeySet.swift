/// The names that a model's keys have.
public struct KeySet: Sendable {
  /// The names, in the order of the declaration.
  public let names: [String]
  /// Whether two keys of the model read the same name; what was found by name cannot be counted
  /// then.
  @usableFromInline let isAlwaysAudited: Bool
  /// Whether the one name is a union's tag: which others are known its variant says.
  let isOfUnion: Bool
  private let set: Set<String>
  /// Names that are no properties and yet known.
  let ignored: Set<String>

  /// A set of names; those that are ignored count as known and are not suggested.
  public init(_ names: [String], ignored: Set<String> = []) {
    self.init(names, ignored: ignored, isOfUnion: false)
  }

  init(_ names: [String], ignored: Set<String> = [], isOfUnion: Bool) {
    self.names = names
    self.isOfUnion = isOfUnion
    self.ignored = ignored
    let distinct = Set(names)
    isAlwaysAudited = distinct.count != names.count
    set = distinct.union(ignored)
  }

  /// The set with further names that count as known.
  func ignoring(_ further: [String]) -> KeySet {
    KeySet(names, ignored: ignored.union(further), isOfUnion: isOfUnion)
  }

  /// The set with the names that data has for its names.
  package func including(_ naming: KeyNaming) -> KeySet {
    KeySet(
      names, ignored: ignored.union(names.flatMap(naming.names(for:))), isOfUnion: isOfUnion)
  }

  /// The names that data has for its names, each with the one that it stands for.
  func keysByName(_ naming: KeyNaming) -> [String: String] {
    var keys: [String: String] = [:]
    // A set that a factory's own naming made has those names among the known.
    let own = Set(names)
    for key in names {
      for name in naming.names(for: key) where !own.contains(name) { keys[name] = key }
    }
    return keys
  }

  /// Whether a name is one of them.
  ///
  /// - Complexity: O(1).
  public func contains(_ name: String) -> Bool { set.contains(name) }
}

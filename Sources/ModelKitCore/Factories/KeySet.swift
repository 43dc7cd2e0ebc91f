/// The names that a model's keys have.
public struct KeySet: Sendable {
  /// The names, in the order of the declaration.
  public let names: [String]
  /// Whether two keys of the model read the same name; what was found by name cannot be counted
  /// then.
  @usableFromInline let hasRepeatedNames: Bool
  private let set: Set<String>

  /// A set of names.
  public init(_ names: [String]) {
    self.names = names
    set = Set(names)
    hasRepeatedNames = set.count != names.count
  }

  /// Whether a name is one of them.
  ///
  /// - Complexity: O(1).
  public func contains(_ name: String) -> Bool { set.contains(name) }
}

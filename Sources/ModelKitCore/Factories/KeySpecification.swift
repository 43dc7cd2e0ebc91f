/// What a key says beyond its name: the one description that decoding, checking and export share.
package struct KeySpecification: Sendable, Hashable {
  /// The names on the way to the value, outermost first; one, but for a nested key.
  package var path: [KeyName]
  /// Other names of the outermost key.
  package var aliases: [KeyName] = []
  /// How reading the value differs from the policy.
  package var changes: [PolicyChange] = []
  /// What the value has to keep.
  package var rules: [KeyRule] = []

  /// A specification of a path and options.
  package init(path: [String], options: [KeyOption]) {
    self.path = path.map { KeyName($0) }
    for option in options {
      switch option.effect {
      case .change(let change): changes.append(change)
      case .alias(let name): aliases.append(KeyName(name))
      case .rule(let rule): rules.append(rule)
      }
    }
  }

  /// The names that the key may have in its model's dictionary.
  package var names: [String] {
    let own = path.prefix(1).map(\.text) + aliases.map(\.text)
    var names = own
    for case .keyNaming(let naming) in changes { names += own.flatMap(naming.names(for:)) }
    return names
  }

  /// The names that a step of the path may have in the data, in the order in which they are looked for.
  package func names(ofStep step: Int, naming: KeyNaming) -> [String] {
    let given = step == 0 ? path.prefix(1) + aliases : [path[step]]
    return given.flatMap { [$0.text] + naming.names(for: $0.text) }
  }

  /// The names as one text for messages: `address.city`.
  package var spelledPath: String { path.map(\.text).joined(separator: ".") }

  /// Whether a name says all.
  package var isPlain: Bool {
    path.count == 1 && aliases.isEmpty && changes.isEmpty && rules.isEmpty
  }
}

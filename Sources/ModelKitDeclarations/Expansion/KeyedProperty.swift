/// A stored property that is read from data, and the key that it is read from.
package struct KeyedProperty: Sendable, Hashable {
  /// The key, as far as the source tells it.
  package enum Key: Sendable, Hashable {
    /// A key of the dictionary, or a path of keys into it.
    case path([String])
    /// An expression that is no literal.
    case unknown
  }

  package var property: PropertyDeclaration
  package var key: Key
  /// Its `@Key`.
  package var attribute: Attribute?

  /// Whether a missing key is no fault: by a value of the property, or by one of its `@Key`.
  package var hasDefault: Bool { property.initialValue != nil || attribute?.givesDefault == true }

  package var name: String { property.name }

  /// A name under which the value is looked for, and where that is written.
  struct Name: Hashable {
    var path: [String]
    var range: Range<Int>
  }

  /// The key and its aliases.
  var names: [Name] {
    guard case .path(let path) = key else { return [] }
    let range = attribute?.givenKey == nil ? nil : attribute?.arguments?.first?.value.range
    let aliases = attribute?.aliases ?? []
    return [Name(path: path, range: range ?? property.nameRange)]
      + aliases.map { Name(path: [$0.name] + path.dropFirst(), range: $0.range) }
  }
}

extension Attribute {
  /// Whether it is the attribute of a name, written with its module or without.
  package func isNamed(_ name: String) -> Bool {
    self.name == name || self.name == "ModelKit.\(name)" || self.name == "ModelKitCore.\(name)"
  }

  package var givesDefault: Bool { arguments?.contains { $0.label == "default" } ?? false }

  /// What its options `.alias("cost")` give.
  fileprivate var aliases: [(name: String, range: Range<Int>)] {
    (arguments ?? []).compactMap { argument in
      guard case .call(let callee, let parts) = argument.value.kind,
        case .member(_, "alias", nil) = callee.kind, let name = parts.first?.value.stringValue
      else { return nil }
      return (name, argument.value.range)
    }
  }

  /// The key that the first argument gives; `nil` if that is an option, `.lenient`, or there is none.
  package var givenKey: KeyedProperty.Key? {
    guard let first = arguments?.first, first.label == nil else { return nil }
    switch first.value.kind {
    case .string(let name): return .path([name])
    case .array(let steps):
      let names = steps.compactMap(\.stringValue)
      return names.count == steps.count ? .path(names) : .unknown
    default: return first.value.isImplicitMember ? nil : .unknown
    }
  }
}

extension Expression {
  /// Whether it begins with a dot: `.lenient`, `.alias("cost")`.
  fileprivate var isImplicitMember: Bool {
    switch kind {
    case .member(let base, _, _): base?.isImplicitMember ?? true
    case .call(let callee, _): callee.isImplicitMember
    default: false
    }
  }
}

extension PropertyDeclaration {
  /// Its `@Key`.
  package var keyAttribute: Attribute? { head.attributes.first { $0.isNamed("Key") } }

  /// Whether its value is fixed by the declaration, so that no data can give it.
  package var isConstant: Bool { isLet && initialValue != nil }

  /// Whether it is `nil` where nothing is said: `var a: Int?`.
  package var isImplicitlyNil: Bool {
    guard !isLet, case .optional? = type?.kind else { return false }
    return true
  }
}

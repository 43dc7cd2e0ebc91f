/// One way in which a key or a type differs from the policy of the load.
@usableFromInline
package enum PolicyChange: Sendable, Hashable {
  case coercion(Policy.Coercion)
  case unknownKeys(Policy.Reaction)
  case duplicateKeys(Policy.Reaction)
  case nulls(Policy.NullHandling)
  case faultyElements(Policy.ElementHandling)
  case compactsLists
  case assumedZone(Int)
  case allowsNonFiniteNumbers
  case emptyStringIsNil
  case acceptsWholeReals
  case keyNaming(KeyNaming)
  case allowing(Conversions.Flags)
  case unixTime(UnixTimeUnit)
  case separator(Unicode.Scalar)
}

extension [PolicyChange] {
  /// The naming that is in force with these changes.
  package func naming(within outer: KeyNaming) -> KeyNaming {
    var naming = outer
    for case .keyNaming(let nearer) in self { naming = nearer }
    return naming
  }
}

extension Policy {
  /// The policy with changes made to it, in their order.
  package func changed(by changes: [PolicyChange]) -> Policy {
    var policy = self
    // Strict and lenient say something of nulls as well, unless a change of its own does, wherever
    // that stands.
    for case .coercion(let coercion) in changes { policy.apply(.coercion(coercion)) }
    for change in changes {
      if case .coercion = change { continue }
      policy.apply(change)
    }
    return policy
  }

  private mutating func apply(_ change: PolicyChange) {
    switch change {
    case .coercion(let coercion):
      self.coercion = coercion
      nulls = coercion == .lenient ? .defaulted : .fault
    case .unknownKeys(let reaction): unknownKeys = reaction
    case .duplicateKeys(let reaction): duplicateKeys = reaction
    case .nulls(let handling): nulls = handling
    case .faultyElements(let handling): faultyElements = handling
    case .compactsLists: compactsLists = true
    case .assumedZone(let seconds): assumedZone = seconds
    case .allowsNonFiniteNumbers: allowsNonFiniteNumbers = true
    case .emptyStringIsNil: emptyStringIsNil = true
    case .acceptsWholeReals: acceptsWholeReals = true
    case .keyNaming(let naming): keyNaming = naming
    case .allowing(let conversion): conversions.flags.insert(conversion)
    case .unixTime(let unit): unixTime = unit
    case .separator(let separator): conversions.separator = separator
    }
  }
}

package import ModelKitDocument

extension Document {
  /// What an entry has of a property: the value under any of the names that its key may have.
  ///
  /// - Parameter naming: That of the property's model.
  package func value(
    of property: PropertyDescription, in entry: KeyedValues, naming: KeyNaming
  ) -> NodeID? {
    let key = property.specification
    let naming = key.changes.naming(within: naming)
    var values = entry
    var found: NodeID?
    for step in key.path.indices {
      if let found { values = KeyedValues(self, of: found) }
      let names = key.names(ofStep: step, naming: naming)
      guard let value = names.lazy.compactMap({ values[$0] }).first else { return nil }
      found = value
    }
    return found
  }
}

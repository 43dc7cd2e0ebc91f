package import ModelKitDocument

extension Document {
  /// What an entry has of a property: the value under any of the names that its key may have.
  package func value(
    of property: PropertyDescription, of model: ModelDescription, in entry: KeyedValues
  ) -> NodeID? {
    var values = entry
    var found: NodeID?
    let key = property.specification
    for (step, name) in key.path.enumerated() {
      var names = step == 0 ? [name.text] + key.aliases.map(\.text) : [name.text]
      for case .keyNaming(let naming) in model.changes + key.changes {
        names += names.flatMap(naming.names(for:))
      }
      if let found { values = KeyedValues(self, of: found) }
      guard let value = names.lazy.compactMap({ values[$0] }).first else { return nil }
      found = value
    }
    return found
  }
}

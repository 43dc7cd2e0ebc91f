package import ModelKitDocument

extension Document {
  /// What an entry has of a property: the value under any of the names that its key may have.
  ///
  /// - Complexity: O(*n*) in the keys of the entry.
  package func value(
    of property: PropertyDescription, of model: ModelDescription, in entry: NodeID
  ) -> NodeID? {
    var node = entry
    let key = property.specification
    for (step, name) in key.path.enumerated() {
      var names = step == 0 ? [name.text] + key.aliases.map(\.text) : [name.text]
      for case .keyNaming(let naming) in model.changes + key.changes {
        names += names.flatMap(naming.names(for:))
      }
      guard let value = names.lazy.compactMap({ self.value(of: $0, in: node) }).first else {
        return nil
      }
      node = value
    }
    return node
  }
}

extension Document {
  /// The way from the root to a node. A key's way is that of its value; an object that a binary
  /// property list refers to from several places has the shortest of its ways.
  ///
  /// - Complexity: in a text O(*n*) in the siblings passed on the way down; in a binary property list
  ///   O(*n*) in the objects and references of the file.
  public func path(of id: NodeID) -> NodePath {
    guard binary == nil else { return ObjectParents(self).path(of: id) }
    var cursor = TreeCursor(self)
    cursor.move(to: Int(id.index))
    return cursor.path
  }

  /// The ways to many nodes, which must come in the order of their indices.
  ///
  /// - Complexity: O(*n*) in the nodes of the document, and in the steps of all the ways.
  package func paths(of ids: some Collection<NodeID>) -> [NodePath] {
    guard !ids.isEmpty else { return [] }
    if binary != nil {
      let parents = ObjectParents(self)
      return ids.map { parents.path(of: $0) }
    }
    var cursor = TreeCursor(self)
    return ids.map { id in
      cursor.move(to: Int(id.index))
      return cursor.path
    }
  }
}

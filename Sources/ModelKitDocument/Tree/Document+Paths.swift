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
}

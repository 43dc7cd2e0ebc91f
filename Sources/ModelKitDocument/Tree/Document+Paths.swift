extension Document {
  /// The way from the root to a node, by a walk down the tree.
  public func path(of id: NodeID) -> NodePath { NodePath() }
}

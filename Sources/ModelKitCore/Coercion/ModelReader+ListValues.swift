public import ModelKitDocument

extension ModelReader {
  /// Whether the file's reader lost a part of a container, which it has reported.
  @usableFromInline
  package func isDamaged(_ id: NodeID) -> Bool { node(id).has(Node.Bits.damaged) }

  /// Reads `[UInt8]` from data; any other list from what is not one is a fault.
  @usableFromInline
  mutating func listFromData<List>(
    at id: NodeID, expected: @autoclosure () -> String
  ) throws(ModelFailure) -> List {
    if node(id).rawKind == Node.Bits.data, List.self == [UInt8].self,
      let bytes = try dataBytes(at: id) as? List
    {
      return bytes
    }
    throw mismatch(at: id, expected: expected())
  }

  /// Reports an element that a set has already.
  @inline(never)
  package mutating func duplicateElement(at id: NodeID) -> ModelFailure {
    fail(
      .duplicateElement, at: id, "\(subject) is in the set already",
      help: "remove it, or declare the property an array")
  }
}

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

  /// Whether one value may stand for a list of one: the key says so, and the value is no list, null
  /// or data that is a list of bytes.
  package func takesOneForMany(_ id: NodeID) -> Bool {
    guard policy.conversions.contains(.oneOrMany) else { return false }
    switch kind(at: id) {
    case .array, .null, .invalid: return false
    default: return true
    }
  }

  /// Reports an element that a set has already.
  @inline(never)
  package mutating func duplicateElement(at id: NodeID) -> ModelFailure {
    fail(at: id) {
      $0.fault(
        .duplicateElement, "\($0.subject) is in the set already",
        help: "remove it, or declare the property an array")
    }
  }
}

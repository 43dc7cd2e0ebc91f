package import ModelKitDocument

// Checking by description goes through the same coercions as reading by type; what is here only
// finds the type that a description names.

extension ModelReader {
  /// Reads an integer of a described type, for what is reported.
  package mutating func checkInteger(
    at id: NodeID, _ width: IntegerWidth
  ) throws(ModelFailure) {
    switch width {
    case .int: _ = try integer(at: id, as: Int.self)
    case .int8: _ = try integer(at: id, as: Int8.self)
    case .int16: _ = try integer(at: id, as: Int16.self)
    case .int32: _ = try integer(at: id, as: Int32.self)
    case .int64: _ = try integer(at: id, as: Int64.self)
    case .uint: _ = try integer(at: id, as: UInt.self)
    case .uint8: _ = try integer(at: id, as: UInt8.self)
    case .uint16: _ = try integer(at: id, as: UInt16.self)
    case .uint32: _ = try integer(at: id, as: UInt32.self)
    case .uint64: _ = try integer(at: id, as: UInt64.self)
    }
  }

  /// Reads the raw value of a described enumeration; `nil` if it is beyond `Int64`, as no listed
  /// value is.
  package mutating func checkRawInteger(
    at id: NodeID, of enumeration: String, _ width: IntegerWidth
  ) throws(ModelFailure) -> Int64? {
    let node = node(id)
    guard node.rawKind == Node.Bits.integer || standsForRawInteger(node) else {
      throw mismatch(at: id, expected: enumeration)
    }
    try checkInteger(at: id, width)
    switch node.kind {
    case .string: return Int64(text(node))
    case .real:
      let text = NumberContent.text(of: node, in: base)
      let parts = DecimalText.parts(text, isLoose: node.has(Node.Bits.unusual))
      return parts?.wholeDigits.flatMap { Int64($0) }
    default: return NumberContent.integer(of: node, in: base)?.exactly(as: Int64.self)
    }
  }

  /// Accepts anything but a value that the file's reader could not read.
  package mutating func checkReadable(at id: NodeID) throws(ModelFailure) {
    if node(id).rawKind == Node.Bits.invalid { throw ModelFailure() }
  }
}

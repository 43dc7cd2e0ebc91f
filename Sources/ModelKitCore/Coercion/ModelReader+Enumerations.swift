package import ModelKitDocument

extension ModelReader {
  /// Reports a raw value that no case has, with what is allowed.
  ///
  /// `allowed` is empty where the type does not list its cases.
  package mutating func unknownCase(
    at id: NodeID, of enumeration: String, value: String, allowed: [String]
  ) -> ModelFailure {
    fail(at: id) { words in
      let list = "\(enumeration) has \(Spelling.list(allowed))"
      let help =
        if let similar = Spelling.closest(to: value, in: allowed) {
          "\(Spelling.question(similar)) \(list)"
        } else if allowed.isEmpty {
          "conform \(enumeration) to CaseIterable to have its cases listed here"
        } else {
          list
        }
      return words.fault(
        .unknownCase, "\(words.subject) should be \(enumeration), which has no case `\(value)`",
        help: help)
    }
  }

  /// Reads the text of a string-raw enumeration.
  package mutating func rawString(
    at id: NodeID, of enumeration: @autoclosure () -> String
  ) throws(ModelFailure) -> String {
    let node = node(id)
    guard node.rawKind == Node.Bits.string else {
      throw mismatch(at: id, expected: enumeration())
    }
    return text(node)
  }

  /// Reads the number of an integer-raw enumeration.
  package mutating func rawInteger<Value: FixedWidthInteger>(
    at id: NodeID, of enumeration: @autoclosure () -> String, as type: Value.Type
  ) throws(ModelFailure) -> Value {
    let node = node(id)
    guard node.rawKind == Node.Bits.integer || standsForRawInteger(node) else {
      throw mismatch(at: id, expected: enumeration())
    }
    return try integer(at: id, as: type)
  }

  /// Whether a value that is no integer is read as one, for a raw value.
  func standsForRawInteger(_ node: Node) -> Bool {
    switch node.kind {
    case .string: hasStringsOnly || isLenient
    case .real: policy.conversions.contains(.rawValueFromReal)
    default: false
    }
  }
}

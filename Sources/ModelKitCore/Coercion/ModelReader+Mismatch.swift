package import ModelKitDocument

extension ModelReader {
  /// Reports that a value is of another kind than expected: `` `price` should be Decimal, but the
  /// file has a string``. A null is a `type.null` of its own.
  package mutating func mismatch(
    at id: NodeID, expected: String, help: String? = nil
  ) -> ModelFailure {
    fail(at: id) { $0.mismatch(expected: expected, help: help) }
  }

  /// Reports that a value is of another kind than expected, with help that takes words to find.
  package mutating func mismatch(
    at id: NodeID, expected: String, help: @escaping @Sendable (Wording) -> String?
  ) -> ModelFailure {
    fail(at: id) { $0.mismatch(expected: expected, help: help($0)) }
  }
}

extension Wording {
  /// A value of another kind than expected.
  func mismatch(expected: String, help: String? = nil) -> Diagnostic {
    guard document.kind(of: node) != .null else {
      return fault(
        .null, "\(subject) should be \(expected), but is null",
        help: "declare it \(expected)? if it may be null")
    }
    return fault(
      .typeMismatch,
      "\(subject) should be \(expected), but \(holder) has \(document.phrase(for: node))",
      help: help)
  }
}

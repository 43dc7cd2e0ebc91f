package import ModelKitDocument

extension ModelReader {
  /// Reports that a value is of another kind than expected: `` `price` should be Decimal, but the
  /// file has a string``. A null is a `type.null` of its own.
  @inline(never)
  package mutating func mismatch(
    at id: NodeID, expected: String, help: String? = nil
  ) -> ModelFailure {
    if node(id).rawKind == Node.Bits.null {
      return fail(
        .null, at: id, "\(subject) should be \(expected), but is null",
        help: "declare it \(expected)? if it may be null")
    }
    return fail(
      .typeMismatch, at: id,
      "\(subject) should be \(expected), but \(holder) has \(document.phrase(for: id))",
      help: help)
  }

  /// What holds the values, in a sentence.
  var holder: String { document.isInMemory ? "the dictionary" : "the file" }
}

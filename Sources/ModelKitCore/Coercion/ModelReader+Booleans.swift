package import ModelKitDocument

extension ModelReader {
  /// Reads a `Bool`: a boolean, or in OpenStep the words that stand for one.
  package mutating func boolean(at id: NodeID) throws(ModelFailure) -> Bool {
    let node = node(id)
    if node.rawKind == Node.Bits.boolean { return node.has(Node.Bits.isTrue) }
    if hasStringsOnly, node.rawKind == Node.Bits.string {
      guard let value = Self.truth(of: text(node)) else {
        throw fail(
          .invalidNumberText, at: id,
          "\(subject) should be Bool, but the text is none of YES, NO, true, false, 1, 0")
      }
      return value
    }
    throw mismatch(at: id, expected: "Bool")
  }

  /// The truth value that a word stands for, in any case of its letters.
  static func truth(of text: String) -> Bool? {
    switch text.lowercased() {
    case "yes", "true", "1": true
    case "no", "false", "0": false
    default: nil
    }
  }
}

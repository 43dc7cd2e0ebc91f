package import ModelKitDocument

extension ModelReader {
  /// Reads a `Bool`: a boolean, or in OpenStep the words that stand for one.
  package mutating func boolean(at id: NodeID) throws(ModelFailure) -> Bool {
    let node = node(id)
    if node.rawKind == Node.Bits.boolean { return node.has(Node.Bits.isTrue) }
    switch node.kind {
    case .string where hasStringsOnly || isLenient:
      guard let value = Self.truth(of: text(node)) else {
        throw fail(at: id) {
          $0.fault(
            .invalidNumberText,
            "\($0.subject) should be Bool, but the text is none of YES, NO, true, false, 1, 0")
        }
      }
      if !hasStringsOnly { noteCoercion(at: id, to: "Bool") }
      return value
    case .integer where isLenient:
      let number = NumberContent.integer(of: node, in: base)?.exactly(as: Int.self)
      guard let number, number == 0 || number == 1 else {
        throw mismatch(at: id, expected: "Bool", help: "of numbers only 0 and 1 are truth values")
      }
      noteCoercion(at: id, to: "Bool")
      return number == 1
    default: throw mismatch(at: id, expected: "Bool")
    }
  }

  /// Whether values are converted where nothing is lost.
  var isLenient: Bool { policy.coercion == .lenient }

  /// The truth value that a word stands for, in any case of its letters.
  static func truth(of text: String) -> Bool? {
    switch text.lowercased() {
    case "yes", "true", "1": true
    case "no", "false", "0": false
    default: nil
    }
  }
}

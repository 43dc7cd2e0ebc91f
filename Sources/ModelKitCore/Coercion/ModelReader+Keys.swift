package import ModelKitDocument

#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

extension ModelReader {
  /// Reads a dictionary's key as an `Int`: decimal digits, strict in every mode.
  package mutating func integerKey(at id: NodeID) throws(ModelFailure) -> Int {
    let text = try keyText(at: id)
    guard Self.isIntegerText(text), let value = Int(text) else {
      throw fail(at: id) {
        $0.fault(.invalidKey, "the key `\(text)` should be Int", label: "not a whole number")
      }
    }
    return value
  }

  /// Reads a dictionary's key as a `UUID`.
  package mutating func uuidKey(at id: NodeID) throws(ModelFailure) -> UUID {
    let text = try keyText(at: id)
    guard let value = UUID(uuidString: text) else {
      throw fail(at: id) {
        $0.fault(.invalidKey, "the key `\(text)` should be UUID", label: "not a UUID")
      }
    }
    return value
  }

  /// The text of a key; a key that the file's reader could not read has been reported.
  private func keyText(at id: NodeID) throws(ModelFailure) -> String {
    guard node(id).rawKind == Node.Bits.string else { throw ModelFailure() }
    return text(node(id))
  }

  /// Reports a key that is no case of an enumeration.
  package mutating func unknownKeyCase(
    at id: NodeID, of enumeration: String, allowed: [String]
  ) -> ModelFailure {
    let text = text(node(id))
    return fail(at: id) { words in
      let question = Spelling.closest(to: text, in: allowed).map(Spelling.question)
      return words.fault(
        .invalidKey, "the key `\(text)` should be \(enumeration), which has no such case",
        label: question ?? "no such case",
        help: question ?? (allowed.isEmpty ? nil : "\(enumeration) has \(Spelling.list(allowed))"))
    }
  }

  /// Reports a key of a dictionary whose key type no key can be read as.
  package mutating func notAKeyType(at id: NodeID, _ type: String) -> ModelFailure {
    fail(at: id) {
      $0.fault(
        .invalidKey, "\(type) cannot be a dictionary's key",
        help: "keys are String, Int, UUID or an enumeration of strings")
    }
  }
}

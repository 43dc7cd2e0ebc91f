package import ModelKitDocument

#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

extension ModelReader {
  /// Reads a `URL` from text that is one by RFC 3986, without repairs: a blank or a bad escape is a
  /// fault.
  package mutating func url(at id: NodeID) throws(ModelFailure) -> URL {
    let node = node(id)
    guard node.rawKind == Node.Bits.string else { throw mismatch(at: id, expected: "URL") }
    let text = text(node)
    if URLText.isValid(text), let url = URL(string: text) { return url }
    throw fail(at: id) {
      $0.fault(
        .invalidURL, "\($0.subject) should be URL, but the text is not one",
        help: text.contains(" ") ? "write %20 for a blank" : nil)
    }
  }

  /// Reads a `UUID` from its 36-character text.
  package mutating func uuid(at id: NodeID) throws(ModelFailure) -> UUID {
    let node = node(id)
    guard node.rawKind == Node.Bits.string else { throw mismatch(at: id, expected: "UUID") }
    if let uuid = UUID(uuidString: text(node)) { return uuid }
    throw fail(at: id) {
      $0.fault(
        .invalidUUID, "\($0.subject) should be UUID, but the text is not one",
        help: "write a UUID as E621E1F8-C36C-495A-93FC-0C247A3E6E5F")
    }
  }
}

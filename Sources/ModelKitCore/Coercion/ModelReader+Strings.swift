package import ModelKitDocument

extension ModelReader {
  /// Reads a `String`: text, as it is written.
  @inline(__always)
  package mutating func string(at id: NodeID) throws(ModelFailure) -> String {
    let node = node(id)
    guard node.rawKind == Node.Bits.string else { throw notText(at: id) }
    return text(node)
  }

  /// Makes sure that a node is text, without making a `String` of it.
  @inline(__always)
  package mutating func checkString(at id: NodeID) throws(ModelFailure) {
    guard node(id).rawKind == Node.Bits.string else { throw notText(at: id) }
  }

  /// The text of a string node.
  @inline(__always)
  func text(_ node: Node) -> String {
    StringContent.string(of: node, in: base, format: document.format)
  }

  @inline(never)
  private mutating func notText(at id: NodeID) -> ModelFailure {
    let node = node(id)
    switch node.kind {
    case .integer, .real:
      let text = NumberContent.text(of: node, in: base)
      return mismatch(
        at: id, expected: "String", help: "write \(document.spelling(ofString: text))")
    default:
      return mismatch(at: id, expected: "String")
    }
  }
}

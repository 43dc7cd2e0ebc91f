package import ModelKitDocument

extension ModelReader {
  /// Reads a `String`: text, as it is written.
  @inline(__always)
  package mutating func string(at id: NodeID) throws(ModelFailure) -> String {
    let node = node(id)
    guard node.rawKind == Node.Bits.string else { return try stringFromOther(at: id) }
    return text(node)
  }

  /// Makes sure that a node is text, without making a `String` of it.
  @inline(__always)
  package mutating func checkString(at id: NodeID) throws(ModelFailure) {
    if node(id).rawKind != Node.Bits.string { _ = try stringFromOther(at: id) }
  }

  /// The text of a string node.
  @inline(__always)
  func text(_ node: Node) -> String {
    StringContent.string(of: node, in: base, format: document.format)
  }

  /// The text that another value stands for, where the policy or the key takes it.
  @inline(never)
  private mutating func stringFromOther(at id: NodeID) throws(ModelFailure) -> String {
    let node = node(id)
    switch node.kind {
    case .integer, .real:
      let text = NumberContent.text(of: node, in: base)
      guard isLenient else {
        throw mismatch(at: id, expected: "String") {
          "write \($0.document.spelling(ofString: text))"
        }
      }
      noteCoercion(at: id, to: "String")
      return text
    case .boolean where policy.conversions.contains(.textFromBoolean):
      noteCoercion(at: id, to: "String", isAsked: true)
      return node.has(Node.Bits.isTrue) ? "true" : "false"
    case .date where policy.conversions.contains(.textFromDate):
      let seconds = DateContent.seconds(of: node, in: base)
      guard let date = CalendarDate(secondsSinceReferenceDate: seconds) else {
        throw fail(at: id) {
          $0.fault(.invalidDate, "\($0.subject) should be text, but is not a point in time")
        }
      }
      noteCoercion(at: id, to: "String", isAsked: true)
      return date.text()
    case .data where policy.conversions.contains(.textFromData):
      let bytes = DataContent.bytes(of: node, in: base, format: document.format)
      guard let text = String(validating: bytes, as: UTF8.self) else {
        throw fail(at: id) {
          $0.fault(.invalidData, "\($0.subject) should be text, but its bytes are not UTF-8")
        }
      }
      noteCoercion(at: id, to: "String", isAsked: true)
      return text
    default:
      throw mismatch(at: id, expected: "String")
    }
  }
}

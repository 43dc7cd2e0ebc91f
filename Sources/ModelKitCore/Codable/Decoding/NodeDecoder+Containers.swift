import ModelKitDocument

extension NodeDecoder {
  /// Opens the dictionary that the value is.
  @inline(__always)
  func keyedScope() throws -> DecodingScope {
    let context = scope.context
    guard let reader = context.reader, let node,
      reader.pointee.node(node).rawKind == Node.Bits.dictionary
    else { throw notAContainer(isKeyed: true) }
    let opened = DecodingScope.opened(by: self, at: node, reader: reader)
    opened.sibling = context.uses
    context.uses = opened
    return opened
  }

  /// Opens the list that the value is.
  @inline(__always)
  func listScope() throws -> DecodingScope {
    guard let reader = scope.context.reader, let node,
      reader.pointee.node(node).rawKind == Node.Bits.array
    else { throw notAContainer(isKeyed: false) }
    return DecodingScope.opened(by: self, at: node, reader: reader)
  }

  @inline(never)
  private func notAContainer(isKeyed: Bool) -> any Error {
    let subject = subject
    return scope.context.fault(at: node, in: scope, place: place, expected: subject) {
      (reader, node) in
      _ =
        isKeyed && !TypeSpelling.isCollection(subject)
        ? reader.notADictionary(node, modelName: String(describing: subject))
        : reader.mismatch(at: node, expected: TypeSpelling.name(of: subject))
    }
  }
}

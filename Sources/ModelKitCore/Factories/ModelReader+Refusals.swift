import ModelKitDocument

extension ModelReader {
  /// Reports what a factory threw, at the dictionary.
  @usableFromInline
  @inline(never)
  mutating func rejected(_ model: Any.Type, by error: any Error) -> ModelFailure {
    let container = NodeID(top.pointee.container)
    if !(error is ModelFailure) {
      report(
        Diagnostic(
          .rejectedByFactory, .error, "\(model) refused the entry: \(error)",
          span: span(of: container), path: containerPath))
    }
    return ModelFailure()
  }

  /// Reports what a key's parser threw, at the value.
  mutating func refused(_ error: any Error, at node: NodeID, by type: String) -> ModelFailure {
    if error is ModelFailure { return ModelFailure() }
    return fail(.rejectedByFactory, at: node, "\(subject) is refused by \(type): \(error)")
  }
}

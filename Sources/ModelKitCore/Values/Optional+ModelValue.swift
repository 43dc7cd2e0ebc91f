public import ModelKitDocument

extension Optional: ModelValue where Wrapped: ModelValue {
  /// Reads a value, or `nil` from a null.
  @inlinable
  public static func read(
    at node: NodeID, from reader: inout ModelReader
  ) throws(ModelFailure) -> Wrapped? {
    if reader.isNil(node) { return nil }
    return try Wrapped.read(at: node, from: &reader)
  }

  /// A missing key is `nil`.
  @inlinable public static var valueWhenMissing: Wrapped?? { .some(nil) }

  /// `Wrapped?`.
  public static func describe(in schema: inout ModelSchema) -> ValueShape {
    .optional(Wrapped.describe(in: &schema))
  }
}

extension ModelReader {
  /// Whether a node is `nil` to an optional: null, or an empty string where the policy says so.
  @usableFromInline
  package func isNil(_ node: NodeID) -> Bool {
    let node = self.node(node)
    return node.rawKind == Node.Bits.null
      || policy.emptyStringIsNil && node.rawKind == Node.Bits.string && node.length == 0
  }

  /// Whether a node is null.
  public func isNull(_ node: NodeID) -> Bool { self.node(node).rawKind == Node.Bits.null }
}

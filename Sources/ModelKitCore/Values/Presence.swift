public import ModelKitDocument

/// A value that tells a missing key and a null apart.
public enum Presence<Wrapped> {
  /// There is no such key.
  case absent
  /// The key is there, and null.
  case null
  /// The value.
  case value(Wrapped)

  /// The value, if there is one.
  public var value: Wrapped? {
    if case .value(let value) = self { return value }
    return nil
  }
}

extension Presence: Sendable where Wrapped: Sendable {}
extension Presence: Equatable where Wrapped: Equatable {}
extension Presence: Hashable where Wrapped: Hashable {}

extension Presence: ModelValue where Wrapped: ModelValue {
  /// Reads a value or a null.
  public static func read(
    at node: NodeID, from reader: inout ModelReader
  ) throws(ModelFailure) -> Presence<Wrapped> {
    if reader.isNil(node) { return .null }
    return .value(try Wrapped.read(at: node, from: &reader))
  }

  /// A missing key is ``absent``.
  public static var valueWhenMissing: Presence<Wrapped>? { .absent }

  /// `Wrapped?`.
  public static func describe(in schema: inout ModelSchema) -> ValueShape {
    .optional(Wrapped.describe(in: &schema))
  }
}

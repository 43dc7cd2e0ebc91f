public import ModelKitDocument

extension String: ModelValue {
  /// Reads text, as it is written.
  public static func read(
    at node: NodeID, from reader: inout ModelReader
  ) throws(ModelFailure) -> String {
    try reader.string(at: node)
  }

  /// Reads a key.
  public static func read(
    key node: NodeID, from reader: inout ModelReader
  ) throws(ModelFailure) -> String {
    try reader.string(at: node)
  }

  /// `String`.
  public static func describe(in schema: inout ModelSchema) -> ValueShape { .string }
}

public import ModelKitDocument

extension HexColor: ModelValue {
  /// Reads a colour from text or from a whole number.
  public static func read(
    at node: NodeID, from reader: inout ModelReader
  ) throws(ModelFailure) -> HexColor {
    try reader.color(at: node)
  }

  /// `HexColor`.
  public static func describe(in schema: inout ModelSchema) -> ValueShape { .color }
}

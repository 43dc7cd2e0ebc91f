public import ModelKitDocument

extension Bool: ModelValue {
  /// Reads a truth value.
  public static func read(
    at node: NodeID, from reader: inout ModelReader
  ) throws(ModelFailure) -> Bool {
    try reader.boolean(at: node)
  }

  /// `Bool`.
  public static func describe(in schema: inout ModelSchema) -> ValueShape { .boolean }
}

extension Double: ModelValue {
  /// Reads a finite number.
  public static func read(
    at node: NodeID, from reader: inout ModelReader
  ) throws(ModelFailure) -> Double {
    try reader.double(at: node)
  }

  /// `Double`.
  public static func describe(in schema: inout ModelSchema) -> ValueShape { .double }
}

extension Float: ModelValue {
  /// Reads a finite number.
  public static func read(
    at node: NodeID, from reader: inout ModelReader
  ) throws(ModelFailure) -> Float {
    try reader.float(at: node)
  }

  /// `Float`.
  public static func describe(in schema: inout ModelSchema) -> ValueShape { .float }
}

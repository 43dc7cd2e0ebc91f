public import ModelKitDocument

extension Int: ModelValue {
  /// Reads a whole number that is in range.
  public static func read(
    at node: NodeID, from reader: inout ModelReader
  ) throws(ModelFailure) -> Int {
    try reader.integer(at: node, as: Int.self)
  }

  /// Reads a key of decimal digits.
  public static func read(
    key node: NodeID, from reader: inout ModelReader
  ) throws(ModelFailure) -> Int {
    try reader.integerKey(at: node)
  }

  /// `Int`.
  public static func describe(in schema: inout ModelSchema) -> ValueShape { .integer(.int) }
}

extension Int8: ModelValue {
  /// Reads a whole number that is in range.
  public static func read(
    at node: NodeID, from reader: inout ModelReader
  ) throws(ModelFailure) -> Int8 {
    try reader.integer(at: node, as: Int8.self)
  }

  /// `Int8`.
  public static func describe(in schema: inout ModelSchema) -> ValueShape { .integer(.int8) }
}

extension Int16: ModelValue {
  /// Reads a whole number that is in range.
  public static func read(
    at node: NodeID, from reader: inout ModelReader
  ) throws(ModelFailure) -> Int16 {
    try reader.integer(at: node, as: Int16.self)
  }

  /// `Int16`.
  public static func describe(in schema: inout ModelSchema) -> ValueShape { .integer(.int16) }
}

extension Int32: ModelValue {
  /// Reads a whole number that is in range.
  public static func read(
    at node: NodeID, from reader: inout ModelReader
  ) throws(ModelFailure) -> Int32 {
    try reader.integer(at: node, as: Int32.self)
  }

  /// `Int32`.
  public static func describe(in schema: inout ModelSchema) -> ValueShape { .integer(.int32) }
}

extension Int64: ModelValue {
  /// Reads a whole number that is in range.
  public static func read(
    at node: NodeID, from reader: inout ModelReader
  ) throws(ModelFailure) -> Int64 {
    try reader.integer(at: node, as: Int64.self)
  }

  /// `Int64`.
  public static func describe(in schema: inout ModelSchema) -> ValueShape { .integer(.int64) }
}

extension UInt: ModelValue {
  /// Reads a whole number that is in range.
  public static func read(
    at node: NodeID, from reader: inout ModelReader
  ) throws(ModelFailure) -> UInt {
    try reader.integer(at: node, as: UInt.self)
  }

  /// `UInt`.
  public static func describe(in schema: inout ModelSchema) -> ValueShape { .integer(.uint) }
}

extension UInt8: ModelValue {
  /// Reads a whole number that is in range.
  public static func read(
    at node: NodeID, from reader: inout ModelReader
  ) throws(ModelFailure) -> UInt8 {
    try reader.integer(at: node, as: UInt8.self)
  }

  /// `UInt8`.
  public static func describe(in schema: inout ModelSchema) -> ValueShape { .integer(.uint8) }
}

extension UInt16: ModelValue {
  /// Reads a whole number that is in range.
  public static func read(
    at node: NodeID, from reader: inout ModelReader
  ) throws(ModelFailure) -> UInt16 {
    try reader.integer(at: node, as: UInt16.self)
  }

  /// `UInt16`.
  public static func describe(in schema: inout ModelSchema) -> ValueShape { .integer(.uint16) }
}

extension UInt32: ModelValue {
  /// Reads a whole number that is in range.
  public static func read(
    at node: NodeID, from reader: inout ModelReader
  ) throws(ModelFailure) -> UInt32 {
    try reader.integer(at: node, as: UInt32.self)
  }

  /// `UInt32`.
  public static func describe(in schema: inout ModelSchema) -> ValueShape { .integer(.uint32) }
}

extension UInt64: ModelValue {
  /// Reads a whole number that is in range.
  public static func read(
    at node: NodeID, from reader: inout ModelReader
  ) throws(ModelFailure) -> UInt64 {
    try reader.integer(at: node, as: UInt64.self)
  }

  /// `UInt64`.
  public static func describe(in schema: inout ModelSchema) -> ValueShape { .integer(.uint64) }
}

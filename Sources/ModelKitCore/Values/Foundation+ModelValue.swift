public import ModelKitDocument

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension Decimal: ModelValue {
  /// Reads a number exactly.
  public static func read(
    at node: NodeID, from reader: inout ModelReader
  ) throws(ModelFailure) -> Decimal {
    try reader.decimal(at: node)
  }

  /// `Decimal`.
  public static func describe(in schema: inout ModelSchema) -> ValueShape { .decimal }
}

extension Date: ModelValue {
  /// Reads a point in time.
  public static func read(
    at node: NodeID, from reader: inout ModelReader
  ) throws(ModelFailure) -> Date {
    try reader.date(at: node)
  }

  /// `Date`.
  public static func describe(in schema: inout ModelSchema) -> ValueShape { .date }
}

extension Data: ModelValue {
  /// Reads bytes.
  public static func read(
    at node: NodeID, from reader: inout ModelReader
  ) throws(ModelFailure) -> Data {
    try reader.data(at: node)
  }

  /// `Data`.
  public static func describe(in schema: inout ModelSchema) -> ValueShape { .data }
}

extension URL: ModelValue {
  /// Reads a URL.
  public static func read(
    at node: NodeID, from reader: inout ModelReader
  ) throws(ModelFailure) -> URL {
    try reader.url(at: node)
  }

  /// `URL`.
  public static func describe(in schema: inout ModelSchema) -> ValueShape { .url }
}

extension UUID: ModelValue {
  /// Reads a UUID's text.
  public static func read(
    at node: NodeID, from reader: inout ModelReader
  ) throws(ModelFailure) -> UUID {
    try reader.uuid(at: node)
  }

  /// Reads a key that is a UUID's text.
  public static func read(
    key node: NodeID, from reader: inout ModelReader
  ) throws(ModelFailure) -> UUID {
    try reader.uuidKey(at: node)
  }

  /// `UUID`.
  public static func describe(in schema: inout ModelSchema) -> ValueShape { .uuid }
}

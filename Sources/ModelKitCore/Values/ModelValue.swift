public import ModelKitDocument

/// A type that can be read from one value of a document.
///
/// The standard types conform, and so do arrays, sets, dictionaries and optionals of what conforms.
/// An enumeration with a raw value conforms by saying so:
///
/// ```swift
/// enum Kind: String, ModelValue, CaseIterable { case cafe, bakery }
/// ```
///
/// A type with a reading of its own implements ``read(at:from:)``:
///
/// ```swift
/// struct Percent: ModelValue {
///   let value: Int
///   static func read(at node: NodeID, from reader: inout ModelReader) throws(ModelFailure) -> Self {
///     let value = try Int.read(at: node, from: &reader)
///     guard (0...100).contains(value) else {
///       throw reader.fail(.outOfRange, at: node, "\(value) is not a percentage")
///     }
///     return Percent(value: value)
///   }
/// }
/// ```
public protocol ModelValue: SendableMetatype {
  /// Reads a value from a node. What is wrong with it is reported to the reader, once, before the
  /// failure is thrown.
  static func read(at node: NodeID, from reader: inout ModelReader) throws(ModelFailure) -> Self

  /// Reads a value from a dictionary's key. Strings, whole numbers, UUIDs and string-raw
  /// enumerations can be keys; for other types every key is a fault.
  static func read(key node: NodeID, from reader: inout ModelReader) throws(ModelFailure) -> Self

  /// The value of a property whose key is missing; `nil` where a missing key is a fault.
  static var valueWhenMissing: Self? { get }

  /// Writes the value to a document; see ``ModelWriter``. Without an implementation it is refused.
  func write(to writer: inout ModelWriter)

  /// The value as the key of a dictionary; `nil` for a type that is no key.
  var keyText: String? { get }

  /// What a value has to be. Models add themselves to the schema.
  static func describe(in schema: inout ModelSchema) -> ValueShape
}

extension ModelValue {
  /// Refuses the key.
  public static func read(
    key node: NodeID, from reader: inout ModelReader
  ) throws(ModelFailure) -> Self {
    throw reader.notAKeyType(at: node, spelledName)
  }

  /// `nil`: a missing key is a fault.
  @inlinable public static var valueWhenMissing: Self? { nil }

  /// The type as source spells it: `[Int?]`, where Swift itself says `Array<Optional<Int>>`.
  @usableFromInline static var spelledName: String {
    var schema = ModelSchema()
    let shape = describe(in: &schema)
    return schema.name(of: shape)
  }

  /// A shape that says no more than the type's name.
  public static func describe(in schema: inout ModelSchema) -> ValueShape {
    .custom(String(describing: Self.self))
  }
}

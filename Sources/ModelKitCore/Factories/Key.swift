/// A key of a model's data and the type of what is read from it.
///
/// ```swift
/// Key("name")                  // required, or optional if the parameter is
/// Key("tags", default: [])     // a missing key is an empty list
/// ```
///
/// A default stands in for a missing key only. A value of the wrong type is a fault all the same.
public struct Key<Value: ModelValue>: Sendable {
  /// The key as the data has it.
  public let name: KeyName
  @usableFromInline let fallback: (@Sendable () -> Value)?

  /// A key that has to be there, unless `Value` is optional.
  public init(_ name: String) {
    self.name = KeyName(name)
    fallback = nil
  }

  /// A key that may be missing; `fallback` is evaluated anew each time it is.
  public init(_ name: String, default fallback: @autoclosure @escaping @Sendable () -> Value) {
    self.name = KeyName(name)
    self.fallback = fallback
  }

  /// Reads the key from the innermost dictionary; `nil` after a fault, which has been reported.
  @inlinable
  public func read(from reader: inout ModelReader) -> Value? {
    guard let node = reader.find(name) else {
      if let fallback { return fallback() }
      if let absent = Value.valueWhenMissing { return absent }
      reader.reportMissing(name)
      return nil
    }
    do throws(ModelFailure) {
      return try Value.read(at: node, from: &reader)
    } catch {
      return nil
    }
  }

  /// The key as a schema has it.
  @usableFromInline
  func describe(in schema: inout ModelSchema) -> PropertyDescription {
    PropertyDescription(
      key: name.text, shape: Value.describe(in: &schema), hasDefault: fallback != nil)
  }
}

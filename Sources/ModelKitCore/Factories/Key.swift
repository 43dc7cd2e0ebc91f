import ModelKitDocument

/// A key of a model's data and the type of what is read from it.
///
/// ```swift
/// Key("name")                          // required, or optional if the parameter is
/// Key("tags", default: [])             // a missing key is an empty list
/// Key(["address", "city"])             // a key of a nested dictionary
/// Key("price", .lenient, .range(0...)) // an option and a rule
/// ```
///
/// A default stands in for a missing key only, which is noted (`value.defaulted`). A value of the
/// wrong type is a fault all the same.
public struct Key<Value: ModelValue>: Sendable {
  /// The key as the data has it; the outermost one of a nested key.
  public let name: KeyName
  @usableFromInline let fallback: (@Sendable () -> Value)?
  /// What the key says beyond its name; `nil` where that is all, so that it costs nothing.
  let details: KeyDetails<Value>?
  /// Whether the key says nothing beyond its name. Asked for each value, so it is a field.
  @usableFromInline let isPlain: Bool

  /// Writes the property of a model, where the key was given its key path.
  @usableFromInline let write: (@Sendable (Any, inout ModelWriter) -> Void)?

  init(
    _ specification: KeySpecification, fallback: (@Sendable () -> Value)?,
    custom: KeyDetails<Value>.Custom? = nil,
    write: (@Sendable (Any, inout ModelWriter) -> Void)? = nil
  ) {
    precondition(!specification.path.isEmpty, "a key has a name")
    name = specification.path[0]
    self.fallback = fallback
    details =
      specification.isPlain && custom == nil ? nil : KeyDetails(specification, custom: custom)
    isPlain = details == nil
    self.write = write
  }
}

/// What a key says beyond its name.
struct KeyDetails<Value: ModelValue>: Sendable {
  /// A reading of the key's own, in place of the type's.
  enum Custom: Sendable {
    /// The value is read from the keys of the same dictionary.
    case flattened(
      keys: KeySet, read: @Sendable (inout ModelReader) throws(ModelFailure) -> Value)
    /// The value is made of another one.
    case parsed(
      describe: @Sendable (inout ModelSchema) -> ValueShape,
      read: @Sendable (NodeID, inout ModelReader) throws(ModelFailure) -> Value)
  }

  let specification: KeySpecification
  let custom: Custom?
  /// What the value is read as, for the key's rules; `nil` where it has none.
  let shape: ValueShape?

  init(_ specification: KeySpecification, custom: Custom?) {
    self.specification = specification
    self.custom = custom
    var schema = ModelSchema.ofNames
    shape = specification.rules.isEmpty ? nil : Self.shape(custom, in: &schema)
  }

  /// What is read: the value, or what it is made of.
  static func shape(_ custom: Custom?, in schema: inout ModelSchema) -> ValueShape {
    guard case .parsed(let describe, _) = custom else { return Value.describe(in: &schema) }
    let raw = describe(&schema)
    return Value.valueWhenMissing == nil ? raw : .optional(raw.unwrapped)
  }
}

extension Key {
  /// Reads the key from the innermost dictionary; `nil` after a fault, which has been reported.
  @inlinable
  public func read(from reader: inout ModelReader) -> Value? {
    guard isPlain else { return readSpecially(from: &reader) }
    guard let node = reader.find(name) else { return absent(&reader) }
    if let fallback, Value.valueWhenMissing == nil, reader.isNullForDefault(node) {
      reader.noteDefault(forNull: node)
      return fallback()
    }
    do throws(ModelFailure) {
      return try Value.read(at: node, from: &reader)
    } catch {
      if fallback != nil { reader.adviseDefault(forNull: node) }
      return nil
    }
  }

  /// What stands in for a value that is not given.
  @inlinable
  func absent(_ reader: inout ModelReader) -> Value? {
    if let fallback {
      reader.noteDefault(name)
      return fallback()
    }
    if let absent = Value.valueWhenMissing { return absent }
    reader.reportMissing(name)
    return nil
  }

  @usableFromInline
  @inline(never)
  func readSpecially(from reader: inout ModelReader) -> Value? {
    guard let details else { return nil }
    if case .flattened(_, let read) = details.custom {
      do throws(ModelFailure) {
        return try read(&reader)
      } catch {
        return nil
      }
    }
    let isOptional = Value.valueWhenMissing != nil
    let reading = reader.read(
      details.specification, isRequired: fallback == nil && !isOptional,
      hasDefault: fallback != nil && !isOptional, as: details.shape
    ) { (node, reader) throws(ModelFailure) -> Value in
      if case .parsed(_, let read) = details.custom {
        if let absent = Value.valueWhenMissing, reader.isNil(node) { return absent }
        return try read(node, &reader)
      }
      return try Value.read(at: node, from: &reader)
    }
    switch reading {
    case .value(let value): return value
    case .absent:
      guard let fallback else { return Value.valueWhenMissing }
      reader.noteDefault(details.specification)
      return fallback()
    case .null: return fallback?()
    case .failed: return nil
    }
  }

  /// The names that the key may have in its model's dictionary.
  @usableFromInline
  var names: [String] {
    guard let details else { return [name.text] }
    if case .flattened(let keys, _) = details.custom { return keys.names }
    return details.specification.names
  }

  /// Names that are no properties of a flattened part and yet are known.
  var ignored: Set<String> {
    guard case .flattened(let keys, _)? = details?.custom else { return [] }
    return keys.ignored
  }

  /// The key as a schema has it; several properties where it is flattened.
  @usableFromInline
  func describe(in schema: inout ModelSchema) -> [PropertyDescription] {
    guard let details else {
      return [
        PropertyDescription(
          key: name.text, shape: Value.describe(in: &schema), hasDefault: fallback != nil)
      ]
    }
    let shape = KeyDetails.shape(details.custom, in: &schema)
    if case .flattened = details.custom {
      guard case .model(let id) = shape else { return [] }
      return schema[id].flattenedProperties
    }
    return [
      PropertyDescription(details.specification, shape: shape, hasDefault: fallback != nil)
    ]
  }
}

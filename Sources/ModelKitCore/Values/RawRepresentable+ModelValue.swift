public import ModelKitDocument

extension ModelValue where Self: RawRepresentable, RawValue == String {
  /// Reads a raw value from text.
  public static func read(
    at node: NodeID, from reader: inout ModelReader
  ) throws(ModelFailure) -> Self {
    let raw = try reader.rawString(at: node, of: String(describing: Self.self))
    if let value = Self(rawValue: raw) { return value }
    if let fallback {
      reader.noteFallback(at: node, as: fallback.rawValue)
      return fallback
    }
    throw reader.unknownCase(
      at: node, of: String(describing: Self.self), value: raw, allowed: listedRawValues)
  }

  /// Reads a key that is a raw value.
  public static func read(
    key node: NodeID, from reader: inout ModelReader
  ) throws(ModelFailure) -> Self {
    let raw = try reader.rawString(at: node, of: String(describing: Self.self))
    if let value = Self(rawValue: raw) { return value }
    throw reader.unknownKeyCase(
      at: node, of: String(describing: Self.self), allowed: listedRawValues)
  }

  /// An enumeration of strings.
  public static func describe(in schema: inout ModelSchema) -> ValueShape {
    let values = listedRawValues
    return .enumeration(
      EnumerationDescription(
        name: String(describing: Self.self),
        rawValues: values.isEmpty ? .anyString : .strings(values), fallback: fallback?.rawValue))
  }
}

extension ModelValue where Self: RawRepresentable, RawValue: FixedWidthInteger {
  /// Reads a raw value from a whole number.
  public static func read(
    at node: NodeID, from reader: inout ModelReader
  ) throws(ModelFailure) -> Self {
    let raw = try reader.rawInteger(
      at: node, of: String(describing: Self.self), as: RawValue.self)
    if let value = Self(rawValue: raw) { return value }
    if let fallback {
      reader.noteFallback(at: node, as: String(fallback.rawValue))
      return fallback
    }
    throw reader.unknownCase(
      at: node, of: String(describing: Self.self), value: String(raw),
      allowed: listedRawValues.map(String.init))
  }

  /// An enumeration of whole numbers.
  public static func describe(in schema: inout ModelSchema) -> ValueShape {
    let width = IntegerWidth(rawValue: String(describing: RawValue.self)) ?? .int
    let values = listedRawValues.compactMap { Int64(exactly: $0) }
    return .enumeration(
      EnumerationDescription(
        name: String(describing: Self.self),
        rawValues: values.isEmpty ? .anyInteger(width) : .integers(values, width),
        fallback: fallback.map { String($0.rawValue) }))
  }
}

extension ModelValue where Self: RawRepresentable {
  /// The case that takes the rest, where the type declares one.
  fileprivate static var fallback: Self? {
    (Self.self as? any FallbackCase.Type).flatMap { fallbackCase(of: $0) as? Self }
  }

  /// The raw values, where the type lists its cases.
  fileprivate static var listedRawValues: [RawValue] {
    guard let iterable = Self.self as? any CaseIterable.Type else { return [] }
    return allCases(of: iterable).compactMap { ($0 as? Self)?.rawValue }
  }
}

/// The fallback of a type that is known to have one only at run time.
private func fallbackCase<Cases: FallbackCase>(of type: Cases.Type) -> Any { Cases.fallback }

/// The cases of a type that is known to list them only at run time.
private func allCases<Cases: CaseIterable>(of type: Cases.Type) -> [Any] {
  type.allCases.map { $0 }
}

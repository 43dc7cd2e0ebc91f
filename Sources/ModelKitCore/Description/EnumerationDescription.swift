public import ModelKitDocument

/// An enumeration with raw values, as data names its cases.
public struct EnumerationDescription: Sendable, Hashable {
  /// The name of the Swift type.
  public var name: String
  /// The raw values, in the order of the declaration.
  public var rawValues: RawValues
  /// The raw value of the case that takes what no case has; `nil` where that is a fault.
  public var fallback: String?
  /// Where the enumeration is declared, if it was read from source.
  public var declaration: DiagnosticLabel?

  /// The values that stand for the cases.
  public enum RawValues: Sendable, Hashable {
    /// Strings.
    case strings([String])
    /// Whole numbers, read in the range of the raw type.
    case integers([Int64], IntegerWidth)
    /// Strings, but which is not known: the Swift type does not list its cases.
    case anyString
    /// Whole numbers, but which is not known.
    case anyInteger(IntegerWidth)
  }

  /// An enumeration from its parts.
  public init(
    name: String, rawValues: RawValues, fallback: String? = nil,
    declaration: DiagnosticLabel? = nil
  ) {
    self.name = name
    self.rawValues = rawValues
    self.fallback = fallback
    self.declaration = declaration
  }
}

public import ModelKitDocument

extension DiagnosticCode {
  /// A value of another kind than the property.
  public static let typeMismatch = DiagnosticCode("type.mismatch")
  /// A null where the property is not optional.
  public static let null = DiagnosticCode("type.null")
  /// A file whose outermost value is of the wrong kind.
  public static let rootType = DiagnosticCode("type.root")
  /// A dictionary without a key that its model needs.
  public static let missingKey = DiagnosticCode("key.missing")
  /// A key that the model does not have.
  public static let unknownKey = DiagnosticCode("key.unknown")
  /// A key that does not stand for a value of the dictionary's key type.
  public static let invalidKey = DiagnosticCode("key.invalid")
  /// Text that is not a URL.
  public static let invalidURL = DiagnosticCode("value.url")
  /// Text that is not a UUID.
  public static let invalidUUID = DiagnosticCode("value.uuid")
  /// Text or a number that is not a colour.
  public static let invalidColor = DiagnosticCode("value.color")
  /// Text that is not the name of an image.
  public static let invalidImageName = DiagnosticCode("value.image")
  /// A raw value that no case of the enumeration has.
  public static let unknownCase = DiagnosticCode("value.unknown-case")
  /// An element that a set has already.
  public static let duplicateElement = DiagnosticCode("value.duplicate")
  /// An entry that a factory refused.
  public static let rejectedByFactory = DiagnosticCode("value.rejected")
}

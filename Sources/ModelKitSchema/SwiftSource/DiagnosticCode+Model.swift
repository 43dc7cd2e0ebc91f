public import ModelKitDocument

extension DiagnosticCode {
  /// A Swift file that is not Swift: a brace or a string without its end.
  public static let modelSyntax = DiagnosticCode("model.syntax")
  /// A type that none of the given sources declares.
  public static let unknownType = DiagnosticCode("model.unknown-type")
  /// A type that no value of data can be: a tuple, a function, a generic model.
  public static let unsupportedType = DiagnosticCode("model.unsupported-type")
  /// A `CodingKeys` that does not fit the properties.
  public static let codingKeys = DiagnosticCode("model.coding-keys")
  /// A constant with a value, which no data can give.
  public static let unreadConstant = DiagnosticCode("model.constant")
  /// A `Factory` that does not fit its function, or cannot be read from the source.
  public static let factoryMismatch = DiagnosticCode("model.factory")
  /// A type that reads itself, so that its keys are not known from its declaration.
  public static let customDecoding = DiagnosticCode("model.custom-decoding")
  /// Code that decides about values, and is not run by a check.
  public static let uncheckedCode = DiagnosticCode("model.code")
  /// A model that none of the given sources declares.
  public static let modelNotFound = DiagnosticCode("model.not-found")
  /// Several models, of which none is named.
  public static let ambiguousModel = DiagnosticCode("model.ambiguous")
}

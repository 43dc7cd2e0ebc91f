public import ModelKitDocument

/// One property of a model and the key that it is read from.
public struct PropertyDescription: Sendable, Hashable {
  /// The key in the data.
  public var key: String
  /// The property's name in Swift; the key where the name is not known.
  public var name: String
  /// What the value has to be.
  public var shape: ValueShape
  /// Whether a default stands in for a missing key.
  public var hasDefault: Bool
  /// What the key says beyond its name.
  package var specification: KeySpecification
  /// Where the property is declared, if it was read from source.
  public var declaration: DiagnosticLabel?

  /// A property from its parts.
  public init(
    key: String, name: String? = nil, shape: ValueShape, hasDefault: Bool = false,
    declaration: DiagnosticLabel? = nil
  ) {
    self.init(
      KeySpecification(path: [key], options: []), name: name, shape: shape,
      hasDefault: hasDefault, declaration: declaration)
  }

  /// A property of a key that says more than its name.
  package init(
    _ specification: KeySpecification, name: String? = nil, shape: ValueShape, hasDefault: Bool,
    declaration: DiagnosticLabel? = nil
  ) {
    key = specification.path[0].text
    self.name = name ?? key
    self.shape = shape
    self.hasDefault = hasDefault
    self.specification = specification
    self.declaration = declaration
  }

  /// Whether a dictionary without the key is at fault.
  public var isRequired: Bool { !hasDefault && !shape.isOptional }
}

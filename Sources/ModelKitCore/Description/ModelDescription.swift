public import ModelKitDocument

/// A model as data sees it: its name and its keys.
public struct ModelDescription: Sendable, Hashable {
  /// The name of the Swift type, without the types around it.
  public var name: String
  /// The properties, in the order of the declaration.
  public var properties: [PropertyDescription]
  /// Where the model is declared, if it was read from source.
  public var declaration: DiagnosticLabel?

  /// A model from its parts.
  public init(
    name: String, properties: [PropertyDescription] = [], declaration: DiagnosticLabel? = nil
  ) {
    self.name = name
    self.properties = properties
    self.declaration = declaration
  }
}

public import ModelKitDocument

/// A model as data sees it: its name and its keys.
public struct ModelDescription: Sendable, Hashable {
  /// The name of the Swift type, without the types around it.
  public var name: String
  /// The properties, in the order of the declaration.
  public var properties: [PropertyDescription]
  /// The variants, where a tag chooses one of several models.
  package var union: UnionDescription?
  /// How reading the model differs from the policy of the load.
  package var changes: [PolicyChange] = []
  /// Keys that are no properties and yet are known.
  public var ignoredKeys: [String] = []
  /// Where the model is declared, if it was read from source.
  public var declaration: DiagnosticLabel?

  /// The keys that the model's dictionary may have.
  package func keys(in schema: ModelSchema) -> KeySet {
    guard let union else {
      return KeySet(properties.flatMap(\.specification.names), ignored: Set(ignoredKeys))
    }
    let variants = union.variants.flatMap { variant -> [String] in
      guard case .model(let id) = variant.shape, schema[id].union == nil else { return [] }
      return schema[id].properties.flatMap(\.specification.names)
    }
    return KeySet([union.key] + variants, ignored: Set(ignoredKeys), isOfUnion: true)
  }

  /// A model from its parts.
  public init(
    name: String, properties: [PropertyDescription] = [], declaration: DiagnosticLabel? = nil
  ) {
    self.name = name
    self.properties = properties
    self.declaration = declaration
  }
}

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
  /// Whether two of them are equal where all that is read of them is. That can be told from source
  /// alone.
  package var isComparedByProperties = false
  /// Keys that are no properties and yet are known.
  public var ignoredKeys: [String] = []
  /// Where the model is declared, if it was read from source.
  public var declaration: DiagnosticLabel?

  /// The keys that the model's dictionary may have.
  package var keys: KeySet {
    guard let union else {
      var keys = KeySet(properties.flatMap(\.specification.names), ignored: Set(ignoredKeys))
      for case .keyNaming(let naming) in changes { keys = keys.including(naming) }
      return keys
    }
    return KeySet([union.key], ignored: Set(ignoredKeys), isOfUnion: true)
  }

  /// The properties as those of a whole that the model is a part of: each keeps what the part's
  /// factory says of all.
  package var flattenedProperties: [PropertyDescription] {
    properties.map { property in
      var property = property
      property.specification.changes = changes + property.specification.changes
      return property
    }
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

/// Models that refer to each other, and which of them a file holds.
public struct ModelSchema: Sendable, Hashable {
  /// The models; a ``ValueShape/model(_:)`` names one by its index here.
  public private(set) var models: [ModelDescription] = []
  /// The model that the file's entries are.
  public var root: ModelID?
  private var identifiers: [ObjectIdentifier: ModelID] = [:]
  /// Whether models are described by no more than their names.
  private var hasNamesOnly = false

  /// A schema without models.
  public init() {}

  /// A schema whose models have no more than their names, for what asks after a value's shape alone.
  /// No factory is asked for its keys: it may be the one that is being made.
  static var ofNames: ModelSchema {
    var schema = ModelSchema()
    schema.hasNamesOnly = true
    return schema
  }

  /// The description of a model.
  public subscript(id: ModelID) -> ModelDescription {
    get { models[id.index] }
    set { models[id.index] = newValue }
  }

  /// Adds a model, or a place for one whose properties follow; recursive models need the place
  /// before they are complete.
  @discardableResult
  public mutating func add(_ model: ModelDescription) -> ModelID {
    models.append(model)
    return ModelID(models.count - 1)
  }

  /// The place of a Swift type's model; described by `describe` on first use.
  package mutating func model(
    of type: Any.Type, name: String,
    describe: (inout ModelDescription, inout ModelSchema) -> Void
  ) -> ModelID {
    if let known = identifiers[ObjectIdentifier(type)] { return known }
    var model = ModelDescription(name: name)
    let id = add(model)
    identifiers[ObjectIdentifier(type)] = id
    guard !hasNamesOnly else { return id }
    describe(&model, &self)
    models[id.index] = model
    return id
  }

  /// What a shape is called in messages: `[String]`, `Shop`, `Decimal?`.
  public func name(of shape: ValueShape) -> String {
    switch shape {
    case .boolean: "Bool"
    case .integer(let width): width.rawValue
    case .double: "Double"
    case .float: "Float"
    case .decimal: "Decimal"
    case .string: "String"
    case .date: "Date"
    case .data: "Data"
    case .url: "URL"
    case .uuid: "UUID"
    case .color: "HexColor"
    case .imageName: "ImageName"
    case .enumeration(let enumeration): enumeration.name
    case .optional(let wrapped): name(of: wrapped) + "?"
    case .array(let element): "[\(name(of: element))]"
    case .set(let element): "Set<\(name(of: element))>"
    case .dictionary(let key, let value): "[\(name(of: key)): \(name(of: value))]"
    case .model(let id): models[id.index].name
    case .any: "any value"
    case .custom(let name): name
    }
  }
}

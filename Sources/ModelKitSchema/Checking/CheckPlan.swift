import ModelKitCore

// A schema's shapes are trees, and walking a tree of enumerations for each of a million values costs
// more than looking at the value. A plan lays them out flat: shapes refer to each other by number, and
// keys are prepared for comparing. `[String]?` becomes
//
//     0  string
//     1  array(0)
//     2  optional(1)

/// A schema prepared for checking many values.
struct CheckPlan: Sendable {
  /// The number of a shape.
  typealias ShapeID = Int

  /// A shape whose parts are numbers.
  enum Shape: Sendable {
    case boolean
    case integer(IntegerWidth)
    case double
    case float
    case decimal
    case string
    case date
    case data
    case url
    case uuid
    case color
    case imageName
    case enumeration(Int)
    case optional(ShapeID)
    case array(ShapeID)
    case set(ShapeID)
    case dictionary(key: ShapeID, value: ShapeID)
    case model(ModelID)
    case any
  }

  /// A property of a model.
  struct Property: Sendable {
    let key: KeyName
    let shape: ShapeID
    let isRequired: Bool
    let hasDefault: Bool
    /// What the key says beyond its name; `nil` where that is all.
    let specification: KeySpecification?
  }

  /// Models of which a tag chooses one.
  struct Union: Sendable {
    let key: KeyName
    let tags: [String]
    let variants: [String: ShapeID]
  }

  /// A model.
  struct Model: Sendable {
    var properties: [Property] = []
    var keys = KeySet([])
    /// How reading the model differs from the policy of the load; `nil` where it does not.
    var changes: [PolicyChange]?
    var union: Union?
    /// Whether two of them are equal where all that is read of them is.
    var isComparedByProperties = false
  }

  /// An enumeration.
  struct Enumeration: Sendable {
    let name: String
    let values: EnumerationDescription.RawValues
    let strings: Set<String>
    let integers: Set<Int64>
    /// The values as messages list them.
    let allowed: [String]
    /// The raw value of the case that takes the rest.
    let fallback: String?
  }

  private(set) var shapes: [Shape] = []
  /// What each shape was made from; for messages.
  private(set) var sources: [ValueShape] = []
  private(set) var models: [Model] = []
  private(set) var enumerations: [Enumeration] = []
  let schema: ModelSchema

  /// Lays a schema out.
  init(_ schema: ModelSchema) {
    self.schema = schema
    models = Array(repeating: Model(), count: schema.models.count)
    for (index, model) in schema.models.enumerated() {
      models[index].keys = model.keys
      models[index].changes = model.changes.isEmpty ? nil : model.changes
      models[index].isComparedByProperties = model.isComparedByProperties
      models[index].properties = model.properties.map { property in
        Property(
          key: KeyName(property.key), shape: add(property.shape),
          isRequired: property.isRequired, hasDefault: property.hasDefault,
          specification: property.specification.isPlain ? nil : property.specification)
      }
      models[index].union = model.union.map { union in
        var variants: [String: ShapeID] = [:]
        for variant in union.variants { variants[variant.tag] = add(variant.shape) }
        return Union(
          key: KeyName(union.key), tags: union.variants.map(\.tag), variants: variants)
      }
    }
  }

  private mutating func add(_ shape: ValueShape) -> ShapeID {
    let flat: Shape =
      switch shape {
      case .boolean: .boolean
      case .integer(let width): .integer(width)
      case .double: .double
      case .float: .float
      case .decimal: .decimal
      case .string: .string
      case .date: .date
      case .data: .data
      case .url: .url
      case .uuid: .uuid
      case .color: .color
      case .imageName: .imageName
      case .enumeration(let enumeration): .enumeration(add(enumeration))
      case .optional(let wrapped): .optional(add(wrapped))
      case .array(let element): .array(add(element))
      case .set(let element): .set(add(element))
      case .dictionary(let key, let value): .dictionary(key: add(key), value: add(value))
      case .model(let id): .model(id)
      case .any, .custom: .any
      }
    shapes.append(flat)
    sources.append(shape)
    return shapes.count - 1
  }

  private mutating func add(_ enumeration: EnumerationDescription) -> Int {
    let (strings, integers): ([String], [Int64]) =
      switch enumeration.rawValues {
      case .strings(let values): (values, [])
      case .integers(let values, _): ([], values)
      case .anyString, .anyInteger: ([], [])
      }
    enumerations.append(
      Enumeration(
        name: enumeration.name, values: enumeration.rawValues, strings: Set(strings),
        integers: Set(integers), allowed: strings + integers.map(String.init),
        fallback: enumeration.fallback))
    return enumerations.count - 1
  }
}

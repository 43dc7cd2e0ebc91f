import ModelKitCore
import ModelKitDocument

/// Writes models as definitions of a JSON Schema, each under the policy that it is read with.
struct JSONSchemaWriter {
  /// A model as one place of a file has it.
  private struct Place: Hashable {
    let model: ModelID
    let policy: Policy
    /// The keys by which unions chose it.
    let tags: [String]
  }

  private let schema: ModelSchema
  private var names: [Place: String] = [:]
  private var written: [JSONValue.Member] = []

  init(_ schema: ModelSchema) { self.schema = schema }

  /// The definitions of the models that were asked for, in the order of their names.
  var definitions: [JSONValue.Member] { written.sorted { $0.key < $1.key } }

  /// What a value of a shape has to be, and what its key's rules say of it.
  mutating func schema(
    of shape: ValueShape, policy: Policy, rules: [KeyRule] = [], tags: [String] = []
  ) -> SubSchema {
    switch shape {
    case .optional(let wrapped):
      var alternatives = schema(of: wrapped, policy: policy, rules: rules, tags: tags).orNull
      if policy.emptyStringIsNil { alternatives = .either([alternatives, .anyOf([.string("")])]) }
      return alternatives
    case .array(let element), .set(let element):
      return list(shape, of: element, policy: policy, rules: rules)
    case .dictionary(let key, let value):
      return dictionary(key: key, value: value, policy: policy, rules: rules)
    case .model(let id):
      return inside(reference(to: id, policy: policy, tags: tags), policy)
    default:
      var scalar = SubSchema.scalar(shape, policy)
      scalar.keep(rules, for: shape)
      return scalar
    }
  }

  private mutating func list(
    _ shape: ValueShape, of element: ValueShape, policy: Policy, rules: [KeyRule]
  ) -> SubSchema {
    let aboutElements = rules.filter(\.isAboutElements)
    var item = schema(of: element, policy: policy, rules: aboutElements)
    if policy.compactsLists { item = item.orNull }
    // Elements that cannot be read are left out.
    if policy.faultyElements == .skip || policy.faultyElements == .replace { item = SubSchema() }
    var list = SubSchema.list(of: item)
    if case .set = shape, !item.members.isEmpty { list["uniqueItems"] = .boolean(true) }
    list.keep(rules.filter { !$0.isAboutElements }, for: shape)
    var alternatives = [list]
    if policy.conversions.contains(.oneOrMany) {
      var inner = policy
      inner.conversions = policy.conversions.withinSubstitute
      alternatives.append(schema(of: element, policy: inner, rules: aboutElements))
    }
    if policy.conversions.separator != nil { alternatives.append(.type("string")) }
    return inside(.either(alternatives), policy)
  }

  private mutating func dictionary(
    key: ValueShape, value: ValueShape, policy: Policy, rules: [KeyRule]
  ) -> SubSchema {
    var dictionary = SubSchema.dictionary(
      of: schema(of: value, policy: policy, rules: rules.filter(\.isAboutElements)))
    dictionary["propertyNames"] = SubSchema.names(key)?.value
    dictionary.keep(rules.filter { !$0.isAboutElements }, for: .dictionary(key: key, value: value))
    return inside(dictionary, policy)
  }

  /// What else than itself a list, a dictionary or a model may stand in.
  private func inside(_ schema: SubSchema, _ policy: Policy) -> SubSchema {
    var alternatives = [schema]
    if policy.conversions.contains(.jsonText) { alternatives.append(.type("string")) }
    if policy.conversions.contains(.emptyListAsDictionary), schema["type"] != .string("array") {
      var empty = SubSchema.type("array")
      empty["maxItems"] = .integer(0)
      alternatives.append(empty)
    }
    return .either(alternatives)
  }

  /// A reference to a model's definition, which is written first if it is not there.
  private mutating func reference(
    to id: ModelID, policy: Policy, tags: [String]
  ) -> SubSchema {
    var policy = policy
    // What a key converts stops at the models in it.
    policy.conversions = Conversions()
    let place = Place(model: id, policy: policy, tags: tags)
    let name = names[place] ?? define(place)
    var reference = SubSchema()
    reference["$ref"] = .string("#/$defs/" + JSONPointer.escaped(name))
    return reference
  }

  private mutating func define(_ place: Place) -> String {
    let model = schema[place.model]
    let taken = Set(names.values)
    let numbered = (2...).lazy.map { "\(model.name)-\($0)" }
    let name =
      taken.contains(model.name)
      ? numbered.first { !taken.contains($0) } ?? model.name : model.name
    // Before it is written: a recursive model refers to itself.
    names[place] = name
    let definition = object(
      of: model, policy: place.policy.changed(by: model.changes), tags: place.tags)
    written.append(JSONValue.Member(name, definition.value))
    return name
  }
}

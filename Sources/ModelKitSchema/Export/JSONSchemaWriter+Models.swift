import ModelKitCore
import ModelKitDocument

extension JSONSchemaWriter {
  /// What a model's dictionary has to be.
  mutating func object(
    of model: ModelDescription, policy: Policy, tags: [String]
  ) -> SubSchema {
    if let union = model.union {
      return choice(of: union, policy: policy, tags: tags, ignoring: model.ignoredKeys)
    }
    var object = SubSchema.type("object")
    var properties: [String: SubSchema] = [:]
    var order: [String] = []
    var further: [SubSchema] = []
    func add(_ name: String, _ schema: SubSchema) {
      guard let known = properties[name] else {
        order.append(name)
        return properties[name] = schema
      }
      // A second key that reads the same value.
      guard known != schema else { return }
      var both = SubSchema()
      both["allOf"] = .array([known.value, schema.value])
      properties[name] = both
    }
    var required: [JSONValue] = []
    for property in model.properties {
      let key = property.specification
      let own = policy.changed(by: key.changes)
      let value = self.value(of: property, policy: own)
      let names = key.names(ofStep: 0, naming: own.keyNaming)
      let step = key.path.count > 1 ? way(key, from: 1, to: value, property, own) : value
      for name in names { add(name, step) }
      guard property.isRequired else { continue }
      if names.count == 1 {
        required.append(.string(names[0]))
      } else {
        further.append(.requiringOne(of: names))
      }
    }
    for name in tags + model.ignoredKeys where properties[name] == nil { add(name, SubSchema()) }
    let members = order.map { name in
      let value = properties[name] ?? SubSchema()
      return JSONValue.Member(name, value.isOpen ? .boolean(true) : value.value)
    }
    if !members.isEmpty { object["properties"] = .object(members) }
    if !required.isEmpty { object["required"] = .array(required.removingRepeats()) }
    if !further.isEmpty { object["allOf"] = .array(further.map(\.value)) }
    if policy.unknownKeys == .error { object["additionalProperties"] = .boolean(false) }
    return object
  }

  /// The value of a property, and the null that a default may stand in for.
  private mutating func value(of property: PropertyDescription, policy: Policy) -> SubSchema {
    let rules = property.specification.rules
    let value = schema(of: property.shape, policy: policy, rules: rules)
    let takesNull =
      property.hasDefault && !property.shape.isOptional && policy.nulls == .defaulted
    return takesNull ? value.orNull : value
  }

  /// The dictionaries on the way of a nested key.
  private func way(
    _ key: KeySpecification, from step: Int, to value: SubSchema, _ property: PropertyDescription,
    _ policy: Policy
  ) -> SubSchema {
    let inner =
      step + 1 < key.path.count ? way(key, from: step + 1, to: value, property, policy) : value
    let names = key.names(ofStep: step, naming: policy.keyNaming)
    var object = SubSchema.type("object")
    object["properties"] = .object(names.map { JSONValue.Member($0, inner.value) })
    // A null on the way is a missing rest.
    guard property.isRequired else { return object.orNull }
    if names.count == 1 {
      object["required"] = .array([.string(names[0])])
    } else {
      object.add(.requiringOne(of: names))
    }
    return object
  }

  /// The models that a tag chooses from.
  private mutating func choice(
    of union: UnionDescription, policy: Policy, tags: [String], ignoring ignored: [String]
  ) -> SubSchema {
    var object = SubSchema.type("object")
    let all = union.variants.map { JSONValue.string($0.tag) }
    object["properties"] = .object([JSONValue.Member(union.key, SubSchema.anyOf(all).value)])
    object["required"] = .array([.string(union.key)])
    let known = tags + [union.key] + ignored
    object["allOf"] = .array(
      union.variants.map { variant in
        let model = schema(of: variant.shape, policy: policy, tags: known)
        let tag = JSONValue.object(["const": .string(variant.tag)])
        return .object([
          "if": .object(["properties": .object([JSONValue.Member(union.key, tag)])]),
          "then": model.value,
        ])
      })
    return object
  }
}

extension SubSchema {
  /// Accepts dictionaries with one of several keys.
  fileprivate static func requiringOne(of names: [String]) -> SubSchema {
    var schema = SubSchema()
    schema["anyOf"] = .array(
      names.map { .object(["required": .array([.string($0)])]) })
    return schema
  }

  /// Whether everything is accepted.
  fileprivate var isOpen: Bool { members.isEmpty }
}

extension [JSONValue] {
  /// The values, each once, where it came first.
  fileprivate func removingRepeats() -> [JSONValue] {
    var seen = Set<JSONValue>()
    return filter { seen.insert($0).inserted }
  }
}

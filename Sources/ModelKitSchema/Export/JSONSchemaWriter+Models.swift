import ModelKitCore
import ModelKitDocument

extension JSONSchemaWriter {
  /// What a model's dictionary has to be.
  ///
  /// - Parameter tags: The keys by which unions chose the model.
  mutating func object(
    of model: ModelDescription, policy: Policy, tags: [String]
  ) -> SubSchema {
    if let union = model.union {
      return choice(of: union, policy: policy, tags: tags, ignoring: model.ignoredKeys)
    }
    var object = ObjectSchema()
    for property in model.properties { add(property, to: &object, policy: policy) }
    for name in tags + model.ignoredKeys { object.add(name) }
    guard policy.unknownKeys == .error else { return object.schema }
    // A key with a naming of its own is known by that of its model as well.
    for name in model.keys.names {
      for known in [name] + policy.keyNaming.names(for: name) { object.add(known) }
    }
    var closed = object.schema
    closed["additionalProperties"] = .boolean(false)
    return closed
  }

  private mutating func add(
    _ property: PropertyDescription, to object: inout ObjectSchema, policy: Policy
  ) {
    let key = property.specification
    let own = policy.changed(by: key.changes)
    let value = value(of: property, policy: own)
    let step = way(of: key, to: value, isRequired: property.isRequired, naming: own.keyNaming)
    let names = key.names(ofStep: 0, naming: own.keyNaming).removingRepeats()
    // Only one of them is there, or that is an error.
    let isAlone = policy.duplicateKeys == .error && own.duplicateKeys == .error
    guard names.count == 1 || isAlone else {
      for name in names { object.add(name) }
      return object.add(
        .byFirst(of: names, isRequired: property.isRequired) { .property($0, step) })
    }
    for name in names { object.add(name, step) }
    guard property.isRequired else { return }
    if names.count == 1 {
      object.require(names[0])
    } else {
      object.add(.requiringOne(of: names))
    }
  }

  /// The value of a property, and the null that a default may stand in for.
  private mutating func value(of property: PropertyDescription, policy: Policy) -> SubSchema {
    let rules = property.specification.rules
    let value = schema(of: property.shape, policy: policy, rules: rules)
    let takesNull =
      property.hasDefault && !property.shape.isOptional && policy.nulls == .defaulted
    return takesNull ? value.orNull : value
  }

  /// The dictionaries on the way of a nested key, outermost first; of a plain one, its value.
  private func way(
    of key: KeySpecification, to value: SubSchema, isRequired: Bool, naming: KeyNaming
  ) -> SubSchema {
    key.path.indices.dropFirst().reversed().reduce(value) { inner, step in
      let names = key.names(ofStep: step, naming: naming)
      var object = SubSchema.type("object")
      object.add(.byFirst(of: names, isRequired: isRequired) { .property($0, inner) })
      // A null on the way is a missing rest.
      return isRequired ? object : object.orNull
    }
  }
}

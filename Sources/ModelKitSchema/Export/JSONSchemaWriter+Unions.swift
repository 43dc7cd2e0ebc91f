import ModelKitCore
import ModelKitDocument

extension JSONSchemaWriter {
  /// The models that a tag chooses from.
  mutating func choice(
    of union: UnionDescription, policy: Policy, tags: [String], ignoring ignored: [String]
  ) -> SubSchema {
    let names = [union.key] + policy.keyNaming.names(for: union.key)
    let known = (tags + names + ignored).removingRepeats()
    let isLenient = policy.coercion == .lenient
    let variants = union.variants.map { variant in
      (
        tags: Self.values(ofTag: variant.tag, isLenient: isLenient),
        model: schema(of: variant.shape, policy: policy, tags: known)
      )
    }
    let all = SubSchema.enumeration(of: variants.flatMap(\.tags))
    var object = SubSchema.type("object")
    object.add(
      .byFirst(of: names, isRequired: true) { name in
        var choice = SubSchema.property(name, all)
        choice["allOf"] = .array(
          variants.map { variant in
            let chosen = SubSchema.property(name, .one(of: variant.tags))
            return .object([
              JSONValue.Member("if", chosen.value), JSONValue.Member("then", variant.model.value),
            ])
          })
        return choice
      })
    return object
  }

  /// What a tag can be in JSON: its text, and the number that is written so.
  private static func values(ofTag tag: String, isLenient: Bool) -> [JSONValue] {
    let isInteger = tag.wholeMatch(of: /-?(?:0|[1-9][0-9]*)/) != nil
    let isNumber = JSONValue(numberIn: tag) == .number(tag)
    return [.string(tag)] + (isInteger || isLenient && isNumber ? [.number(tag)] : [])
  }
}

extension SubSchema {
  /// Accepts one value or several.
  fileprivate static func one(of values: [JSONValue]) -> SubSchema {
    guard values.count == 1 else { return .enumeration(of: values) }
    var schema = SubSchema()
    schema["const"] = values[0]
    return schema
  }
}

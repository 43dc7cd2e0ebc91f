import ModelKitDocument

/// The schema of a dictionary, put together key by key.
struct ObjectSchema {
  private var properties: [String: [SubSchema]] = [:]
  /// The names in the order in which they came.
  private var order: [String] = []
  private var required: [String] = []
  private var further: [SubSchema] = []

  /// Adds a key, or what else its value has to be.
  mutating func add(_ name: String, _ schema: SubSchema = SubSchema()) {
    if properties[name] == nil { order.append(name) }
    properties[name, default: []].append(schema)
  }

  /// Adds a key that has to be there.
  mutating func require(_ name: String) { required.append(name) }

  /// Adds what the dictionary as a whole has to be.
  mutating func add(_ schema: SubSchema) { further.append(schema) }

  /// The schema.
  var schema: SubSchema {
    var object = SubSchema.type("object")
    let members = order.map { JSONValue.Member($0, value(of: properties[$0] ?? [])) }
    if !members.isEmpty { object["properties"] = .object(members) }
    if !required.isEmpty {
      object["required"] = .array(required.removingRepeats().map(JSONValue.string))
    }
    if !further.isEmpty { object["allOf"] = .array(further.map(\.value)) }
    return object
  }

  /// What a value has to be by several schemas.
  private func value(of schemas: [SubSchema]) -> JSONValue {
    let closed = schemas.filter { !$0.members.isEmpty }.removingRepeats()
    switch closed.count {
    case 0: return .boolean(true)
    case 1: return closed[0].value
    default: return .object([JSONValue.Member("allOf", .array(closed.map(\.value)))])
    }
  }
}

extension SubSchema {
  /// Accepts dictionaries with one of several keys.
  static func requiringOne(of names: [String]) -> SubSchema {
    var schema = SubSchema()
    schema["anyOf"] = .array(names.map { requiring($0).value })
    return schema
  }

  /// Accepts dictionaries that a schema accepts by the first of several keys that is there; the others
  /// are not looked at.
  static func byFirst(
    of names: [String], isRequired: Bool, _ schema: (_ name: String) -> SubSchema
  ) -> SubSchema {
    guard let last = names.last else { return SubSchema() }
    var whole = schema(last)
    if isRequired { whole.add(.requiring(last)) }
    for name in names.dropLast().reversed() {
      var choice = SubSchema()
      choice["if"] = SubSchema.requiring(name).value
      choice["then"] = schema(name).value
      choice["else"] = whole.value
      whole = choice
    }
    return whole
  }

  /// Accepts dictionaries whose key, if it is there, has such a value.
  static func property(_ name: String, _ value: SubSchema) -> SubSchema {
    var schema = SubSchema()
    schema["properties"] = .object([JSONValue.Member(name, value.value)])
    return schema
  }

  private static func requiring(_ name: String) -> SubSchema {
    var schema = SubSchema()
    schema["required"] = .array([.string(name)])
    return schema
  }
}

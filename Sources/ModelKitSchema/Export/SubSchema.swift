import ModelKitDocument

/// A JSON Schema, or a part of one: keywords in the order in which they are written. The empty one
/// accepts everything.
struct SubSchema: Hashable {
  private(set) var members: [JSONValue.Member]

  init() { members = [] }

  private init(members: [JSONValue.Member]) { self.members = members }

  /// The value of a keyword.
  subscript(keyword: String) -> JSONValue? {
    get { members.first { $0.key == keyword }?.value }
    set {
      let index = members.firstIndex { $0.key == keyword }
      switch (index, newValue) {
      case (let index?, let value?): members[index].value = value
      case (let index?, nil): members.remove(at: index)
      case (nil, let value?): members.append(JSONValue.Member(keyword, value))
      case (nil, nil): break
      }
    }
  }

  /// The schema as JSON.
  var value: JSONValue { .object(members) }

  /// Whether everything is accepted.
  private var isOpen: Bool { members.allSatisfy { $0.key == "$comment" } }

  /// Takes over another's keywords.
  mutating func add(_ other: SubSchema) {
    for member in other.members { self[member.key] = member.value }
  }

  /// Says what a schema cannot.
  mutating func comment(_ text: String) {
    if case .string(let known)? = self["$comment"] {
      self["$comment"] = .string("\(known); \(text)")
    } else {
      self["$comment"] = .string(text)
    }
  }
}

extension SubSchema {
  /// Accepts values of a type.
  static func type(_ name: String) -> SubSchema {
    var schema = SubSchema()
    schema["type"] = .string(name)
    return schema
  }

  /// Accepts text that an ECMA 262 expression finds.
  static func text(matching pattern: String) -> SubSchema {
    var schema = SubSchema.type("string")
    schema["pattern"] = .string(pattern)
    return schema
  }

  /// Accepts text of a format that JSON Schema has a name for.
  static func text(format: String) -> SubSchema {
    var schema = SubSchema.type("string")
    schema["format"] = .string(format)
    return schema
  }

  /// Accepts some values.
  static func enumeration(of values: [JSONValue]) -> SubSchema {
    var schema = SubSchema()
    schema["enum"] = .array(values)
    return schema
  }

  /// Accepts lists.
  static func list(of element: SubSchema) -> SubSchema {
    var schema = SubSchema.type("array")
    if !element.members.isEmpty { schema["items"] = element.value }
    return schema
  }

  /// Accepts dictionaries.
  static func dictionary(of value: SubSchema) -> SubSchema {
    var schema = SubSchema.type("object")
    if !value.members.isEmpty { schema["additionalProperties"] = value.value }
    return schema
  }

  /// Accepts what one of several schemas does.
  static func anyOf(_ schemas: [SubSchema]) -> SubSchema {
    // Who accepts everything leaves nothing to the others.
    if let all = schemas.first(where: \.isOpen) { return all }
    if schemas.count == 1 { return schemas[0] }
    var schema = SubSchema()
    schema["anyOf"] = .array(schemas.flatMap(\.alternatives).removingRepeats())
    return schema
  }

  /// Accepts nothing.
  static var nothing: SubSchema {
    var schema = SubSchema()
    schema["not"] = SubSchema().value
    return schema
  }

  /// The schemas of which one has to accept a value.
  private var alternatives: [JSONValue] {
    if members.count == 1, case .array(let alternatives)? = self["anyOf"] { return alternatives }
    return [value]
  }

  /// Has a value that is written as its own type, and not as another that stands for it, kept to
  /// something.
  mutating func constrainFirst(_ constrain: (inout SubSchema) -> Void) {
    guard case .array(var alternatives)? = self["anyOf"],
      case .object(let first)? = alternatives.first
    else { return constrain(&self) }
    var own = SubSchema(members: first)
    constrain(&own)
    alternatives[0] = own.value
    self["anyOf"] = .array(alternatives)
  }

  /// The same, and null.
  var orNull: SubSchema {
    guard case .string(let type)? = self["type"], self["enum"] == nil, self["allOf"] == nil else {
      return .anyOf([self, .type("null")])
    }
    var schema = self
    schema["type"] = .array([.string(type), .string("null")])
    return schema
  }
}

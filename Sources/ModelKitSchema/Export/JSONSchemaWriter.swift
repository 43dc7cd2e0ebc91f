import ModelKitCore
import ModelKitDocument

/// Writes models as definitions of a JSON Schema, each under the policy that it is read with.
struct JSONSchemaWriter {
  /// A model as one place of a file has it.
  private struct Place: Hashable {
    let model: ModelID
    let policy: Policy
    /// The keys by which unions chose it, where it matters.
    let tags: [String]
  }

  private let schema: ModelSchema
  private var names: [Place: String] = [:]
  private var takenNames: Set<String> = []
  /// The last number that was given to a name that several definitions want.
  private var lastNumbers: [String: Int] = [:]
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
      if policy.emptyStringIsNil {
        alternatives = .anyOf([alternatives, .enumeration(of: [.string("")])])
      }
      return alternatives
    case .array(let element), .set(let element):
      return list(shape, of: element, policy: policy, rules: rules)
    case .dictionary(let key, let value):
      return dictionary(key: key, value: value, policy: policy, rules: rules)
    case .model(let id):
      var model = reference(to: id, policy: policy, tags: tags)
      model.keepCount(rules, of: "Properties")
      return withStandIns(model, rules: rules, policy: policy)
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
    let leavesOutNulls = policy.compactsLists && !element.isOptional
    let leavesOutFaults = policy.faultyElements == .skip || policy.faultyElements == .replace
    let one = schema(of: element, policy: policy, rules: aboutElements)
    var list: SubSchema
    if leavesOutFaults {
      list = .type("array")
      list.comment("elements that cannot be read are left out")
      for rule in aboutElements { list.comment(rule.words) }
    } else {
      list = .list(of: leavesOutNulls ? one.orNull : one)
    }
    let isWhole = !leavesOutNulls && !leavesOutFaults
    if case .set = shape {
      if isWhole, element.isComparedAsInJSON {
        list["uniqueItems"] = .boolean(true)
      } else {
        list.comment("no two elements are the same")
      }
    }
    list.keepCount(rules, of: "Items", isExact: isWhole)
    var alternatives = [list]
    if policy.conversions.contains(.oneOrMany) { alternatives.append(one) }
    let takesText = policy.conversions.separator != nil || policy.conversions.contains(.jsonText)
    if takesText { alternatives.append(.type("string")) }
    return .anyOf(alternatives)
  }

  private mutating func dictionary(
    key: ValueShape, value: ValueShape, policy: Policy, rules: [KeyRule]
  ) -> SubSchema {
    var dictionary = SubSchema.dictionary(
      of: schema(of: value, policy: policy, rules: rules.filter(\.isAboutElements)))
    dictionary["propertyNames"] = SubSchema.names(key)?.value
    // `1` and `01` are one key, of which the last one counts where that is no error.
    let isExact = key == .string || policy.duplicateKeys == .error
    dictionary.keepCount(rules, of: "Properties", isExact: isExact)
    return withStandIns(dictionary, rules: rules, policy: policy)
  }

  /// A dictionary or a model, and what else it may stand in.
  private func withStandIns(
    _ dictionary: SubSchema, rules: [KeyRule], policy: Policy
  ) -> SubSchema {
    var alternatives = [dictionary]
    if policy.conversions.contains(.jsonText) { alternatives.append(.type("string")) }
    let mayBeEmpty = rules.allSatisfy { rule in
      if case .count(let lower, _) = rule { lower <= 0 } else { true }
    }
    if policy.conversions.contains(.emptyListAsDictionary), mayBeEmpty {
      var empty = SubSchema.type("array")
      empty["maxItems"] = .integer(0)
      alternatives.append(empty)
    }
    return .anyOf(alternatives)
  }

  /// A reference to a model's definition, which is written first if it is not there.
  private mutating func reference(
    to id: ModelID, policy: Policy, tags: [String]
  ) -> SubSchema {
    var policy = policy
    // What a key converts stops at the models in it.
    policy.conversions = Conversions()
    let model = schema[id]
    // Tags are keys that are known; a union hands them on to its variants.
    let isClosed = policy.changed(by: model.changes).unknownKeys == .error
    let tags = isClosed || model.union != nil ? tags : []
    let place = Place(model: id, policy: policy, tags: tags)
    let name = names[place] ?? define(place)
    var reference = SubSchema()
    reference["$ref"] = .string("#/$defs/" + name.asPointerStep)
    return reference
  }

  private mutating func define(_ place: Place) -> String {
    let model = schema[place.model]
    let name = freeName(model.name)
    // Before it is written: a recursive model refers to itself.
    names[place] = name
    let definition = object(
      of: model, policy: place.policy.changed(by: model.changes), tags: place.tags)
    written.append(JSONValue.Member(name, definition.value))
    return name
  }

  /// A name that no definition has yet: that of the model, or with a number.
  private mutating func freeName(_ wanted: String) -> String {
    var name = wanted
    while !takenNames.insert(name).inserted {
      let number = lastNumbers[wanted, default: 1] + 1
      lastNumbers[wanted] = number
      name = "\(wanted)-\(number)"
    }
    return name
  }
}

extension ValueShape {
  /// Whether two values are the same to their model where they are to JSON, and where they are not.
  fileprivate var isComparedAsInJSON: Bool {
    switch self {
    case .boolean, .integer, .string, .date, .data, .url, .uuid, .color, .imageName, .enumeration:
      true
    case .optional(let part), .array(let part), .set(let part): part.isComparedAsInJSON
    // Digits that a reader of JSON may round; equality that is code.
    case .double, .float, .decimal, .dictionary, .model, .any, .custom: false
    }
  }
}

extension String {
  /// A member's name as one step of a JSON Pointer (RFC 6901) in a URI's fragment (RFC 3986).
  fileprivate var asPointerStep: String {
    utf8.reduce(into: "") { text, byte in
      switch byte {
      case UInt8(ascii: "~"): text += "~0"
      case UInt8(ascii: "/"): text += "~1"
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
        UInt8(ascii: "."):
        text.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        text += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
  }
}

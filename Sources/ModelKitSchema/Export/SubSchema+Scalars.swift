import ModelKitCore
import ModelKitDocument

extension SubSchema {
  /// What a single value has to be in JSON, with what a policy lets stand for it.
  static func scalar(_ shape: ValueShape, _ policy: Policy) -> SubSchema {
    let others = policy.coercion == .lenient ? lenient(shape) : []
    return .anyOf([strict(shape, policy)] + asked(shape, policy) + others)
  }

  private static func strict(_ shape: ValueShape, _ policy: Policy) -> SubSchema {
    switch shape {
    case .boolean: .type("boolean")
    case .integer(let width): .integer(width)
    case .double, .float: .type("number")
    // Text keeps all the digits that a reader of JSON may round.
    case .decimal: .anyOf([.type("number"), .numberText])
    case .string: .type("string")
    case .date: policy.assumedZone == nil ? .text(format: "date-time") : .type("string")
    case .data: .base64
    case .url: .text(format: "iri-reference")
    case .uuid: .uuid
    case .color: .color
    case .imageName: .imageName
    case .enumeration(let enumeration): .enumeration(enumeration)
    case .custom(let name): .custom(name)
    case .any, .optional, .array, .set, .dictionary, .model: SubSchema()
    }
  }

  /// What a named option lets stand for a value.
  private static func asked(_ shape: ValueShape, _ policy: Policy) -> [SubSchema] {
    let conversions = policy.conversions
    switch shape {
    case .integer, .double, .float, .decimal:
      return conversions.contains(.numberFromBoolean) ? [.type("boolean")] : []
    case .string: return conversions.contains(.textFromBoolean) ? [.type("boolean")] : []
    case .date: return policy.unixTime == nil ? [] : [.type("number")]
    default: return []
    }
  }

  /// What is converted under lenient coercion.
  private static func lenient(_ shape: ValueShape) -> [SubSchema] {
    switch shape {
    case .boolean:
      [
        .enumeration(of: [.integer(0), .integer(1)]),
        .text(matching: "^([tT][rR][uU][eE]|[fF][aA][lL][sS][eE]|[yY][eE][sS]|[nN][oO]|[01])$"),
      ]
    case .integer: [.text(matching: "^[+-]?[0-9]+$")]
    case .double, .float: [.numberText]
    case .string: [.type("number")]
    case .enumeration(let enumeration): digits(of: enumeration)
    default: []
    }
  }

  /// The grammar of RFC 8259, section 6, with a plus sign and leading zeros.
  private static var numberText: SubSchema {
    .text(matching: "^[+-]?[0-9]+(\\.[0-9]+)?([eE][+-]?[0-9]+)?$")
  }

  private static func integer(_ width: IntegerWidth) -> SubSchema {
    let (lower, upper) = width.bounds
    var schema = SubSchema.type("integer")
    schema["minimum"] = .number(lower)
    schema["maximum"] = .number(upper)
    return schema
  }

  /// RFC 4648, section 4: every character and the padding.
  private static var base64: SubSchema {
    var schema = SubSchema.text(
      matching: "^([A-Za-z0-9+/]{4})*([A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$")
    schema["contentEncoding"] = .string("base64")
    return schema
  }

  /// The form of RFC 9562, section 4, in any case; a format is a note to most validators.
  private static var uuid: SubSchema {
    var schema = SubSchema.text(
      matching: "^[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$")
    schema["format"] = .string("uuid")
    return schema
  }

  private static var color: SubSchema {
    var number = SubSchema.type("integer")
    number["minimum"] = .integer(0)
    number["maximum"] = .integer(0xFF_FFFF)
    let digits = "([0-9A-Fa-f]{3}|[0-9A-Fa-f]{4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})"
    return .anyOf([.text(matching: "^[\\s\\u0085]*(#|0x)?\(digits)[\\s\\u0085]*$"), number])
  }

  private static var imageName: SubSchema {
    var schema = SubSchema.type("string")
    schema["minLength"] = .integer(1)
    return schema
  }

  private static func custom(_ name: String) -> SubSchema {
    var schema = SubSchema()
    schema.comment("\(name) reads this by code of its own")
    return schema
  }

  private static func enumeration(_ enumeration: EnumerationDescription) -> SubSchema {
    let takesAll = enumeration.fallback != nil
    switch enumeration.rawValues {
    case .strings(let values) where !takesAll && !values.isEmpty:
      return .enumeration(of: values.map(JSONValue.string))
    case .integers(let values, _) where !takesAll && !values.isEmpty:
      return .enumeration(of: values.map { .number(String($0)) })
    case .strings, .anyString: return .type("string")
    case .integers(_, let width), .anyInteger(let width): return .integer(width)
    }
  }

  /// The text forms of an enumeration of whole numbers.
  private static func digits(of enumeration: EnumerationDescription) -> [SubSchema] {
    switch enumeration.rawValues {
    case .integers(let values, _) where enumeration.fallback == nil && !values.isEmpty:
      [.text(matching: "^(\(values.map(digits(of:)).joined(separator: "|")))$")]
    case .integers, .anyInteger: [.text(matching: "^[+-]?[0-9]+$")]
    case .strings, .anyString: []
    }
  }

  /// The texts that are read as a whole number, as an expression.
  private static func digits(of value: Int64) -> String {
    let sign = value == 0 ? "[+-]?" : value < 0 ? "-" : "\\+?"
    return sign + "0*\(value.magnitude)"
  }

  /// What the keys of a dictionary have to be; `nil` for any text.
  static func names(_ key: ValueShape) -> SubSchema? {
    switch key {
    case .enumeration(let enumeration):
      guard case .strings(let values) = enumeration.rawValues, enumeration.fallback == nil
      else { return nil }
      return values.isEmpty ? nil : .enumeration(of: values.map(JSONValue.string))
    case .integer: return .text(matching: "^[+-]?[0-9]+$")
    case .uuid: return .uuid
    case .string, .any, .custom: return nil
    // Nothing can be the key of such a dictionary.
    default: return .nothing
    }
  }
}

extension IntegerWidth {
  /// The least and the greatest number, in decimal digits.
  fileprivate var bounds: (String, String) {
    func bounds<Value: FixedWidthInteger>(_ type: Value.Type) -> (String, String) {
      (String(Value.min), String(Value.max))
    }
    return switch self {
    case .int, .int64: bounds(Int64.self)
    case .int8: bounds(Int8.self)
    case .int16: bounds(Int16.self)
    case .int32: bounds(Int32.self)
    case .uint, .uint64: bounds(UInt64.self)
    case .uint8: bounds(UInt8.self)
    case .uint16: bounds(UInt16.self)
    case .uint32: bounds(UInt32.self)
    }
  }
}

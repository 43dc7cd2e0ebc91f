import FoundationEssentials
import ModelKitDocument

/// What the containers of one encoding share.
final class EncodingContext {
  let settings: ModelEncoder
  let userInfo: [CodingUserInfoKey: Any]
  /// Whether the format is a property list's: it has dates and data, but no null.
  let isPropertyList: Bool
  /// Whether dates and data have types of their own.
  let hasNativeTypes: Bool
  private var convertedKeys: [String: String] = [:]

  init(_ settings: ModelEncoder) {
    self.settings = settings
    userInfo = settings.userInfo
    switch settings.outputFormat {
    case .json: (isPropertyList, hasNativeTypes) = (false, false)
    case .typedJSON: (isPropertyList, hasNativeTypes) = (false, true)
    case .xml, .binary, .openStep: (isPropertyList, hasNativeTypes) = (true, true)
    }
  }

  /// Encodes a value of any type.
  func node<T: Encodable>(
    for value: T, path: CodingStep?, isRoot: Bool = false
  ) throws -> EncodedNode {
    if T.self == Date.self, let date = value as? Date { return try node(for: date, path: path) }
    if T.self == Data.self, let data = value as? Data { return try node(for: data, path: path) }
    if !isPropertyList {
      if let link = value as? URL { return EncodedNode(.string(link.absoluteString)) }
      if let number = value as? Decimal { return EncodedNode(.number(number.description)) }
    }
    return try nested(path: path, keepsKeys: T.self is any StringKeyed.Type, isRoot ? value : nil) {
      try value.encode(to: $0)
    }
  }

  private func nested(
    path: CodingStep?, keepsKeys: Bool = false, _ root: Any? = nil,
    _ body: (TreeEncoder) throws -> Void
  ) throws -> EncodedNode {
    let encoder = TreeEncoder(
      context: self, node: EncodedNode(), path: path, keepsKeys: keepsKeys)
    try body(encoder)
    if let root, case .nothing = encoder.node.content {
      let name = TypeSpelling.name(of: type(of: root))
      throw EncodingError.invalidValue(
        root, .init(codingPath: [], debugDescription: "\(name) did not encode any value"))
    }
    return encoder.node
  }

  private func node(for date: Date, path: CodingStep?) throws -> EncodedNode {
    switch settings.dateEncodingStrategy {
    case .custom(let function):
      return try nested(path: path) { try function(date, $0) }
    case _ where hasNativeTypes:
      return EncodedNode(
        .date(secondsSinceReferenceDate: date.timeIntervalSinceReferenceDate))
    case .deferredToDate:
      return EncodedNode(.real(date.timeIntervalSinceReferenceDate))
    case .secondsSince1970:
      return EncodedNode(.real(date.timeIntervalSince1970))
    case .millisecondsSince1970:
      return EncodedNode(.real(date.timeIntervalSince1970 * 1000))
    case .iso8601:
      let seconds = date.timeIntervalSinceReferenceDate.rounded(.down)
      guard let text = CalendarDate(secondsSinceReferenceDate: seconds)?.text() else {
        throw EncodingError.invalidValue(
          date,
          .init(
            codingPath: path.keys,
            debugDescription: "ISO 8601 has dates of the years 1 to 9999; this one is outside"))
      }
      return EncodedNode(.string(text))
    }
  }

  private func node(for data: Data, path: CodingStep?) throws -> EncodedNode {
    switch settings.dataEncodingStrategy {
    case .custom(let function):
      return try nested(path: path) { try function(data, $0) }
    case _ where hasNativeTypes: return EncodedNode(.data([UInt8](data)))
    case .base64:
      return EncodedNode(.string(String(decoding: Base64.encode([UInt8](data)), as: UTF8.self)))
    case .deferredToData: return try nested(path: path) { try data.encode(to: $0) }
    }
  }

  /// A number that may not be finite.
  func node(for value: Double) -> EncodedNode {
    guard !value.isFinite, !isPropertyList,
      case .convertToString(let positive, let negative, let nan) =
        settings.nonConformingFloatEncodingStrategy
    else { return EncodedNode(.real(value)) }
    return EncodedNode(.string(value.isNaN ? nan : value < 0 ? negative : positive))
  }

  /// A `Float` by its own digits in JSON; property lists hold it as a `Double`.
  func node(for value: Float) -> EncodedNode {
    guard value.isFinite, !isPropertyList else { return node(for: Double(value)) }
    return EncodedNode(.number(value.description))
  }

  /// A key as the file has it.
  func name(of key: some CodingKey, at path: CodingStep?) -> String {
    switch settings.keyEncodingStrategy {
    case .useDefaultKeys: return key.stringValue
    case .convertToSnakeCase:
      if let known = convertedKeys[key.stringValue] { return known }
      let converted = SnakeCase.snakeCase(key.stringValue)
      convertedKeys[key.stringValue] = converted
      return converted
    case .custom(let function): return function(path.keys + [key]).stringValue
    }
  }
}

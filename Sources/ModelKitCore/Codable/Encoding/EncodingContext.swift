import ModelKitDocument

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What the containers of one encoding share.
final class EncodingContext {
  let settings: ModelEncoder
  let userInfo: [CodingUserInfoKey: Any]
  /// Whether the format is a property list's: it has dates and data, but no null.
  let isPropertyList: Bool
  /// Whether dates and data have types of their own.
  let hasNativeTypes: Bool
  private let convertsKeys: Bool
  private var convertedKeys: [String: String] = [:]
  /// How many values are being encoded within each other, and how deep calls may go.
  private var depth = 0
  private var stack = StackRoom()

  init(_ settings: ModelEncoder) {
    self.settings = settings
    userInfo = settings.userInfo
    convertsKeys = if case .useDefaultKeys = settings.keyEncodingStrategy { false } else { true }
    switch settings.outputFormat {
    case .json: (isPropertyList, hasNativeTypes) = (false, false)
    case .typedJSON: (isPropertyList, hasNativeTypes) = (false, true)
    case .xml, .binary, .openStep: (isPropertyList, hasNativeTypes) = (true, true)
    }
  }

  /// Encodes a value of any type.
  func content<T: Encodable>(
    of value: T, path: @autoclosure () -> CodingStep?
  ) throws -> EncodedNode.Content {
    if T.self == String.self, let text = value as? String { return .string(text) }
    if T.self == Date.self, let date = value as? Date { return try content(of: date, path()) }
    if T.self == Data.self, let data = value as? Data { return try content(of: data, path()) }
    if !isPropertyList {
      if T.self == URL.self, let link = value as? URL { return .string(link.absoluteString) }
      if T.self == Decimal.self, let number = value as? Decimal {
        return number.isNaN ? content(of: Double.nan) : .number(number.description)
      }
    }
    let keepsKeys = convertsKeys && T.self is any StringKeyed.Type
    return try nested(value, path(), keepsKeys: keepsKeys) {
      try value.encode(to: $0)
    }
  }

  /// Encodes a whole value, which has to encode something.
  func root<T: Encodable>(_ value: T) throws -> EncodedNode {
    let root = EncodedNode()
    root.take(try content(of: value, path: nil))
    guard case .nothing = root.content else { return root }
    throw EncodingError.invalidValue(
      value,
      .init(
        codingPath: [],
        debugDescription: "\(TypeSpelling.name(of: T.self)) did not encode any value"))
  }

  private func nested(
    _ value: @autoclosure () -> Any, _ path: CodingStep?, keepsKeys: Bool = false,
    _ body: (TreeEncoder) throws -> Void
  ) throws -> EncodedNode.Content {
    guard depth < Self.shallow || stack.isLeft else {
      throw EncodingError.invalidValue(
        value(),
        .init(
          codingPath: path.keys,
          debugDescription: "the value is nested deeper than the stack has room to encode",
          underlyingError: DepthFault()))
    }
    depth += 1
    defer { depth -= 1 }
    let node = EncodedNode()
    try body(TreeEncoder(context: self, node: node, path: path, keepsKeys: keepsKeys))
    return .node(node)
  }

  /// How many values lie within each other without a look at the stack.
  private static let shallow = 16

  private func content(of date: Date, _ path: CodingStep?) throws -> EncodedNode.Content {
    switch settings.dateEncodingStrategy {
    case .custom(let function):
      return try nested(date, path) { try function(date, $0) }
    case _ where hasNativeTypes:
      return .date(secondsSinceReferenceDate: date.timeIntervalSinceReferenceDate)
    case .deferredToDate:
      return .real(date.timeIntervalSinceReferenceDate)
    case .secondsSince1970:
      return .real(date.timeIntervalSince1970)
    case .millisecondsSince1970:
      return .real(date.timeIntervalSince1970 * 1000)
    case .iso8601:
      let seconds = date.timeIntervalSinceReferenceDate.rounded(.down)
      guard let text = CalendarDate(secondsSinceReferenceDate: seconds)?.text() else {
        throw EncodingError.invalidValue(
          date,
          .init(
            codingPath: path.keys,
            debugDescription: "ISO 8601 has dates of the years 1 to 9999; this one is outside"))
      }
      return .string(text)
    }
  }

  private func content(of data: Data, _ path: CodingStep?) throws -> EncodedNode.Content {
    switch settings.dataEncodingStrategy {
    case .custom(let function):
      return try nested(data, path) { try function(data, $0) }
    case _ where hasNativeTypes: return .data([UInt8](data))
    case .base64:
      return .string(String(decoding: Base64.encode([UInt8](data)), as: UTF8.self))
    case .deferredToData: return try nested(data, path) { try data.encode(to: $0) }
    }
  }

  /// A number that may not be finite.
  func content(of value: Double) -> EncodedNode.Content {
    guard !value.isFinite, !isPropertyList,
      case .convertToString(let positive, let negative, let nan) =
        settings.nonConformingFloatEncodingStrategy
    else { return .real(value) }
    return .string(value.isNaN ? nan : value < 0 ? negative : positive)
  }

  /// A `Float` by its own digits in JSON; property lists hold it as a `Double`.
  func content(of value: Float) -> EncodedNode.Content {
    guard value.isFinite, !isPropertyList else { return content(of: Double(value)) }
    return .number(value.description)
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

/// What is behind an `EncodingError` if values are nested too deep.
struct DepthFault: Error {}

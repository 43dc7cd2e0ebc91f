import Foundation
import ModelKitDocument

/// A tree of values as a test makes it up and as it is read back.
indirect enum SampleTree: Hashable, Encodable {
  case null
  case boolean(Bool)
  case integer(IntegerValue)
  case real(Double)
  case string(String)
  case date(Double)
  case data([UInt8])
  case uid(UInt64)
  case list([SampleTree])
  case dictionary([Entry])

  struct Entry: Hashable {
    let key: String
    let value: SampleTree
  }

  /// What a document holds at a node.
  init(_ id: NodeID, in document: Document) {
    switch document.kind(of: id) {
    case .invalid, .null: self = .null
    case .boolean: self = .boolean(document.boolean(id) ?? false)
    case .integer:
      self = .integer(document.integer(id) ?? IntegerValue(isNegative: false, magnitude: 0))
    case .real: self = .real(document.double(id) ?? .nan)
    case .string: self = .string(document.string(id) ?? "")
    case .date: self = .date(document.secondsSinceReferenceDate(id) ?? .nan)
    case .data: self = .data(document.data(id) ?? [])
    case .uid: self = .uid(document.uid(id) ?? 0)
    case .array: self = .list(document.elements(of: id).map { SampleTree($0, in: document) })
    case .dictionary:
      self = .dictionary(
        document.entries(of: id).map {
          Entry(key: document.string($0.key) ?? "", value: SampleTree($0.value, in: document))
        })
    }
  }

  /// The tree of the root, or `nil` where the document has none.
  init?(_ document: Document) {
    guard let root = document.root else { return nil }
    self.init(root, in: document)
  }

  /// The same tree with the entries of every dictionary in the order of their keys.
  var sorted: SampleTree {
    switch self {
    case .list(let elements): .list(elements.map(\.sorted))
    case .dictionary(let entries):
      .dictionary(
        entries.map { Entry(key: $0.key, value: $0.value.sorted) }.sorted { $0.key < $1.key })
    default: self
    }
  }

  // MARK: To Foundation

  private struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { return nil }
  }

  func encode(to encoder: any Encoder) throws {
    switch self {
    case .list(let elements):
      var container = encoder.unkeyedContainer()
      for element in elements { try container.encode(element) }
    case .dictionary(let entries):
      var container = encoder.container(keyedBy: Name.self)
      for entry in entries {
        try container.encode(entry.value, forKey: Name(stringValue: entry.key))
      }
    default:
      var container = encoder.singleValueContainer()
      switch self {
      case .boolean(let value): try container.encode(value)
      case .integer(let value):
        if let small = value.exactly(as: Int64.self) {
          try container.encode(small)
        } else {
          try container.encode(value.magnitude)
        }
      case .real(let value): try container.encode(value)
      case .string(let value): try container.encode(value)
      case .date(let seconds): try container.encode(Date(timeIntervalSinceReferenceDate: seconds))
      case .data(let bytes): try container.encode(Data(bytes))
      case .null, .uid, .list, .dictionary: try container.encodeNil()
      }
    }
  }

  /// The tree as Foundation's `PropertyListEncoder` writes it.
  func foundationBytes(_ format: PropertyListSerialization.PropertyListFormat) throws -> Data {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = format
    return try encoder.encode(self)
  }

  // MARK: From Foundation

  /// What `PropertyListSerialization` or `JSONSerialization` made of some bytes; dictionaries are
  /// sorted, as Foundation's have no order.
  init(foundation value: Any) {
    switch value {
    case let text as String: self = .string(text)
    case let date as Date: self = .date(date.timeIntervalSinceReferenceDate)
    case let data as Data: self = .data([UInt8](data))
    case let list as [Any]: self = .list(list.map { SampleTree(foundation: $0) })
    case let dictionary as [String: Any]:
      self =
        SampleTree.dictionary(
          dictionary.map { Entry(key: $0.key, value: SampleTree(foundation: $0.value)) }
        ).sorted
    case let number as NSNumber:
      if Self.isBoolean(number) {
        self = .boolean(number.boolValue)
      } else if ["d", "f"].contains(String(cString: number.objCType)) {
        self = .real(number.doubleValue)
      } else if number.int64Value < 0 && number.compare(0) == .orderedAscending {
        self = .integer(
          IntegerValue(isNegative: true, magnitude: number.int64Value.magnitude))
      } else {
        self = .integer(IntegerValue(isNegative: false, magnitude: number.uint64Value))
      }
    default: self = .null
    }
  }

  private static func isBoolean(_ number: NSNumber) -> Bool {
    number === NSNumber(value: true) || number === NSNumber(value: false)
      || String(cString: number.objCType) == "B"
  }
}

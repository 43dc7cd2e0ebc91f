import Foundation

// Types as apps have them, by the ways in which Foundation's coders treat them differently.

struct Scalars: Codable, Hashable {
  var flag = true
  var int = Int.min
  var int8 = Int8.min
  var int16 = Int16.max
  var int32 = Int32.min
  var int64 = Int64.max
  var uint = UInt(7)
  var uint8 = UInt8.max
  var uint16 = UInt16.max
  var uint32 = UInt32.max
  var uint64 = UInt64(1) << 62
  var double = 0.1
  var float: Float = 0.25
  var text = "果粉优选 \"quoted\" & <tagged>\n🚚"
}

struct Optionals: Codable, Hashable {
  var number: Int?
  var text: String?
  var nested: Scalars?
  var list: [Int]?
  var date: Date?
  var link: URL?
}

struct Specials: Codable, Hashable {
  var date = Date(timeIntervalSinceReferenceDate: 344_161_290)
  var data = Data([0, 1, 2, 250, 255])
  var link = URL(string: "https://example.com/a%20b?c=d#e")
  var id = UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")
  var price = Decimal(string: "1234.5678")
}

enum Kind: String, Codable, CaseIterable {
  case cafe, bakery
}

enum Level: Int, Codable {
  case low = 1
  case high = 2
}

enum Shape: Codable, Hashable {
  case circle(radius: Double)
  case rectangle(width: Int, Int)
  case nothing
}

struct Collections: Codable, Hashable {
  var names = ["a": 1, "b c": 2, "": 3]
  var numbers = [7: "seven", -1: "minus one"]
  var kinds: [Kind: Int] = [.cafe: 3]
  var set: Set<Int> = [5]
  var matrix = [[1, 2], [], [3]]
  var gaps: [String: [String: Bool]] = ["x": ["y": true], "z": [:]]
  var shapes: [Shape] = [.circle(radius: 2), .rectangle(width: 1, 2), .nothing]
  var kind = Kind.bakery
  var level = Level.high
}

/// Coded as a pair of pairs, as `CGRect` is.
struct Frame: Codable, Hashable {
  var x = 1.5
  var y = -2.0
  var width = 100.0
  var height = 0.25

  init() {}

  init(from decoder: any Decoder) throws {
    var outer = try decoder.unkeyedContainer()
    var origin = try outer.nestedUnkeyedContainer()
    x = try origin.decode(Double.self)
    y = try origin.decode(Double.self)
    var size = try outer.nestedUnkeyedContainer()
    width = try size.decode(Double.self)
    height = try size.decode(Double.self)
  }

  func encode(to encoder: any Encoder) throws {
    var outer = encoder.unkeyedContainer()
    var origin = outer.nestedUnkeyedContainer()
    try origin.encode(x)
    try origin.encode(y)
    var size = outer.nestedUnkeyedContainer()
    try size.encode(width)
    try size.encode(height)
  }
}

class Vehicle: Codable, Equatable {
  var wheels = 4

  init() {}

  static func == (left: Vehicle, right: Vehicle) -> Bool { left.isEqual(to: right) }

  func isEqual(to other: Vehicle) -> Bool { wheels == other.wheels }
}

final class Truck: Vehicle {
  var load = 12.5

  private enum CodingKeys: CodingKey { case load }

  override init() { super.init() }

  required init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    load = try container.decode(Double.self, forKey: .load)
    try super.init(from: container.superDecoder())
  }

  override func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(load, forKey: .load)
    try super.encode(to: container.superEncoder())
  }

  override func isEqual(to other: Vehicle) -> Bool {
    super.isEqual(to: other) && (other as? Truck)?.load == load
  }
}

/// Two types that read the same dictionary.
struct Flattened: Codable, Hashable {
  var level = Level.low
  var scalars = Scalars()

  private enum CodingKeys: CodingKey { case level }

  init() {}

  init(from decoder: any Decoder) throws {
    level = try decoder.container(keyedBy: CodingKeys.self).decode(Level.self, forKey: .level)
    scalars = try Scalars(from: decoder)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(level, forKey: .level)
    try scalars.encode(to: encoder)
  }
}

/// Parts that lie deeper in the file than in the type.
struct Nested: Codable, Hashable {
  var city = "Kyoto"
  var tags = ["a", "b"]
  var note: String?

  private enum CodingKeys: CodingKey { case place, tags }
  private enum PlaceKeys: CodingKey { case city, note }

  init() {}

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let place = try container.nestedContainer(keyedBy: PlaceKeys.self, forKey: .place)
    city = try place.decode(String.self, forKey: .city)
    note = place.contains(.note) ? try place.decode(String?.self, forKey: .note) : nil
    var list = try container.nestedUnkeyedContainer(forKey: .tags)
    tags = []
    while !list.isAtEnd { tags.append(try list.decode(String.self)) }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    var place = container.nestedContainer(keyedBy: PlaceKeys.self, forKey: .place)
    try place.encode(city, forKey: .city)
    try place.encodeIfPresent(note, forKey: .note)
    var list = container.nestedUnkeyedContainer(forKey: .tags)
    for tag in tags { try list.encode(tag) }
  }
}

/// A text or a number.
enum Either: Codable, Hashable {
  case text(String)
  case number(Int)

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    do {
      self = .number(try container.decode(Int.self))
    } catch DecodingError.typeMismatch {
      self = .text(try container.decode(String.self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .text(let text): try container.encode(text)
    case .number(let number): try container.encode(number)
    }
  }
}

/// Foundation's own types, which code themselves.
struct Others: Codable, Hashable {
  var range = 2..<9
  var closed = "a"..."f"
  var length = Measurement(value: 3.5, unit: UnitLength.miles)
  var locale = Locale(identifier: "de_AT")
  var zone = TimeZone(identifier: "Asia/Tokyo")
  var parts = DateComponents(year: 2024, month: 2)
  var index = IndexPath(indexes: [1, 2, 3])
  var set = IndexSet([1, 2, 3, 9])
  var calendar = Calendar(identifier: .gregorian)
}

struct Empty: Codable, Hashable {}

struct Tree: Codable, Hashable {
  var name = "root"
  var children: [Tree] = []
}

import Foundation
import ModelKitCore
import ModelKitDocument

enum Word: String, ModelValue, CaseIterable {
  case one, two, three
}

enum Level: Int, ModelValue, CaseIterable {
  case low = 1
  case high = 7
}

/// A model that holds models of its own kind.
struct Part: Model {
  let name: String
  let size: Int
  let parts: [Part]

  static let factory = Factory(
    Part.init, Key("name"), Key("size", default: 1), Key("parts", default: []))
}

/// Every type that a property can have.
struct AllTypes: Model {
  static func make(
    _ flag: Bool, _ count: Int, _ byte: UInt8, _ tiny: Int8?, _ wide: UInt64?, _ ratio: Double,
    _ small: Float?, _ price: Decimal?, _ text: String, _ date: Date?, _ data: Data?, _ link: URL?,
    _ id: UUID?, _ color: HexColor?, _ image: ImageName?, _ word: Word, _ level: Level?,
    _ tags: [String], _ bytes: [UInt8], _ matrix: [[Int]], _ holes: [Int?], _ numbers: Set<Int>,
    _ words: Set<Word>, _ levels: Set<Level>, _ prices: Set<Decimal>, _ rows: Set<[Int]>,
    _ byText: [String: Int], _ byNumber: [Int: String], _ byWord: [Word: Bool],
    _ byID: [UUID: Double], _ never: [Double: Int], _ part: Part?, _ parts: [Part],
    _ partsByName: [String: Part]
  ) -> AllTypes { AllTypes() }

  static let factory = Factory(
    AllTypes.make, Key("flag"), Key("count"), Key("byte", default: 0), Key("tiny"), Key("wide"),
    Key("ratio", default: 0), Key("small"), Key("price"), Key("text"), Key("date"), Key("data"),
    Key("link"), Key("id"), Key("color"), Key("image"), Key("word", default: .one), Key("level"),
    Key("tags", default: []), Key("bytes", default: []), Key("matrix", default: []),
    Key("holes", default: []), Key("numbers", default: []), Key("words", default: []),
    Key("levels", default: []), Key("prices", default: []), Key("rows", default: []),
    Key("byText", default: [:]), Key("byNumber", default: [:]), Key("byWord", default: [:]),
    Key("byID", default: [:]), Key("never", default: [:]), Key("part"), Key("parts", default: []),
    Key("partsByName", default: [:]))
}

/// A model whose keys have options, rules, other names and other places.
struct Optioned: Model {
  static func make(
    _ flag: Int, _ tags: [String], _ numbers: Set<Int>, _ at: Date?, _ text: String?, _ part: Part?,
    _ table: [String: Int], _ price: Decimal?, _ code: String?, _ size: Size?, _ city: String?,
    _ alias: Int, _ presence: Presence<Int>, _ shop: Shop
  ) -> Optioned { Optioned() }

  static let factory = Factory(
    Optioned.make, Key("flag", .numberFromBoolean, .range(0...5), default: 0),
    Key("tags", .oneOrMany, .split(by: ","), .count(0...3), default: []),
    Key("numbers", .oneOrMany, .faultyElements(.skip), default: []),
    Key("at", .unixTime(.seconds)), Key("text", .textFromBoolean, .textFromDate, .lenient),
    Key("part", .jsonText, .emptyListAsDictionary),
    Key("table", .emptyListAsDictionary, .nonEmpty, default: [:]),
    Key("price", .range(0..<100)), Key("code", .pattern("[a-z]*"), .unique),
    Key("size", .rawValueFromReal), Key(["text", "city"], default: "here"),
    Key("a", .alias("flag"), default: 1),
    Key("presence"), .flattened
  ).applying(.unknownKeys(.error), .compact).ignoring("ignored")
}

/// A model whose lists and dictionaries have rules.
struct RuledParts: Model {
  static func make(
    _ grid: [[Int]], _ table: [String: [Int]], _ byNumber: [Int: Int?], _ words: Set<String>,
    _ text: [Int?], _ kept: [[Double]], _ filled: [Int?], _ rows: Set<[Int]>, _ parts: [Part]
  ) -> RuledParts { RuledParts() }

  // One expression of so many ranges is more than the compiler looks through.
  private static let grid = Key<[[Int]]>("grid", .range(0...100), .count(1...2), default: [])
  private static let table = Key<[String: [Int]]>(
    "table", .range(...99), .count(...2), default: [:])
  private static let byNumber = Key<[Int: Int?]>("byNumber", .range(1...), .nonEmpty, default: [:])
  private static let words = Key<Set<String>>(
    "words", .oneOf("a", "果", "x"), .count(1...3), default: [])
  private static let text = Key<[Int?]>(
    "text", .jsonText, .split(by: ","), .range(0...5), .count(...3), default: [])
  private static let kept = Key<[[Double]]>(
    "kept", .faultyElements(.skip), .range(0...7), .count(1...2), default: [])
  private static let filled = Key<[Int?]>(
    "filled", .faultyElements(.replace), .range(0...7), .count(2), default: [])
  private static let rows = Key<Set<[Int]>>("rows", .oneOrMany, .range(0...7), default: [])
  private static let parts = Key<[Part]>("parts", .count(...2), default: [])

  static let factory = Factory(
    RuledParts.make, grid, table, byNumber, words, text, kept, filled, rows, parts)
}

/// An enumeration with a case that takes the rest.
enum Size: Int, ModelValue, CaseIterable, FallbackCase {
  case unknown = 0
  case small = 1
  static var fallback: Size { .unknown }
}

/// One of two models, by a tag.
enum PartOrShop: Model {
  case part(Part)
  case shop(Shop)

  static let factory = Factory(
    union: "name", Variant("a", PartOrShop.part), Variant("b", PartOrShop.shop))
}

/// A small model with few keys, so that most entries are good.
struct Shop: Model {
  let name: String
  let price: Decimal?
  let tags: [String]
  let word: Word?

  static let factory = Factory(
    Shop.init, Key("name"), Key("price"), Key("tags", default: []), Key("word"))
}

extension Model {
  /// The schema that the model's factory describes.
  static var schema: ModelSchema {
    var schema = ModelSchema()
    if case .model(let id) = describe(in: &schema) { schema.root = id }
    return schema
  }
}

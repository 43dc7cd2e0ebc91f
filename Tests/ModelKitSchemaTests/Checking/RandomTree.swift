import Foundation
import ModelKitCore
import ModelKitDocument
import ModelKitTestSupport

/// A value of any file.
indirect enum RandomTree {
  case null, boolean(Bool), number(String), text(String), date(Double), data([UInt8])
  case list([RandomTree])
  case dictionary([(key: String, value: RandomTree)])

  /// The document of the tree. It can hold a key twice, and null beside dates.
  var document: Document {
    var builder = DocumentBuilder(name: "tree.plist")
    RandomTree.write(self, &builder)
    return builder.finish()
  }

  private static func write(_ tree: RandomTree, _ builder: inout DocumentBuilder) {
    switch tree {
    case .null: builder.null()
    case .boolean(let value): builder.boolean(value)
    case .number(let text): builder.number(text: text)
    case .text(let text): builder.string(text)
    case .date(let seconds): builder.date(secondsSinceReferenceDate: seconds)
    case .data(let bytes): builder.data(bytes)
    case .list(let elements):
      builder.beginArray()
      for element in elements { write(element, &builder) }
      builder.end()
    case .dictionary(let entries):
      builder.beginDictionary()
      for entry in entries {
        builder.key(entry.key)
        write(entry.value, &builder)
      }
      builder.end()
    }
  }
}

/// Makes trees that fit a schema, but for seeded damage.
struct TreeMaker {
  var random: SeededRandom
  let schema: ModelSchema
  /// Whether dates and data are text, as in JSON.
  let isJSON: Bool
  /// One value in so many is damaged.
  let damage: Int
  /// Ends a key that is to stand twice once the file is text: it is cut off there.
  static let again = "-again"

  /// A model's dictionary.
  mutating func model(_ id: ModelID, depth: Int = 0) -> RandomTree {
    var entries: [(key: String, value: RandomTree)] = []
    for property in schema[id].properties {
      if !property.isRequired, random.chance(3) { continue }
      if random.chance(damage * 3) { continue }
      let value = random.chance(damage) ? anything() : value(property.shape, depth: depth)
      entries.append((misspelt(property.key), value))
      if random.chance(damage * 6) { entries.append((property.key + Self.again, anything())) }
    }
    if random.chance(damage) { entries.append(("extra", anything())) }
    if random.chance(2) { entries.shuffle(using: &random) }
    return .dictionary(entries)
  }

  /// A file of entries, in one of the shapes that files have.
  mutating func file(of id: ModelID) -> RandomTree {
    let entries = (0..<random.int(1..<6)).map { _ in model(id) }
    switch random.int(0..<6) {
    case 0: return entries[0]
    case 1: return .dictionary(entries.enumerated().map { ("entry\($0.offset)", $0.element) })
    case 2: return .list([.list(entries), .list([]), .list([model(id)])])
    case 3:
      return .list([
        .dictionary([("title", .text("a")), ("all", .list(entries))]),
        .dictionary([("all", .list([]))]),
        random.chance(damage) ? anything() : .dictionary([("all", .list([model(id)]))]),
      ])
    default:
      return .list(random.chance(damage) ? entries + [anything()] : entries)
    }
  }

  private mutating func misspelt(_ key: String) -> String {
    guard random.chance(damage * 4) else { return key }
    return random.pick([key.uppercased(), String(key.dropLast()), key + "s", "x"])
  }

  private mutating func value(_ shape: ValueShape, depth: Int) -> RandomTree {
    switch shape {
    case .boolean: return .boolean(random.chance(2))
    case .integer: return .number(random.pick(["0", "1", "100", "127"]))
    case .double, .float: return .number(random.pick(["0.5", "7", "-2.25", "1e3", "0.1"]))
    case .decimal:
      return random.pick([.number("9.99"), .text("9.99"), .number("12"), .text("1e3")])
    case .string, .any, .custom: return .text(random.pick(["", "a", "果", "two words", "78.400"]))
    case .date: return isJSON ? .text("2011-11-28T09:21:30Z") : .date(344_164_890)
    case .data: return isJSON ? .text("aGk=") : .data([0x68, 0x69])
    case .url: return .text("https://example.com/a%20b")
    case .uuid: return .text(random.pick(Self.ids))
    case .color: return random.pick([.text("#FFF"), .text("0x0CB6D6"), .number("255")])
    case .imageName: return .text("shop_1")
    case .enumeration(let enumeration):
      switch enumeration.rawValues {
      case .strings(let values): return .text(random.pick(values))
      case .integers(let values, _): return .number("\(random.pick(values))")
      case .anyString: return .text("a")
      case .anyInteger: return .number("1")
      }
    case .optional(let wrapped):
      return isJSON && random.chance(4) ? .null : value(wrapped, depth: depth)
    case .array(let element), .set(let element):
      return .list((0..<random.int(0..<4)).map { _ in part(element, depth: depth) })
    case .dictionary(let key, let element):
      return .dictionary(
        (0..<random.int(0..<4)).map { _ in (self.key(key), part(element, depth: depth)) })
    case .model(let id): return depth < 3 ? model(id, depth: depth + 1) : .dictionary([])
    }
  }

  private mutating func part(_ shape: ValueShape, depth: Int) -> RandomTree {
    random.chance(damage * 2) ? anything() : value(shape, depth: depth)
  }

  private static let ids = [
    "E621E1F8-C36C-495A-93FC-0C247A3E6E5F", "e621e1f8-c36c-495a-93fc-0c247a3e6e5f",
    "00000000-0000-0000-0000-000000000000",
  ]

  private mutating func key(_ shape: ValueShape) -> String {
    let odd = random.chance(damage)
    switch shape {
    case .integer, .double:
      return random.pick(odd ? ["x", "1.5", ""] : ["1", "-2", "01", "+1", "30"])
    case .uuid: return odd ? "no-id" : random.pick(Self.ids)
    case .enumeration: return odd ? "tow" : random.pick(["one", "two", "three"])
    default: return random.pick(["a", "b", "c", "", "果", "a" + Self.again])
    }
  }

  /// A value of any kind.
  private mutating func anything() -> RandomTree {
    switch random.int(0..<12) {
    case 0: return .boolean(true)
    case 1, 2:
      return .number(
        random.pick([
          "0", "7", "-1", "300", "99999999999", "-9223372036854775808", "9007199254740993",
          "18446744073709551615",
        ]))
    case 3, 4: return .number(random.pick(["5.0", "18.18", "0.5", "1e30", "16777217.5", "-0.0"]))
    case 5, 6, 7:
      return .text(
        random.pick([
          "", "x", "5", "-5", "5.0", "6suan", "YES", "true", "2020-02-30T00:00:00Z", "!!!!", "aGk",
          "#12345", "a b", "tow", "1e400", "null", Self.ids[0],
        ]))
    case 8: return isJSON ? .null : .date(0.5)
    case 9: return isJSON ? .null : .data([1, 2, 3])
    case 10: return .list(random.chance(2) ? [] : [.number("1"), .text("x"), .list([])])
    default:
      return .dictionary(random.chance(2) ? [] : [("name", .text("x")), ("a", .boolean(true))])
    }
  }
}

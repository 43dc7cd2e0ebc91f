import Foundation
import ModelKitCore
import ModelKitDocument
import ModelKitSchema
import Testing

// This file is compiled and read as a source: what the running types say of the options and rules of
// their keys has to be what their source says.

private enum Mood: String, ModelValue, CaseIterable, FallbackCase {
  case fine, other = "else"
  static var fallback: Mood { .other }
}

private enum Grade: Int, ModelValue, CaseIterable, FallbackCase {
  case none, good = 5
  static let fallback = Grade.good
}

private struct Place: Model {
  let city: String
  let zip: String?
  static let factory = Factory(Place.init, Key("city", .nonEmpty), Key("zip"))
}

private struct Store: Model {
  let name: String
  let price: Decimal
  let tags: [String]
  let opened: Date?
  let mood: Mood
  let grade: Grade
  let city: String?
  let place: Place
  let colour: HexColor?
  let size: Presence<Int>
  let code: String
  let count: [Int]

  static let factory = Factory(
    Store.init, Key("name", \Store.name, .alias("title"), .count(1...20), .unique),
    Key("price", .lenient, .range(0..<99.5)),
    Key("tags", .oneOrMany, .split(by: ","), .faultyElements(.skip), default: []),
    Key("opened", .unixTime(.milliseconds)), Key("mood", .oneOf("fine", "else")),
    Key("grade", .rawValueFromReal, default: .none), Key(["address", "city"], .textFromBoolean),
    .flattened, Key("colour", .rgba), Key("size"),
    Key("code", KeyOption.pattern("[a-z]+"), .nulls(.defaulted), default: "a"),
    Key("count", .compact, .range(...10), .count(2...))
  ).applying(.keyNaming(.snakeCase), .unknownKeys(.error)).ignoring("_note", "_old")
    .validating { _, _ in }
}

private struct Cat: Model {
  let lives: Int
  static let factory = Factory(Cat.init, Key("lives"))
}

private enum Pet: Model {
  case cat(Cat)
  case place(Place)

  static let factory = Factory(union: "type", Variant("cat", Pet.cat), Variant("place", Pet.place))
}

private struct Label: Model {
  let text: String
  static let factory = Factory(Label.init, Key("text")).applying(.lenient).ignoring("_font")
}

private struct Tag: Model {
  let hue: HexColor
  static let factory = Factory(Tag.init, Key("hue")).ignoring("_shade")
}

private struct Poster: Model {
  let label: Label
  let tag: Tag
  static let factory = Factory(Poster.init, .flattened, .flattened).ignoring("_size")
}

struct OptionAgreementTests {
  private static func read(_ name: String) throws -> ModelSchema {
    let source = SourceText(try Data(contentsOf: URL(filePath: #filePath)), name: "models.swift")
    let read = SwiftModels([source]).model(named: name)
    #expect(read.diagnostics.allSatisfy { $0.severity == .note })
    return try #require(read.schema)
  }

  @Test func `options and rules are those of the running type`() throws {
    let read = try #require(try Self.read("Store").rootModel)
    let schema = Store.schema
    let running = try #require(schema.rootModel)
    #expect(read.properties.map(\.key) == running.properties.map(\.key))
    for (mine, theirs) in zip(read.properties, running.properties) {
      #expect(mine.specification == theirs.specification)
      #expect(mine.hasDefault == theirs.hasDefault)
      #expect(mine.shape.isOptional == theirs.shape.isOptional)
    }
    #expect(read.changes == running.changes)
    #expect(read.ignoredKeys == running.ignoredKeys)
    #expect(read.changes.count == 2)
    #expect(read.ignoredKeys == ["_note", "_old"])
  }

  @Test func `flattened parts say of their keys what the running types do`() throws {
    let read = try #require(try Self.read("Poster").rootModel)
    let running = try #require(Poster.schema.rootModel)
    #expect(read.properties.map(\.specification) == running.properties.map(\.specification))
    #expect(read.properties.map(\.key) == ["text", "hue"])
    #expect(read.ignoredKeys == ["_font", "_shade", "_size"])
    #expect(running.ignoredKeys == read.ignoredKeys)
  }

  @Test func `a fallback case is that of the running type`() throws {
    let schema = try Self.read("Store")
    let properties = try #require(schema.rootModel?.properties)
    let fallbacks = properties.map { property -> String? in
      guard case .enumeration(let enumeration) = property.shape.unwrapped else { return nil }
      return enumeration.fallback
    }
    #expect(fallbacks.compactMap { $0 } == ["else", "5"])
  }

  @Test func `a union's variants are those of the running type`() throws {
    let schema = try Self.read("Pet")
    let union = try #require(schema.rootModel?.union)
    #expect(union.key == "type")
    #expect(union.variants.map(\.tag) == ["cat", "place"])
    #expect(union.variants.map { schema.name(of: $0.shape) } == ["Cat", "Place"])
    let report = SchemaChecker(schema).check(
      Document(
        reading: SourceText(
          #"[{"type": "cat", "lives": 9}, {"type": "cow"}, {"type": "place", "city": ""}]"#,
          name: "pets.json")))
    #expect(report.models.count == 1)
    #expect(report.diagnostics.map { "\($0.code)" } == ["value.unknown-tag", "value.count"])
  }

  @Test(arguments: [
    #"Key("a", .range(low...high))"#, #"Key("a", .pattern("("))"#, #"Key("a", .wish)"#,
    #"Key("a", .alias(name))"#, #"Key("a", .split(by: "ab"))"#, #"Key("a", .unknownKeys(.never))"#,
    #"Key("a", .range(5...1))"#, #"Key("a", .keyNaming(.custom("x") { $0 }))"#,
  ])
  func `an option that is not written out is told at its place`(key: String) {
    let text = "struct A: Model { let a: Int\nstatic let factory = Factory(A.init, \(key)) }"
    let read = SwiftModels([SourceText(text, name: "A.swift")]).model(named: "A")
    #expect(
      read.diagnostics.map(\.message) == ["an option of the key `a` cannot be read from the source"]
    )
    #expect(read.diagnostics.first?.position?.line == 2)
    #expect(read.diagnostics.first?.position?.column == 47)
  }
}

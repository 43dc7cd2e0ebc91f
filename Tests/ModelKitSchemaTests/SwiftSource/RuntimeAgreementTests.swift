import Foundation
import ModelKitCore
import ModelKitDocument
import ModelKitSchema
import Testing

// This file is compiled and read as a source: what the running types say of themselves has to be
// what their source says.

private struct Everything: Model {
  let isOpen: Bool
  let a: Int, b: Int8, c: Int16, d: Int32, e: Int64
  let f: UInt, g: UInt8, h: UInt16, i: UInt32, j: UInt64
  let ratio: Double
  let weight: Float
  let price: Decimal?
  let name: String
  let opened: Date
  let image: Data
  let site: URL
  let id: UUID
  let color: HexColor
  let icon: ImageName
  let tags: [String]
  let grid: [[Int?]]

  static let factory = Factory(
    Everything.init, Key("open"), Key("a"), Key("b"), Key("c"), Key("d"), Key("e"), Key("f"),
    Key("g"), Key("h"), Key("i"), Key("j"), Key("ratio"), Key("weight", default: 1),
    Key("price"), Key("name"), Key("opened"), Key("image"), Key("site"), Key("id"),
    Key("bgColor"), Key("icon"), Key("tags", default: []), Key("grid"))
}

private struct Tree: Model {
  let kind: Kind
  let level: Level?
  let children: [Tree]
  let parts: [String: Part]
  let names: Dictionary<Int, Set<String>>
  let byKind: [Kind: UUID]
  let byID: [UUID: Optional<Part>]

  enum Kind: String, ModelValue, CaseIterable { case leaf, branch = "b r", `default` }
  enum Level: Int16, ModelValue, CaseIterable { case low = -2, middle, high = 0x10 }

  struct Part: Model {
    let label: String
    static var factory: Factory<Self> { Factory(Self.init, Key("part_label")) }
  }

  static let factory = Factory(
    Tree.init(kind:level:children:parts:names:byKind:byID:), Key("kind"), Key("level"),
    Key("children", default: []), Key("parts"), Key("names"), Key("byKind"), Key("byID"))
}

private class Animal: Model {
  let name: String
  let legs: Int
  required init(called name: String, legs: Int) {
    self.name = name
    self.legs = legs
  }
  class var factory: Factory<Animal> {
    Factory(Self.init(called:legs:), Key("name"), Key("legs", default: 4))
  }
}

private final class Cat: Animal {}

private struct Money: Model {
  let cents: Int
  static func parse(text: String, currency: String?) -> Money { Money(cents: text.count) }
  static let factory = Factory(Money.parse, Key("amount"), Key("currency"))
}

struct RuntimeAgreementTests {
  private static let models: [(name: String, type: any ModelValue.Type)] = [
    ("Everything", Everything.self), ("Tree", Tree.self), ("Tree.Part", Tree.Part.self),
    ("Animal", Animal.self), ("Cat", Cat.self), ("Money", Money.self),
  ]

  @Test(arguments: models.map(\.name))
  func `a running type and its source describe the same model`(name: String) throws {
    let type = try #require(Self.models.first { $0.name == name }?.type)
    let agreement = try ModelAgreement(of: type, named: name, sourceFile: #filePath)
    #expect(agreement.source == agreement.runtime)
    #expect(agreement.findings == [])
  }
}

struct ResourceModelTests {
  private static let resources = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Resources").standardized

  @Test(arguments: [
    ("shops.plist", "Shop"), ("mbti.plist", "Personality"), ("mbti.json", "Personality"),
    ("carousel.json", "Carousel"), ("page.plist", "Page"),
  ])
  func `the sample data has nothing to find against its models`(file: String, model: String) throws
  {
    let folder = Self.resources.appending(path: "Models")
    let sources = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      .map { SourceText(try Data(contentsOf: folder.appending(path: $0)), name: $0) }
    let models = SwiftModels(sources)
    #expect(models.diagnostics == [])
    #expect(models.names.contains(model))
    let read = models.model(named: model)
    #expect(read.diagnostics == [])
    let data = SourceText(
      try Data(contentsOf: Self.resources.appending(path: file)), name: file)
    let report = SchemaChecker(try #require(read.schema)).check(Document(reading: data))
    #expect(report.diagnostics == [])
    #expect(report.models.count > 0)
  }
}

import Foundation
import ModelKitCore
import Testing

// Compiled and read as a source, like the models of RuntimeAgreementTests.

@Model private struct Marked {
  let name: String
  @Key("icon_name") let icon: ImageName
  let price: Decimal?
  @Key("stars", default: 3) let rating: Int
  var tags: [String] = []
  var count = 1, ratio = 0.5, isOpen = true, names = ["a"]
  var kinds = [String: Kind]()
  let version = 2
  private enum CodingKeys: CodingKey {
    case name, icon, price, rating, tags, count, ratio, isOpen, names, kinds, note, part
  }
  lazy var size = tags.count
  var title: String { name }
  static let limit = 7
  var note: String? { didSet {} }
  let part: Part

  enum Kind: String, ModelValue, CaseIterable { case cafe, bar = "b" }

  @Model struct Part { @ModelKitCore.Key("l") let label: Kind? }
}

@Model private struct Coded: Codable {
  let name: String
  var count: Int = 1
  var cache: [String: Int] = [:]
  @Key("other") var note: String? = nil
  let version = 1

  init(from decoder: any Decoder) throws { name = "" }

  enum CodingKeys: String, CodingKey { case name = "coded_name", count }
}

@Model private struct Parsed {
  let link: URL
  let `default`: Int

  init(link: String, `default`: Int8) throws {
    self.link = try #require(URL(string: link))
    self.default = Int(`default`)
  }
}

@Model private class Base {
  let id: Int
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var label: String!
}

private class Derived: Base { var extra = 1 }

@Model private struct Wide {
  let a0, a1, a2, a3, a4, a5, a6, a7, a8, a9: Int
  let b0, b1, b2, b3, b4, b5, b6, b7, b8, b9: String?
  @Key("c-0") let c0: Double
  var c1: [Int] = [1], c2: [Int]?, c3 = "x", c4: UInt8 = 4
}

struct MacroAgreementTests {
  private static let models: [(name: String, type: any ModelValue.Type)] = [
    ("Marked", Marked.self), ("Marked.Part", Marked.Part.self), ("Coded", Coded.self),
    ("Parsed", Parsed.self), ("Base", Base.self), ("Derived", Derived.self), ("Wide", Wide.self),
  ]

  @Test(arguments: models.map(\.name))
  func `a type with the macro and its source describe the same model`(name: String) throws {
    let type = try #require(Self.models.first { $0.name == name }?.type)
    let agreement = try ModelAgreement(of: type, named: name, sourceFile: #filePath)
    #expect(agreement.source == agreement.runtime)
    #expect(agreement.findings == [])
  }

  @Test func `the keys of a type with the macro are those of its properties`() {
    let sample = SwiftSample(
      """
      @Model struct Shop: Codable {
        @Key("n") let name: String
        let version = 2
        @Key(Names.price) let price: Int
        let missing: Int
        enum CodingKeys: String, CodingKey { case name, price, tag }
      }
      """)
    #expect(sample.outline(of: "Shop") == ["n (name): String"])
    #expect(
      sample.findings(of: "Shop") == [
        "Shop.swift:4:25 model.factory", "Shop.swift:5:7 model.coding-keys",
        "Shop.swift:6:58 model.coding-keys",
      ])
  }
}

import ModelKitDocument
import ModelKitSchema
import Testing

struct ModelChoiceTests {
  static let shopAndParts = """
    struct Shop { let address: Address; let kind: Kind
      struct Owner { let name: String } }
    struct Address { let city: String }
    enum Kind: String { case a }
    struct Empty { static let x = 1 }
    """
  static let several = """
    struct Shop: Codable { let name: String }
    struct ShopItem: Codable { let name: String }
    struct CityModel: Codable { let name: String }
    struct Helper { let x: Int }
    """

  @Test(arguments: [
    (shopAndParts, "data.plist", "Shop"),
    (shopAndParts, "addresses.json", "Address"),
    (
      "struct A { let b: [String: Bs?] }; typealias Bs = [B]; struct B { let c: Int }", "x.json",
      "A"
    ),
    ("struct Node { let children: [Node] }", "tree.json", "Node"),
    ("struct View { let x: Int }; struct Shop: Model { let name: String }", "x.plist", "Shop"),
    (several, "Data/shops.plist", "Shop"),
    (several, "SHOP.json", "Shop"),
    (several, "shop_items.json", "ShopItem"),
    (several, "shop-item.en.json", "ShopItem"),
    (several, "cities.plist", "CityModel"),
  ])
  func `the model of a file is told by the sources and its name`(
    source: String, file: String, model: String
  ) {
    #expect(SwiftSample(source).models.model(forFile: file).name == model)
  }

  @Test func `several models of which none fits are listed`() {
    let model = SwiftSample(Self.several).models.model(forFile: "data.plist")
    #expect(model.name == nil)
    #expect(model.schema == nil)
    #expect(model.diagnostics.map(SwiftSample.place) == ["Shop.swift model.ambiguous"])
    #expect(
      model.diagnostics.map(\.help) == [
        "name one of them after a colon: `Shop`, `ShopItem`, `CityModel`"
      ])
  }

  @Test func `a name that no model has gets a suggestion`() {
    let model = SwiftSample(Self.several).models.model(named: "Shpo")
    #expect(model.diagnostics.map(\.message) == ["no model is named `Shpo`"])
    #expect(model.diagnostics.map(\.help) == ["did you mean `Shop`?"])
  }

  @Test func `sources without models say so`() {
    let model = SwiftSample("enum Kind: String { case a }").models.model(forFile: "shops.plist")
    #expect(model.diagnostics.map(SwiftSample.place) == ["Shop.swift model.not-found"])
  }

  @Test func `one name in two types has to be told apart`() {
    let models = SwiftSample(
      """
      struct A { let x: Int; struct Part { let y: Int } }
      struct B { let x: Int; struct Part { let z: Int } }
      """
    ).models
    #expect(models.model(named: "Part").diagnostics.map(\.code.rawValue) == ["model.ambiguous"])
    #expect(models.model(named: "B.Part").name == "B.Part")
    #expect(models.names == ["A", "A.Part", "B", "B.Part"])
  }
}

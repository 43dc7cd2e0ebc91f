import ModelKitCore
import ModelKitSchema
import Testing

struct FactoryModelTests {
  @Test(arguments: [
    "static let factory = Factory(Shop.init, Key(\"name\"), Key(\"icon_name\"), Key(\"tags\", default: []))",
    "static let factory = Factory(Self.init(name:icon:tags:), Key(\"name\"), Key(\"icon_name\"), Key(\"tags\", default: []))",
    "static var factory: Factory<Self> { .init(Shop.init, Key(\"name\"), Key(\"icon_name\"), Key(\"tags\", default: [])) }",
    "static var factory: Factory<Shop> {\n return Factory<Shop>(Shop.init, Key<String>(\"name\"), Key(\"icon_name\"), Key(\"tags\", default: [])) }",
  ])
  func `the keys of a factory have the types of its function`(factory: String) {
    let sample = SwiftSample(
      "struct Shop: Model {\n  let name: String\n  let icon: ImageName\n  let tags: [String]\n\(factory)\n}"
    )
    #expect(
      sample.outline(of: "Shop") == [
        "name: String", "icon_name (icon): ImageName", "tags: [String] =",
      ])
    let properties = sample.models.model(named: "Shop").schema?.rootModel?.properties ?? []
    #expect(properties.map { $0.declaration?.position?.line } == [2, 3, 4])
    #expect(properties.map { $0.declaration?.position?.column } == [13, 13, 13])
    #expect(sample.findings(of: "Shop") == [])
  }

  @Test func `an initializer of its own decides types and places`() {
    let sample = SwiftSample(
      """
      struct Shop: Model {
        let title: String
        let tags: Set<Tag>
        init(title: String) { self.init(title: title, tagList: []) }
        init(title: String, tagList: [Tag]) { self.title = title; tags = Set(tagList) }
        struct Tag: Model { let name: String; static let factory = Factory(Tag.init, Key("n")) }
      }
      extension Shop {
        static var factory: Factory<Shop> { Factory(Shop.init, Key("name"), Key("tags")) }
      }
      """)
    #expect(sample.outline(of: "Shop") == ["name (title): String", "tags (tagList): [Tag]"])
    #expect(sample.outline(of: "Tag") == ["n (name): String"])
    let properties = sample.models.model(named: "Shop").schema?.rootModel?.properties ?? []
    #expect(properties.map { $0.declaration?.position?.line } == [2, 5])
    #expect(properties.map { $0.declaration?.position?.column } == [14, 32])
    #expect(sample.findings(of: "Shop") == [])
  }

  @Test func `a static function, a closure and a class with subclasses make models`() {
    let sample = SwiftSample(
      """
      struct Price: Model {
        let amount: Decimal
        static func make(text: String, scale: Int?) -> Price { Price(amount: 1) }
        static let factory = Factory(Price.make(text:scale:), Key("amount"), Key("scale"))
      }
      struct Size: Model {
        let width: Int, height: Double
        static let factory = Factory(
          { Size(width: $0, height: $1) }, Key("width"), Key<Double?>("height"))
      }
      class Shop: Model {
        let name: String
        required init(name: String) { self.name = name }
        class var factory: Factory<Shop> { Factory(Self.init(name:), Key("name")) }
      }
      class Bakery: Shop { var ovens = 1 }
      """)
    #expect(sample.outline(of: "Price") == ["amount (text): String", "scale: Int?"])
    #expect(sample.outline(of: "Size") == ["width: Int", "height: Double?"])
    #expect(sample.outline(of: "Shop") == ["name: String"])
    #expect(sample.outline(of: "Bakery") == ["name: String"])
    for name in ["Price", "Size", "Shop", "Bakery"] { #expect(sample.findings(of: name) == []) }
  }

  @Test(arguments: [
    ("Factory(Shop.init, Key(\"name\"))", "Shop.swift:3:32 model.factory"),
    ("Factory(Shop.init, Key(name), Key(\"b\"))", "Shop.swift:3:43 model.factory"),
    ("makeFactory()", "Shop.swift:3:14 model.factory"),
    ("Factory(keys: name) { Shop() }", "Shop.swift:3:14 model.factory"),
    ("Factory({ f($0) }, Key(\"other\"))", "Shop.swift:3:47 model.unknown-type"),
  ])
  func `a factory that does not fit is placed`(factory: String, place: String) {
    let sample = SwiftSample(
      "struct Shop: Model {\n  let name: String, b: Int\n  static let factory = \(factory)\n}")
    #expect(sample.findings(of: "Shop") == [place])
  }
}

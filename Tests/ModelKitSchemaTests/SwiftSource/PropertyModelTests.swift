import ModelKitCore
import ModelKitDocument
import ModelKitSchema
import Testing

struct PropertyModelTests {
  @Test(arguments: [
    ("Bool", ValueShape.boolean), ("Int", .integer(.int)), ("Int8", .integer(.int8)),
    ("Int16", .integer(.int16)), ("Int32", .integer(.int32)), ("Int64", .integer(.int64)),
    ("UInt", .integer(.uint)), ("UInt8", .integer(.uint8)), ("UInt16", .integer(.uint16)),
    ("UInt32", .integer(.uint32)), ("UInt64", .integer(.uint64)), ("Double", .double),
    ("CGFloat", .double), ("Float", .float), ("Decimal", .decimal), ("String", .string),
    ("Date", .date), ("Data", .data), ("URL", .url), ("UUID", .uuid), ("HexColor", .color),
    ("ImageName", .imageName), ("Any", .any), ("Swift.String", .string),
    ("Foundation.URL", .url), ("String?", .optional(.string)),
    ("Optional<Int>", .optional(.integer(.int))), ("String??", .optional(.optional(.string))),
    ("[String]", .array(.string)), ("Array<Date?>", .array(.optional(.date))),
    ("Set<UUID>", .set(.uuid)),
    ("[String: [Int]]", .dictionary(key: .string, value: .array(.integer(.int)))),
    ("Dictionary<Int, URL>", .dictionary(key: .integer(.int), value: .url)),
    ("(String)", .string), ("Swift.Array<Swift.Int>", .array(.integer(.int))),
  ])
  func `a standard type has its shape`(type: String, shape: ValueShape) {
    let sample = SwiftSample("struct Shop { let value: \(type) }")
    let model = sample.models.model(named: "Shop")
    #expect(model.schema?.rootModel?.properties.map(\.shape) == [shape])
    #expect(model.diagnostics == [])
  }

  @Test func `the keys of a plain struct are its stored properties`() {
    let sample = SwiftSample(
      """
      struct Shop {
        let name: String, `default`: Int?
        var tags: [String] = []
        var size = 5, ratio = 1.5, title = "x", isOpen = true
        var kinds = [String](), owner = Owner(), table: [String: Int] = [:], list = [1, 2]
        let version = 2
        static let shared = 1
        lazy var cache = 3
        var label: String { name }
        var seen: Int = 0 { didSet { } }
        #if DEBUG
        var debug: Int
        #else
        var debug: String
        #endif
        struct Owner { var name = "" }
      }
      """)
    #expect(
      sample.outline(of: "Shop") == [
        "name: String", "default: Int?", "tags: [String] =", "size: Int =", "ratio: Double =",
        "title: String =", "isOpen: Bool =", "kinds: [String] =", "owner: Owner =",
        "table: [String: Int] =", "list: [Int] =", "seen: Int =", "debug: Int",
      ])
    #expect(sample.findings(of: "Shop") == [])
  }

  @Test func `coding keys name the keys, and leave properties out`() {
    let sample = SwiftSample(
      """
      struct Shop: Codable {
        let name: String
        var tags: [String] = []
        var cache: Int = 1
        var note: String?
        let version = 2
        enum CodingKeys: String, CodingKey {
          case name = "shop_name"
          case tags, version
        }
      }
      """)
    #expect(
      sample.outline(of: "Shop") == [
        "shop_name (name): String", "tags: [String] =", "version: any value =",
      ])
    #expect(sample.findings(of: "Shop") == [])
  }

  @Test func `coding keys that do not fit are placed`() {
    let sample = SwiftSample(
      """
      struct Shop: Codable {
        let name: String
        let price: Decimal
        enum CodingKeys: String, CodingKey {
          case nmae
          case price
        }
      }
      """)
    let diagnostics = sample.models.model(named: "Shop").diagnostics
    #expect(
      diagnostics.map(SwiftSample.place) == [
        "Shop.swift:2:7 model.coding-keys", "Shop.swift:5:10 model.coding-keys",
      ])
    #expect(
      diagnostics.map(\.help) == [
        "add `case name` to CodingKeys, or a default", "did you mean `name`?",
      ])
  }

  @Test func `attributes of the macro name keys and defaults`() {
    let sample = SwiftSample(
      """
      @Model struct Shop {
        @Key("shop_name") let name: String
        @Key("n", default: 3) var count: Int
        @Key(default: 4) var seats: Int
      }
      """)
    #expect(
      sample.outline(of: "Shop") == [
        "shop_name (name): String", "n (count): Int =", "seats: Int =",
      ]
    )
  }

  @Test func `names are looked up from the inside out, through aliases and files`() {
    let sample = SwiftSample([
      "Shop.swift": """
      struct Shop: Codable {
        let address: Address
        let kind: Kind
        let owner: People.Owner?
        let tags: Tags
        typealias Tags = [Label]
        struct Address: Codable {
          let kind: Kind
          let street: Street
          enum Kind: String, Codable { case home }
        }
      }
      extension Shop.Address { struct Street: Codable { let name: String } }
      """,
      "Other.swift": """
      typealias Label = String
      enum Kind: Int { case a }
      enum People { struct Owner { let friends: [Owner] } }
      """,
    ])
    guard let schema = sample.models.model(named: "Shop").schema else {
      Issue.record("no model")
      return
    }
    let outlines = schema.models.map { [$0.name] + SwiftSample.outline(of: $0, in: schema) }
    #expect(
      Set(outlines) == [
        ["Shop", "address: Address", "kind: Kind", "owner: Owner?", "tags: [String]"],
        ["Address", "kind: Kind", "street: Street"],
        ["Street", "name: String"],
        ["Owner", "friends: [Owner]"],
      ])
    let kinds = schema.models.flatMap(\.properties).compactMap { property in
      if case .enumeration(let enumeration) = property.shape { enumeration.rawValues } else { nil }
    }
    #expect(Set(kinds) == [.integers([0], .int), .strings(["home"])])
    #expect(sample.findings(of: "Shop") == [])
  }

  @Test(arguments: [
    (
      "enum Kind: String { case a, b = \"x y\", `default` }",
      EnumerationDescription.RawValues.strings(["a", "x y", "default"])
    ),
    ("enum Kind: Int { case a, b = 5, c, d = -0x10, e }", .integers([0, 5, 6, -16, -15], .int)),
    ("enum Kind: UInt8 { case a = 0b11; case b }", .integers([3, 4], .uint8)),
    ("enum Kind: Raw { case a }; typealias Raw = String", .strings(["a"])),
    ("struct Kind: RawRepresentable { var rawValue: String }", .anyString),
    ("struct Kind: OptionSet { let rawValue: Int32 }", .anyInteger(.int32)),
  ])
  func `an enum has its raw values`(
    declaration: String, rawValues: EnumerationDescription.RawValues
  ) {
    let sample = SwiftSample("struct Shop { let kind: Kind }; \(declaration)")
    let model = sample.models.model(named: "Shop")
    guard case .enumeration(let kind)? = model.schema?.rootModel?.properties.first?.shape else {
      Issue.record("no enumeration")
      return
    }
    #expect(kind.name == "Kind")
    #expect(kind.rawValues == rawValues)
    #expect(kind.declaration?.file == "Shop.swift")
    #expect(model.diagnostics == [])
  }

  @Test func `a class has the keys of the classes it inherits from first`() {
    let sample = SwiftSample(
      """
      class Base: NSObject { let id: Int = 0; var name: String }
      final class Shop: Base { var price: Double }
      """)
    #expect(sample.outline(of: "Shop") == ["name: String", "price: Double"])
  }

  @Test func `places are the types' of the properties`() {
    let sample = SwiftSample("struct Shop {\n  let name: String\n  var size = 5\n}")
    let properties = sample.models.model(named: "Shop").schema?.rootModel?.properties ?? []
    #expect(properties.map { $0.declaration?.position?.line } == [2, 3])
    #expect(properties.map { $0.declaration?.position?.column } == [13, 7])
    #expect(properties.map { $0.declaration?.span.length } == [6, 4])
  }
}

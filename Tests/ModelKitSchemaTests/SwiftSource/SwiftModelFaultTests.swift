import ModelKitCore
import ModelKitDocument
import ModelKitSchema
import Testing

struct SwiftModelFaultTests {
  @Test(arguments: [
    ("let price: Decimel?", "1:26 model.unknown-type", "did you mean `Decimal`?"),
    ("let kinds: [Shop.Knd]", "1:27 model.unknown-type", "did you mean `Kind`?"),
    ("let x: Xyzzy", "1:22 model.unknown-type", "give the file that declares `Xyzzy`, too"),
    ("let size: (Int, Int)", "1:25 model.unsupported-type", "declare a struct of its parts"),
    ("let done: () -> Void", "1:25 model.unsupported-type", nil),
    ("let shape: any Equatable", "1:26 model.unsupported-type", nil),
    ("let color: UIColor?", "1:26 model.unsupported-type", "use HexColor"),
    (
      "let box: Box<Int>", "1:40 model.unsupported-type",
      "write a model for each type that the data has"
    ),
    ("let plain: Plain", "1:26 model.unsupported-type", "declare it as `enum Plain: String`"),
    ("let loop: Loop", "1:56 model.unsupported-type", nil),
    (
      "let table: [Double: Int]", "1:27 model.unsupported-type",
      "use String, Int, UUID or an enum of strings"
    ),
    ("let list: Array", "1:25 model.unsupported-type", nil),
    ("var value = make()", "1:19 model.unknown-type", "write its type: `value: String`"),
  ])
  func `what cannot be told is placed, with what to write instead`(
    property: String, place: String, help: String?
  ) {
    let rest = """
      ; enum Kind: String { case a } }
      struct Box<T> { let t: T }
      enum Plain { case a, b }
      typealias Loop = Loop
      """
    let sample = SwiftSample("struct Shop { \(property)\(rest)")
    let model = sample.models.model(named: "Shop")
    let expected = place.replacing("1:40", with: "2:8").replacing("1:56", with: "4:18")
    #expect(model.diagnostics.map(SwiftSample.place) == ["Shop.swift:" + expected])
    #expect(model.diagnostics.map(\.help) == [help])
    #expect(model.schema?.rootModel?.properties.count == 1)
  }

  @Test func `every fault of a model is reported, in the order of the source`() {
    let sample = SwiftSample(
      """
      struct Shop {
        let a: Aaaaaa
        let b: Int
        let c: (Int, Int)
        let d: [Inner]
        struct Inner { let e: Eeeeee }
      }
      """)
    #expect(
      sample.findings(of: "Shop") == [
        "Shop.swift:2:10 model.unknown-type", "Shop.swift:4:10 model.unsupported-type",
        "Shop.swift:6:25 model.unknown-type",
      ])
  }

  @Test func `an alias that is at fault is reported once`() {
    let sample = SwiftSample(
      "typealias Pair = (Int, Int)\nstruct Shop { let a: Pair; let b: [Pair] }")
    #expect(sample.findings(of: "Shop") == ["Shop.swift:1:18 model.unsupported-type"])
  }

  @Test func `parts of parts come to an end`() {
    let last = """
      struct A5000: Model { let z: Int
      static let factory = Factory(A5000.init, Key("z")) }
      """
    let chain = (0..<5000).map { i in
      """
      struct A\(i): Model { let a: A\(i + 1)
      static let factory = Factory(A\(i).init, .flattened) }

      """
    }
    let long = SwiftSample(chain.joined() + last)
    #expect(long.findings(of: "A0") == ["Shop.swift:130:40 model.factory"])
    let doubling = (0..<40).map { i in
      """
      struct A\(i): Model { let a: A\(i + 1); let b: A\(i + 1)
      static let factory = Factory(A\(i).init, .flattened, .flattened) }

      """
    }
    let end = last.replacing("A5000", with: "A40")
    let wide = SwiftSample(doubling.joined() + end)
    #expect(wide.findings(of: "A0").count { $0.hasSuffix("model.factory") } == 1)
  }

  @Test func `aliases that double at each step come to an end`() {
    let aliases = (0..<30).map { "typealias A\($0) = [A\($0 + 1): A\($0 + 1)]\n" }.joined()
    let sample = SwiftSample("struct Shop { let a: A0 }\n\(aliases)struct A30 { let b: Int }")
    #expect(sample.models.model(forFile: "data.json").name == "Shop")
    #expect(sample.findings(of: "Shop").isEmpty == false)
  }

  @Test func `every truncation of a source gives a model or says why not`() {
    let source = """
      class Base: Codable { var id: Id; typealias Id = Dictionary<String, [Kind?]> }
      final class Shop: Base { let a: (Int), b: Set<Shop.Part>?, c = [Kind]()
        enum Kind: Int { case a = -0x1, b }
        enum CodingKeys: String, CodingKey { case a = "A", b, z }
        struct Part<T>: Model { let x: T
          static var factory: Factory<Self> { Factory(Self.init(x:), Key("x", default: [1: 2])) } } }
      extension Shop.Part: RawRepresentable { init(from decoder: any Decoder) throws {} }
      """
    let bytes = Array(source.utf8)
    let silent = bytes.indices.filter { count in
      let models = SwiftModels([SourceText(bytes[..<count], name: "Shop.swift")])
      let model = models.model(forFile: "shops.plist")
      return model.schema == nil && model.diagnostics.isEmpty
    }
    #expect(silent == [])
  }

  @Test func `what several sources lack is told of their folder`() {
    let sample = SwiftSample(["Models/a/A.swift": "", "Models/B.swift": ""])
    #expect(
      sample.models.model(forFile: "shops.plist").diagnostics.map(\.file) == ["Models"])
  }

  @Test func `a type that reads itself is told, and needs none of its keys`() {
    let sample = SwiftSample(
      """
      struct Shop: Decodable {
        let name: String
        init(from decoder: any Decoder) throws {
          let container = try decoder.container(keyedBy: Key.self)
          name = try container.decode(String.self, forKey: .title)
        }
      }
      """)
    #expect(sample.outline(of: "Shop") == ["name: String ="])
    #expect(sample.findings(of: "Shop") == ["Shop.swift:1:8 model.custom-decoding"])
  }

  @Test func `code that a check does not run is told, and no fault`() {
    let sample = SwiftSample(
      """
      struct Shop: Model {
        let name: String, size: Size, share: Percent
        static let factory = Factory(
          Shop.init, Key("name"), Key("size", parsing: { (text: String) in try Size(text) }),
          Key("share")
        ).before { _ in }.validating { _, _ in }
      }
      struct Percent: ModelValue {}
      struct Size {}
      """)
    #expect(
      sample.findings(of: "Shop") == [
        "Shop.swift:3:14 model.code", "Shop.swift:4:33 model.code", "Shop.swift:8:8 model.code",
      ])
    let model = sample.models.model(named: "Shop")
    #expect(model.diagnostics.map(\.severity) == [.note, .note, .note])
    #expect(model.schema != nil)
    #expect(
      model.diagnostics.first?.message
        == "a check does not run the code of `before`, `validating` in `Shop.factory`: what that refuses passes"
    )
  }

  @Test func `a key that stands twice in a factory and says the same is told`() {
    let sample = SwiftSample(
      """
      struct Shop: Model {
        let a: String, b: String, c: Int, d: String, e: String?, f: Size, g: Size
        static let factory = Factory(
          Shop.init, Key("name"), Key("name"), Key("name"), Key("name", .alias("title")),
          Key("name"), Key("name", parsing: Size.init), Key("name", parsing: Size.init))
      }
      """)
    let diagnostics = sample.models.model(named: "Shop").diagnostics
      .filter { $0.code == .factoryMismatch }
    #expect(diagnostics.map(SwiftSample.place) == ["Shop.swift:4:33 model.factory"])
    #expect(diagnostics.map(\.severity) == [.warning])
    #expect(diagnostics.map(\.message) == ["`Shop.factory` reads the key `name` twice in one way"])
    #expect(diagnostics.map(\.help) == ["remove one of the two, or name another key"])
  }

  @Test func `a key of two properties is told where the macro refuses it`() {
    let sample = SwiftSample(
      "@Model struct Shop { let a: Int; @Key(\"a\") let b: Int?; @Key(.alias(\"a\")) let c: Int }")
    #expect(
      sample.findings(of: "Shop") == [
        "Shop.swift:1:39 model.factory", "Shop.swift:1:62 model.factory",
      ])
  }

  @Test func `a constant with a value is told, unless CodingKeys leaves it out`() {
    let sample = SwiftSample(
      """
      @Model struct Shop { let name: String; let tags: [String] = [], (a, b) = (1, 2) }
      @Model struct Item {
        let id = 1, size = 2
        static let limit = 3
        var total: Int { 4 }
        enum CodingKeys: CodingKey { case size }
      }
      """)
    let diagnostics = sample.models.model(named: "Shop").diagnostics
    #expect(diagnostics.map(SwiftSample.place) == ["Shop.swift:1:44 model.constant"])
    #expect(diagnostics.map(\.severity) == [.warning])
    #expect(
      diagnostics.map(\.message) == ["`Shop.tags` is not read, as it is a constant with a value"])
    #expect(diagnostics.map(\.help) == ["declare it `var`, or leave it out of CodingKeys"])
    #expect(sample.findings(of: "Item") == ["Shop.swift:3:15 model.constant"])
  }

  @Test func `a tag that chooses two variants is told`() {
    let sample = SwiftSample(
      """
      enum Event: Model {
        case a(A), b(A)
        static let factory = Factory(
          union: "type", Variant("x", Event.a), Variant("x", Event.b))
      }
      struct A { let n: Int }
      """)
    #expect(sample.findings(of: "Event") == ["Shop.swift:4:43 model.factory"])
  }

  @Test(arguments: [
    ("struct Shop {\n  let name: String\n", "Shop.swift:1:13 model.syntax", "needs }"),
    ("struct Shop { let name: \n}", "Shop.swift:1:19 model.syntax", "expected a type"),
    ("struct Shop { }\n}", "Shop.swift:2:1 model.syntax", "remove it, or open one before"),
  ])
  func `a source that is not Swift is told at its place`(
    source: String, place: String, label: String
  ) {
    let sample = SwiftSample(source)
    #expect(sample.models.diagnostics.map(SwiftSample.place) == [place])
    #expect(sample.models.diagnostics.map(\.label) == [label])
  }

  @Test func `findings on data point at the declaration`() {
    let sample = SwiftSample("struct Shop {\n  let name: String\n  let price: Decimal?\n}")
    guard let schema = sample.models.model(named: "Shop").schema else {
      Issue.record("no model")
      return
    }
    let document = Document(
      reading: SourceText("[{\"name\": \"A\", \"price\": \"twelve\"}]", name: "shops.json"))
    let diagnostics = SchemaChecker(schema).check(document).diagnostics
    #expect(diagnostics.map(SwiftSample.place) == ["shops.json:1:25 type.mismatch"])
    #expect(diagnostics.first?.related.map(\.file) == ["Shop.swift"])
    #expect(diagnostics.first?.related.first?.position?.line == 3)
    #expect(diagnostics.first?.related.first?.position?.column == 14)
  }
}

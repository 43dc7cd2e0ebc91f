import ModelKitDeclarations
import Testing

struct FactoryTextTests {
  @Test func `a factory reads the stored properties in their order`() {
    let expanded = Expanded(
      """
      @Model struct Shop {
        let name: String
        @Key("shop_icon") let icon: ImageName
        let price: Decimal?
        var tags: [String] = []
      }
      """)
    #expect(
      expanded.members == """
        /// How `Shop` is made from a dictionary.
        static let factory = ModelKitCore.Factory(
          Shop.init(name:icon:price:tags:),
          ModelKitCore.Key("name", \\Shop.name),
          ModelKitCore.Key("shop_icon", \\Shop.icon),
          ModelKitCore.Key("price", \\Shop.price),
          ModelKitCore.Key<[String]>("tags", \\Shop.tags, default: []))
        """)
    #expect(expanded.model.conformance(of: "Shop") == "extension Shop: ModelKitCore.Model {}")
    #expect(expanded.model.findings == [])
  }

  @Test func `a type that conforms already gets no second conformance`() {
    let expanded = Expanded("@Model struct A: Model { let a: Int }", lacksConformance: false)
    #expect(expanded.keys == ["(\"a\")"])
    #expect(expanded.model.conformance(of: "A") == "")
  }

  @Test func `a factory of the type's own stays the only one`() {
    let expanded = Expanded(
      "@Model struct A { let a: Int; static let factory = Factory(A.init, Key(\"b\")) }")
    #expect(expanded.members == "")
    #expect(expanded.model.conformance(of: "A") == "extension A: ModelKitCore.Model {}")
  }

  @Test(arguments: [
    ("@Key(\"n\") let a: Int", "(\"n\")"),
    (
      "@Key(\"n\", .lenient, .alias(\"cost\"), default: 0) let a: Int",
      "(\"n\", .lenient, .alias(\"cost\"), default: 0)"
    ),
    ("@Key([\"address\", \"city\"]) let a: String", "([\"address\", \"city\"])"),
    (
      "@Key([\"address\", \"city\"], .lenient) var a = \"x\"",
      "([\"address\", \"city\"], .lenient, default: \"x\")"
    ),
    ("@Key(.lenient) let a: Int", "(\"a\", .lenient)"),
    (
      "@Key(.alias(\"b\"), .lenient) var a: Int = 5", "(\"a\", .alias(\"b\"), .lenient, default: 5)"
    ),
    ("@Key(default: 4) let a: Int", "(\"a\", default: 4)"),
    ("@Key(\"n\", default: 4) var a = 5", "(\"n\", default: 4)"),
    ("@Key(Names.a) let a: Int", "(Names.a)"),
    (
      "@Key(\"n\", /* as printed */ .lenient /* b */) let a: Int",
      "(\"n\", /* as printed */ .lenient)"
    ),
    ("@Key(\"n\" // comment\n) var a: Int = 5", "(\"n\", default: 5)"),
    ("@ModelKit.Key(#\"n\"#) let a: Int", "(#\"n\"#)"),
    ("@Other(\"x\") @Key(\"n\") public private(set) var a: Int", "(\"n\")"),
  ])
  func `the arguments of an attribute go to the key word for word`(property: String, key: String) {
    #expect(Expanded("@Model struct A {\n\(property)\n}").keys == [key])
  }

  @Test(arguments: [
    ("let a: Int", ["(\"a\")"]),
    ("let a = 5", []),
    ("var a = 5", ["(\"a\", default: 5)"]),
    (
      "var a = -5.5, b = \"x\", c = true",
      ["(\"a\", default: -5.5)", "(\"b\", default: \"x\")", "(\"c\", default: true)"]
    ),
    (
      "var a = [1], b = [\"k\": 1.5], c = [Kind]()",
      [
        "<[Int]>(\"a\", default: [1])", "<[String: Double]>(\"b\", default: [\"k\": 1.5])",
        "<[Kind]>(\"c\", default: [Kind]())",
      ]
    ),
    ("var a: Int?", ["(\"a\")"]),
    ("var a: Int? = 5", ["(\"a\", default: 5)"]),
    ("var a: Int = if x { 1 } else { 2 }", ["(\"a\", default: { if x { 1 } else { 2 } }())"]),
    ("var a: Int = 1 { didSet { print(a) } }", ["(\"a\", default: 1)"]),
    ("var a: Int { 1 }", []),
    ("var a: Int { get { 1 } set {} }", []),
    ("static var a: Int = 1; class let b = 2", []),
    ("let a, b: Int", ["(\"a\")", "(\"b\")"]),
    ("private let a: Int", ["(\"a\")"]),
    ("@Wrapper(x: 1) var a: Int = 2", ["(\"a\", default: 2)"]),
    ("let `default`: Int", ["(\"default\")"]),
    ("let 名前: String", ["(\"名前\")"]),
    ("let `the \"name\"`: String", ["(\"the \\\"name\\\"\")"]),
    ("let (a, b) = (1, 2)", []),
    ("var a: String = \"\\(b[\"}\"])\"", ["(\"a\", default: \"\\(b[\"}\"])\")"]),
  ])
  func `what is read is what a memberwise initializer takes`(property: String, keys: [String]) {
    let expanded = Expanded("@Model struct A {\n\(property)\n}")
    #expect(expanded.keys == keys)
    #expect(expanded.model.findings.filter { $0.severity == .error } == [])
  }

  @Test(arguments: [
    ("let a: Int", "A.init(a:)"), ("let `default`: Int", "A.init(default:)"),
    ("let `inout`: Int", "A.init(`inout`:)"), ("let `a b`: Int", "A.init(`a b`:)"),
    ("let x = 1", "{ A() }"), ("lazy var x = 1", "{ A() }"),
  ])
  func `an initializer is named by labels that Swift accepts`(property: String, function: String) {
    #expect(Expanded("@Model struct A { \(property) }").members.contains(function))
  }

  @Test(arguments: [
    ("struct A", [], "static let factory ="),
    ("public struct A", [], "public static let factory ="),
    ("package struct A", [], "package static let factory ="),
    ("private struct A", [], "static let factory ="),
    ("struct A<T>", [], "static var factory: ModelKitCore.Factory<A> {"),
    (
      "public struct A", ["struct Outer<T> {}"],
      "public static var factory: ModelKitCore.Factory<A> {"
    ),
    (
      "struct A", ["struct Inner {}", "class Outer<T> {}"],
      "static var factory: ModelKitCore.Factory<A> {"
    ),
    ("struct A", ["public extension Outer {}"], "public static let factory ="),
    ("internal struct A", ["public extension Outer {}"], "static let factory ="),
    ("struct A", ["public struct Outer {}"], "static let factory ="),
    ("final class A", [], "static let factory ="),
    ("class A", [], "class var factory: ModelKitCore.Factory<A> {"),
    ("public class A", [], "public class var factory: ModelKitCore.Factory<A> {"),
    ("open class A", [], "open class var factory: ModelKitCore.Factory<A> {"),
  ])
  func `a factory is as visible as its type`(type: String, context: [String], lead: String) {
    let expanded = Expanded("@Model \(type) { let a: Int }", context: context)
    #expect(expanded.members.split(separator: "\n").dropFirst().first?.hasPrefix(lead) == true)
  }

  @Test func `many properties are read in code`() {
    let properties = (0..<25).map { "  let p\($0): Int\($0 == 3 ? "!" : "")" }
    let expanded = Expanded("@Model struct A {\n\(properties.joined(separator: "\n"))\n}")
    let lines = expanded.members.split(separator: "\n").map(String.init)
    #expect(lines.count == 57)
    #expect(lines[1] == "static let factory: ModelKitCore.Factory<A> = {")
    #expect(lines[5] == "  let _key3 = ModelKitCore.Key<Int?>(\"p3\", \\A.p3)")
    #expect(lines[27].hasPrefix("  return ModelKitCore.Factory<A>(keys: _key0, _key1, "))
    #expect(lines[28] == "    let _value0 = _key0.read(from: &reader)")
    #expect(lines[55] == "  }")
    #expect(lines[56] == "}()")
    #expect(lines[54].contains("return A(p0: _value0, p1: _value1,"))
  }

  @Test func `what the own initializer of a struct takes more than is read keeps its value`() {
    let expanded = Expanded(
      """
      @Model struct A {
        let name: String
        lazy var size = name.count
        var cache: Cache = Cache()
        enum CodingKeys: String, CodingKey { case name = "n" }
      }
      """)
    #expect(
      expanded.members == """
        /// How `A` is made from a dictionary.
        static let factory: ModelKitCore.Factory<A> = {
          let _key0 = ModelKitCore.Key<String>("n", \\A.name)
          return ModelKitCore.Factory<A>(keys: _key0) { reader in
            let _value0 = _key0.read(from: &reader)
            guard let _value0 else { return nil }
            return A(name: _value0)
          }
        }()
        """)
  }

  @Test func `keys come from the attribute, else from CodingKeys, else from the name`() {
    let expanded = Expanded(
      """
      @Model struct A: Codable {
        let a: Int, b: Int
        @Key("see") let c: Int
        @Key(.lenient) let d: Int
        enum CodingKeys: String, CodingKey { case a = "x \\"1\\"", b, d = "dee" }
      }
      """)
    #expect(expanded.keys == [#"("x \"1\"")"#, #"("b")"#, #"("see")"#, #"("dee", .lenient)"#])
  }

  @Test func `a key is written by its property, where it is read as that`() {
    let plain = Expanded("@Model struct A { let a: Int, `default`: Int; @Key(\"x\") var b = 1 }")
    #expect(plain.keyPaths == ["\\A.a", "\\A.`default`", "\\A.b"])
    let converted = Expanded(
      """
      @Model struct A {
        let a: Set<Int>
        let b: Int
        init(a: [Int], b: Int) { self.a = Set(a); self.b = b }
      }
      """)
    #expect(converted.keyPaths == ["", "\\A.b"])
    let isolated = Expanded("@MainActor @Model final class A { let a: Int }")
    #expect(isolated.keyPaths == [""])
  }

  @Test func `a property called factory does not hide the factory from itself`() {
    let expanded = Expanded("@Model struct A { let factory: Int }")
    #expect(
      expanded.members.contains("static let factory: ModelKitCore.Factory<A> = ModelKitCore"))
  }

  @Test func `an extension is available where its type is`() {
    let expanded = Expanded("@available(macOS 15, *) @Model struct A { let a: Int }")
    #expect(
      expanded.model.conformance(of: "Outer.A")
        == "@available(macOS 15, *)\nextension Outer.A: ModelKitCore.Model {}")
  }
}

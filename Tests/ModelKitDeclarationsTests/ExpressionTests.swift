import ModelKitDeclarations
import Testing

struct ExpressionTests {
  @Test(arguments: [
    ("\"a\\tb\\u{1F698}\"", "string \"a\\tb🚘\""),
    ("#\"a\\n\\#n\"#", "string \"a\\\\n\\n\""),
    ("\"\"\"\n    one\n      two\n    \"\"\"", "string \"one\\n  two\""),
    ("\"\"\"\n  one \\\n  two\n  \"\"\"", "string \"one two\""),
    ("\"\\(a)\"", "other"),
    ("12", "integer 12"),
    ("-1_000", "integer -1000"),
    ("0xFF", "integer 0xFF"),
    ("1.5e-3", "real 1.5e-3"),
    ("-2e4", "real -2e4"),
    ("true", "true"),
    ("nil", "nil"),
    ("[]", "[]"),
    ("[1, \"b\",]", "[integer 1, string \"b\"]"),
    ("[:]", "{}"),
    ("[\"a\": 1, \"b\": [2]]", "{string \"a\": integer 1, string \"b\": [integer 2]}"),
    ("[a ? b : c: d]", "{other: d}"),
    (".red", ".red"),
    ("Kind.red", "Kind.red"),
    ("Date()", "Date()"),
    ("(1)", "integer 1"),
    ("1 + 2", "other"),
    ("try f()", "other"),
    ("{ $0 }", "closure"),
    ("f(a) { $0 }", "f(a, closure)"),
    ("\\Shop.address.city", "\\.address.city"),
    ("\\.name", "\\.name"),
    ("Shop.init(name:icon:)", "Shop.init#name:icon:"),
    ("Shop.make(_:)", "Shop.make#_:"),
    ("Shop.init(name: 1)", "Shop.init(name: integer 1)"),
  ])
  func `an expression is read as far as it is understood`(text: String, outline: String) {
    let scanned = Scanned("let a = \(text)\nlet z = 0")
    #expect(scanned.properties.map(\.name) == ["a", "z"])
    #expect(scanned.properties.first?.initialValue?.outline == outline)
    #expect(scanned.text(scanned.properties.first?.initialValue?.range) == text)
  }

  static let factories = [
    """
    static let factory = Factory(Shop.init, Key("name"), Key("tags", default: []))
    """,
    """
    static var factory: Factory<Self> { Factory(Shop.init, Key("name"), Key("tags", default: [])) }
    """,
    """
    class var factory: Factory<Shop> {
      return Factory(
        Shop.init,
        Key("name"),
        Key("tags", default: []))
    }
    """,
    """
    static var factory: Factory<Self> {
      get { Factory(Shop.init, Key("name"), Key("tags", default: [])); }
    }
    """,
  ]

  @Test(arguments: factories)
  func `a factory is read wherever it is written`(text: String) {
    let scanned = Scanned("class Shop {\n\(text)\n}")
    let factory = scanned.type?.members.properties.first
    let value = factory?.initialValue ?? factory?.getterValue
    #expect(
      value?.outline
        == "Factory(Shop.init, Key(string \"name\"), Key(string \"tags\", default: []))")
  }

  @Test func `a getter of several statements has no value`() {
    let scanned = Scanned("class A { static var f: Int { let a = 1; return a } }")
    #expect(scanned.type?.members.properties.first?.getterValue == nil)
    #expect(scanned.type?.members.properties.first?.accessors == ["get"])
  }

  @Test func `arguments are placed`() {
    let source = "let f = Factory<Shop>(Self.init(name:), Key(\"a\", default: [1, 2]))"
    let scanned = Scanned(source)
    guard case .call(let callee, let arguments)? = scanned.properties.first?.initialValue?.kind
    else {
      Issue.record("no call")
      return
    }
    #expect(callee.outline == "Factory<Shop>")
    #expect(
      arguments.map { scanned.text($0.value.range) } == [
        "Self.init(name:)", "Key(\"a\", default: [1, 2])",
      ])
  }
}

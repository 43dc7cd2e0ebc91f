import ModelKitDeclarations
import Testing

struct ExpansionFindingTests {
  @Test(arguments: [
    (
      "‹@Model› enum A: String { case a }",
      "`@Model` belongs to a struct or a class; an enumeration with raw values is read without it: `enum A: String, ModelValue`"
    ),
    (
      "/// A.\n‹@Model› actor A {}",
      "`@Model` belongs to a struct or a class; an actor cannot be made while data is read"
    ),
    ("‹@ModelKit.Model› protocol A {}", "`@Model` belongs to a struct or a class"),
    ("‹›@Model func f() {}", "`@Model` belongs to a struct or a class"),
    ("‹›@Model var a: Int", "`@Model` belongs to a struct or a class"),
    ("@Model struct A { let a: ‹() -> Void› }", "`a` is a function, which no value of data is"),
    (
      "@Model struct A { let a: ‹@Sendable (Int) throws -> Int› }",
      "`a` is a function, which no value of data is"
    ),
    (
      "@Model struct A { let a: ‹(Int, b: Int)› }",
      "`a` is a tuple, which no value of data is; declare a struct of its parts"
    ),
    (
      "@Model struct A { let a: [‹(Int, Int)›]? }",
      "a part of `a` is a tuple, which no value of data is; declare a struct of its parts"
    ),
    (
      "@Model struct A { let a: [String: ‹() -> Int›] }",
      "a part of `a` is a function, which no value of data is"
    ),
    (
      "@Model struct A { let a: Set<‹(Int, Int)›> }",
      "a part of `a` is a tuple, which no value of data is; declare a struct of its parts"
    ),
    ("@Model struct A { let a: ‹any P› }", "`a` has a type that no value of data has"),
    ("@Model struct A { var ‹a› = make() }", "`@Model` needs to know the type of `a`"),
    ("@Model struct A { var ‹a› = [] + [1] }", "`@Model` needs to know the type of `a`"),
    ("@Model struct A { var ‹a› = [1, 2.5] }", "`@Model` needs to know the type of `a`"),
    (
      "@Model struct A { var ‹(a, b)› = (1, 2) }",
      "`@Model` cannot read a tuple pattern; declare a property for each name"
    ),
    (
      "@Model struct A {\n#if DEBUG\nlet ‹a›: Int\n#endif\n}",
      "`a` is declared in `#if`, and `@Model` cannot see which branch is compiled; declare it outside, or write the factory yourself"
    ),
    (
      "@Model struct A { @Key(\"n\") let a: Int; @Key(‹\"n\"›) let b: Int }",
      "`b` is read from the key `n`, as `a` is"
    ),
    (
      "@Model struct A { let a: Int; @Key(‹\"a\"›) let b: Int }",
      "`b` is read from the key `a`, as `a` is"
    ),
    (
      "@Model struct A { @Key([\"x\", \"y\"]) let a: Int; @Key(‹[\"x\", \"y\"]›) let b: Int }",
      "`b` is read from the key `x.y`, as `a` is"
    ),
    (
      "@Model struct A { @Key(.alias(\"n\")) let a: Int; @Key(\"m\", ‹.alias(\"n\")›) let b: Int }",
      "`b` is read from the key `n`, as `a` is"
    ),
    (
      "@Model struct A { let a: Int; @Key(‹.alias(\"a\")›) let b: Int }",
      "`b` is read from the key `a`, as `a` is"
    ),
    (
      "@Model struct A { @Key([\"x\", \"y\"], .alias(\"z\")) let a: Int; @Key(‹[\"z\", \"y\"]›) let b: Int }",
      "`b` is read from the key `z.y`, as `a` is"
    ),
    (
      "‹@Model› enum A { case a(Int) }",
      "`@Model` belongs to a struct or a class; of an enumeration whose cases hold models write the factory: `Factory(union: \"type\", Variant(\"tag\", A.case))`"
    ),
    (
      "@Model struct A { @Key(\"n\") ‹@ModelKit.Key(\"m\")› let a: Int }",
      "`a` has a key already"
    ),
    (
      "@Model struct A { let ‹a›: Int, b: Int; enum CodingKeys: String, CodingKey { case b } }",
      "`a` is not in CodingKeys and has no default, so that it never gets a value"
    ),
    (
      "@Model struct A { let a: Int; enum CodingKeys: String, CodingKey { case a, ‹b› } }",
      "`A` has no property for the coding key `b`"
    ),
    (
      "@Model class A { let a: Int; ‹init›(a: Int) { self.a = a } }",
      "the initializer that makes a `A` has to be required, as it makes subclasses, too"
    ),
    (
      "@Model struct A { let a: Int; ‹init›?(a: Int) { self.a = a } }",
      "this initializer takes all that is read, but it may give nil; throw what is wrong instead"
    ),
    (
      "@Model struct A { let a: Int; ‹init›(a: Int) async { self.a = a } }",
      "this initializer takes all that is read, but it is asynchronous, and reading is not"
    ),
    (
      "@Model struct A { let a: Int\n#if DEBUG\n‹init›(a: Int) { self.a = a }\n#endif\n}",
      "this initializer takes all that is read, but it is declared in `#if`, which `@Model` cannot see through"
    ),
  ])
  func `what cannot be expanded is told at its place`(source: String, message: String) {
    let expanded = Expanded(source)
    #expect(expanded.messages == [message])
    #expect(expanded.places == expanded.marked)
    #expect(expanded.members == "")
    #expect(expanded.model.conformance(of: "A") == "")
  }

  @Test func `all faults of a type are told, in the order of the source`() {
    let expanded = Expanded(
      """
      @Model struct A {
        enum CodingKeys: String, CodingKey { case a, b, c, ‹d› }
        let a: ‹() -> Void›
        let ‹(x, y)›: (Int, Int)
        var ‹b› = make()
        let c: ‹(Int, Int)›
      }
      """)
    #expect(expanded.places == expanded.marked)
  }

  @Test(arguments: [
    ("@Model enum A: String { case a }", 0, " enum A: String { case a }"),
    ("@Model struct A { var a = make() }", 0, "@Model struct A { var a: <#Type#> = make() }"),
    (
      "@Model class A { let a: Int; init(a: Int) {} }", 0,
      "@Model class A { let a: Int; required init(a: Int) {} }"
    ),
    (
      "@Model public class A { let a: Int; init(a: Int) {} }", 1,
      "@Model public final class A { let a: Int; init(a: Int) {} }"
    ),
  ])
  func `a fix-it changes the source`(source: String, fixIt: Int, fixed: String) {
    #expect(Expanded(source).fixed(by: fixIt) == fixed)
  }

  @Test(arguments: [
    ("let ‹tags›: [String] = []", "var tags: [String] = []"),
    ("private let ‹tags› = [\"a\"]", "private var tags = [\"a\"]"),
    (
      "let ‹a› = 1; enum CodingKeys: CodingKey { case a, b }",
      "var a = 1; enum CodingKeys: CodingKey { case a, b }"
    ),
  ])
  func `a constant with a value is told, and the rest is written`(member: String, fixed: String) {
    let expanded = Expanded("@Model struct A { let b: Int; \(member) }")
    let name = member.hasPrefix("let ‹a›") ? "a" : "tags"
    #expect(
      expanded.messages == [
        "`\(name)` is not read, as it is a constant with a value; declare it `var`, or leave it out of CodingKeys"
      ])
    #expect(expanded.model.findings.map(\.severity) == [.warning])
    #expect(expanded.places == expanded.marked)
    #expect(expanded.keys == ["(\"b\")"])
    #expect(expanded.model.conformance(of: "A") == "extension A: ModelKitCore.Model {}")
    #expect(expanded.fixed() == "@Model struct A { let b: Int; \(fixed) }")
  }

  @Test(arguments: [
    "static let a = 1", "var a: Int { 1 }", "@Key(\"a\") let a = 1", "let (a, c) = (1, 2)",
    "let a = 1; enum CodingKeys: CodingKey { case b }",
    "let a = 1; static let factory = Factory(A.init(b:), Key(\"b\"))",
  ])
  func `what nobody takes for a default is not told`(member: String) {
    #expect(Expanded("@Model struct A { let b: Int; \(member) }").messages == [])
  }

  @Test func `a second place is noted`() {
    let repeated = Expanded("@Model struct A { let a: Int; @Key(\"a\") let b: Int }")
    #expect(repeated.model.findings.first?.notes.map(\.offset) == [22])
    let untyped = Expanded("@Model struct A { var a = make() }")
    #expect(untyped.model.findings.first?.notes.map(\.offset) == [26])
  }

  @Test(arguments: [
    ("class A: B { let a: Int }", true), ("class A: Codable { let a: Int }", false),
    ("class A: B, Model { let a: Int }", false), ("class A { let a: Int }", false),
    ("struct A: B { let a: Int }", false),
  ])
  func `a class that inherits its factory is told so`(type: String, isTold: Bool) {
    let expanded = Expanded("@Model \(type)", lacksConformance: false)
    #expect(expanded.messages.count == (isTold ? 1 : 0))
    #expect(Expanded("@Model \(type)").messages == [])
  }

  @Test(arguments: [
    ("@Key(\"a\") let a: Int", []),
    ("@Key(\"a\") var a: Int = 5 { didSet {} }", []),
    (
      "‹@Key(\"a\")› var a: Int { 1 }",
      ["`@Key` belongs to a stored property that is read; `a` is computed"]
    ),
    (
      "‹@Key(\"a\")› static var a = 1",
      ["`@Key` belongs to a stored property that is read; `a` belongs to the type"]
    ),
    (
      "‹@Key(\"a\")› lazy var a = 1",
      ["`@Key` belongs to a stored property that is read; `a` is lazy"]
    ),
    (
      "‹@Key(\"a\")› let a = 1",
      ["`@Key` belongs to a stored property that is read; `a` is a constant with a value"]
    ),
    ("/// f\n‹@Key(\"a\")› func f() {}", ["`@Key` belongs to a stored property"]),
    ("‹@ModelKit.Key(\"a\")› struct A {}", ["`@Key` belongs to a stored property"]),
    ("‹›@Key(\"a\") subscript(i: Int) -> Int { 1 }", ["`@Key` belongs to a stored property"]),
    ("@Key(\"a\") var a: Int {", []),
  ])
  func `a key belongs to a stored property`(declaration: String, messages: [String]) {
    let (source, marked) = Expanded.unmarked(declaration)
    let findings = KeyPlacement.findings(in: source)
    #expect(findings.map(\.message) == messages)
    #expect(findings.map(\.range) == marked)
    if let fix = findings.first?.fixIts.first {
      #expect(!Expanded.source(source, fixedBy: fix).contains("Key"))
    }
  }

  @Test func `what is no Swift is left to the compiler`() {
    for source in ["", "@Model struct A {", "@Model struct A { let a: \"", "@Model struct"] {
      let expanded = Expanded(source)
      #expect(expanded.members == "" && expanded.model.conformance(of: "A") == "")
    }
  }

  @Test func `no mutation of a declaration brings the expansion down`() {
    var generator = RobustnessTests.Generator(state: 11)
    let declaration = "\n@Model class B { @Key(.a, \"b\") var c = [1], d: Int! }"
    let source = Array((RobustnessTests.source + declaration).utf8)
    for _ in 0..<500 {
      var mutant = source
      for _ in 0..<(1 + generator.next(below: 4)) {
        let place = generator.next(below: mutant.count)
        mutant.replaceSubrange(
          place..<min(place + generator.next(below: 9), mutant.count),
          with: generator.next(below: 2) == 0 ? [] : [UInt8(generator.next(below: 128))])
      }
      let text = String(decoding: mutant, as: UTF8.self)
      let expanded = ModelExpansion(of: text, context: [text])
      #expect(expanded.findings.allSatisfy { $0.range.upperBound <= text.utf8.count })
      #expect(KeyPlacement.findings(in: text).allSatisfy { $0.range.upperBound <= text.utf8.count })
    }
  }
}

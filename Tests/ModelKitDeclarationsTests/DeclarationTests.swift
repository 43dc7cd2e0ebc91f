import ModelKitDeclarations
import Testing

struct DeclarationTests {
  @Test func `types are read with what they inherit and what they hold`() {
    let scanned = Scanned(
      """
      import struct Foundation.Date
      @Model public struct Shop<T: P, each U>: Codable, Swift.Sendable where T: Q {
        struct Address { let city: String }
        enum Kind: String { case cafe, bar = "b" }
        typealias Tags = [String]
        init?(name: String, _ icon: Int = 3) { self.name = name }
        static func make(with name: String, done: @escaping () -> Void) -> Shop { .init() }
        subscript(i: Int) -> Int { 1 }
        deinit { let x = 1 }
        func < <V>(a: V, b: V) {}
      }
      extension Shop.Address: Model {}
      actor Store { }
      protocol P { associatedtype X: A, B; var a: Int { get } }
      """)
    #expect(scanned.file.faults == [])
    let types = scanned.members.types
    #expect(types.map(\.kind) == [.struct, .extension, .actor, .protocol])
    #expect(types.map(\.name) == ["Shop", "Shop.Address", "Store", "P"])
    guard let shop = types.first else { return }
    #expect(shop.genericParameters == ["T", "U"])
    #expect(shop.inherits.map(\.outline) == ["Codable", "Swift.Sendable"])
    #expect(shop.inherits("Sendable"))
    #expect(scanned.text(shop.whereRange) == "where T: Q")
    #expect(shop.members.types.map(\.name) == ["Address", "Kind"])
    #expect(shop.members.aliases.map { $0.type?.outline } == ["array(String)"])
    #expect(shop.members.initializers.map(\.labels) == [["name", "_"]])
    #expect(shop.members.initializers.first?.isFailable == true)
    #expect(shop.members.initializers.first?.parameters.map(\.hasDefault) == [false, true])
    #expect(shop.members.functions.map(\.name) == ["make", "<"])
    #expect(shop.members.functions.first?.parameters.map(\.name) == ["name", "done"])
    #expect(shop.members.functions.first?.parameters.map(\.label) == ["with", "done"])
    #expect(types.last?.members.properties.map(\.name) == ["a"])
  }

  @Test func `the cases of an enum come with raw and associated values`() {
    let scanned = Scanned(
      """
      indirect enum Kind: Int {
        /// First.
        case a = 1, `default` = -2
        case pair(Int, unit: String), one(Kind = .a)
      }
      """)
    let cases = scanned.type?.members.cases ?? []
    #expect(cases.map(\.name) == ["a", "default", "pair", "one"])
    #expect(
      cases.map { $0.rawValue?.outline } == ["integer 1", "integer -2", nil, nil])
    #expect(
      cases.map { $0.associatedValues.map(\.type.outline) } == [
        [], [], ["Int", "String"], ["Kind"],
      ])
    #expect(cases[2].associatedValues.map(\.label) == [nil, "unit"])
    #expect(cases[0].head.documentation == "First.")
  }

  @Test func `what functions hold is no declaration of the type`() {
    let scanned = Scanned(
      """
      struct A {
        func f() { let local = 1; struct B { let c: Int } }
        var body: Int { let d = 2; return d }
        let e = { let g = 1; return g }()
      }
      while let line = next() { print(line) }
      """)
    #expect(scanned.type?.members.properties.map(\.name) == ["body", "e"])
    #expect(scanned.type?.members.types.map(\.name) == [])
    #expect(scanned.members.properties.map(\.name) == [])
  }

  @Test(arguments: [
    ("struct A {\n  let a: Int\n", ScanFault.Kind.unclosedBracket, "{", 9),
    ("struct A {\n  func f() {\n    g()\n}\nstruct B { }\n", .unclosedBracket, "{", 22),
    ("struct A {\n  let a = f(1, [2)\n}\n", .unclosedBracket, "[", 26),
    ("struct A { }\n}\n", .strayBracket, "}", 13),
    ("struct A { let a = \"b\n}\n", .unclosedString, "\"", 19),
    ("/* a /* b */\nstruct A { }", .unclosedComment, "/*", 0),
    ("struct { let a: Int }", .missingName(after: "struct"), "struct", 0),
    ("struct A\nlet a: Int", .missingBody(of: "A"), "A", 7),
    ("struct A { let a: Int 7 }", .unexpected("7"), "7", 22),
    ("struct A { let }", .missingName(after: "let"), "let", 11),
  ])
  func `one fault is one report at its place`(
    source: String, kind: ScanFault.Kind, text: String, offset: Int
  ) {
    let scanned = Scanned(source)
    #expect(
      scanned.file.faults == [ScanFault(kind, at: offset..<offset + text.utf8.count)])
    #expect(scanned.text(scanned.file.faults.first?.range) == text)
  }

  @Test func `a byte-order mark and a script line are passed`() {
    #expect(Scanned("\u{FEFF}let a: Int").properties.map(\.name) == ["a"])
    #expect(Scanned("#!/usr/bin/env swift\nlet a: Int").properties.map(\.name) == ["a"])
  }
}

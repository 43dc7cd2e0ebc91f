import ModelKitDeclarations
import Testing

struct PropertyTests {
  @Test func `an annotation reaches back over the names before it`() {
    let scanned = Scanned("struct P { var a, b: Int, c = 1, d: String }")
    let properties = scanned.type?.members.properties ?? []
    #expect(properties.map(\.name) == ["a", "b", "c", "d"])
    #expect(properties.map { $0.type?.outline } == ["Int", "Int", nil, "String"])
    #expect(properties.map { $0.initialValue?.outline } == [nil, nil, "integer 1", nil])
  }

  @Test(arguments: [
    ("var a: Int { 1 }", ["get"], false),
    ("var a: Int { get { 1 } set { } }", ["get", "set"], false),
    ("var a: Int { get async throws { 1 } }", ["get"], false),
    ("var a: Int { @inlinable get }", ["get"], false),
    ("var a = 1 { didSet { print(oldValue) } }", ["didSet"], true),
    ("var a: Int = 1 { willSet(new) { } didSet { } }", ["willSet", "didSet"], true),
    ("var a = make { get($0) }", [], true),
    ("var a = [1, 2].map { $0 + 1 }", [], true),
    ("var a: Int { getName() }", ["get"], false),
    ("var a: Int { _read { yield b } _modify { yield &b } }", ["_read", "_modify"], false),
    ("let a: Int", [], true),
  ])
  func `accessors tell stored from computed`(
    text: String, accessors: [String], isStored: Bool
  ) {
    let scanned = Scanned(text + "\nvar after = 2")
    #expect(scanned.properties.map(\.name) == ["a", "after"])
    #expect(scanned.properties.first?.accessors == accessors)
    #expect(scanned.properties.first?.isStored == isStored)
  }

  @Test(arguments: [
    ("let a = 1 +\n  2\nlet z = 0", "1 +\n  2"),
    ("let a = b\n  .c\n  ?? d\nlet z = 0", "b\n  .c\n  ?? d"),
    ("let a = b!\nlet z = 0", "b!"),
    ("let a = f(\n  1,\n  2\n)\nlet z = 0", "f(\n  1,\n  2\n)"),
    ("let a = b ? c\n  : d\nlet z = 0", "b ? c\n  : d"),
    ("let a = if b { 1 } else { 2 }\nlet z = 0", "if b { 1 } else { 2 }"),
    ("let a = g<A, B>(1)\nlet z = 0", "g<A, B>(1)"),
    ("let a = /[a-z\"]+/\nlet z = 0", "/[a-z\"]+/"),
    ("let a = #/x\"/#\nlet z = 0", "#/x\"/#"),
    ("let a = #\"\"\"#\nlet z = 0", "#\"\"\"#"),
    ("let a = \"\\(b[\"c\"] ?? \"}\")\"\nlet z = 0", "\"\\(b[\"c\"] ?? \"}\")\""),
    ("let a = try await b()\nlet z = 0", "try await b()"),
    ("let a = b as\n  C\nlet z = 0", "b as\n  C"),
    ("let a = 4 / 2 // half\nlet z = 0", "4 / 2"),
  ])
  func `an initial value ends where Swift ends it`(text: String, value: String) {
    let scanned = Scanned(text)
    #expect(scanned.properties.map(\.name) == ["a", "z"])
    #expect(scanned.text(scanned.properties.first?.initialValue?.range) == value)
    #expect(scanned.file.faults == [])
  }

  @Test func `attributes, modifiers and the comment come with a property`() {
    let scanned = Scanned(
      """
      struct Shop {
        // not this
        /// The name.
        ///
        /// As printed.
        @Key("shop_name", \\.name) @Outer<T>.Inner public private(set) var name: String

        /** Where
         *  it is. */
        let place: String
        /// Too far away.

        let plain: Int
      }
      """)
    let properties = scanned.type?.members.properties ?? []
    #expect(
      properties.map(\.head.documentation) == ["The name.\n\nAs printed.", "Where\n it is.", nil])
    let attributes = properties.first?.head.attributes ?? []
    #expect(attributes.map(\.name) == ["Key", "Outer.Inner"])
    #expect(
      attributes.first?.arguments?.map(\.value.outline) == ["string \"shop_name\"", "\\.name"])
    #expect(attributes.last?.arguments == nil)
    #expect(properties.first?.head.modifiers == ["public", "private(set)"])
  }

  @Test func `static, class and lazy properties are told from others`() {
    let scanned = Scanned(
      "class A { static let a = 1; class var b: Int { 2 }; lazy var c = 3; var d = 4 }")
    let properties = scanned.type?.members.properties ?? []
    #expect(properties.map(\.isStatic) == [true, true, false, false])
    #expect(properties.map(\.isLazy) == [false, false, true, false])
  }

  @Test func `properties of all branches of a condition are read and marked`() {
    let scanned = Scanned(
      """
      struct A {
        #if os(Linux) && swift(>=6)
        var a: Int
        #elseif DEBUG
        var b: Int
        #else
        var c: Int
        #endif
        var d: Int
      }
      """)
    let properties = scanned.type?.members.properties ?? []
    #expect(properties.map(\.name) == ["a", "b", "c", "d"])
    #expect(properties.map(\.head.isConditional) == [true, true, true, false])
  }

  @Test func `names in backticks lose them, and what they name stays placed`() {
    let scanned = Scanned("let `default`: Int")
    #expect(scanned.properties.first?.name == "default")
    #expect(scanned.text(scanned.properties.first?.nameRange) == "`default`")
  }
}

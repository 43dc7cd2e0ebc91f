import ModelKitCLI
import Testing

@Suite struct `Printing entries` {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox([
      "shops.plist": plist(
        """
        <array>
          <dict>
            <key>name</key><string>果粉优选</string>
            <key>price</key><real>12.5</real>
            <key>opened</key><date>2011-11-28T09:21:30Z</date>
            <key>address</key><dict><key>city</key><string>上海</string></dict>
          </dict>
          <dict>
            <key>name</key><string>Corner, "Bakery"&#10;🍎</string>
            <key>price</key><integer>8</integer>
            <key>logo</key><data>aGk=</data>
          </dict>
        </array>
        """),
      "info.plist": plist("<dict><key>Name</key><string>A</string><key>N</key><true/></dict>"),
      "words.plist": plist("<array><string>a</string><string>b</string></array>"),
    ])
  }

  @Test func `a table counts wide characters as two cells and shows what is nested as a sign`() {
    #expect(
      printed("table") == """
        name                 price  opened                address  logo
        ───────────────────  ─────  ────────────────────  ───────  ───────
        果粉优选              12.5  2011-11-28T09:21:30Z  …
        Corner, "Bakery"␊🍎      8                                 2 bytes

        """)
  }

  @Test func `a table fits the terminal`() {
    let outcome = sandbox.run(
      ["load", "@shops.plist", "-q", "--color", "never"], isTerminal: true, width: 40)
    #expect(
      outcome.output == """
        name    price  opened  addre…  logo
        ──────  ─────  ──────  ──────  ──────
        果粉…    12.5  2011-…  …
        Corne…      8                  2 byt…

        """)
  }

  @Test func `the keys of one entry stand under each other`() {
    let outcome = sandbox.run("load", "@info.plist", "-q")
    #expect(
      outcome.output == """
        key   value
        ────  ─────
        Name  A
        N     true

        """)
  }

  @Test func `entries that are no dictionaries are one column`() {
    #expect(sandbox.run("load", "@words.plist", "-q").output == "value\n─────\na\nb\n")
  }

  @Test func `JSON spells dates and data out`() {
    #expect(
      printed("json") == #"""
        [
          {"name":"果粉优选","price":12.5,"opened":"2011-11-28T09:21:30Z","address":{"city":"上海"}},
          {"name":"Corner, \"Bakery\"\n🍎","price":8,"logo":"aGk="}
        ]

        """#)
  }

  @Test func `JSON Lines has an entry per line`() {
    #expect(
      sandbox.run("load", "@shops.plist", "-q", "--print", "jsonl", "--columns", "price, name")
        .output
          == #"""
          {"price":12.5,"name":"果粉优选"}
          {"price":8,"name":"Corner, \"Bakery\"\n🍎"}

          """#)
  }

  @Test func `CSV quotes what needs it and ends lines as RFC 4180 says`() {
    #expect(
      printed("csv")
        == [
          "name,price,opened,address,logo",
          #"果粉优选,12.5,2011-11-28T09:21:30Z,"{""city"":""上海""}","#,
          "\"Corner, \"\"Bakery\"\"\n🍎\",8,,,aGk=", "",
        ].joined(separator: "\r\n"))
  }

  @Test func `Swift calls the initializer of the model`() {
    #expect(
      printed("swift") == #"""
        let shops: [Shop] = [
          Shop(name: "果粉优选", price: 12.5, opened: Date(timeIntervalSinceReferenceDate: 344164890.0), address: Address(city: "上海")),
          Shop(name: "Corner, \"Bakery\"\n🍎", price: 8, logo: Data([104, 105])),
        ]

        """#)
  }

  @Test func `nothing is printed where nothing is asked for`() {
    #expect(printed("none") == "")
  }

  @Test func `a limit says how many there are beyond it`() {
    #expect(
      sandbox.run("load", "@words.plist", "-q", "--limit", "1").output
        == "value\n─────\na\n… and 1 more (--limit 0 prints all)\n")
    #expect(
      sandbox.run("load", "@words.plist", "-q", "--limit", "1", "--print", "jsonl").output
        == "\"a\"\n")
  }

  @Test func `a key that no entry has is asked after`() {
    let outcome = sandbox.run("load", "@shops.plist", "-q", "--columns", "nmae")
    #expect(outcome.status == .success)
    #expect(
      outcome.error
        == "Warning: no entry of shops.plist has a key 'nmae'. Did you mean 'name'?\n")
  }

  @Test func `several files each have their name above their table`() {
    #expect(
      sandbox.run("load", "@words.plist", "@info.plist", "-q").output == """
        words.plist
        value
        ─────
        a
        b

        info.plist
        key   value
        ────  ─────
        Name  A
        N     true

        """)
  }

  private func printed(_ form: String) -> String {
    sandbox.run("load", "@shops.plist", "-q", "--print", form).output
  }
}

@Suite struct `Printing odd entries as Swift` {
  @Test(arguments: [
    ("a", "a"), ("let", "let"), ("é", "é"), ("a b", "`a b`"), ("1", "`1`"), ("$x", "`$x`"),
    ("com.acme.id", "`com.acme.id`"), ("", "_"), ("a`b", "`a_b`"),
  ])
  func `a key that is no identifier stands in backticks`(key: String, label: String) throws {
    let sandbox = try Sandbox(["box.json": "{\"\(key)\":1}"])
    #expect(
      sandbox.run("load", "@box.json", "--print", "swift").output == """
        let boxs: [Box] = [
          Box(\(label): 1),
        ]

        """)
  }

  @Test(arguments: [
    ("0x1F", "0x1F"), ("-0XfF", "-0xfF"), (".5", "0.5"), ("-.5e3", "-0.5e3"), ("5.", "5.0"),
    ("5.e2", "5.0e2"), ("+1", "1"), ("1e400", "1e400"), ("NaN", ".nan"), ("-NaN", ".nan"),
    ("Infinity", ".infinity"), ("-Infinity", "-.infinity"), ("+Infinity", ".infinity"),
  ])
  func `numbers are spelt as Swift spells them`(source: String, literal: String) throws {
    let sandbox = try Sandbox(["box.json5": "{a: \(source)}"])
    #expect(
      sandbox.run("load", "@box.json5", "--print", "swift").output == """
        let boxs: [Box] = [
          Box(a: \(literal)),
        ]

        """)
  }

  @Test func `columns and Swift are a usage error`() throws {
    let sandbox = try Sandbox(["a.json": "[]"])
    let outcome = sandbox.run("load", "@a.json", "--columns", "a", "--print", "swift")
    #expect(outcome.status == .usage)
    #expect(outcome.error.hasPrefix("Error: '--columns' does not go with '--print swift'"))
  }

  @Test(arguments: ["", ",", " , ,"])
  func `columns without a key are a usage error`(keys: String) throws {
    let sandbox = try Sandbox(["a.json": "[]"])
    let outcome = sandbox.run("load", "@a.json", "--columns", keys)
    #expect(outcome.status == .usage)
    #expect(outcome.error.hasPrefix("Error: Missing keys after '--columns'.\nUsage: "))
  }

  @Test func `the naming of a model holds for the models in it`() throws {
    let sandbox = try Sandbox([
      "outer.json": #"{"outer_name": "a", "inner_part": {"inner_name": "b"}}"#,
      "Models.swift": """
      struct Inner: Model {
        let innerName: String
        static let factory = Factory(Inner.init, Key("innerName"))
      }
      struct Outer: Model {
        let outerName: String
        let innerPart: Inner
        static let factory = Factory(Outer.init, Key("outerName"), Key("innerPart"))
          .applying(.keyNaming(.snakeCase))
      }
      """,
    ])
    let outcome = sandbox.run(
      "load", "@outer.json", "-m", "@Models.swift:Outer", "-q", "--print", "swift")
    #expect(
      outcome.output == """
        let outers: [Outer] = [
          Outer(outerName: "a", innerPart: Inner(innerName: "b")),
        ]

        """)
  }

  @Test func `a key that only a later entry has is not missing`() throws {
    let entries = (0..<3).map { "{\"name\": \"\($0)\"}" } + [#"{"name": "3", "note": "x"}"#]
    let sandbox = try Sandbox(["a.json": "[\(entries.joined(separator: ", "))]"])
    let outcome = sandbox.run(
      "load", "@a.json", "-q", "--print", "csv", "--columns", "name,note", "--limit", "2")
    #expect(outcome.output == "name,note\r\n0,\r\n1,\r\n")
    #expect(!outcome.error.contains("no entry of"))
  }
}

import ModelKitCLI
import Testing

@Suite struct `Models from source` {
  private static let shop = """
    struct Shop: Model {
      let name: String
      let price: Decimal?
      let tags: [String]

      static let factory = Factory(Shop.init, Key("name"), Key("price"), Key("tags", default: []))
    }

    """
  private static let city = """
    struct City: Model {
      let name: String
    }

    """

  @Test func `a fault is shown in the data and in the model`() throws {
    let sandbox = try Sandbox(["shops.plist": faultyShops, "Shop.swift": Self.shop])
    #expect(
      sandbox.run("load", "@shops.plist", "--model", "@Shop.swift")
        == .init(
          status: .data,
          output: """
            name              price  tags
            ────────────────  ─────  ────
            果粉优选           12.5
            Corner, "Bakery"      8

            """,
          error: """
            error[type.mismatch]: `price` should be Decimal, but the file has a string
              ┌─ shops.plist:5:62   [1].price
             5│   <dict><key>name</key><string>Annex</string><key>price</key><string>twelve</string></dict>
              │                                                              ^^^^^^^^^^^^^^^^^^^^^^^ string "twelve"
              ├─ Shop.swift:3:14
             3│   let price: Decimal?
              │              -------- declared here
              = note: in [1] (name=Annex) of type Shop
              = help: write a number, such as <real>12.5</real> or <integer>12</integer>
            shops.plist: 2 of 3 entries loaded, 1 rejected ([1]); 1 error

            """))
  }

  @Test func `a value further in is part of its own model`() throws {
    let sandbox = try Sandbox([
      "shops.json": #"[{"id": 2, "place": {"city": 5}}]"#,
      "Shop.swift":
        "struct Shop { let id: Int; let place: Place }\nstruct Place { let city: String }",
    ])
    let outcome = sandbox.run("load", "@shops.json", "--model", "@Shop.swift:Shop")
    #expect(outcome.error.contains("= note: in [0] (id=2), as part of Place\n"))
  }

  @Test func `the type is the one that is named`() throws {
    let sandbox = try Sandbox([
      "data.plist": goodShops, "Models.swift": Self.shop + Self.city,
    ])
    let outcome = sandbox.run(
      "load", "@data.plist", "-m", "@Models.swift:City", "--unknown-keys", "ignore", "--print",
      "jsonl", "--columns", "name")
    #expect(
      outcome
        == .init(
          status: .success, output: "{\"name\":\"果粉优选\"}\n{\"name\":\"Annex\"}\n",
          error: "data.plist: 2 of 2 entries loaded\n"))
  }

  @Test func `unknown keys are what the option says`() throws {
    let sandbox = try Sandbox(["cities.plist": goodShops, "City.swift": Self.city])
    func run(_ reaction: String) -> Sandbox.Outcome {
      sandbox.run(
        "load", "@cities.plist", "-m", "@City.swift", "--unknown-keys", reaction, "--format",
        "concise", "--print", "none")
    }
    #expect(run("ignore").error == "cities.plist: 2 of 2 entries loaded\n")
    #expect(run("warning").error.hasSuffix("2 of 2 entries loaded; 2 warnings\n"))
    #expect(run("warning").status == .success)
    #expect(run("error").error.hasSuffix("2 rejected ([0], [1]); 2 errors\n"))
    #expect(run("error").status == .data)
  }

  @Test func `of several models the one that fits the name of the file is taken`() throws {
    let sandbox = try Sandbox([
      "shops.plist": goodShops, "other.plist": goodShops,
      "en.lproj/Shops.strings": "\"a\" = \"b\";",
      "Models/Shop.swift": Self.shop, "Models/City.swift": Self.city,
    ])
    let fitting = sandbox.run(
      "load", "@shops.plist", "@en.lproj", "-m", "@Models", "--print", "none")
    #expect(
      fitting
        == .init(
          status: .success, output: "",
          error: """
            shops.plist: 2 of 2 entries loaded
            en.lproj/Shops.strings: 1 of 1 entries loaded

            """))
    let other = sandbox.run(
      "load", "@other.plist", "@shops.plist", "-m", "@Models", "--print", "none", "--format",
      "concise")
    #expect(other.status == .configuration)
    #expect(other.error.contains("error: `other.plist` may hold any of 2 models [model.ambiguous]"))
    #expect(other.error.hasSuffix("\nshops.plist: 2 of 2 entries loaded\n"))
  }

  @Test func `several types can be named`() throws {
    let sandbox = try Sandbox([
      "shops.plist": goodShops, "City.swift": Self.city, "Shop.swift": Self.shop,
    ])
    let outcome = sandbox.run(
      "load", "@shops.plist", "-m", "@City.swift:City", "-m", "@Shop.swift:Shop", "-q", "--print",
      "none")
    #expect(outcome == .init(status: .success, output: "", error: ""))
  }

  @Test func `a type that is not there is a fault of the model`() throws {
    let sandbox = try Sandbox(["shops.plist": goodShops, "Shop.swift": Self.shop])
    let outcome = sandbox.run("load", "@shops.plist", "-m", "@Shop.swift:Shpo")
    #expect(
      outcome
        == .init(
          status: .configuration, output: "",
          error: """
            error[model.not-found]: no model is named `Shpo`
              ┌─ Shop.swift
              = help: did you mean `Shop`?

            """))
  }

  @Test func `a model's own faults are told once, and its data still checked`() throws {
    let sandbox = try Sandbox([
      "shops.plist": goodShops, "more.plist": goodShops,
      "Shop.swift": "struct Shop { let name: Strin\n let price: Double?\n let tags: [String]? }",
    ])
    let outcome = sandbox.run(
      "load", "@shops.plist", "@more.plist", "-m", "@Shop.swift", "--print", "none", "--format",
      "concise")
    #expect(outcome.status == .configuration)
    let lines = outcome.error.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines.first?.hasPrefix("Shop.swift:1:25: error: ") == true)
    #expect(lines.dropFirst().first == "shops.plist: 2 of 2 entries loaded")
  }

  @Test func `a missing model is a missing path, and nothing is loaded`() throws {
    let sandbox = try Sandbox(["shops.plist": goodShops])
    let outcome = sandbox.run("load", "@shops.plist", "-m", "@Shop.swift", "--format", "concise")
    #expect(outcome.status == .noInput)
    #expect(outcome.output == "")
    #expect(outcome.error == "Shop.swift: error: there is no such file [io.missing]\n")
  }

  @Test func `a model is read from Swift only`() throws {
    let sandbox = try Sandbox(["shops.plist": goodShops, "empty/a.txt": ""])
    for path in ["@shops.plist", "@empty"] {
      let outcome = sandbox.run("load", "@shops.plist", "-m", path, "--format", "concise")
      #expect(outcome.status == .configuration)
      #expect(
        outcome.error.hasSuffix("no Swift source is here to read a model from [model.source]\n"))
    }
  }
}

import ModelKitCLI
import Testing

@Suite struct `Writing a model as a JSON Schema` {
  private static let shop = """
    struct Shop: Model {
      let open: Bool
      static let factory = Factory(Shop.init, Key("open"))
    }

    """
  private static let schema = """
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "Shop",
      "$ref": "#/$defs/Shop",
      "$defs": {
        "Shop": {
          "type": "object",
          "properties": {
            "open": {
              "type": "boolean"
            }
          },
          "required": [
            "open"
          ]
        }
      }
    }

    """

  @Test func `it goes to standard output`() throws {
    let sandbox = try Sandbox(["Shop.swift": Self.shop])
    #expect(
      sandbox.run("schema", "@Shop.swift", "--entries", "one")
        == .init(status: .success, output: Self.schema, error: ""))
  }

  @Test func `it goes into a file, in the place of another`() throws {
    let sandbox = try Sandbox(["Shop.swift": Self.shop, "shop.json": "old"])
    #expect(
      sandbox.run("schema", "@Shop.swift:Shop", "--entries", "one", "-o", "@shop.json")
        == .init(status: .success, output: "", error: ""))
    #expect(try sandbox.text(of: "shop.json") == Self.schema)
  }

  @Test func `a policy is said`() throws {
    let sandbox = try Sandbox(["Shop.swift": Self.shop])
    let outcome = sandbox.run(
      "schema", "@Shop.swift", "--entries", "one", "--unknown-keys", "error")
    #expect(
      outcome.output.contains(
        "      ],\n      \"additionalProperties\": false\n    }\n  }\n}\n"))
  }

  @Test func `a model that is not there is a fault`() throws {
    let sandbox = try Sandbox(["Shop.swift": Self.shop])
    let outcome = sandbox.run("schema", "@Shop.swift:Shops")
    #expect(outcome.status == .configuration)
    #expect(outcome.output == "")
    #expect(outcome.error.hasPrefix("error[model.not-found]: "))
  }

  @Test func `it does not take the place of the model`() throws {
    let sandbox = try Sandbox(["Shop.swift": Self.shop])
    let outcome = sandbox.run("schema", "@Shop.swift", "-o", "@Shop.swift")
    #expect(outcome.status == .usage)
    #expect(try sandbox.text(of: "Shop.swift") == Self.shop)
  }

  @Test func `it does not take the place of a model in a folder`() throws {
    let sandbox = try Sandbox(["Models/Shop.swift": Self.shop])
    let outcome = sandbox.run("schema", "@Models", "-o", "@Models/Shop.swift")
    #expect(outcome.status == .usage)
    #expect(try sandbox.text(of: "Models/Shop.swift") == Self.shop)
  }

  @Test func `a model that is not understood takes no file's place`() throws {
    let sandbox = try Sandbox([
      "Shop.swift": "struct Shop: Model { let a: [Stranger<Int>: (Int) -> Int] }",
      "shop.json": "old",
    ])
    let outcome = sandbox.run("schema", "@Shop.swift", "-o", "@shop.json")
    #expect(outcome.status == .configuration)
    #expect(try sandbox.text(of: "shop.json") == "old")
  }
}

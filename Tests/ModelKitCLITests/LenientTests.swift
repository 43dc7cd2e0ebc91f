import ModelKitCLI
import Testing

@Suite struct `Lenient loading` {
  private static let model = """
    struct Item: Model {
      let count: Int
      let at: Date?
      let tags: [String]

      static let factory = Factory(Item.init, Key("count", default: 0), Key("at"), Key("tags", default: []))
    }

    """

  private func run(_ json: String, _ options: String...) throws -> Sandbox.Outcome {
    let sandbox = try Sandbox(["items.json": json, "Item.swift": Self.model])
    return sandbox.run(
      ["load", "@items.json", "--model", "@Item.swift", "--print", "jsonl", "--format", "concise"]
        + options)
  }

  @Test func `without it a text is no number`() throws {
    let outcome = try run(#"[{"count": "5"}]"#)
    #expect(outcome.status == .data)
    #expect(outcome.output == "")
    #expect(
      outcome.error == """
        items.json:1:12: error: `count` should be Int, but the file has a string [type.mismatch] ([0].count)
        items.json: 0 of 1 entries loaded, 1 rejected ([0]); 1 error

        """)
  }

  @Test func `with it each conversion is a note, and the status is good`() throws {
    let outcome = try run(#"[{"count": "5"}, {"count": null}]"#, "--lenient")
    #expect(outcome.status == .success)
    #expect(
      outcome.error == """
        items.json:1:12: note: `count` is read as Int from string "5" [value.coerced] ([0].count)
        items.json:1:28: note: `count` is null, so its default stands in [value.defaulted] ([1].count)
        items.json: 2 of 2 entries loaded

        """)
  }

  @Test func `a null is a fault if that is asked for`() throws {
    let outcome = try run(#"[{"count": null}]"#, "--lenient", "--null", "fault")
    #expect(outcome.status == .data)
    #expect(outcome.error.hasPrefix("items.json:1:12: error: `count` should be Int, but is null"))
  }

  @Test func `keys are spelt as it is said`() throws {
    let sandbox = try Sandbox([
      "items.json": #"[{"item_count": 5}]"#, "Item.swift": "struct Item { let itemCount: Int }",
    ])
    #expect(sandbox.run("load", "@items.json", "--model", "@Item.swift").status == .data)
    let outcome = sandbox.run(
      "load", "@items.json", "--model", "@Item.swift", "--key-naming", "snake-case")
    #expect(outcome.status == .success)
    #expect(outcome.error == "items.json: 1 of 1 entries loaded\n")
  }

  @Test func `numbers are dates if that is asked for`() throws {
    #expect(try run(#"[{"count": 1, "at": 0}]"#).status == .data)
    #expect(try run(#"[{"count": 1, "at": 0}]"#, "--date-format", "unix").status == .success)
    let outcome = try run(#"[{"count": 1, "at": 1432821600000}]"#, "--date-format", "unix")
    #expect(outcome.error.contains("[value.out-of-range]"))
    #expect(
      try run(#"[{"count": 1, "at": 1432821600000}]"#, "--date-format", "unix-ms").status
        == .success)
    #expect(try run("[]", "--date-format", "french").status == .usage)
  }

  @Test func `defaults are told when asked for more`() throws {
    #expect(try run(#"[{"count": 1}]"#).error == "items.json: 1 of 1 entries loaded\n")
    let outcome = try run(#"[{"count": 1}]"#, "--verbose")
    #expect(
      outcome.error.contains(
        "items.json:1:2: note: `tags` is not given, so its default stands in [value.defaulted] ([0].tags)"
      ))
    #expect(outcome.status == .success)
  }
}

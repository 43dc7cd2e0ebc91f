import ModelKitCore
import ModelKitTestSupport
import Testing

private struct Pictured: Model {
  let name: String
  let imageURL: String?
  static let factory = Factory(Pictured.init, Key("name"), Key("imageURL"))
}

/// Keys of which only one would be read, wherever they stand.
struct DuplicateTests {
  @Test func `of a dictionary of entries`() {
    let report = Pictured.load(
      .json(#"{"a": {"name": "x"}, "b": {"name": "z"}, "a": {"name": "y"}}"#))
    #expect(report.findings == [Finding("key.duplicate", "a", "1:42")])
    #expect(report.models.map(\.name) == ["x", "z", "y"])
    #expect(throws: ModelError.self) { try report.get() }
  }

  @Test func `of a group of entries`() {
    let report = Pictured.load(
      .json(
        #"[{"shops": [{"name": "x"}]}, {"shops": [{"name": "y"}], "shops": [{"name": "z"}]}]"#))
    #expect(report.findings == [Finding("key.duplicate", "[1].shops", "1:57")])
    #expect(report.models.map(\.name) == ["x", "y"])
  }

  @Test func `on the way to the entries`() {
    let document = Sample.json(#"{"items": [{"name": "x"}], "items": [{"name": "y"}]}"#).document
    let report = Pictured.load(from: document, at: NodePath([.key("items")]))
    #expect(report.findings == [Finding("key.duplicate", "items", "1:28")])
  }

  @Test func `by a naming strategy`() {
    var policy = Policy.strict
    policy.keyNaming = .snakeCase
    let text = #"[{"name": "x", "image_url": "a", "imageURL": "b"}]"#
    #expect(
      Pictured.load(.json(text), policy: policy).findings
        == [Finding("key.duplicate", "[0].imageURL", "1:34")])
    #expect(
      Pictured.load(.json(#"[{"name": "x", "image_url": "a"}]"#), policy: policy).findings == [])
  }

  private struct Named: Model {
    let imageURL: String
    static let factory = Factory(Named.init, Key("imageURL"))
      .applying(.keyNaming(.snakeCase))
  }

  @Test func `by the naming strategy of a factory`() {
    let report = Named.load(.json(#"[{"image_url": "a", "imageURL": "b"}]"#))
    #expect(report.findings == [Finding("key.duplicate", "[0].imageURL", "1:21")])
    #expect(
      report.diagnostics.map(\.message)
        == ["`imageURL` is another name of the key `image_url`, which the dictionary has"])
    #expect(Named.load(.json(#"[{"image_url": "a"}]"#)).findings == [])
  }

  @Test func `and are what the policy says`() {
    var policy = Policy.strict
    policy.duplicateKeys = .warning
    let report = Pictured.load(
      .json(#"{"a": {"name": "x"}, "a": {"name": "y"}}"#), policy: policy)
    #expect(report.findings == [Finding("key.duplicate", "a", "1:22", .warning)])
  }
}

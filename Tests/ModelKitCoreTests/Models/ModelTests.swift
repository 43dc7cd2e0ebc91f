import Foundation
import ModelKitCore
import ModelKitTestSupport
import Testing

/// A model with a bit of everything that the tests of reporting need.
struct Shop: Model, Equatable {
  let name: String
  let price: Decimal?
  let tags: [String]

  static let factory = Factory(Shop.init, Key("name"), Key("price"), Key("tags", default: []))
}

struct ModelTests {
  @Test func `an initializer makes the model`() throws {
    let shop = Shop(name: "Corner", price: Decimal(string: "12.5"), tags: ["bread"])
    for sample in [
      Sample.json(#"{"name": "Corner", "price": 12.5, "tags": ["bread"]}"#),
      .json(#"{"tags": ["bread"], "price": "12.5", "name": "Corner"}"#),
      .json(#"{"\u006eame": "Corner", "pri\u0063e": 12.5, "tags": ["bread"]}"#),
      .xml(
        "<dict><key>name</key><string>Corner</string><key>price</key><real>12.5</real>"
          + "<key>tags</key><array><string>bread</string></array></dict>"),
      .openStep("{ name = Corner; price = 12.5; tags = (bread); }"),
    ] {
      #expect(try Shop(from: sample.document) == shop, "\(sample)")
    }
  }

  @Test func `a default stands in for a missing key only`() throws {
    #expect(
      try Shop.models(from: Array(#"[{"name": "A"}]"#.utf8), name: "a.json").first?.tags == [])
    #expect(
      Shop.load(.json(#"[{"name": "A", "tags": 5}]"#)).findings
        == [Finding("type.mismatch", "[0].tags", "1:24")])
    #expect(
      Shop.load(.json(#"[{"name": "A", "tags": null}]"#)).findings
        == [Finding("type.null", "[0].tags", "1:24")])
  }

  @Test func `a default is evaluated anew each time`() throws {
    struct Ticket: Model {
      let id: UUID
      static let factory = Factory(Ticket.init, Key("id", default: UUID()))
    }
    let tickets = try Ticket.models(from: Array("[{}, {}]".utf8), name: "a.json", policy: .strict)
    #expect(Set(tickets.map(\.id)).count == 2)
  }

  @Test func `a default of an optional stands in for a missing key and not for null`() throws {
    struct Note: Model {
      let text: String?
      static let factory = Factory(Note.init, Key("text", default: "none"))
    }
    #expect(try Note(from: Sample.json("{}").document).text == "none")
    #expect(try Note(from: Sample.json(#"{"text": null}"#).document).text == nil)
  }

  @Test func `one entry with three bad fields gives three findings in the order of the file`() {
    let report = Shop.load(.json(#"[{"tags": ["a", 1], "price": "x", "name": 7}]"#))
    #expect(
      report.findings == [
        Finding("type.mismatch", "[0].tags[1]", "1:17"),
        Finding("type.mismatch", "[0].price", "1:30"),
        Finding("type.mismatch", "[0].name", "1:43"),
      ])
    #expect(report.diagnostics.map(\.model) == ["Shop", "Shop", "Shop"])
    #expect(report.diagnostics.map(\.file) == Array(repeating: "sample.json", count: 3))
  }

  @Test func `good entries load beside a bad one`() throws {
    let sample = Sample.json(#"[{"name": "A"}, {"name": "B", "price": "x"}, {"name": "C"}]"#)
    let report = Shop.load(sample)
    #expect(report.models.map(\.name) == ["A", "C"])
    #expect(report.findings == [Finding("type.mismatch", "[1].price", "1:40")])
    #expect(report.entryCount == 3)
    #expect(report.rejected.map { "\($0.path)" } == ["[1]"])
    #expect(report.diagnostics.first?.entry?.index == 1)
    #expect(report.diagnostics.first?.entry?.name == "name=B")
    let error = #expect(throws: ModelError.self) { try report.get() }
    #expect(error?.findings == report.findings)
    #expect(throws: ModelError.self) {
      try Shop.models(from: sample.bytes, name: "sample.json")
    }
  }

  @Test func `an empty dictionary lacks every required key`() {
    let report = Shop.load(.json("{}"))
    #expect(report.findings == [Finding("key.missing", "name", "1:1")])
    #expect(report.diagnostics.first?.message == "missing required key `name` in Shop")
    #expect(report.models.isEmpty)
    #expect(report.entryCount == 1)
  }

  @Test func `data that matches nothing lacks every required key`() {
    struct User: Model {
      let id: Int
      let login: String
      let email: String?
      static let factory = Factory(User.init, Key("id"), Key("login"), Key("email"))
    }
    let report = User.load(.json(#"{"response": "OK"}"#))
    #expect(
      report.findings == [
        Finding("key.missing", "id", "1:1"), Finding("key.missing", "login", "1:1"),
        Finding("key.unknown", "response", "1:2", .warning),
      ])
    #expect(report.models.isEmpty)
  }

  @Test func `nested and recursive models`() throws {
    struct Tree: Model, Equatable {
      let name: String
      let children: [Tree]
      static let factory = Factory(Tree.init, Key("name"), Key("children", default: []))
    }
    let sample = Sample.json(
      #"{"name": "a", "children": [{"name": "b", "children": [{"name": "c"}]}, {"nam": "d"}]}"#)
    let report = Tree.load(sample)
    #expect(report.models.isEmpty)
    #expect(
      report.findings == [
        Finding("key.missing", "children[1].name", "1:72"),
        Finding("key.unknown", "children[1].nam", "1:73", .warning),
      ])
    let tree = try Tree(
      from: Sample.json(#"{"name": "a", "children": [{"name": "b"}, {"name": "c"}]}"#).document)
    #expect(
      tree
        == Tree(
          name: "a",
          children: [Tree(name: "b", children: []), Tree(name: "c", children: [])]))
  }

  @Test func `a nested model that is null or no dictionary`() {
    struct Owner: Model {
      let shop: Shop?
      let other: Shop
      static let factory = Factory(Owner.init, Key("shop"), Key("other"))
    }
    let report = Owner.load(.json(#"{"shop": null, "other": null}"#))
    #expect(report.findings == [Finding("type.null", "other", "1:25")])
    #expect(report.diagnostics.first?.message == "`other` is null, but Shop is a dictionary")
    #expect(
      Owner.load(.json(#"{"shop": [], "other": ""}"#)).findings == [
        Finding("type.mismatch", "shop", "1:10"), Finding("type.mismatch", "other", "1:23"),
      ])
  }

  @Test func `a dictionary of models`() {
    let report = Box<[String: Shop]>.load(.json(#"{"v": {"a": {"name": "A"}, "b": {}}}"#))
    #expect(report.findings == [Finding("key.missing", "v.b.name", "1:33")])
  }

  @Test func `a value of an own type reports by its own rule`() {
    struct Percent: ModelValue {
      let value: Int
      static func read(
        at node: NodeID, from reader: inout ModelReader
      ) throws(ModelFailure) -> Percent {
        let value = try Int.read(at: node, from: &reader)
        guard (0...100).contains(value) else {
          throw reader.fail(.outOfRange, at: node, "\(value) is not a percentage")
        }
        return Percent(value: value)
      }
    }
    #expect(Percent.fault(json: "101") == "value.out-of-range")
    #expect(Percent.fault(json: "\"x\"") == "value.number")
    #expect(Percent.fault(json: "100") == "accepted")
  }
}

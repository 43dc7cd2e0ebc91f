import Foundation
import ModelKitCore
import ModelKitDocument
import ModelKitTestSupport
import Testing

private enum Front {
  struct Item: Model {
    let id: Int
    static let factory = Factory(Item.init, Key("id", .unique))
  }
}

private enum Back {
  struct Item: Model {
    let id: Int
    static let factory = Factory(Item.init, Key("id", .unique))
  }
}

/// No two entries have the same value of a key.
struct UniqueRuleTests {
  private func repeated<Value: ModelValue>(
    _ values: [String], _ key: Key<Value>, policy: Policy = .strict
  ) -> [String] {
    let entries = values.map { "{\"v\": \($0)}" }.joined(separator: ", ")
    let report = RuledSample(.json("[\(entries)]"), policy: policy)
      .report(Factory({ (value: Value) in value }, key))
    #expect(report.problems.allSatisfy { $0.code == .repeatedValue })
    return report.problems.map { "\($0.path)" }
  }

  @Test func `keys of one last name are keys of their own`() {
    let factory = Factory(
      { (a: Int, b: Int) in a + b }, Key(["a", "id"], .unique), Key(["b", "id"], .unique))
    let text = #"[{"a": {"id": 1}, "b": {"id": 1}}, {"a": {"id": 2}, "b": {"id": 1}}]"#
    #expect(
      RuledSample(.json(text)).faults(factory)
        == ["value.repeated [1].b.id: `id` is 1 again, but no two entries may have the same"])
  }

  @Test func `models of one name are models of their own`() {
    let factory = Factory(
      { (a: Front.Item, b: Back.Item) in a.id + b.id }, Key("a"), Key("b"))
    let text = #"[{"a": {"id": 1}, "b": {"id": 1}}, {"a": {"id": 1}, "b": {"id": 2}}]"#
    #expect(
      RuledSample(.json(text)).faults(factory)
        == ["value.repeated [1].a.id: `id` is 1 again, but no two entries may have the same"])
  }

  @Test func `a key is one under all its names`() {
    let alias = Factory({ (id: Int) in id }, Key("id", .alias("ID"), .unique))
    #expect(
      RuledSample(.json(#"[{"id": 1}, {"ID": 1}]"#)).report(alias).findings
        == [Finding("value.repeated", "[1].ID", "1:20")])
    let named = Factory({ (id: Int) in id }, Key("shopID", .unique))
      .applying(.keyNaming(.snakeCase))
    #expect(
      RuledSample(.json(#"[{"shopID": 1}, {"shop_id": 1}]"#)).report(named).findings
        == [Finding("value.repeated", "[1].shop_id", "1:29")])
  }

  @Test func `two keys that read one value do not repeat it`() {
    let factory = Factory(
      { (a: Int, b: Int) in a + b }, Key("v", .unique), Key("v", .unique))
    #expect(RuledSample(v: "1").faults(factory) == [])
  }

  @Test func `values in JSON text are those of the file`() {
    let factory = Factory(
      { (items: [Front.Item]) in items.count }, Key("v", .jsonText))
    let text = #"[{"v": [{"id": 1}]}, {"v": "[{\"id\": 2}, {\"id\": 1}]"}, {"v": [{"id": 2}]}]"#
    let report = RuledSample(.json(text)).report(factory)
    #expect(report.problems.map { "\($0.path)" } == ["[1].v[1].id", "[2].v[0].id"])
    #expect(report.problems.map(\.code) == [.repeatedValue, .repeatedValue])
    // The place of the first is that of the text around it.
    #expect(report.problems.last?.related.first?.position?.column == 28)
  }

  @Test func `numbers are the same however they are written`() {
    let policy = Policy(acceptsWholeReals: true)
    #expect(
      repeated(["1", "1.0", "1e0", "10e-1", "2", "-1"], Key<Int>("v", .unique), policy: policy)
        == ["[1].v", "[2].v", "[3].v"])
    #expect(repeated(["0", "-0.0", "0.00"], Key<Double>("v", .unique)) == ["[1].v", "[2].v"])
    #expect(repeated(["1.50", "15e-1", "1.5"], Key<Decimal>("v", .unique)) == ["[1].v", "[2].v"])
    #expect(
      repeated(["9007199254740992", "9007199254740993"], Key<Int64>("v", .unique)) == [])
    #expect(
      repeated([#""7""#, "7", #""+7""#], Key<Int>("v", .lenient, .unique)) == ["[1].v", "[2].v"])
  }

  @Test func `text is the same by its characters`() {
    #expect(
      repeated([#""a""#, #""\u0061""#, #""A""#, #""1""#, #""1.0""#], Key<String>("v", .unique))
        == ["[1].v"])
  }

  @Test func `UUIDs, colours, dates, data and truth values are the same by what they are`() {
    let id = "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"
    #expect(
      repeated(["\"\(id)\"", "\"\(id.lowercased())\""], Key<UUID>("v", .unique)) == ["[1].v"])
    #expect(
      repeated(
        [##""#F80""##, ##""#ff8800""##, "16746496", ##""#F81""##], Key<HexColor>("v", .unique))
        == ["[1].v", "[2].v"])
    #expect(
      repeated(
        [#""2020-01-01T00:00:00Z""#, #""2020-01-01T01:00:00+01:00""#, #""2020-01-02T00:00:00Z""#],
        Key<Date>("v", .unique)) == ["[1].v"])
    #expect(repeated([#""aGk=""#, #""aGk=""#, #""aGo=""#], Key<Data>("v", .unique)) == ["[1].v"])
    #expect(repeated(["true", "false", "true"], Key<Bool>("v", .unique)) == ["[2].v"])
    #expect(repeated(["null", "null"], Key<Bool?>("v", .unique)) == [])
  }

  @Test func `a property list's data and base64 text can be the same`() {
    let key = Factory({ (data: Data) in data }, Key("v", .base64, .unique))
    let text =
      "<array><dict><key>v</key><data>aGk=</data></dict>"
      + "<dict><key>v</key><string>aGk=</string></dict></array>"
    #expect(
      RuledSample(.xml(text)).faults(key)
        == ["value.repeated [1].v: `v` is \"aGk=\" again, but no two entries may have the same"])
  }

  @Test func `equal values of a binary file are repeated though they are one object`() throws {
    let entry = "<dict><key>id</key><string>x</string></dict>"
    let factory = Factory({ (id: String) in id }, Key("id", .unique))
    let report = RuledSample(try .binary(xml: "<array>\(entry)\(entry)</array>")).report(factory)
    #expect(report.problems.map { "\($0.code) \($0.path)" } == ["value.repeated [1].id"])
  }
}

import Foundation
import ModelKit
import ModelKitTestSupport
import Testing

struct MacroTests {
  private func model<M: Model>(_ json: String) throws -> M {
    try M(from: Sample.json(json).document)
  }

  private func model<M: Model>(_ type: M.Type, _ json: String) throws -> M { try model(json) }

  @Test func `stored properties are read from the keys of their names`() throws {
    let shop: MarkedShop = try model(
      #"{"name": "Corner", "shop_icon": "shop_1", "price": 12.5, "tags": ["a"], "stars": 5}"#)
    #expect(shop.name == "Corner" && shop.icon == ImageName("shop_1"))
    #expect(shop.price == Decimal(string: "12.5") && shop.tags == ["a"] && shop.stars == 5)
    #expect(shop.note == nil && shop.opens)
    #expect(
      MarkedShop.factory.keys.names == [
        "name", "shop_icon", "price", "tags", "stars", "note", "open",
      ])
  }

  @Test func `a value of the property stands in for a missing key only`() throws {
    let shop: MarkedShop = try model(#"{"name": "A", "shop_icon": "i", "open": false}"#)
    #expect(shop.tags == [] && shop.stars == 3 && !shop.opens)
    let report = MarkedShop.load(
      .json(#"[{"name": 1, "shop_icon": "i", "tags": 5}, {"nam": "x", "shop_icon": "i"}]"#))
    #expect(
      report.findings == [
        Finding("type.mismatch", "[0].name", "1:11"), Finding("type.mismatch", "[0].tags", "1:40"),
        Finding("key.missing", "[1].name", "1:44"),
        Finding("key.unknown", "[1].nam", "1:45", .warning),
      ])
    #expect(report.diagnostics.first?.model == "MarkedShop")
  }

  @Test func `a default can stand in the attribute`() throws {
    let defaulted: Defaulted = try model("{}")
    #expect(defaulted.tags == [] && defaulted.prices == [:] && defaulted.stars == 2)
    #expect(defaulted.day == Date(timeIntervalSince1970: 0))
    #expect(
      Defaulted.load(.json(#"{"s": 300, "p": []}"#)).findings == [
        Finding("value.out-of-range", "s", "1:7"), Finding("type.mismatch", "p", "1:17"),
      ])
  }

  @Test func `a dictionary in memory makes a model`() throws {
    let shop = try MarkedShop(dictionary: ["name": "果粉优选", "shop_icon": "shop_1"])
    #expect(shop.name == "果粉优选")
  }

  @Test func `public, nested and generic types are models`() throws {
    let shop: PublicShop = try model(
      #"{"key": "k", "hidden": {"label": "h"}, "factory": 4, "default": 5}"#)
    #expect(shop.key == "k" && shop.hidden.label == "h" && shop.factory == 4 && shop.default == 5)
    let nested: Namespace.Nested = try model(#"{"parts": [{"part_label": "p"}, {}]}"#)
    #expect(nested.parts.map(\.label) == ["p", "none"])
    #expect(try model(Namespace.Exposed.self, #"{"a": 1}"#).a == 1)
    let sheet: Sheet<PublicShop.Part> = try model(#"{"items": [{}], "next": 2}"#)
    #expect(sheet.items.map(\.label) == ["none"] && sheet.next == 2)
    #expect(try model(Sheet<Int>.Header.self, #"{"title": "t"}"#).title == "t")
    #expect(
      Sheet<Int>.load(.json(#"{"items": [1, "x"]}"#)).findings
        == [Finding("value.number", "items[1]", "1:15")])
    #expect(try model(Keyless.self, "{}").version == 1)
    let tree: Branch = try model(#"{"name": "a", "children": [{"name": "b", "children": []}]}"#)
    #expect(tree.children == [Branch(name: "b", children: [])])
  }

  @Test func `an initializer of the type's own is called`() {
    let report = Strict.load(.json(#"[{"low": 1, "high": 2}, {"low": 3, "high": 2}]"#))
    #expect(report.models.map(\.high) == [2])
    #expect(report.findings == [Finding("value.rejected", "[1]", "1:25")])
    #expect(report.diagnostics.first?.message == "Strict refused the entry: low above high")
  }

  @Test func `coding keys give names, and what they leave out is not read`() throws {
    let coded: Coded = try model(#"{"coded_name": "n", "count": 4, "other": "o"}"#)
    #expect(coded.name == "n" && coded.count == 4 && coded.note == "o" && coded.cache == [:])
    #expect(
      Coded.load(.json(#"{"coded_name": "n", "cache": {}}"#)).findings
        == [Finding("key.unknown", "cache", "1:21", .warning)])
    #expect(Coded.load(.json("{}")).findings == [Finding("key.missing", "coded_name", "1:1")])
    #expect(try model(Decoded.self, #"{"name": "read"}"#).name == "read")
  }

  @Test func `a class has an initializer over its properties, and makes its subclasses`() throws {
    let bicycle: Bicycle = try model(#"{"wheels": 2, "colour": "fff"}"#)
    #expect(type(of: bicycle) == Bicycle.self)
    #expect(bicycle.wheels == 2 && bicycle.tags == ["new"] && bicycle.colour != nil)
    #expect(Conveyance(wheels: 4).tags == ["new"])
    #expect(try model(Written.self, #"{"a": 2}"#).a == 4)
    #expect(try model(Settled.self, #"{"a": 2, "b": "x"}"#).isX)
    #expect(
      Settled.load(.json(#"{"a": 2, "b": "y"}"#)).findings.map(\.code) == ["value.unknown-case"])
    #expect(try model(Crate<String>.self, #"{"item": "i"}"#).item == "i")
    #expect(try model(Opened.self, #"{"a": 1, "tags": ["t"]}"#).tags == ["t"])
  }

  @Test func `a property wrapper wraps what is read`() throws {
    let wrapped: Wrapped = try model(#"{"level": 40}"#)
    #expect(wrapped.level == 10 && wrapped.step == 5)
  }

  @Test func `more properties than there are overloads for are read in code`() throws {
    let numbers = (0..<10).map { "\"a\($0)\": \($0)" } + (0..<10).map { "\"b\($0)\": \"\($0)\"" }
    let wide: Wide = try model("{\(numbers.joined(separator: ",")), \"c-3\": [1], \"c4\": true}")
    #expect(wide.a9 == 9 && wide.b9 == "9" && wide.c0 == nil && wide.c1 == 1.5 && wide.c2 == 2)
    #expect(wide.c3 == [1] && wide.c4 == true && wide.c8 == nil)
    #expect(Wide.factory.keys.names.count == 30)
    let faulty = numbers.dropLast().map { $0.replacing("\"b7\": \"7\"", with: "\"b7\": 7") }
    let report = Wide.load(.json("{\(faulty.joined(separator: ",")), \"c2\": null}"))
    #expect(
      report.findings.map { "\($0.code) \($0.path)" } == [
        "key.missing b9", "key.missing c-3", "type.mismatch b7", "type.null c2",
      ])
    #expect(WideStrict.load(.json("{}")).findings == [Finding("value.rejected", "", "1:1")])
    #expect(WideClass.load(.json("{}")).findings.count == 26)
  }

  @Test func `a program's own initializer stays beside the one that is written`() throws {
    struct Reader: Decodable { let shop: Decoded }
    let json = Data(#"{"shop": {"name": "a"}}"#.utf8)
    #expect(try JSONDecoder().decode(Reader.self, from: json).shop.name == "decoded")
  }
}

import Foundation
import ModelKitCore
import ModelKitDocument
import ModelKitTestSupport
import Testing

private struct Place: Model {
  let city: String
  let zip: String?
  static let factory = Factory(Place.init, Key("city", \Place.city), Key("zip", \Place.zip))
}

private struct Cat: Model {
  let lives: Int
  static let factory = Factory(Cat.init, Key("lives", \Cat.lives))
}

private struct Dog: Model {
  let type: String
  let tricks: [String]
  static let factory = Factory(Dog.init, Key("type", \Dog.type), Key("tricks", \Dog.tricks))
}

private enum Animal: Model {
  case cat(Cat)
  case dog(Dog)

  static let factory = Factory(
    union: "type", Variant("cat", Animal.cat), Variant("dog", Animal.dog))
}

private class Figure: Model {
  let name: String
  required init(name: String) { self.name = name }

  class var factory: Factory<Figure> {
    Factory(
      union: "kind", Variant("circle") { (circle: Circle) in circle },
      Variant("square") { (square: Square) in square })
  }
}

private final class Circle: Figure {
  override class var factory: Factory<Figure> { Factory(Self.init(name:), Key("name")) }
}

private final class Square: Figure {
  override class var factory: Factory<Figure> { Factory(Self.init(name:), Key("name")) }
}

private indirect enum Ring: Model {
  case a(Ring)
  case end(Cat)
  static let factory = Factory(
    union: "t", Variant("a", Ring.a), Variant("end", Ring.end))
}

private enum Kind: String, ModelValue, CaseIterable, FallbackCase {
  case cafe, bakery, other
  static var fallback: Kind { .other }
}

private enum ShoeSize: Int, ModelValue, CaseIterable, FallbackCase {
  case unknown = 0
  case small = 1
  static var fallback: ShoeSize { .unknown }
}

private struct Percent: ModelValue {
  let value: Int

  init(_ text: String) throws {
    guard text.hasSuffix("%"), let value = Int(text.dropLast()) else { throw Fault() }
    self.value = value
  }

  struct Fault: Error, CustomStringConvertible {
    var description: String { "a percentage ends with %" }
  }

  static func read(at node: NodeID, from reader: inout ModelReader) throws(ModelFailure) -> Self {
    throw reader.fail(.typeMismatch, at: node, "is read by its key alone")
  }
}

/// Keys and models of other shapes than one key for one value.
struct ShapeTests {
  // MARK: names

  @Test func `an alias is read where the name is not there`() {
    let factory = Factory({ (n: Int) in n }, Key("count", .alias("number"), .alias("n")))
    #expect(
      factory.load(Sample.json(#"[{"number": 1}, {"n": 2}, {"count": 3}]"#).document)
        .models == [1, 2, 3])
    let report = factory.load(Sample.json(#"[{"n": "x"}, {}]"#).document)
    #expect(
      report.findings == [
        Finding("value.number", "[0].n", "1:8"), Finding("key.missing", "[1].count", "1:14"),
      ])
  }

  @Test func `a value under a second name is not lost in silence`() {
    let factory = Factory({ (n: Int) in n }, Key("count", .alias("n")))
    let document = Sample.json(#"[{"n": 4, "count": 3}]"#).document
    #expect(factory.load(document).findings == [Finding("key.duplicate", "[0].n", "1:3")])
    let lax = factory.load(document, policy: Policy(duplicateKeys: .warning))
    #expect(lax.models == [3])
    #expect(lax.findings.map(\.severity) == [.warning])
  }

  @Test func `one missing dictionary is one fault of all keys that lead through it`() {
    let factory = Factory({ (a: Int, b: Int) in a + b }, Key(["p", "a"]), Key(["p", "b"]))
    #expect(
      factory.load(Sample.json("[{}]").document).findings == [
        Finding("key.missing", "[0].p", "1:2")
      ])
  }

  @Test func `a default of a nested key is noted by its whole path`() {
    let factory = Factory({ (a: Int) in a }, Key(["p", "a"], default: 1))
    let report = factory.load(Sample.json(#"[{"p": {}}]"#).document)
    #expect(report.models == [1])
    #expect(report.notes.first?.message == "`p.a` is not given, so its default stands in")
  }

  @Test func `a nested key is a list of names, and a point is part of a name`() {
    struct Shop: Model {
      let city: String
      let zip: Int?
      let id: String
      static let factory = Factory(
        Shop.init, Key(["address", "city"]), Key(["address", "zip"]), Key("com.acme.id"))
    }
    let report = Shop.load(
      .json(
        #"[{"address": {"city": "Kyoto", "zip": 5, "more": 1}, "com.acme.id": "a"}, {"address": {"zip": "x"}, "com.acme.id": "b"}, {"com.acme.id": "c"}, {"address": 5, "com.acme.id": "d", "else": 1}]"#
      ))
    #expect(report.models.map(\.city) == ["Kyoto"])
    #expect(
      report.findings == [
        Finding("key.missing", "[1].address.city", "1:87"),
        Finding("value.number", "[1].address.zip", "1:95"),
        Finding("key.missing", "[2].address", "1:122"),
        Finding("type.mismatch", "[3].address", "1:156"),
        Finding("key.unknown", "[3].else", "1:179", .warning),
      ])
  }

  // MARK: parts

  @Test func `a flattened part reads the keys beside it`() {
    struct Shop: Model {
      let name: String
      let place: Place
      static let factory = Factory(Shop.init, Key("name"), .flattened)
    }
    let report = Shop.load(
      .json(#"[{"name": "A", "zip": "1", "city": "Rome"}, {"name": "B"}, {"city": 1, "x": 2}]"#))
    #expect(report.models.map(\.place.city) == ["Rome"])
    #expect(
      report.findings == [
        Finding("key.missing", "[1].city", "1:45"),
        Finding("key.missing", "[2].name", "1:60"),
        Finding("type.mismatch", "[2].city", "1:69"),
        Finding("key.unknown", "[2].x", "1:72", .warning),
      ])
  }

  @Test func `absent, null and a value are told apart`() {
    let factory = Factory({ (v: Presence<Int>) in v }, Key("v"))
    let report = factory.load(Sample.json(#"[{}, {"v": null}, {"v": 3}, {"v": "x"}]"#).document)
    #expect(report.models == [.absent, .null, .value(3)])
    #expect(report.findings == [Finding("value.number", "[3].v", "1:35")])
  }

  @Test func `a key parses what it reads`() {
    let key = Key<Percent>("v", parsing: { (text: String) in try Percent(text) })
    let factory = Factory({ (percent: Percent) in percent.value }, key)
    let report = factory.load(
      Sample.json(#"[{"v": "5%"}, {"v": "5"}, {"v": 5}, {}]"#).document)
    #expect(report.models == [5])
    #expect(
      report.findings == [
        Finding("value.rejected", "[1].v", "1:21"), Finding("type.mismatch", "[2].v", "1:33"),
        Finding("key.missing", "[3].v", "1:37"),
      ])
    #expect(
      report.diagnostics.first?.message == "`v` is refused by Percent: a percentage ends with %")
  }

  // MARK: enumerations

  @Test func `a fallback case takes the rest, with a note`() {
    #expect(Kind.findings(in: .json(#"{"v": "bakery"}"#)) == [])
    let report = Box<Kind>.load(.json(#"{"v": "kiosk"}"#))
    #expect(report.models.map(\.v) == [.other])
    #expect(
      report.diagnostics.map(Finding.init) == [Finding("value.fallback", "v", "1:7", .note)])
    #expect(
      report.diagnostics.first?.message == #"`v` is string "kiosk", read as `other`"#)
    #expect(Kind.findings(in: .json(#"{"v": 5}"#)) == [Finding("type.mismatch", "v", "1:7")])
    let size = Box<ShoeSize>.load(.json(#"{"v": 9}"#))
    #expect(size.models.map(\.v) == [.unknown])
    #expect(size.diagnostics.map(\.code) == [.fellBack])
  }

  // MARK: unions

  @Test func `a tag chooses the model`() {
    let report = Animal.load(
      .json(
        #"[{"type": "cat", "lives": 9}, {"type": "cow"}, {"lives": 1}, {"type": "dog", "tricks": [], "x": 1}, {"type": "cat", "lives": "x", "y": 1}, {"type": 5}]"#
      ))
    #expect(report.models.count == 2)
    #expect(
      report.findings == [
        Finding("value.unknown-tag", "[1].type", "1:40"),
        Finding("key.missing", "[2].type", "1:48"),
        Finding("key.unknown", "[3].x", "1:92", .warning),
        Finding("value.number", "[4].lives", "1:126"),
        Finding("key.unknown", "[4].y", "1:131", .warning),
        Finding("value.unknown-tag", "[5].type", "1:149"),
      ])
    #expect(report.diagnostics.first?.help == "the tags are `cat`, `dog`")
    guard case .cat(let cat) = report.models[0], case .dog(let dog) = report.models[1] else {
      Issue.record("\(report.models)")
      return
    }
    #expect(cat.lives == 9)
    #expect(dog.type == "dog")
  }

  @Test func `a union that is a variant of itself ends in a finding`() {
    let report = Ring.load(.json(#"[{"t": "a"}]"#))
    #expect(report.findings.map(\.code) == ["value.unknown-tag"])
    #expect(report.models.isEmpty)
  }

  @Test func `a flattened part keeps what its factory says`() {
    struct Part: Model {
      let shopName: String
      static let factory = Factory(Part.init, Key("shopName")).applying(
        .keyNaming(.snakeCase), .lenient
      ).ignoring("old")
    }
    struct Whole: Model {
      let id: Int
      let part: Part
      static let factory = Factory(Whole.init, Key("id"), .flattened)
    }
    let report = Whole.load(.json(#"[{"id": 1, "shop_name": 5, "old": 0}]"#))
    #expect(report.models.map(\.part.shopName) == ["5"])
    #expect(report.findings == [])
    #expect(
      Whole.load(.json(#"[{"id": "1", "shop_name": "a"}]"#)).findings
        == [Finding("type.mismatch", "[0].id", "1:9")])
  }

  @Test func `a union in a list keeps the options of its key`() {
    struct Zoo: Model {
      let animals: [Animal]
      let names: [String]
      static let factory = Factory(
        Zoo.init, Key("animals", .oneOrMany), Key("names", .oneOrMany))
    }
    let report = Zoo.load(
      .json(#"{"animals": {"type": "dog", "tricks": "sit"}, "names": "Rex", "z": 0}"#))
    #expect(
      report.findings == [
        Finding("type.mismatch", "animals.tricks", "1:39"),
        Finding("key.unknown", "z", "1:63", .warning),
      ])
    let good = Zoo.load(.json(#"{"animals": {"type": "cat", "lives": 1}, "names": "Rex"}"#))
    #expect(good.models.map(\.names) == [["Rex"]])
  }

  @Test func `a tag chooses a subclass`() {
    let report = Figure.load(
      .json(
        #"[{"kind": "circle", "name": "A"}, {"kind": "square", "name": "B"}, {"kind": "blob"}]"#))
    #expect(report.models.map { "\(type(of: $0)) \($0.name)" } == ["Circle A", "Square B"])
    #expect(report.findings == [Finding("value.unknown-tag", "[2].kind", "1:77")])
    let circles = Circle.load(.json(#"[{"name": "C"}]"#))
    #expect(circles.models.map { "\(type(of: $0))" } == ["Circle"])
  }

  // MARK: context

  @Test func `a context is passed through a load`() throws {
    struct Scaled: ModelValue {
      let value: Int
      static func read(
        at node: NodeID, from reader: inout ModelReader
      ) throws(ModelFailure) -> Scaled {
        let scale = reader.context(as: Int.self) ?? 1
        return Scaled(value: try Int.read(at: node, from: &reader) * scale)
      }
    }
    let document = Sample.json(#"[{"v": 2}, {"v": 3}]"#).document
    #expect(Box<Scaled>.load(from: document, context: 10).models.map(\.v.value) == [20, 30])
    #expect(Box<Scaled>.load(from: document).models.map(\.v.value) == [2, 3])
  }
}

import ModelKitCore
import ModelKitTestSupport
import Testing

struct FactoryTests {
  /// A refusal in words.
  struct Refusal: Error, CustomStringConvertible {
    let description: String
  }

  struct Range: Model, Equatable {
    let low: Int
    let high: Int

    init(low: Int, high: Int) throws {
      guard low <= high else { throw Refusal(description: "\(low) is above \(high)") }
      self.low = low
      self.high = high
    }

    static let factory = Factory(Range.init, Key("low"), Key("high"))
  }

  @Test func `what a factory throws is reported at the entry`() {
    let report = Range.load(
      .json(#"[{"low": 1, "high": 2}, {"low": 3, "high": 2}, {"low": 3, "high": "x"}]"#))
    #expect(report.models.map(\.low) == [1])
    #expect(
      report.findings == [
        Finding("value.rejected", "[1]", "1:25"), Finding("value.number", "[2].high", "1:67"),
      ])
    #expect(report.diagnostics.first?.message == "Range refused the entry: 3 is above 2")
    #expect(report.diagnostics.first?.model == "Range")
  }

  @Test func `a nested model that is refused rejects its entry once`() {
    let report = Box<[Range]>.load(.json(#"{"v": [{"low": 3, "high": 2}]}"#))
    #expect(report.findings == [Finding("value.rejected", "v[0]", "1:8")])
  }

  struct Route: Model {
    let stops: [String]

    static func route(from start: String, to end: String) -> Route { Route(stops: [start, end]) }

    static let factory = Factory(Route.route(from:to:), Key("from"), Key("to"))
  }

  @Test func `a static function or a closure makes the model`() throws {
    let route = try Route(from: Sample.json(#"{"from": "a", "to": "b"}"#).document)
    #expect(route.stops == ["a", "b"])
    struct Loud: Model {
      let text: String
      static let factory = Factory({ Loud(text: $0.uppercased()) }, Key<String>("text"))
    }
    #expect(try Loud(from: Sample.json(#"{"text": "a"}"#).document).text == "A")
  }

  // MARK: classes

  class Vehicle: Model {
    let wheels: Int

    required init(wheels: Int) { self.wheels = wheels }

    class var factory: Factory<Vehicle> { Factory(Self.init(wheels:), Key("wheels")) }
  }

  class Bicycle: Vehicle {}

  class Truck: Vehicle {
    var load = 0

    class func loaded(wheels: Int, load: Int) -> Truck {
      let truck = Self(wheels: wheels)
      truck.load = load
      return truck
    }

    override class var factory: Factory<Vehicle> {
      Factory({ Self.loaded(wheels: $0, load: $1) }, Key("wheels"), Key("load"))
    }
  }

  /// A class whose factory names it, so that its subclasses get the wrong object.
  class Fixed: Model {
    let a: Int
    required init(a: Int) { self.a = a }
    class var factory: Factory<Fixed> { Factory(Fixed.init(a:), Key("a")) }
  }

  class Derived: Fixed {}

  @Test func `the factory of a base class makes the subclass that it is called on`() throws {
    let document = Sample.json(#"[{"wheels": 2}]"#).document
    let bicycles: [Bicycle] = try Bicycle.models(from: document)
    #expect(bicycles.map(\.wheels) == [2])
    let vehicles = try Vehicle.models(from: document)
    #expect(type(of: vehicles[0]) == Vehicle.self)
    #expect(type(of: bicycles[0]) == Bicycle.self)
  }

  @Test func `a subclass can have a factory of its own`() throws {
    let document = Sample.json(#"[{"wheels": 6, "load": 9}]"#).document
    let trucks: [Truck] = try Truck.models(from: document)
    #expect(trucks.map(\.load) == [9])
    #expect(Vehicle.load(from: document).findings.map(\.code) == ["key.unknown"])
  }

  @Test func `a factory that makes the base class is told so`() {
    let report = Derived.load(.json(#"{"a": 1}"#))
    #expect(report.models.isEmpty)
    #expect(report.findings == [Finding("value.rejected", "", "1:1")])
    #expect(report.diagnostics.first?.message == "the factory of Derived made a Fixed")
  }

  // MARK: many keys

  struct Wide: Model {
    let sum: Int
    let last: String

    static func wide(
      _ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, _ f: Int, _ g: Int, _ h: Int, _ i: Int,
      _ j: Int, _ k: Int, _ l: Int, _ m: Int, _ n: Int, _ o: Int, _ p: Int, _ q: Int, _ r: Int,
      _ s: Int, _ t: Int, _ u: Int, _ v: Int, _ w: Int, _ x: Int, _ y: String, _ z: String?
    ) -> Wide {
      let first = a + b + c + d + e + f + g + h + i + j + k + l
      let second = m + n + o + p + q + r + s + t + u + v + w + x
      return Wide(sum: first + second, last: y + (z ?? "-"))
    }

    static let factory = Factory(
      Wide.wide, Key("a"), Key("b"), Key("c"), Key("d"), Key("e"), Key("f"), Key("g"), Key("h"),
      Key("i"), Key("j"), Key("k"), Key("l"), Key("m"), Key("n"), Key("o"), Key("p"), Key("q"),
      Key("r"), Key("s"), Key("t"), Key("u"), Key("v"), Key("w"), Key("x", default: 100), Key("y"),
      Key("z"))
  }

  private static func wide(_ changes: [String: String?]) -> Sample {
    var values: [(String, String)] = "abcdefghijklmnopqrstuvw".map { ("\($0)", "1") }
    values.append(("y", "\"Y\""))
    let entries = values.compactMap { key, value -> String? in
      let value = changes[key] ?? value
      return value.map { "\"\(key)\":\($0)" }
    }
    return .json("{" + entries.joined(separator: ",") + "}")
  }

  @Test func `a model can have more keys than there are overloads for`() throws {
    let wide = try Wide(from: Self.wide([:]).document)
    #expect(wide.sum == 123)
    #expect(wide.last == "Y-")
    #expect(Wide.factory.keys.names.count == 26)
  }

  @Test func `every fault of a model with many keys is reported`() {
    let report = Wide.load(Self.wide(["b": "\"x\"", "c": nil, "y": "null"]))
    #expect(
      report.findings == [
        Finding("key.missing", "c", "1:1"), Finding("value.number", "b", "1:12"),
        Finding("type.null", "y", "1:140"),
      ])
  }

  @Test func `a factory can throw among many keys`() {
    struct Picky: Model {
      let a: Int
      static func make(
        _ a: Int?, _ b: Int?, _ c: Int?, _ d: Int?, _ e: Int?, _ f: Int?, _ g: Int?, _ h: Int?,
        _ i: Int?, _ j: Int?, _ k: Int?, _ l: Int?, _ m: Int?, _ n: Int?, _ o: Int?, _ p: Int?,
        _ q: Int?, _ r: Int?, _ s: Int?, _ t: Int?, _ u: Int?, _ v: Int?, _ w: Int?, _ x: Int?,
        _ y: Int?
      ) throws -> Picky {
        throw Refusal(description: "no")
      }
      static let factory = Factory(
        Picky.make, Key("a"), Key("b"), Key("c"), Key("d"), Key("e"), Key("f"), Key("g"), Key("h"),
        Key("i"), Key("j"), Key("k"), Key("l"), Key("m"), Key("n"), Key("o"), Key("p"), Key("q"),
        Key("r"), Key("s"), Key("t"), Key("u"), Key("v"), Key("w"), Key("x"), Key("y"))
    }
    #expect(Picky.load(.json("{}")).findings == [Finding("value.rejected", "", "1:1")])
  }
}

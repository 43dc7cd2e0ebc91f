import Foundation
import ModelKitCore
import ModelKitTestSupport
import Testing

/// Types with an `init(from:)` of their own: what they throw, catch and ask for.
struct HandwrittenTypesTests {
  private func error<T: Decodable>(
    _ type: T.Type, _ text: String, search: ModelDecoder.FaultSearch = .synthesized
  ) -> ModelError? {
    var decoder = ModelDecoder()
    decoder.faultSearch = search
    do throws(ModelError) {
      _ = try decoder.decode(type, from: Sample.json(text).document)
      return nil
    } catch {
      return error
    }
  }

  struct Percent: Decodable {
    let value: Int
    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      value = try container.decode(Int.self)
      guard (0...100).contains(value) else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "not a percentage")
      }
    }
  }

  struct Range: Decodable {
    let low: Int
    let high: Int
    private enum CodingKeys: CodingKey { case low, high }
    enum Keys: CodingKey { case none }
    struct Crossed: Error, CustomStringConvertible {
      var description: String { "low is above high" }
    }
    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      low = try container.decode(Int.self, forKey: .low)
      high = try container.decode(Int.self, forKey: .high)
      if low > high { throw Crossed() }
      guard high < 100 else {
        throw DecodingError.dataCorruptedError(
          forKey: .high, in: container, debugDescription: "too high")
      }
      guard high > -100 else {
        throw DecodingError.keyNotFound(
          CodingKeys.low, .init(codingPath: container.codingPath, debugDescription: "\(Self.self)"))
      }
    }
  }

  struct Outer: Decodable {
    let share: Percent
    let ranges: [Range]
  }

  @Test func `what types throw is placed and worded`() throws {
    let found = try #require(
      error(
        Outer.self,
        #"{"share": 101, "ranges": [{"low": 2, "high": 1}, {"low": 1, "high": 100}, {"low": -300, "high": -200}]}"#
      ))
    #expect(
      found.findings == [
        Finding("value.rejected", "share", "1:11"),
        Finding("value.rejected", "ranges[0]", "1:27"),
        Finding("value.rejected", "ranges[1].high", "1:69"),
        Finding("key.missing", "ranges[2].low", "1:75"),
      ])
    #expect(
      found.diagnostics.map(\.message) == [
        "Percent refused `share`: not a percentage",
        "Range refused `ranges[0]`: low is above high",
        "Range refused `high`: too high",
        "missing required key `low` in Range",
      ])
    #expect(!"\(found)".contains("stringValue"))
  }

  @Test func `the same words of two values are two faults`() throws {
    let found = error([Range].self, #"[{"low": 2, "high": 1}, {"low": 2, "high": 1}]"#)
    #expect(
      found?.findings
        == [Finding("value.rejected", "[0]", "1:2"), Finding("value.rejected", "[1]", "1:25")])
  }

  struct Wrapping: Decodable {
    struct Wrapper: Error { let inner: any Error }
    init(from decoder: any Decoder) throws {
      do {
        _ = try decoder.container(keyedBy: Range.Keys.self).decode(Int.self, forKey: .none)
      } catch {
        throw Wrapper(inner: error)
      }
    }
  }

  @Test func `no coding key is printed`() throws {
    let found = try #require(error([Wrapping].self, "[{}]"))
    #expect(found.findings == [Finding("value.rejected", "[0]", "1:2")])
    #expect(!"\(found)".contains("stringValue"))
  }

  enum Shape: Decodable {
    case circle(radius: Double, name: String)
    case square(side: Int)
  }

  @Test func `cases with values`() throws {
    #expect(error([Shape].self, #"[{"square": {"side": 1}}]"#) == nil)
    let found = try #require(
      error(
        [Shape].self, #"[{"circle": {"radius": "x", "name": 1}}, {"squre": {}}, {"square": 5}]"#))
    #expect(
      found.findings == [
        Finding("type.mismatch", "[0].circle.radius", "1:24"),
        Finding("value.unknown-case", "[1]", "1:42"),
        Finding("type.mismatch", "[2].square", "1:68"),
      ])
  }

  /// Anything but a number is -1.
  struct Tolerant: Decodable {
    let count: Int
    let name: String
    private enum CodingKeys: CodingKey { case count, name }
    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      count = (try? container.decode(Int.self, forKey: .count)) ?? -1
      name = try container.decode(String.self, forKey: .name)
    }
  }

  @Test func `a fault that is caught is none`() throws {
    let text = #"{"count": "x", "name": "n"}"#
    #expect(error(Tolerant.self, text) == nil)
    let value = try ModelDecoder().decode(Tolerant.self, from: Array(text.utf8))
    #expect(value.count == -1)
    #expect(
      error(Tolerant.self, #"{"count": "x", "name": 5}"#)?.findings
        == [Finding("type.mismatch", "name", "1:24")])
  }

  /// Would trap on a text that no number follows from.
  struct Trapping: Decodable {
    let first: Character
    let second: Int
    private enum CodingKeys: CodingKey { case first, second }
    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let text = try container.decode(String.self, forKey: .first)
      first = text[text.startIndex]
      second = try container.decode(Int.self, forKey: .second)
    }
  }

  @Test func `a type that makes something else of its fields gets no stand-ins`() {
    #expect(
      error(Trapping.self, #"{"first": 5, "second": "x"}"#)?.findings
        == [Finding("type.mismatch", "first", "1:11")])
  }

  @Test func `stand-ins for every type, where that is asked for`() {
    #expect(
      error(Tolerant.self, #"{"name": 5}"#, search: .every)?.findings.last
        == Finding("type.mismatch", "name", "1:10"))
    #expect(
      error(Outer.self, #"{"share": null, "ranges": null}"#, search: .first)?.findings
        == [Finding("type.null", "share", "1:11")])
  }

  /// The first form that fits.
  enum Union: Decodable {
    case range(Range)
    case percent(Percent)
    init(from decoder: any Decoder) throws {
      do {
        self = .range(try Range(from: decoder))
      } catch {
        self = .percent(try Percent(from: decoder))
      }
    }
  }

  @Test func `alternatives are tried in turn`() {
    #expect(error([Union].self, #"[5, {"low": 1, "high": 2}]"#) == nil)
    #expect(
      error([Union].self, #"[5, "x", 7]"#)?.findings == [Finding("value.number", "[1]", "1:5")])
  }

  struct Kept: Decodable {
    nonisolated(unsafe) static var decoder: (any Decoder)?
    init(from decoder: any Decoder) throws { Self.decoder = decoder }
  }

  @Test func `a decoder that is kept for later throws`() throws {
    _ = try ModelDecoder().decode(Kept.self, from: Array(#"{"a": 1}"#.utf8))
    let kept = try #require(Kept.decoder)
    #expect(throws: DecodingError.self) { try [String: Int](from: kept) }
    #expect(throws: DecodingError.self) { try Int(from: kept) }
    #expect(kept.codingPath.isEmpty)
  }

  struct Paths: Decodable {
    let path: String
    init(from decoder: any Decoder) throws {
      path = decoder.codingPath.map(\.stringValue).joined(separator: "/")
    }
  }

  @Test func `coding paths lead to the value`() throws {
    let text = #"{"a": [{"b": 1}, {"b": 2}]}"#
    let paths = try ModelDecoder().decode(
      [String: [[String: Paths]]].self, from: Array(text.utf8))
    #expect(paths["a"]?[1]["b"]?.path == "a/Index 1/b")
    let report = ModelDecoder().load(
      [[String: Paths]].self, from: Sample.json("[{\"c\": 1}]").document)
    #expect(report.models.first?["c"]?.path == "Index 0/c")
  }
}

/// Errors as code inside of `init(from:)` sees them, and types that the compiler's own decoding is
/// behind in other ways.
struct SynthesizedTypesTests {
  /// The name of the case of the `DecodingError` that a type gets.
  struct Probe: Decodable {
    let found: [String]
    private enum CodingKeys: CodingKey { case missing, null, text, large, bad }
    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      found = [CodingKeys.missing, .null, .text, .large, .bad].map { key in
        do {
          return "\(try container.decode(Int8.self, forKey: key))"
        } catch DecodingError.keyNotFound(let key, let context) {
          return "keyNotFound \(key.stringValue) \(context.codingPath.count)"
        } catch DecodingError.valueNotFound(_, let context) {
          return "valueNotFound \(context.codingPath.count)"
        } catch DecodingError.typeMismatch(_, let context) {
          return "typeMismatch \(context.codingPath.count)"
        } catch DecodingError.dataCorrupted(let context) {
          return "dataCorrupted \(context.codingPath.count)"
        } catch {
          return "\(error)"
        }
      }
    }
  }

  @Test func `containers throw the errors that Foundation's throw`() throws {
    let text = #"[{"null": null, "text": "x", "large": 300, "bad": 1.5}]"#
    let probe = try ModelDecoder().decode([Probe].self, from: Sample.json(text).document)[0]
    #expect(
      probe.found == [
        "keyNotFound missing 2", "valueNotFound 2", "typeMismatch 2", "dataCorrupted 2",
        "dataCorrupted 2",
      ])
  }

  @propertyWrapper struct Clamped: Decodable {
    var wrappedValue: Int
    init(from decoder: any Decoder) throws {
      wrappedValue = min(9, try decoder.singleValueContainer().decode(Int.self))
    }
  }

  enum Mood: String, Decodable { case good, bad }

  struct Mixed: Decodable {
    @Clamped var level: Int
    let mood: Mood
    let title: String
    let moods: [String: Mood]
    var next: Indirect?
    private enum CodingKeys: String, CodingKey {
      case level, mood, moods, next
      case title = "name"
    }
  }

  final class Indirect: Decodable {
    let size: Int
    let mixed: Mixed?
  }

  @Test func `wrapped, renamed and recursive properties`() throws {
    let text = """
      {"level": "x",
       "mood": "sad",
       "moods": {"a": "good", "b": "glad", "c": 1},
       "name": 7,
       "next": {"size": [], "mixed": {"level": 1, "mood": "bad", "moods": {}, "name": "n"}}}
      """
    let error = try #require(throws: ModelError.self) {
      try ModelDecoder().decode(Mixed.self, from: Sample.json(text).document)
    }
    // `name` is another property's key, which only the type's own decoding would ask for.
    #expect(
      error.findings == [
        Finding("value.number", "level", "1:11"),
        Finding("value.unknown-case", "mood", "2:10"),
        Finding("value.unknown-case", "moods.b", "3:30"),
        Finding("type.mismatch", "moods.c", "3:43"),
        Finding("type.mismatch", "next.size", "5:19"),
      ])
  }
}

/// Superclasses that were not coded.
struct SuperclassTests {
  class Base: Decodable {
    let path: String
    let isNil: Bool
    required init(from decoder: any Decoder) throws {
      path = decoder.codingPath.map(\.stringValue).joined(separator: "/")
      isNil = try decoder.singleValueContainer().decodeNil()
    }
  }

  final class Derived: Base {
    private enum CodingKeys: CodingKey { case a }
    required init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      _ = try container.decodeIfPresent(Int.self, forKey: .a)
      try super.init(from: container.superDecoder())
    }
  }

  final class Strict: Base {
    private enum CodingKeys: CodingKey { case a }
    required init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      _ = try container.superDecoder().container(keyedBy: CodingKeys.self)
      try super.init(from: decoder)
    }
  }

  @Test(arguments: ["{}", "{\"a\": 1}"]) func `are null at a path of their own`(text: String) throws
  {
    let value = try ModelDecoder().decode(Derived.self, from: Sample.json(text).document)
    #expect(value.path == "super")
    #expect(value.isNil)
    let binary = try Sample.binary(xml: "<dict><key>a</key><integer>1</integer></dict>")
    #expect(try ModelDecoder().decode(Derived.self, from: binary.document).isNil)
  }

  @Test func `are faults where they are needed`() throws {
    let error = try #require(throws: ModelError.self) {
      try ModelDecoder().decode(Strict.self, from: Sample.json("{\"a\": 1}").document)
    }
    #expect(error.findings == [Finding("key.missing", "super", "1:1")])
  }
}

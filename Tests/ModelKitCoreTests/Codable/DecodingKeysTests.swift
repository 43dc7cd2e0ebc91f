import ModelKitCore
import ModelKitTestSupport
import Testing

/// Keys that nobody asks for, and keys that stand twice.
struct DecodingKeysTests {
  struct Shop: Decodable, Equatable {
    var name: String
    var address: String?
    var tags: [String: Int]?
  }

  private func load(_ text: String, _ policy: Policy = .strict) -> LoadReport<Shop> {
    ModelDecoder(policy: policy).load([Shop].self, from: Sample.json(text).document)
  }

  @Test func `of many keys each is found, and of two the one that counts`() throws {
    let entries = (0..<20_000).map { "\"k\($0)\": \($0)" }.joined(separator: ", ")
    let sample = Sample.json("{\(entries), \"\\u006b7\": -7}")
    var decoder = ModelDecoder()
    decoder.policy.duplicateKeys = .warning
    let last = try decoder.decode([String: Int].self, from: sample.document)
    #expect(last.count == 20_000)
    #expect(last["k7"] == -7)
    #expect(last["k19999"] == 19_999)
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    #expect(try decoder.decode([String: Int].self, from: sample.document) == last)
    let strict = #expect(throws: ModelError.self) {
      try ModelDecoder().decode([String: Int].self, from: sample.document)
    }
    #expect(strict?.findings.map(\.code) == ["key.duplicate"])
  }

  @Test func `unknown keys are warnings with a suggestion`() {
    let report = load(#"[{"name": "a", "adress": "x", "tags": {"any": 1}, "zzz": 0}]"#)
    #expect(report.models.count == 1)
    #expect(
      report.findings == [
        Finding("key.unknown", "[0].adress", "1:16", .warning),
        Finding("key.unknown", "[0].zzz", "1:51", .warning),
      ])
    #expect(report.diagnostics[0].message == "Shop has no property `adress`")
    #expect(report.diagnostics[0].help == "did you mean `address`?")
    #expect(report.diagnostics[0].model == "Shop")
  }

  @Test func `unknown keys by policy`() {
    let text = #"[{"name": "a", "x": 1}]"#
    #expect(load(text, Policy(unknownKeys: .ignore)).findings.isEmpty)
    let strict = load(text, Policy(unknownKeys: .error))
    #expect(strict.models.isEmpty)
    #expect(strict.findings == [Finding("key.unknown", "[0].x", "1:16")])
  }

  @Test func `duplicate keys by policy`() {
    let text = #"[{"name": "a", "name": "b", "tags": {"k": 1, "k": 2}}]"#
    let strict = load(text)
    #expect(strict.models.isEmpty)
    #expect(
      strict.findings == [
        Finding("key.duplicate", "[0].name", "1:16"),
        Finding("key.duplicate", "[0].tags.k", "1:46"),
      ])
    let lenient = load(text, Policy(duplicateKeys: .ignore))
    #expect(lenient.models == [Shop(name: "b", tags: ["k": 2])])
    #expect(lenient.findings.isEmpty)
    #expect(
      load(text, Policy(duplicateKeys: .warning)).findings.allSatisfy { $0.severity == .warning })
  }

  @Test func `two texts that are one key are a key that stands twice`() throws {
    func findings<Key: Decodable & Hashable>(_ text: String, _ type: Key.Type) -> [Finding] {
      let error = #expect(throws: ModelError.self) {
        try ModelDecoder().decode([Key: String].self, from: Sample.json(text).document)
      }
      return error?.findings ?? []
    }
    #expect(
      findings(#"{"1": "a", "2": "b", "01": "c", "+1": "d"}"#, Int.self) == [
        Finding("key.duplicate", #"["01"]"#, "1:22"), Finding("key.duplicate", #"["+1"]"#, "1:33"),
      ])
    #expect(findings(#"{"7": "a", "07": "b"}"#, Grade.self).map(\.path) == [#"["07"]"#])
    #expect(findings(#"{"1": "a", "1": "b"}"#, Int.self).map(\.path) == [#"["1"]"#])
    let distinct = try ModelDecoder().decode(
      [Int: String].self, from: Sample.json(#"{"1": "a", "10": "b"}"#).document)
    #expect(distinct == [1: "a", 10: "b"])
    var decoder = ModelDecoder()
    decoder.policy.duplicateKeys = .warning
    let document = Sample.json(#"[{"1": "a", "01": "b"}]"#).document
    let report = decoder.load([[Int: String]].self, from: document)
    #expect(report.models == [[1: "b"]])
    #expect(report.findings == [Finding("key.duplicate", #"[0]["01"]"#, "1:13", .warning)])
    #expect(
      try ModelDecoder().decode(
        [String: String].self, from: Sample.json(#"{"1": "a", "01": "b"}"#).document
      ).count == 2)
  }

  private enum Grade: Int, Decodable, CodingKeyRepresentable { case good = 7 }

  @Test func `keys in any order, and many of them`() throws {
    let keys = (0..<200).map { "key\($0)" }
    let entries = keys.map { "\"\($0)\": \($0.utf8.count)" }.joined(separator: ", ")
    let values = try ModelDecoder().decode(
      [String: Int].self, from: Sample.json("{\(entries)}").document)
    #expect(values == Dictionary(uniqueKeysWithValues: keys.map { ($0, $0.utf8.count) }))
    let report = load(#"[{"tags": {}, "address": "x", "name": "n"}]"#)
    #expect(report.models == [Shop(name: "n", address: "x", tags: [:])])
    #expect(report.findings.isEmpty)
    let escaped = load(#"[{"n\u0061me": "n"}]"#)
    #expect(escaped.models == [Shop(name: "n")])
  }

  struct Wide: Decodable {
    let key90: Int
    let key3: Int
  }

  @Test func `an entry of many keys tells all that are unknown`() {
    let entries = (0..<100).map { "\"key\($0)\": \($0)" }.joined(separator: ", ")
    let report = ModelDecoder().load([Wide].self, from: Sample.json("[{\(entries)}]").document)
    #expect(report.models.first?.key90 == 90)
    #expect(report.diagnostics.count == 98)
  }

  class Base: Decodable {
    let id: Int
  }

  final class Derived: Base {
    let name: String
    private enum CodingKeys: CodingKey { case name }
    required init(from decoder: any Decoder) throws {
      name = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .name)
      try super.init(from: decoder)
    }
  }

  @Test func `what a superclass asks for is known`() {
    let report = ModelDecoder().load(
      [Derived].self, from: Sample.json(#"[{"id": 1, "name": "n", "x": 2}]"#).document)
    #expect(report.models.map(\.name) == ["n"])
    #expect(report.findings == [Finding("key.unknown", "[0].x", "1:25", .warning)])
  }

  struct Snake: Decodable {
    let imageURL: String
    let shopName: String
    private enum CodingKeys: String, CodingKey {
      case imageURL = "imageUrl"
      case shopName
    }
  }

  @Test func `converted keys keep their names in reports`() {
    var decoder = ModelDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    let report = decoder.load(
      [Snake].self,
      from: Sample.json(#"[{"image_url": 1, "shop_nam": "x"}]"#).document)
    #expect(
      report.findings == [
        Finding("key.missing", "[0].shopName", "1:2"),
        Finding("type.mismatch", "[0].image_url", "1:16"),
        Finding("key.unknown", "[0].shop_nam", "1:19", .warning),
      ])
  }
}

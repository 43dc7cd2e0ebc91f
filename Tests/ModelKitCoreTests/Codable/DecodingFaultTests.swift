import Foundation
import ModelKitCore
import ModelKitTestSupport
import Testing

/// What is thrown for data that is not as the types want it.
struct DecodingFaultTests {
  struct Shop: Decodable, Equatable {
    let name: String
    let price: Double
    let stock: Int
    let tags: [String]
    let address: Address?
  }

  struct Address: Decodable, Equatable {
    let city: String
    let zip: String
  }

  private func findings<T: Decodable>(
    _ sample: Sample, _ type: T.Type, _ decoder: ModelDecoder = ModelDecoder()
  ) -> [Finding] {
    do throws(ModelError) {
      _ = try decoder.decode(type, from: sample.document)
      return []
    } catch {
      return error.findings
    }
  }

  @Test func `every fault of an entry, in the order of the file`() {
    let sample = Sample.json(
      """
      [{"name": "a", "price": 1, "stock": 2, "tags": []},
       {"name": 5, "price": "x", "stock": 1.5, "tags": ["a", 7, null], "address": {"city": 1}},
       {"name": "c"}]
      """)
    #expect(
      findings(sample, [Shop].self) == [
        Finding("type.mismatch", "[1].name", "2:11"),
        Finding("type.mismatch", "[1].price", "2:23"),
        Finding("value.precision-loss", "[1].stock", "2:37"),
        Finding("type.mismatch", "[1].tags[1]", "2:56"),
        Finding("type.null", "[1].tags[2]", "2:59"),
        Finding("key.missing", "[1].address.zip", "2:77"),
        Finding("type.mismatch", "[1].address.city", "2:86"),
        Finding("key.missing", "[2].price", "3:2"),
        Finding("key.missing", "[2].stock", "3:2"),
        Finding("key.missing", "[2].tags", "3:2"),
      ])
  }

  struct Pair: Decodable {
    let a: Int
    let b: Int
  }

  struct Stay: Decodable {
    let name: String
    let hours: [Pair]
  }

  @Test func `the key that is missing first is among the faults`() {
    #expect(
      findings(.json("{}"), Pair.self)
        == [Finding("key.missing", "a", "1:1"), Finding("key.missing", "b", "1:1")])
    #expect(
      findings(.json(#"{"hours": [{"a": "soon"}]}"#), Stay.self)
        == [
          Finding("key.missing", "name", "1:1"), Finding("key.missing", "hours[0].b", "1:12"),
          Finding("value.number", "hours[0].a", "1:18"),
        ])
  }

  enum Kind: String, Decodable { case cafe, bakery }

  struct Place: Decodable {
    let kind: Kind
    let tags: [String]
    let name: String

    enum Keys: CodingKey { case kind, tags, name }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Keys.self)
      kind = try container.decode(Kind.self, forKey: .kind)
      tags = try container.decodeIfPresent([String].self, forKey: .tags) ?? []
      name = try container.decode(String.self, forKey: .name)
    }
  }

  @Test func `a key that may have a default is not said to be missing`() {
    #expect(
      findings(.json(#"{"kind": "kafe"}"#), Place.self)
        == [Finding("value.unknown-case", "kind", "1:10")])
    #expect(
      findings(.json(#"{"kind": "kafe", "tags": 5}"#), Place.self).map(\.code)
        == ["value.unknown-case", "type.mismatch"])
  }

  @Test func `good elements load beside bad ones`() {
    let sample = Sample.xml(
      """
      <array>
        <dict><key>city</key><string>A</string><key>zip</key><string>1</string></dict>
        <dict><key>city</key><true/><key>zip</key><integer>2</integer></dict>
        <string>x</string>
        <dict><key>zip</key><string>3</string><key>citi</key><string>B</string></dict>
        <dict><key>zip</key><string>4</string><key>city</key><string>C</string></dict>
      </array>
      """)
    let report = ModelDecoder().load([Address].self, from: sample.document)
    #expect(report.models == [Address(city: "A", zip: "1"), Address(city: "C", zip: "4")])
    #expect(report.entryCount == 5)
    #expect(report.rejected.map(\.index) == [1, 2, 3])
    #expect(
      report.findings == [
        Finding("type.mismatch", "[1].city", "4:24"),
        Finding("type.mismatch", "[1].zip", "4:45"),
        Finding("type.mismatch", "[2]", "5:3"),
        Finding("key.missing", "[3].city", "6:3"),
        Finding("key.unknown", "[3].citi", "6:41", .warning),
      ])
  }
}

/// The wording and the places of single faults.
struct DecodingWordsTests {
  enum Kind: String, Decodable { case cafe, bakery }
  enum Size: Int, Decodable, CaseIterable { case small = 1, large }

  struct Shop: Decodable {
    let kind: Kind
    let size: Size?
    let count: UInt8
    let opened: Date
    let link: URL
    let logo: Data
    let id: UUID
    let price: Decimal
  }

  @Test func `each kind of fault in its own words`() throws {
    let text = """
      {"kind": "caffe",
       "size": 3,
       "count": 300,
       "opened": "2020-02-30T00:00:00Z",
       "link": "a b",
       "logo": "!!!!",
       "id": "x",
       "price": "1,5"}
      """
    var decoder = ModelDecoder()
    decoder.dateDecodingStrategy = .iso8601
    let error = try #require(throws: ModelError.self) {
      try decoder.decode(Shop.self, from: Sample.json(text).document)
    }
    #expect(
      error.findings == [
        Finding("value.unknown-case", "kind", "1:10"),
        Finding("value.unknown-case", "size", "2:10"),
        Finding("value.out-of-range", "count", "3:11"),
        Finding("value.date", "opened", "4:12"),
        Finding("value.url", "link", "5:10"),
        Finding("value.data", "logo", "6:10"),
        Finding("value.uuid", "id", "7:8"),
        Finding("type.mismatch", "price", "8:11"),
      ])
    try #require(error.diagnostics.count == 8)
    #expect(error.diagnostics[0].message == "`kind` should be Kind, which has no case `caffe`")
    #expect(error.diagnostics[1].help == "Size has `1`, `2`")
    #expect(error.diagnostics.allSatisfy { $0.file == "sample.json" })
    #expect(error.diagnostics[2].model == "Shop")
  }

  @Test func `seconds that are milliseconds`() throws {
    var decoder = ModelDecoder()
    decoder.dateDecodingStrategy = .secondsSince1970
    let error = try #require(throws: ModelError.self) {
      try decoder.decode([Date].self, from: Sample.json("[1432821600000]").document)
    }
    #expect(error.findings == [Finding("value.out-of-range", "[0]", "1:2")])
    #expect(error.diagnostics[0].help == "it looks like milliseconds; use .millisecondsSince1970")
    decoder.dateDecodingStrategy = .millisecondsSince1970
    #expect(
      try decoder.decode([Date].self, from: Sample.json("[1432821600000]").document)
        == [Date(timeIntervalSince1970: 1_432_821_600)])
  }

  @Test func `a file of the wrong kind`() throws {
    let report = ModelDecoder().load([Shop].self, from: Sample.json("{\"a\": 1}").document)
    #expect(report.findings == [Finding("type.root", "", "1:1")])
    #expect(report.diagnostics[0].message == "the file holds a dictionary; [Shop] is a list")
    let error = try #require(throws: ModelError.self) {
      try ModelDecoder().decode(Shop.self, from: Sample.xml("<array><true/></array>").document)
    }
    #expect(error.findings == [Finding("type.root", "", "2:1")])
    #expect(error.diagnostics[0].message == "the file holds an array of 1; Shop is a dictionary")
  }

  @Test func `syntax errors and faults of values together`() {
    let sample = Sample.json("[{\"city\": \"A\", \"zip\": 1},\n {\"city\": x, \"zip\": \"2\"}]")
    let report = ModelDecoder().load([[String: String]].self, from: sample.document)
    #expect(report.models.isEmpty)
    #expect(report.findings.map(\.path) == ["[0].zip", "[1].city"])
    #expect(report.findings.last?.code.hasPrefix("syntax.") == true)
  }

  @Test func `a file that is not there`() throws {
    let url = URL(filePath: "/nowhere/at/all.json")
    #expect(
      ModelDecoder().load([Int].self, contentsOf: url).findings == [Finding("io.missing")])
    let error = try #require(throws: ModelError.self) {
      try ModelDecoder().decode([Int].self, contentsOf: url)
    }
    #expect(error.findings == [Finding("io.missing")])
  }
}

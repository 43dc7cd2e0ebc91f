import Foundation
import ModelKitCore
import ModelKitTestSupport
import Testing

struct CollectionTests {
  // MARK: lists

  @Test func `lists keep their order`() throws {
    #expect(try [Int].value(json: "[3, 1, 2]") == [3, 1, 2])
    #expect(
      try [[String]].value(json: "[[\"a\"], [], [\"b\", \"c\"]]") == [["a"], [], ["b", "c"]])
    #expect(try [String].value(xml: "<array><string>a</string><string/></array>") == ["a", ""])
    #expect(try [Int].value(openStep: "(1, 2, )") == [1, 2])
    #expect(
      try [Bool].value(
        in: .binary(xml: "<dict><key>v</key><array><true/><false/><true/></array></dict>"))
        == [true, false, true])
    #expect(try [Int?].value(json: "[1, null]") == [1, nil])
  }

  @Test func `every element at fault is reported, at its own place`() {
    #expect(
      [String].findings(in: .json("{\"v\": [1, \"a\", null, true, \"b\"]}")) == [
        Finding("type.mismatch", "v[0]", "1:8"), Finding("type.null", "v[2]", "1:16"),
        Finding("type.mismatch", "v[3]", "1:22"),
      ])
    #expect(
      [[Int]].findings(in: .json("{\"v\": [[1, \"x\"], 5]}")) == [
        Finding("value.number", "v[0][1]", "1:12"), Finding("type.mismatch", "v[1]", "1:18"),
      ])
  }

  @Test func `an element is named by its number`() {
    #expect(
      [Int].words(json: "[1, true]").first
        == "`v[1]` should be Int, but the file has a boolean")
    #expect([Int].words(json: "5").first == "`v` should be [Int], but the file has an integer")
  }

  // MARK: sets

  @Test func `a set has no element twice`() throws {
    #expect(try Set<String>.value(json: "[\"a\", \"b\"]") == ["a", "b"])
    #expect(
      Set<Int>.findings(in: .json("{\"v\": [1, 2, 1, 1]}")) == [
        Finding("value.duplicate", "v[2]", "1:14"), Finding("value.duplicate", "v[3]", "1:17"),
      ])
    #expect(Set<Int>.words(json: "[1, 1]").first == "`v[1]` is in the set already")
    #expect(
      Set<Int>.words(json: "{}").first == "`v` should be Set<Int>, but the file has a dictionary")
  }

  // MARK: dictionaries

  @Test func `keys are strings, whole numbers, UUIDs and cases`() throws {
    #expect(try [String: Int].value(json: "{\"a b\": 1, \"\": 2}") == ["a b": 1, "": 2])
    #expect(try [Int: String].value(json: "{\"7\": \"x\", \"-1\": \"y\"}") == [7: "x", -1: "y"])
    #expect(try [Word: Bool].value(json: "{\"two\": true}") == [.two: true])
    let uuid = try #require(UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"))
    #expect(try [UUID: Int].value(json: "{\"\(uuid)\": 1}") == [uuid: 1])
    #expect(
      try [Int: Int].value(xml: "<dict><key>5</key><integer>6</integer></dict>") == [5: 6])
    #expect(try [Word: Int].value(openStep: "{ one = 1; }") == [.one: 1])
    #expect(
      try [Int: Int].value(
        in: .binary(xml: "<dict><key>v</key><dict><key>5</key><integer>6</integer></dict></dict>"))
        == [5: 6])
  }

  @Test func `a key that is none is placed at the key`() {
    #expect(
      [Word: String].findings(in: .json("{\"v\": {\"one\": \"x\", \"car\": \"y\"}}"))
        == [Finding("key.invalid", "v.car", "1:20")])
    for text in ["x", "", "1.0", " 1", "99999999999999999999"] {
      #expect(
        [Int: Int].findings(in: .json("{\"v\": {\"\(text)\": 1}}")).map(\.code)
          == ["key.invalid"], "\(text)")
    }
    #expect([UUID: Int].findings(in: .json("{\"v\": {\"x\": 1}}")).map(\.code) == ["key.invalid"])
    #expect(
      [Word: Int].words(json: "{\"tow\": 1}")
        == ["the key `tow` should be Word, which has no such case", "did you mean `two`?"])
  }

  @Test func `other types are no keys`() {
    #expect(
      [Double: Int].findings(in: .json("{\"v\": {\"1\": 1, \"2\": 2}}"))
        == [Finding("key.invalid", "v[\"1\"]", "1:8"), Finding("key.invalid", "v[\"2\"]", "1:16")])
    #expect(throws: Never.self) { try [Double: Int].value(json: "{}") }
  }

  @Test func `every entry at fault is reported`() {
    #expect(
      [String: Int].findings(in: .json("{\"v\": {\"a\": \"x\", \"b\": 1, \"c\": null}}")) == [
        Finding("value.number", "v.a", "1:13"), Finding("type.null", "v.c", "1:31"),
      ])
  }

  @Test func `a key that stands twice is an error with both places`() throws {
    let report = Box<[String: Int]>.load(.json("{\"v\": {\"a\": 1,\n\"b\": 2, \"a\": 3}}"))
    #expect(report.findings == [Finding("key.duplicate", "v.a", "2:9")])
    #expect(report.models.isEmpty)
    let first = try #require(report.diagnostics.first?.related.first?.position)
    #expect((first.line, first.column) == (1, 8))
  }

  @Test func `two texts can be one key`() throws {
    let report = Box<[Int: Int]>.load(.json("{\"v\": {\"1\": 1, \"+1\": 2, \"01\": 3}}"))
    #expect(
      report.findings == [
        Finding("key.duplicate", "v[\"+1\"]", "1:16"),
        Finding("key.duplicate", "v[\"01\"]", "1:25"),
      ])
    #expect(report.diagnostics.map { $0.related.first?.position?.column } == [8, 16])
    let id = "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"
    #expect(
      [UUID: Int].findings(in: .json("{\"v\": {\"\(id)\": 1, \"\(id.lowercased())\": 2}}"))
        .map(\.code) == ["key.duplicate"])
  }

  @Test func `a key that stands twice is reported beside other faults`() {
    #expect(
      [Int: Int].findings(in: .json("{\"v\": {\"1\": \"x\", \"y\": 2, \"1\": 3}}")) == [
        Finding("value.number", "v[\"1\"]", "1:13"), Finding("key.invalid", "v.y", "1:18"),
        Finding("key.duplicate", "v[\"1\"]", "1:26"),
      ])
  }

  @Test func `where it is no error the last one counts`() {
    let sample = Sample.json("{\"v\": {\"a\": 1, \"a\": 2}}")
    let warned = Box<[String: Int]>.load(sample, policy: Policy(duplicateKeys: .warning))
    #expect(warned.findings == [Finding("key.duplicate", "v.a", "1:16", .warning)])
    #expect(warned.models.map(\.v) == [["a": 2]])
    let silent = Box<[String: Int]>.load(sample, policy: Policy(duplicateKeys: .ignore))
    #expect(silent.findings.isEmpty)
    #expect(silent.models.map(\.v) == [["a": 2]])
  }

  @Test func `optionals`() throws {
    #expect(try Int?.value(json: "null") == nil)
    #expect(try Int?.value(json: "5") == 5)
    #expect(Int?.fault(json: "\"x\"") == "value.number")
    #expect(try [String: Int?].value(json: "{\"a\": null}") == ["a": nil])
    #expect(try Int?.value(in: BinaryFile.entry(BinaryFile.null)) == nil)
  }
}

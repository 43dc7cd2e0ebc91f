import Foundation
import ModelKitCore
import ModelKitDocument
import ModelKitTestSupport
import Testing

private struct Offer: Model {
  let from: Int
  let to: Int
  static let factory = Factory(Offer.init, Key("from"), Key("to")).validating { offer, findings in
    if offer.from > offer.to {
      findings.error("ends before it begins", at: "to", help: "swap the two")
    }
    if offer.from < 0 { findings.error("begins before time", at: "from") }
    if offer.from == offer.to { findings.warning("lasts no time") }
  }
}

/// Rules of keys and models.
struct RuleTests {
  private func findings<Value: ModelValue>(
    _ value: String, _ key: Key<Value>, policy: Policy = .strict
  ) -> [String] {
    let factory = Factory({ (value: Value) in value }, key)
    let report = factory.load(Sample.json("{\"v\": \(value)}").document, policy: policy)
    #expect(report.findings.allSatisfy { $0.path.hasPrefix("v") })
    return report.problems.map { "\($0.code) \($0.message)" }
  }

  @Test func `a number lies in a range`() {
    #expect(findings("5", Key<Int>("v", .range(0...10))) == [])
    #expect(findings("10", Key<Int>("v", .range(0...10))) == [])
    #expect(
      findings("11", Key<Int>("v", .range(0...10)))
        == ["value.out-of-range `v` is 11, but should be from 0 to 10"])
    #expect(
      findings("-0.5", Key<Double>("v", .range(0...)))
        == ["value.out-of-range `v` is -0.5, but should be 0 or more"])
    #expect(
      findings("1", Key<Decimal>("v", .range(0..<1)))
        == ["value.out-of-range `v` is 1, but should be 0 or more and less than 1"])
    #expect(
      findings("[1, 20, 3, 40]", Key<[Int]>("v", .range(...10))) == [
        "value.out-of-range `v[1]` is 20, but should be 10 or less",
        "value.out-of-range `v[3]` is 40, but should be 10 or less",
      ])
    #expect(
      findings("\"12\"", Key<Int>("v", .lenient, .range(0...10)))
        == ["value.out-of-range `v` is \"12\", but should be from 0 to 10"])
    #expect(findings("null", Key<Int?>("v", .range(1...2))) == [])
  }

  @Test func `a value of the wrong type breaks no rule besides`() {
    #expect(
      findings("true", Key<Int>("v", .range(0...10)))
        == ["type.mismatch `v` should be Int, but the file has a boolean"])
  }

  @Test func `lists and texts have so many elements`() {
    #expect(findings("[1]", Key<[Int]>("v", .nonEmpty)) == [])
    #expect(
      findings("[]", Key<[Int]>("v", .nonEmpty)) == ["value.count `v` should not be empty"])
    #expect(
      findings("\"\"", Key<String>("v", .nonEmpty)) == ["value.count `v` should not be empty"])
    #expect(
      findings("\"果粉优选\"", Key<String>("v", .count(1...3)))
        == ["value.count `v` has 4 characters, but should have 1 to 3"])
    #expect(
      findings("[1]", Key<[Int]>("v", .count(2...)))
        == ["value.count `v` has 1 element, but should have 2 or more"])
    #expect(
      findings("{\"a\": 1, \"b\": 2}", Key<[String: Int]>("v", .count(3...3)))
        == ["value.count `v` has 2 entries, but should have 3"])
  }

  @Test func `bytes are counted where text stands for them`() {
    #expect(findings("\"aGVsbG8=\"", Key<Data>("v", .count(5))) == [])
    #expect(
      findings("\"aGVsbG8=\"", Key<Data?>("v", .count(...4)))
        == ["value.count `v` has 5 bytes, but should have 0 to 4"])
    #expect(
      findings("\"aGVsbG8=\"", Key<String>("v", parsing: { (data: Data) in "\(data.count)" }))
        == [])
    #expect(
      findings("\"\"", Key<Data>("v", .nonEmpty)) == ["value.count `v` should not be empty"])
    #expect(findings("\"aGVsbG8=\"", Key<String>("v", .count(8))) == [])
  }

  @Test func `an element that is left out keeps no rules and does not count`() {
    let key = Key<[Int]>("v", .faultyElements(.skip), .range(0...5), .count(2...))
    #expect(
      findings("[1, \"9\", 3]", key)
        == ["type.mismatch `v[1]` should be Int, but the file has a string"])
    #expect(
      findings("[1, \"9\"]", key).first
        == "value.count `v` has 1 element, but should have 2 or more")
    #expect(
      findings("[1, \"9\", 7]", key).last
        == "value.out-of-range `v[2]` is 7, but should be from 0 to 5")
  }

  @Test func `a boolean that is read as a number keeps its range`() {
    let key = Key<Int>("v", .numberFromBoolean, .range(1...))
    #expect(findings("true", key) == [])
    #expect(findings("false", key).map { $0.prefix(18) } == ["value.out-of-range"])
  }

  @Test func `text matches a pattern as a whole`() {
    #expect(findings("\"20259\"", Key<String>("v", .pattern("[0-9]{5}"))) == [])
    #expect(
      findings("\"x20259\"", Key<String>("v", .pattern("[0-9]{5}")))
        == ["value.pattern `v` should match `[0-9]{5}`, but \"x20259\" does not"])
  }

  @Test func `a value is one of a few`() {
    let key = Key<String>("v", .oneOf("small", "large"))
    #expect(findings("\"small\"", key) == [])
    #expect(
      findings("\"smal\"", key)
        == ["value.not-allowed `v` should be one of a few values, but is \"smal\""])
    #expect(findings("3", Key<Int>("v", .oneOf("1", "3"))) == [])
  }

  @Test func `no two entries have the same value`() {
    let factory = Factory({ (id: Int) in id }, Key("id", .unique))
    let report = factory.load(
      Sample.json("[{\"id\": 1},\n{\"id\": 2},\n{\"id\": 1}]").document)
    #expect(report.models == [1, 2])
    #expect(report.findings == [Finding("value.repeated", "[2].id", "3:8")])
    #expect(report.diagnostics.first?.related.first?.text == "first here")
    #expect(report.diagnostics.first?.related.first?.position?.line == 1)
  }

  @Test func `a model's own check reports several findings`() {
    let report = Offer.load(
      .json(#"[{"from": 1, "to": 2}, {"from": -1, "to": -2}, {"from": 3, "to": 3}, {"from": 4}]"#))
    #expect(report.models.map(\.from) == [1, 3])
    #expect(
      report.findings == [
        Finding("value.invalid", "[1].from", "1:33"),
        Finding("value.invalid", "[1].to", "1:43"),
        Finding("value.invalid", "[2]", "1:48", .warning),
        Finding("key.missing", "[3].to", "1:70"),
      ])
    #expect(report.diagnostics[1].help == "swap the two")
    #expect(report.diagnostics[1].model == "Offer")
  }

  @Test func `hooks look before and after`() {
    struct Gone: Error, CustomStringConvertible { let description = "is gone" }
    let factory = Factory({ (n: Int) in n }, Key("n"), ).before {
      (node, reader) throws(ModelFailure) in
      if reader.document.count(of: node) > 1 {
        throw reader.fail(.invalid, at: node, "has more than one key")
      }
    }.after { n in
      guard n != 0 else { throw Gone() }
      return n * 2
    }
    let report = factory.load(Sample.json(#"[{"n": 2}, {"n": 0}, {"n": 1, "m": 2}]"#).document)
    #expect(report.models == [4])
    #expect(
      report.findings.filter { $0.severity == .error } == [
        Finding("value.rejected", "[1]", "1:12"), Finding("value.invalid", "[2]", "1:22"),
      ])
  }

  @Test func `ignored keys are known`() {
    let factory = Factory({ (n: Int) in n }, Key("n")).ignoring("_comment")
    let report = factory.load(Sample.json(#"[{"n": 1, "_comment": "x", "z": 1}]"#).document)
    #expect(report.findings == [Finding("key.unknown", "[0].z", "1:28", .warning)])
  }
}

import Foundation
import ModelKitCore
import ModelKitDocument
import ModelKitTestSupport
import Testing

/// Rules hold for the scalars in lists and dictionaries.
struct NestedRuleTests {
  @Test func `values of a dictionary keep rules`() {
    #expect(
      RuledSample(v: #"{"min": 1, "max": 90, "x": 100}"#)
        .faults(Key<[String: Int]>("v", .range(0...50))) == [
          "value.out-of-range v.max: `max` is 90, but should be from 0 to 50",
          "value.out-of-range v.x: `x` is 100, but should be from 0 to 50",
        ])
    #expect(
      RuledSample(v: #"{"a": "x", "b": "1"}"#)
        .faults(Key<[String: String]>("v", .pattern("[a-z]")))
        == ["value.pattern v.b: `b` should match `[a-z]`, but \"1\" does not"])
    #expect(
      RuledSample(v: #"{"1": "x", "2": "y"}"#).faults(Key<[Int: String]>("v", .oneOf("x")))
        == ["value.not-allowed v[\"2\"]: `[\"2\"]` should be one of a few values, but is \"y\""])
  }

  @Test func `lists in lists and dictionaries keep rules`() {
    #expect(
      RuledSample(v: "[[1, 2], [9, 3], [], [4, 8]]").faults(Key<[[Int]]>("v", .range(...5))) == [
        "value.out-of-range v[1][0]: `v[1][0]` is 9, but should be 5 or less",
        "value.out-of-range v[3][1]: `v[3][1]` is 8, but should be 5 or less",
      ])
    #expect(
      RuledSample(v: #"{"a": [{"b": 7}]}"#)
        .faults(Key<[String: [[String: Int?]]]?>("v", .range(...5)))
        == ["value.out-of-range v.a[0].b: `b` is 7, but should be 5 or less"])
    #expect(
      RuledSample(v: #"["a", "b"]"#).faults(Key<Set<String>>("v", .oneOf("a")))
        == ["value.not-allowed v[1]: `v[1]` should be one of a few values, but is \"b\""])
  }

  @Test func `a nested model has rules of its own`() {
    let shop = #"{"name": "A", "price": 7, "tags": ["x"]}"#
    #expect(RuledSample(v: "[\(shop)]").faults(Key<[Shop]>("v", .range(...5), .oneOf("y"))) == [])
    #expect(
      RuledSample(v: "{\"a\": \(shop)}").faults(Key<[String: Shop]>("v", .count(2), .range(...5)))
        == ["value.count v: `v` has 1 entry, but should have 2"])
    #expect(
      RuledSample(v: "{\"name\": \"A\"}").faults(Key<Shop>("v", .count(2...)))
        == ["value.count v: `v` has 1 entry, but should have 2 or more"])
  }

  @Test func `the count is that of the outermost list`() {
    #expect(RuledSample(v: "[[1, 2, 3]]").faults(Key<[[Int]]>("v", .count(1))) == [])
  }

  @Test func `what is left out of a list in a list keeps no rules`() {
    let key = Key<[[Int]]>("v", .faultyElements(.skip), .range(...5), .count(2))
    #expect(
      RuledSample(v: #"[["9", 9], [1]]"#).faults(key) == [
        "type.mismatch v[0][0]: `v[0][0]` should be Int, but the file has a string",
        "value.out-of-range v[0][1]: `v[0][1]` is 9, but should be 5 or less",
      ])
  }

  @Test func `what is left out in JSON text is left out`() {
    let key = Key<[Int]>("v", .jsonText, .faultyElements(.skip), .range(...5), .count(1))
    #expect(
      RuledSample(v: #""[1, \"9\"]""#).faults(key)
        == ["type.mismatch v[1]: `v[1]` should be Int, but the file has a string"])
  }

  @Test func `of two entries with one key the last one counts`() {
    let key = Key<[Int: Int]>("v", .duplicateKeys(.ignore), .range(...5), .count(1))
    #expect(RuledSample(v: #"{"1": 9, "01": 2}"#).faults(key) == [])
    #expect(
      RuledSample(v: #"{"1": 2, "01": 9}"#).faults(key)
        == ["value.out-of-range v[\"01\"]: `[\"01\"]` is 9, but should be 5 or less"])
  }
}

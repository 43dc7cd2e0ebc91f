import ModelKitCore
import ModelKitDocument
import ModelKitTestSupport
import Testing

/// What is good beside something faulty is held to the rules in the same run.
struct RulesBesideFaultsTests {
  private func faults<Value: ModelValue>(
    _ text: String, _ key: Key<Value>, policy: Policy = .strict
  ) -> [String] {
    let report = RuledSample(v: text, policy: policy)
      .report(Factory({ (value: Value) in value }, key))
    return report.problems.map { "\($0.code) \($0.path)" }
  }

  @Test func `an element that breaks a rule is told beside one that cannot be read`() {
    #expect(
      faults(#"[1, "x", 300, null, 2]"#, Key<[Int]>("v", .range(0...5)))
        == ["value.number v[1]", "value.out-of-range v[2]", "type.null v[3]"])
    #expect(
      faults(#"["a", 1, "B"]"#, Key<Set<String>>("v", .pattern("[a-z]")))
        == ["type.mismatch v[1]", "value.pattern v[2]"])
    #expect(
      faults(#"[300, 1, 300, 1]"#, Key<Set<Int>>("v", .range(0...5))) == [
        "value.out-of-range v[0]", "value.duplicate v[2]", "value.duplicate v[3]",
      ])
  }

  @Test func `so it is within lists of lists, and in dictionaries`() {
    #expect(
      faults(#"[[1, "x", 300], 7, [300], {}]"#, Key<[[Int]]>("v", .range(0...5))) == [
        "value.number v[0][1]", "value.out-of-range v[0][2]", "type.mismatch v[1]",
        "value.out-of-range v[2][0]", "type.mismatch v[3]",
      ])
    #expect(
      faults(
        #"{"a": 300, "b": "x", "c": [1], "d": 6, "e": 1}"#, Key<[String: Int]>("v", .range(0...5)))
        == [
          "value.out-of-range v.a", "value.number v.b", "type.mismatch v.c",
          "value.out-of-range v.d",
        ])
    #expect(
      faults(#"{"a": [300, "x"], "b": 1}"#, Key<[String: [Int]]>("v", .range(0...5)))
        == ["value.out-of-range v.a[0]", "value.number v.a[1]", "type.mismatch v.b"])
  }

  @Test func `the value of a key that is none is looked at as well`() {
    #expect(
      faults(#"{"1": 300, "x": 300, "y": "z", "2": 1}"#, Key<[Int: Int]>("v", .range(0...5))) == [
        #"value.out-of-range v["1"]"#, "key.invalid v.x", "value.out-of-range v.x",
        "key.invalid v.y", "value.number v.y",
      ])
    #expect(
      faults(#"{"x": {"name": 1}, "1": {}}"#, Key<[Int: Shop]>("v"))
        == ["key.invalid v.x", "type.mismatch v.x.name", #"key.missing v["1"].name"#])
  }

  @Test func `elements are looked at where their number is wrong`() {
    #expect(
      faults("[300, 1, 2]", Key<[Int]>("v", .count(2), .range(0...5)))
        == ["value.count v", "value.out-of-range v[0]"])
    #expect(
      faults(#"{"a": 300, "b": 1}"#, Key<[String: Int]>("v", .count(1), .range(0...5)))
        == ["value.count v", "value.out-of-range v.a"])
  }

  @Test func `a number of elements is wrong if it stays so however the faulty ones are mended`() {
    let range = Key<[Int]>("v", .count(2...3))
    #expect(faults(#"["x"]"#, range) == ["value.count v", "value.number v[0]"])
    #expect(faults(#"[1, "x"]"#, range) == ["value.number v[1]"])
    #expect(faults(#"[1, "x", 2, 3]"#, range) == ["value.number v[1]"])
    #expect(faults(#"[1, "x", 2, 3, 4]"#, range) == ["value.count v", "value.number v[1]"])
    let entries = Key<[Int: Int]>("v", .count(...1))
    #expect(
      faults(#"{"1": 1, "01": 1}"#, entries) == [#"key.duplicate v["01"]"#])
    #expect(faults(#"{"1": 1, "x": 1}"#, entries) == ["key.invalid v.x"])
    #expect(
      faults(#"{"1": 1, "2": 1, "x": 1}"#, entries) == ["value.count v", "key.invalid v.x"])
  }

  @Test func `the number of elements of a damaged list is not known`() {
    #expect(
      RuledSample(.json(#"{"v": [1, 300 : 2, 5}"#))
        .report(Factory({ (v: [Int]) in v }, Key("v", .count(5), .range(0...5)))).problems
        .contains { $0.code == .wrongCount } == false)
  }

  @Test func `what is left out is held to nothing`() {
    let key = Key<[Int]>("v", .faultyElements(.skip), .range(0...5), .count(2))
    #expect(
      faults(#"[1, "x", 300]"#, key) == ["value.number v[1]", "value.out-of-range v[2]"])
    #expect(
      faults(
        "[[1, \"x\", 300], \"y\", [9]]", Key<[[Int]]>("v", .faultyElements(.skip), .range(0...5)))
        == [
          "value.number v[0][1]", "value.out-of-range v[0][2]", "type.mismatch v[1]",
          "value.out-of-range v[2][0]",
        ])
  }

  @Test func `nothing more is looked at where the first faulty element ends the list`() {
    #expect(
      faults(#"[300, "x", 300]"#, Key<[Int]>("v", .faultyElements(.fail), .range(0...5)))
        == ["value.number v[1]"])
  }

  @Test func `so it is in text that is read as a list or as JSON`() {
    #expect(
      faults(#""300,x,1""#, Key<[Int]>("v", .split(by: ","), .range(0...5)))
        == ["value.number v[1]", "value.out-of-range v[0]"])
    #expect(
      faults(#""[300, \"x\"]""#, Key<[Int]>("v", .jsonText, .range(0...5)))
        == ["value.number v[1]", "value.out-of-range v[0]"])
    #expect(
      faults(#""[300, tru]""#, Key<[Int]>("v", .jsonText, .range(0...5)))
        == ["syntax.unexpected-token v[1]"])
    #expect(
      faults(
        #"["[300, tru]", "[1, \"x\", 300]", [6]]"#, Key<[[Int]]>("v", .jsonText, .range(0...5))
      )
      .contains("value.out-of-range v[2][0]"))
  }

  /// An element by what is wrong with it.
  private static func fault(of element: String) -> String? {
    switch element {
    case "1": nil
    case "300": "value.out-of-range"
    case "\"x\"": "value.number"
    default: "type.null"
    }
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `each element has its own fault, whatever the others have`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let elements = (0..<Int.random(in: 0..<12, using: &random)).map { _ in
      ["1", "1", "300", "\"x\"", "null"].randomElement(using: &random) ?? "1"
    }
    let expected = elements.map(Self.fault)
    let list = elements.joined(separator: ", ")
    #expect(
      faults("[\(list)]", Key<[Int]>("v", .range(0...5)))
        == expected.enumerated().compactMap { i, code in code.map { "\($0) v[\(i)]" } })
    #expect(
      faults("[[\(list)], [\(list)]]", Key<[[Int]]>("v", .range(0...5)))
        == (0..<2).flatMap { j in
          expected.enumerated().compactMap { i, code in code.map { "\($0) v[\(j)][\(i)]" } }
        })
    let entries = elements.enumerated().map { "\"k\($0)\": \($1)" }.joined(separator: ", ")
    #expect(
      faults("{\(entries)}", Key<[String: Int]>("v", .range(0...5)))
        == expected.enumerated().compactMap { i, code in code.map { "\($0) v.k\(i)" } })
  }
}

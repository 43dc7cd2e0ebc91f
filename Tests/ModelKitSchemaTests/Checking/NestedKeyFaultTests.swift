import ModelKitCore
import ModelKitDocument
import ModelKitTestSupport
import Testing

/// One value that several keys lead to or through has one fault.
struct NestedKeyFaultTests {
  @Test func `a key beside a nested one tells the fault of the value once`() {
    let text = #"{"o": 5, "p": "x"}"#
    let outerFirst = Factory(
      { (o: [String: Int], x: Int) in x }, Key("o"), Key(["o", "x"])
    ).ignoring("p")
    #expect(
      RuledSample(.json(text)).report(outerFirst).findings == [Finding("type.mismatch", "o", "1:7")]
    )
    let nestedFirst = Factory(
      { (x: Int, o: [String: Int]) in x }, Key(["o", "x"]), Key("o")
    ).ignoring("p")
    #expect(
      RuledSample(.json(text)).faults(nestedFirst) == [
        "type.mismatch o: `o` should be a dictionary with `x`, but the file has an integer"
      ])
  }

  @Test func `other values keep their own faults`() {
    let factory = Factory(
      { (o: [String: Int], x: Int, p: Int) in x }, Key("o"), Key(["p", "x"]), Key("q"))
    #expect(
      RuledSample(.json(#"{"o": 5, "p": "x", "q": "y"}"#)).report(factory).findings == [
        Finding("type.mismatch", "o", "1:7"), Finding("type.mismatch", "p", "1:15"),
        Finding("value.number", "q", "1:25"),
      ])
    let list = Factory({ (x: Int) in x }, Key(["o", "x"]))
    #expect(
      RuledSample(.json(#"[{"o": 5}, {"o": 6}]"#)).report(list).findings == [
        Finding("type.mismatch", "[0].o", "1:8"), Finding("type.mismatch", "[1].o", "1:18"),
      ])
  }

  @Test func `one object of a binary file has a fault at each of its places`() throws {
    let factory = Factory({ (x: Int, y: Int) in x + y }, Key(["o", "x"]), Key(["p", "y"]))
    let report = RuledSample(
      try .binary(xml: "<dict><key>o</key><string>s</string><key>p</key><string>s</string></dict>")
    ).report(factory)
    #expect(Set(report.problems.map { "\($0.path)" }) == ["o", "p"])
  }

  @Test func `a key that stands twice on the way to a value is reported once`() {
    let text = #"[{"o": {"x": 1, "x": 2}}, {"o": {"p": {"x": 3, "y": 4}, "p": {"x": 5}}}]"#
    let factory = Factory(
      { (x: Int?, y: Int?, z: Int?) in x ?? y ?? z }, Key(["o", "x"]), Key(["o", "p", "x"]),
      Key(["o", "p", "y"]))
    let report = RuledSample(.json(text)).report(factory)
    #expect(
      report.findings == [
        Finding("key.duplicate", "[0].o.x", "1:17"), Finding("key.duplicate", "[1].o.p", "1:57"),
      ])
    #expect(report.rejected.map(\.index) == [0, 1])
    var policy = Policy.strict
    policy.duplicateKeys = .warning
    let warned = RuledSample(.json(text), policy: policy).report(factory)
    #expect(warned.models == [2, 5])
    #expect(warned.findings.map(\.severity) == [.warning, .warning])
    policy.duplicateKeys = .ignore
    let ignored = RuledSample(.json(text), policy: policy).report(factory)
    #expect(ignored.models == [2, 5])
    #expect(ignored.findings.isEmpty)
  }

  @Test func `the default of a nested key is noted at the way to it`() throws {
    let factory = Factory(
      { (x: Int, y: Int) in x + y }, Key(["o", "x"], default: 1), Key("y", default: 2))
    let report = RuledSample(.json(#"[{"o": {}}]"#)).report(factory)
    let notes = report.notes
    #expect(
      notes.map(\.path.steps) == [
        [.index(0), .key("o"), .key("x")], [.index(0), .key("y")],
      ])
    #expect(
      notes.map(\.message) == [
        "`o.x` is not given, so its default stands in",
        "`y` is not given, so its default stands in",
      ])
  }

  @Test func `a value that two keys read has its fault once`() {
    let text = #"[{"o": {"x": "q"}}, {"o": {"x": "r"}}]"#
    let faults = [
      Finding("value.number", "[0].o.x", "1:14"), Finding("value.number", "[1].o.x", "1:33"),
    ]
    let outerFirst = Factory({ (o: [String: Int]?, x: Int?) in x }, Key("o"), Key(["o", "x"]))
    #expect(RuledSample(.json(text)).report(outerFirst).findings == faults)
    let nestedFirst = Factory({ (x: Int?, o: [String: Int]?) in x }, Key(["o", "x"]), Key("o"))
    #expect(RuledSample(.json(text)).report(nestedFirst).findings == faults)
  }
}

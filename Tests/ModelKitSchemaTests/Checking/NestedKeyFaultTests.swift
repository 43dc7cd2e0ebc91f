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
}

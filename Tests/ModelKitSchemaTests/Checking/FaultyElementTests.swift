import ModelKitCore
import ModelKitDocument
import ModelKitTestSupport
import Testing

/// What becomes of elements that are read and yet at fault, and of their list.
struct FaultyElementTests {
  private let twice = #"[{"name": "A", "name": "B"}, {"name": "C"}]"#

  @Test func `an element with a key that stands twice is left out`() throws {
    let factory = Factory({ (v: [Shop]) in v }, Key("v", .faultyElements(.skip), .count(1)))
    let report = RuledSample(v: twice).report(factory)
    #expect(report.models.map { $0.map(\.name) } == [["C"]])
    #expect(report.findings == [Finding("key.duplicate", "v[0].name", "1:22", .warning)])
    #expect(report.diagnostics[0].notes == ["the element is left out of the list"])
  }

  @Test func `an element with an unknown key is left out where that is an error`() {
    let factory = Factory({ (v: [Shop?]) in v }, Key("v", .faultyElements(.replace)))
    let report = RuledSample(
      v: #"[{"name": "A", "x": 1}, {"name": "C"}]"#, policy: Policy(unknownKeys: .error)
    ).report(factory)
    #expect(report.models.map { $0.map { $0?.name } } == [[nil, "C"]])
    #expect(report.findings == [Finding("key.unknown", "v[0].x", "1:22", .warning)])
  }

  @Test func `a list that takes every element is refused`() {
    let factory = Factory({ (v: [Shop]) in v }, Key("v"))
    let report = RuledSample(v: twice).report(factory)
    #expect(report.models.isEmpty)
    #expect(report.findings == [Finding("key.duplicate", "v[0].name", "1:22")])
  }
}

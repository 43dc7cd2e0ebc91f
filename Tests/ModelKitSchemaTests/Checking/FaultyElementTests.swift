import ModelKitCore
import ModelKitDocument
import ModelKitTestSupport
import Testing

private enum Mood: String, ModelValue, CaseIterable, FallbackCase {
  case fine
  case other = "else"
  static let fallback = Mood.other
}

/// What becomes of elements that are read and yet at fault, and of those of sets.
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

  @Test func `unknown cases are one element of a set`() {
    #expect(
      RuledSample(v: #"["fine", "odd", "bad"]"#).faults(Key<Set<Mood>>("v"))
        == ["value.duplicate v[2]: `v[2]` is in the set already"])
    #expect(
      RuledSample(v: #"["else", "odd"]"#).faults(Key<Set<Mood>>("v"))
        == ["value.duplicate v[1]: `v[1]` is in the set already"])
    #expect(
      RuledSample(v: "[1, 8, 9]").faults(Key<Set<Size>>("v"))
        == ["value.duplicate v[2]: `v[2]` is in the set already"])
    #expect(RuledSample(v: #"["fine", "odd"]"#).faults(Key<Set<Mood>>("v")) == [])
  }
}

import ModelKitDocument
import ModelKitReport
import Testing

@Suite struct `Limits on what is shown` {
  private let report = FileReport(
    name: "a.json",
    diagnostics: (0..<7).map {
      Diagnostic(.missingComma, $0 < 5 ? .error : .warning, "finding \($0)", file: "a.json")
    }, dropped: 9000)

  @Test func `at most so many of each severity are shown and the rest is counted`() {
    var reporter = ConciseReporter(limit: 1)
    var catalog = SourceCatalog()
    let text = reporter.report(report, sources: &catalog) + reporter.finish()
    #expect(
      text == """
        a.json: error: finding 0 [syntax.missing-comma]
        a.json: warning: finding 5 [syntax.missing-comma]
        and 9004 more errors, 1 more warning

        """)
  }

  @Test func `errors that were never kept are counted`() {
    var reporter = ConciseReporter()
    var catalog = SourceCatalog()
    _ = reporter.report(report, sources: &catalog)
    #expect(reporter.finish() == "and 9000 more errors\n")
    #expect(report.count(of: .error) == 9005)
  }

  @Test func `the limit holds for all files together`() {
    var reporter = ConciseReporter(limit: 6)
    var catalog = SourceCatalog()
    let first = reporter.report(report, sources: &catalog)
    let second = reporter.report(report, sources: &catalog)
    #expect(first.split(separator: "\n").count == 7)
    #expect(second.split(separator: "\n").count == 3)
    #expect(reporter.finish() == "and 18004 more errors\n")
  }
}

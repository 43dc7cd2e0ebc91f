import ModelKitDocument
import ModelKitReport
import Testing

@Suite struct `Rendered reports` {
  @Test(arguments: Sample.all)
  func `text is the golden file's`(_ sample: Sample) throws {
    try Golden.expect(render(sample, with: TextReporter()), equals: "\(sample.name).txt")
  }

  @Test(arguments: Sample.all)
  func `concise is the golden file's`(_ sample: Sample) throws {
    try Golden.expect(render(sample, with: ConciseReporter()), equals: "\(sample.name).concise")
  }

  @Test(arguments: [Sample.mismatch, .unknownKey, .binary, .missing, .hostile, .wide])
  func `JSON is the golden file's`(_ sample: Sample) throws {
    try Golden.expect(render(sample, with: JSONReporter()), equals: "\(sample.name).json")
  }

  @Test func `colours wrap the parts and leave the text as it is`() throws {
    let colored = render(.mismatch, with: TextReporter(style: .colored))
    try Golden.expect(colored, equals: "type-mismatch.colored.txt")
    let plain = colored.replacing(/\u{1B}\[[0-9;]*m/, with: "")
    #expect(plain == render(.mismatch, with: TextReporter()))
  }

  @Test func `a blank line stands between two findings, not before the first`() throws {
    var reporter = TextReporter()
    var catalog = Sample.unknownKey.catalog
    let first = reporter.report(Sample.unknownKey.report, sources: &catalog)
    let second = reporter.report(Sample.missing.report, sources: &catalog)
    #expect(first.hasPrefix("warning[key.unknown]"))
    #expect(second.hasPrefix("\nerror[io.missing]"))
  }

  @Test func `a long line of letters with marks is cut between letters, to the same width`() {
    // Seven bytes to a cell, so that the nearer bytes do not fill the line.
    let letter = "e\u{301}\u{302}\u{303}"
    let letters = String(repeating: letter, count: 400)
    let source = SourceText("\"\(letters)#\(letters)\"", name: "marks.json")
    let report = FileReport(
      name: source.name, format: .json(.standard),
      diagnostics: [
        Diagnostic(
          .unexpectedToken, .error, "a sign", file: source.name, span: source.span("#"),
          label: "here")
      ])
    var catalog = SourceCatalog()
    catalog.add(source)
    var reporter = TextReporter(width: 120)
    let lines = reporter.report(report, sources: &catalog).split(separator: "\n")
    // 120 cells less the margin of 6 and the two signs of the cuts; a third stands before the place.
    let shown = String(repeating: letter, count: 112 / 3)
    let rest = String(repeating: letter, count: 112 - 112 / 3 - 1)
    let isExpected = lines[2] == " 1│ …\(shown)#\(rest)…"
    #expect(isExpected)
    #expect(lines[3] == "  │ " + String(repeating: " ", count: 112 / 3 + 1) + "^ here")
  }

  private func render(_ sample: Sample, with reporter: some Reporter) -> String {
    var reporter = reporter
    var catalog = sample.catalog
    return reporter.report(sample.report, sources: &catalog) + reporter.finish()
  }
}

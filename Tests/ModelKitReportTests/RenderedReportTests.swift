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

  private func render(_ sample: Sample, with reporter: some Reporter) -> String {
    var reporter = reporter
    var catalog = sample.catalog
    return reporter.report(sample.report, sources: &catalog) + reporter.finish()
  }
}

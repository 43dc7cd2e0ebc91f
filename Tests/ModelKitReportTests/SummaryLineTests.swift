import ModelKitDocument
import ModelKitReport
import Testing

@Suite struct `Summary lines` {
  @Test func `all good is said in one clause`() {
    #expect(line(EntryCounts(total: 43)) == "shops.plist: 43 of 43 entries loaded")
  }

  @Test func `rejected entries are named and findings counted`() {
    let entries = EntryCounts(
      total: 43, rejected: [entry(0), entry(1)])
    let errors = Array(repeating: Diagnostic(.invalidDate, .error, "x"), count: 2)
    #expect(
      line(entries, errors + [Diagnostic(.invalidDate, .warning, "y")])
        == "shops.plist: 41 of 43 entries loaded, 2 rejected ([0], [1]); 2 errors, 1 warning")
  }

  @Test func `notes are not counted`() {
    let note = Diagnostic(.invalidDate, .note, "x")
    #expect(line(EntryCounts(total: 1), [note]) == "shops.plist: 1 of 1 entries loaded")
  }

  @Test func `entries of a dictionary are named by key`() {
    let entries = EntryCounts(
      total: 3, rejected: [entry("annex"), entry("a.b")])
    #expect(
      line(entries) == "shops.plist: 1 of 3 entries loaded, 2 rejected (annex, [\"a.b\"])")
  }

  @Test func `a file that is one entry needs no name`() {
    let entries = EntryCounts(total: 1, rejected: [EntryIdentity()])
    #expect(line(entries) == "shops.plist: 0 of 1 entries loaded, 1 rejected")
  }

  @Test func `after ten names the rest is counted`() {
    let entries = EntryCounts(total: 12, rejected: (0..<12).map(entry))
    #expect(
      line(entries) == """
        shops.plist: 0 of 12 entries loaded, 12 rejected ([0], [1], [2], [3], [4], [5], [6], [7], \
        [8], [9], and 2 more)
        """)
  }

  @Test func `a file that could not be taken apart says so`() {
    #expect(
      line(nil, [Diagnostic(.emptyFile, .error, "x")]) == "shops.plist: nothing loaded; 1 error")
  }

  private func entry(_ index: Int) -> EntryIdentity {
    EntryIdentity(path: NodePath([.index(index)]), index: index, name: "id=\(index)")
  }

  private func entry(_ key: String) -> EntryIdentity {
    EntryIdentity(path: NodePath([.key(key)]), key: key)
  }

  private func line(_ entries: EntryCounts?, _ diagnostics: [Diagnostic] = []) -> String {
    SummaryLine.text(
      for: FileReport(name: "shops.plist", entries: entries, diagnostics: diagnostics))
  }
}

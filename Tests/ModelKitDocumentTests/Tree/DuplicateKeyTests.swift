import ModelKitDocument
import Testing

/// Keys that stand twice in one dictionary.
struct DuplicateKeyTests {
  private func plist(_ entries: String, open: String = "<dict>", close: String = "</dict>")
    -> Document
  {
    Document(reading: SourceText("<plist>\(open)\(entries)\(close)</plist>", name: "a.plist"))
  }

  private func indices(_ document: Document) -> [[Int]] {
    document.root.map { root in
      document.duplicateEntries(in: root).map { [$0.first.index, $0.again.index] }
    } ?? []
  }

  @Test func `each repetition is paired with the one before it`() {
    let document = plist(
      "<key>a</key><true/><key>b</key><true/><key>a</key><true/><key>a</key><true/>")
    #expect(indices(document) == [[0, 2], [2, 3]])
  }

  @Test func `keys are compared as they read`() {
    let document = plist(
      """
      <key>a&amp;b</key><true/><key>a&#38;b</key><true/><key><![CDATA[a&b]]></key><true/>\
      <key>a&amp;bc</key><true/>
      """)
    #expect(indices(document) == [[0, 1], [1, 2]])
  }

  @Test func `long keys that differ in the middle are different`() {
    let ends = "0123456789"
    let document = plist(
      "<key>\(ends)a\(ends)</key><true/><key>\(ends)b\(ends)</key><true/>"
        + "<key>\(ends)a\(ends)</key><true/>")
    #expect(indices(document) == [[0, 2]])
  }

  @Test(arguments: [1, 8, 23, 24, 25, 26, 100, 3000])
  func `small and large dictionaries find the same`(count: Int) {
    let keys = (0..<count).map { "<key>key number \($0)</key><true/>" }.joined()
    #expect(indices(plist(keys)) == [])
    let again = "<key>key number \(count / 2)</key><false/>"
    #expect(indices(plist(keys + again)) == [[count / 2, count]])
    #expect(indices(plist(keys + again + again)) == [[count / 2, count], [count, count + 1]])
  }

  @Test func `the finding names both places and both values`() throws {
    let document = plist(
      "\n<dict>\n<key>name</key><string>Annex</string>\n<key>name</key><string>Annexe</string></dict>",
      open: "<array>", close: "</array>")
    let pairs = document.allDuplicateKeys()
    #expect(pairs.count == 1)
    let pair = try #require(pairs.first?.duplicate)
    let finding = document.duplicateKeyDiagnostic(
      (pair.first.key, pair.again.key), severity: .error, path: document.path(of: pair.again.key))
    #expect(finding.code == .duplicateKey)
    #expect(finding.message == "key `name` appears twice in one dictionary")
    #expect(finding.path.description == "[0].name")
    #expect(finding.label == "again, value \"Annexe\"")
    #expect(finding.related.map(\.text) == ["first, value \"Annex\""])
    let span = try #require(finding.span)
    #expect(document.source.text(in: span) == "<key>name</key>")
  }

  @Test func `writing keeps the last value and warns once for each`() {
    let document = plist(
      "<key>a</key><true/><key>b</key><true/><key>a</key><false/><key>a</key><string>c</string>")
    let written = document.written(as: .json, options: WritingOptions(isCompact: true))
    #expect(String(decoding: written.bytes, as: UTF8.self) == #"{"b":true,"a":"c"}"#)
    #expect(written.diagnostics.map(\.code) == [.duplicateKey, .duplicateKey])
    #expect(written.diagnostics.allSatisfy { $0.severity == .warning && $0.position != nil })
    #expect(!written.hasLosses)
  }
}

import Foundation
import ModelKitCore
import ModelKitDocument
import ModelKitTestSupport
import Testing

struct ReportTests {
  @Test func `ten thousand bad entries are ten thousand findings`() throws {
    let entries = (0..<10_000).map { "{\"name\": \"\($0)\", \"price\": \"x\"}" }
    let report = Shop.load(
      .json("[{\"name\": \"good\"},\n" + entries.joined(separator: ",\n") + "]"))
    #expect(report.entryCount == 10_001)
    #expect(report.models.map(\.name) == ["good"])
    #expect(report.rejected.count == 10_000)
    #expect(report.count(of: .error) == 10_000)
    #expect(report.findings.first == Finding("type.mismatch", "[1].price", "2:24"))
    #expect(report.findings.last == Finding("type.mismatch", "[10000].price", "10001:27"))
    let error = #expect(throws: ModelError.self) { try report.get() }
    let lines = try #require(error).description.split(separator: "\n")
    #expect(lines.count == 101)
    #expect(lines.last == "and 9900 more")
  }

  @Test func `findings stand in the order of the file`() {
    let report = Shop.load(
      .json("[{\"price\": \"x\", \"nme\": 1},\n {\"name\": \"A\", \"price\": 1,}\n,{\"name\": 1}]"))
    #expect(
      report.findings == [
        Finding("key.missing", "[0].name", "1:2"), Finding("type.mismatch", "[0].price", "1:12"),
        Finding("key.unknown", "[0].nme", "1:17", .warning),
        Finding("syntax.trailing-comma", "[1]", "2:26"),
        Finding("type.mismatch", "[2].name", "3:11"),
      ])
  }

  @Test func `an error lists its faults one per line, without warnings`() {
    let report = Shop.load(
      .json("[{\"name\": \"A\", \"x\": 1},\n{\"name\": 5},\n{\"name\": \"B\", \"price\": true}]"))
    let error = #expect(throws: ModelError.self) { try report.get() }
    #expect(
      error?.description == """
        sample.json:2:10: error: `name` should be String, but the file has an integer \
        [type.mismatch] ([1].name)
        sample.json:3:24: error: `price` should be Decimal, but the file has a boolean \
        [type.mismatch] ([2].price)
        """)
    #expect(error?.localizedDescription == error?.description)
    #expect(error?.diagnostics.count == 3)
  }

  @Test func `warnings alone do not stop a load`() throws {
    let report = Shop.load(.json(#"[{"name": "A", "x": 1}]"#))
    #expect(report.isClean)
    #expect(report.count(of: .warning) == 1)
    #expect(try report.get().map(\.name) == ["A"])
  }

  @Test func `a finding in a binary file has an offset`() throws {
    // {name: 7}: the number stands at offset 16.
    let sample = BinaryFile.sample([
      [0xD1, 1, 2], [0x54] + Array("name".utf8), [0x10, 7],
    ])
    let diagnostic = try #require(Shop.load(sample).diagnostics.first)
    #expect(Finding(diagnostic) == Finding("type.mismatch", "name"))
    #expect(diagnostic.span == SourceSpan(start: 16, end: 18))
    #expect(
      diagnostic.concise == """
        sample.plist: error: `name` should be String, but the file has an integer, at offset 16 \
        [type.mismatch] (name)
        """)
  }

  @Test func `findings of a shared binary object are placed by their paths`() {
    // [{name: 7}, {name: 7}], both entries one object.
    let sample = BinaryFile.sample([
      [0xA2, 1, 1], [0xD1, 2, 3], [0x54] + Array("name".utf8), [0x10, 7],
    ])
    let report = Shop.load(sample)
    #expect(
      report.findings == [
        Finding("type.mismatch", "[0].name"), Finding("type.mismatch", "[1].name"),
      ])
    #expect(report.rejected.map(\.index) == [0, 1])
  }

  @Test func `findings of a binary file stay in the order in which they were met`() {
    // [{count: "x"}, {count: 0}, {count: "x"}]: text, a refusal of the factory, text again.
    let sample = BinaryFile.sample([
      [0xA3, 1, 2, 1], [0xD1, 3, 4], [0xD1, 3, 5], [0x55] + Array("count".utf8),
      [0x51, UInt8(ascii: "x")], [0x10, 0],
    ])
    let report = Counted.load(sample)
    let expected = [
      Finding("value.number", "[0].count"), Finding("value.rejected", "[1]"),
      Finding("value.number", "[2].count"),
    ]
    #expect(report.count(of: .error) == 3)
    #expect(report.findings == expected)
    #expect(report.diagnostics.map(\.entry?.index) == [0, 1, 2])
    #expect(report.diagnostics.map(\.model) == ["Counted", "Counted", "Counted"])
    #expect(report.findings == expected)
  }

  @Test func `findings are counted without being put into words`() {
    let report = Shop.load(
      .json(#"[{"name": 1, "x": 1}, {"name": "A", "price": "y"}, {"name": "B", "price": 1}]"#))
    #expect(report.summary == "1 of 3")
    #expect(!report.isClean)
    #expect(report.count(of: .error) == report.diagnostics.count { $0.severity == .error })
    #expect(report.count(of: .error) == 2)
    #expect(report.count(of: .warning) == 1)
    #expect(report.count(of: .note) == 0)
  }
}

/// A model that refuses some of what could be read.
private struct Counted: Model {
  struct NothingToCount: Error {}

  let count: Int

  init(count: Int) throws {
    guard count > 0 else { throw NothingToCount() }
    self.count = count
  }

  static let factory = Factory(Counted.init, Key("count"))
}

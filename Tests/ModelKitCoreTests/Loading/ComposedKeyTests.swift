import ModelKitCore
import ModelKitDocument
import ModelKitTestSupport
import Testing

private struct Cafe: Model, Codable, Equatable {
  var count: Int?

  enum CodingKeys: String, CodingKey { case count = "caf\u{E9}" }

  static let factory = Factory(Cafe.init, Key("caf\u{E9}", \Cafe.count))
}

/// Names that Unicode has several forms of are one name, as they are to Swift.
struct ComposedKeyTests {
  @Test(arguments: ["caf\u{E9}", "cafe\u{301}"])
  func `a key is found in each of its forms`(key: String) throws {
    let json = "[{\"\(key)\": 5}]"
    let xml = "<plist><array><dict><key>\(key)</key><integer>5</integer></dict></array></plist>"
    let openStep = "({\"\(key)\" = 5;})"
    for (text, name) in [(json, "a.json"), (xml, "a.plist"), (openStep, "b.plist")] {
      let report = Cafe.load(Array(text.utf8), name: name)
      #expect(report.models == [Cafe(count: 5)], "\(name)")
      #expect(report.diagnostics.isEmpty, "\(name)")
      let decoded = try ModelDecoder().decode(
        [Cafe].self, from: SourceText(Array(text.utf8), name: name))
      #expect(decoded == [Cafe(count: 5)], "\(name)")
    }
  }

  @Test func `an edit finds a key in another form`() throws {
    #expect(
      try Cafe.edited(.json("{\"cafe\u{301}\": 5}")) { $0.count = 2 } == "{\"cafe\u{301}\":2}")
  }
}

/// Text that is JSON is read under the limits of its file.
struct TextLimitTests {
  private struct Nested: Model {
    let text: [[[Int]]]
    static let factory = Factory(Nested.init, Key("text", .jsonText))
  }

  @Test func `the depth of text counts with that of its file`() {
    func findings(_ text: String, depth: Int) -> [Finding] {
      let options = ReadingOptions(limits: ReaderLimits(depth: depth))
      return Nested.load(Array(text.utf8), name: "a.json", options: options).findings
    }
    let text = #"{"text": "[[[1]]]"}"#
    #expect(findings(text, depth: 4).isEmpty)
    #expect(findings(text, depth: 3).map(\.code) == ["limit.depth"])
  }
}

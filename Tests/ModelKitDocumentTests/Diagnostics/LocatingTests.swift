import ModelKitDocument
import Testing

/// Every finding of a reader gets its line and column, and the path of what it is about.
struct LocatingTests {
  private func findings(_ text: String, _ name: String) -> [String] {
    Document(reading: SourceText(text, name: name)).diagnostics.map {
      "\($0.position?.line ?? 0):\($0.position?.column ?? 0) \($0.path)"
    }
  }

  @Test(arguments: [
    // In a value, before one, behind one, behind a container, and outside of all.
    ("{\"a\": [1, 02]}", ["1:11 a[1]"]),
    ("{\"a\": {\"b\": \"\\q\"}}", ["1:14 a.b"]),
    ("[[1,\n2\n3]]", ["3:1 [0][2]"]),
    ("{\"a\": [1, 2,], \"b\": 3}", ["1:12 a"]),
    ("{\"a\": {\"b\": 1,}, \"c\": 2}", ["1:14 a"]),
    ("{\"a\": {\"b\": 1}, }", ["1:15 "]),
    ("[1] x", ["1:5 "]),
  ])
  func `a fault of JSON has the path of what it stands in`(text: String, expected: [String]) {
    #expect(findings(text, "a.json") == expected)
  }

  @Test func `a fault of XML has the path of what it stands in`() {
    let text = """
      <plist><array>
      <dict><key>n</key><integer>12x</integer></dict>
      <dict><key>s</key><string>a & b</string></dict>
      <dict><key>t</key><array><date>2020-02-30T00:00:00Z</date></array></dict>
      </array></plist>
      """
    #expect(findings(text, "a.plist") == ["2:19 [0].n", "3:29 [1].s", "4:26 [2].t[0]"])
  }

  @Test func `ten thousand faults in one line are each at their place`() {
    let text = "[" + String(repeating: "{\"é\": 01}, ", count: 9_999) + "{\"é\": 01}]"
    let document = Document(reading: SourceText(text, name: "a.json"))
    #expect(document.diagnostics.count == 10_000)
    for index in [0, 1, 5_000, 9_999] {
      let finding = document.diagnostics[index]
      #expect(finding.path.description == "[\(index)].é")
      #expect(finding.position?.column == index * 12 + 9)
      #expect(finding.position?.utf16Column == index * 11 + 8)
    }
  }

  @Test func `lines and columns are those that a reader counts byte by byte`() {
    var random = SeededRandom(seed: 7)
    let parts = ["a", "\n", "\r", "\r\n", "é", "果", "\u{1F600}", "\u{B}", "\u{8A}", "abcdefgh"]
    for _ in 0..<200 {
      let text = (0..<40).map { _ in parts.randomElement(using: &random) ?? "" }.joined()
      let source = SourceText(text, name: "a")
      let lines = LineTable(source)
      let bytes = Array(text.utf8)
      var line = 1
      var start = 0
      for offset in bytes.indices {
        let head = String(decoding: bytes[start..<offset], as: UTF8.self)
        if bytes[offset] & 0xC0 != 0x80 {
          let expected = SourcePosition(
            line: line, column: offset - start + 1, utf16Column: head.utf16.count + 1)
          #expect(lines.position(of: UInt32(offset)) == expected, "\(text.debugDescription)")
        }
        let isBreak =
          bytes[offset] == 0x0A
          || bytes[offset] == 0x0D && (offset + 1 == bytes.count || bytes[offset + 1] != 0x0A)
        if isBreak { (line, start) = (line + 1, offset + 1) }
      }
    }
  }

  @Test func `positions of many bytes are those of each`() {
    let source = SourceText("a\r\né\u{1F600}b\n\rcd\n", name: "a")
    let lines = LineTable(source)
    let offsets = (0...UInt32(source.count + 2)).shuffled()
    let positions = lines.positions(of: offsets)
    #expect(positions == offsets.map { lines.position(of: $0) })
    #expect(
      lines.positions(of: offsets.sorted()) == offsets.sorted().map { lines.position(of: $0) })
  }
}

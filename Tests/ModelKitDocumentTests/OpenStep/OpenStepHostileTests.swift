import ModelKitDocument
import Testing

/// Input that was made to hurt: whatever the bytes, an answer, and soon.
struct OpenStepHostileTests {
  private static let sample = """
    // !$*UTF8*$!
    { name = "果粉 \\U00e9\\n\\351"; 'b c' = ( <0fbd77>, <[aGVsbG8=]>, <*I5>, word, ); /* c */
      date = <*D2011-11-28 09:21:30 +0000>; only; inner = { a = (); b = {}; }; }
    """

  private func read(_ bytes: some Sequence<UInt8>) -> Document {
    let document = Document(
      reading: SourceText(bytes, name: "a.plist"), options: ReadingOptions(format: .openStep))
    _ = document.outline
    for index in 0..<document.nodeCount {
      for entry in document.entries(of: NodeID(index)) {
        #expect(document.node(entry.key).has(Node.Bits.key))
        #expect(!document.node(entry.value).has(Node.Bits.key))
      }
      _ = document.headSpan(of: NodeID(index))
      if document.source.count < 1_000 { _ = document.span(of: NodeID(index)) }
    }
    return document
  }

  @Test func `a file cut off anywhere is one fault`() {
    let bytes = Array(Self.sample.utf8)
    #expect(read(bytes).findings == [])
    let first = Self.sample.utf8.firstIndex(of: UInt8(ascii: "{"))
    let start = first.map { Self.sample.utf8.distance(from: Self.sample.startIndex, to: $0) } ?? 0
    for length in start + 1..<bytes.count {
      let document = read(bytes[..<length])
      #expect(document.diagnostics.count == 1, "cut to \(length) bytes: \(document.findings)")
    }
  }

  @Test(arguments: 0..<20)
  func `changed bytes never trap`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let bytes = Array(Self.sample.utf8)
    let likely = Array("{}()<>;,=\"'\\/*\n U7".utf8)
    for _ in 0..<200 {
      var changed = bytes
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: 0..<changed.count, using: &random)
        let byte =
          Bool.random(using: &random)
          ? UInt8.random(in: 0...255, using: &random) : likely.randomElement(using: &random) ?? 0
        switch Int.random(in: 0..<3, using: &random) {
        case 0: changed[place] = byte
        case 1: changed.insert(byte, at: place)
        default: changed.remove(at: place)
        }
      }
      let document = read(changed)
      #expect(document.root != nil || !document.diagnostics.isEmpty)
    }
  }

  @Test(arguments: ["(", "{a=", "{a=("])
  func `deep nesting is a finding`(opening: String) {
    let document = read(String(repeating: opening, count: 200_000).utf8)
    #expect(document.diagnostics.map(\.code) == [.depthLimit])
    let level = opening == "{a=(" ? 2 : 1
    let offset = 512 / level * opening.utf8.count
    #expect(document.diagnostics.first?.span?.start == UInt32(offset))
  }

  @Test func `what is nested too deep is left out, and the rest is read`() {
    let deep = String(repeating: "(", count: 600) + String(repeating: ")", count: 600)
    let document = read("{ a = \(deep); b = 1; }".utf8)
    #expect(document.findings == ["limit.depth@\(6 + 511)"])
    #expect(document.outline.hasSuffix(#""b": "1"}"#))
  }

  @Test(arguments: [
    ")", "}", "\"", "'", "<", "/*", "=", ";", ",", "\\", "{", "a\"", "{)}", "(;", "<<<<<<<\n",
  ])
  func `the same token over and over is read in time`(token: String) {
    let document = read("{ a = 1; \(String(repeating: token, count: 5_000))".utf8)
    #expect(!document.diagnostics.isEmpty)
    #expect(document.diagnostics.count + document.droppedDiagnostics <= 10_001)
  }

  @Test func `the limit on nodes is kept`() {
    let text = "(" + String(repeating: "a,", count: 1_000) + ")"
    let document = Document(
      reading: SourceText(text, name: "a.plist"),
      options: ReadingOptions(format: .openStep, limits: ReaderLimits(nodes: 1_000)))
    #expect(document.diagnostics.map(\.code) == [.nodeLimit])
    #expect(document.root == nil)
  }
}

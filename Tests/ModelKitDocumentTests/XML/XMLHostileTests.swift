import ModelKitDocument
import Testing

@Suite struct XMLHostileTests {
  private static let fixture = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/x.dtd">
    <plist version="1.0">
    <array><!-- c -->
    \t<dict>
    \t\t<key>name &amp; more</key>
    \t\t<string>果粉 &#128664;<![CDATA[<x>]]></string>
    \t\t<key>n</key><integer>-12</integer><key>h</key><integer>0x1F</integer>
    \t\t<key>r</key><real>1.5e3</real><key>t</key><true/><key>f</key><false />
    \t\t<key>d</key><date>2011-11-28T09:21:30Z</date>
    \t\t<key>b</key><data>aGk=</data><key>e</key><dict><key/><array/></dict>
    \t</dict>
    \t<dict><key>name</key><string>B</string></dict>
    </array>
    </plist>
    """

  /// Whether the children of every container end where it says, and no reader's bookkeeping is left.
  private func isSound(_ document: Document) -> Bool {
    let count = document.storage.count
    let nodes = document.storage.nodes
    for i in 0..<count {
      let next = Int(nodes[i].next)
      guard next > i, next <= count, nodes[i].bits < Node.Bits.firstPrivate else { return false }
      let isDictionary = nodes[i].rawKind == Node.Bits.dictionary
      guard isDictionary || nodes[i].rawKind == Node.Bits.array else {
        guard next == i + 1 else { return false }
        continue
      }
      var child = i + 1
      for _ in 0..<nodes[i].length {
        guard child < next else { return false }
        if isDictionary {
          guard nodes[child].has(Node.Bits.key), child + 1 < next else { return false }
          child += 1
        }
        guard !nodes[child].has(Node.Bits.key) else { return false }
        child = Int(nodes[child].next)
      }
      guard child == next else { return false }
    }
    return count == 0 || Int(nodes[0].next) == count
  }

  /// Visits every node in every way, so that a wrong tape or a wrong span would show.
  private func visit(_ document: Document) -> Int {
    guard let root = document.root else { return 0 }
    var open = [root]
    var count = 0
    while let id = open.popLast() {
      count += 1
      let span = document.span(of: id)
      let head = document.headSpan(of: id)
      #expect(span.end <= document.source.count && head.start >= span.start)
      _ = document.string(id)
      _ = document.integer(id)
      _ = document.double(id)
      _ = document.data(id)
      _ = document.secondsSinceReferenceDate(id)
      open.append(contentsOf: document.elements(of: id))
      for entry in document.entries(of: id) {
        #expect(document.kind(of: entry.key) == .string)
        count += 1
        open.append(entry.value)
      }
    }
    return count
  }

  @Test func `a file cut at any byte is read as far as it goes, with one error`() {
    let bytes = Array(Self.fixture.utf8)
    #expect(XMLFixture(bytes: bytes).codes == [])
    for length in 0..<bytes.count {
      let read = XMLFixture(bytes: Array(bytes[..<length]))
      #expect(read.codes.count == 1, "cut at \(length): \(read.codes)")
      #expect(isSound(read.document), "cut at \(length)")
      #expect(visit(read.document) == read.document.nodeCount)
    }
  }

  @Test func `random changes never trap, and every fault has a place`() {
    var random = SeededRandom(seed: 7)
    let original = Array(Self.fixture.utf8)
    let pieces = [
      "<", ">", "&", "</dict>", "<dict>", "<key>", "</", "/>", "<![CDATA[", "-->", "\0", "<array>",
    ]
    for _ in 0..<4000 {
      var bytes = original
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let at = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes[at] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.remove(at: at)
        case 2:
          let end = min(bytes.count, at + Int.random(in: 1...40, using: &random))
          bytes.removeSubrange(at..<end)
        default:
          bytes.insert(
            contentsOf: Array((pieces.randomElement(using: &random) ?? "").utf8), at: at)
        }
      }
      let read = XMLFixture(bytes: bytes)
      guard isSound(read.document) else {
        Issue.record("not sound: \(String(decoding: bytes, as: UTF8.self).debugDescription)")
        continue
      }
      #expect(visit(read.document) == read.document.nodeCount)
      #expect(read.document.diagnostics.allSatisfy { $0.span != nil && $0.position != nil })
    }
  }

  @Test(arguments: [
    "<array>", "<dict>", "<dict><key>a</key>", "<array></dict>", "<foo>", "<string>", "<string><b>",
    "<key>", "</array>", "<!", "<![CDATA[", "&", "<<<<<<< a\n", "<array><key>a</key>", "<",
    "<dict><dict>", "<dict></dict><key>a</key>", "<string>&#", "\u{1}<",
  ])
  func `a hundred thousand repetitions of a fault end soon`(piece: String) {
    let read = XMLFixture(String(repeating: piece, count: 100_000))
    #expect(!read.document.diagnostics.isEmpty)
    #expect(read.document.diagnostics.count <= 10_000)
  }

  @Test func `a hundred thousand nested arrays are one error`() {
    let text =
      String(repeating: "<array>", count: 100_000) + String(repeating: "</array>", count: 100_000)
    #expect(XMLFixture("<plist>\(text)</plist>").codes == ["limit.depth"])
  }

  @Test func `a million small elements are read beyond the first estimate of their number`() {
    let read = XMLFixture("<array>" + String(repeating: "<true/>", count: 1_000_000) + "</array>")
    #expect(read.codes == [])
    #expect(read.document.root.map(read.document.count) == 1_000_000)
  }
}

import Foundation
import ModelKitCore
import ModelKitDocument
import ModelKitTestSupport
import Testing

/// Files cut short and files with bytes changed: whatever comes of them, no trap, and an entry is
/// either loaded or rejected.
struct DamageTests {
  struct Item: Model {
    let name: String
    let count: Int
    let ratio: Double?
    let price: Decimal?
    let color: HexColor?
    let opened: Date?
    let blob: Data?
    let word: Word?
    let tags: [String]
    let seats: [String: Int]
    let parts: [Item]

    static let factory = Factory(
      Item.init, Key("name"), Key("count"), Key("ratio"), Key("price"), Key("color"), Key("opened"),
      Key("blob"), Key("word"), Key("tags", default: []), Key("seats", default: [:]),
      Key("parts", default: []))
  }

  static let xml = """
    <array>
    <dict><key>name</key><string>A &amp; B</string><key>count</key><integer>-7</integer>
    <key>ratio</key><real>0.5</real><key>price</key><string>9.99</string>
    <key>opened</key><date>2011-11-28T09:21:30Z</date><key>blob</key><data>aGk=</data></dict>
    <dict><key>name</key><string>果</string><key>count</key><integer>0x10</integer>
    <key>color</key><string>#FFF</string><key>word</key><string>two</string>
    <key>tags</key><array><string>x</string><string/></array>
    <key>seats</key><dict><key>a</key><integer>1</integer></dict>
    <key>parts</key><array><dict><key>name</key><string>p</string>
    <key>count</key><integer>1</integer></dict></array></dict>
    </array>
    """

  static let json = #"""
    [{"name": "A \u0041 \"B\"", "count": -7, "ratio": 5e-1, "price": 9.99,
      "opened": "2011-11-28T09:21:30Z", "blob": "aGk="},
     {"name": "果", "count": 16, "color": "#FFF", "word": "two", "tags": ["x", ""],
      "seats": {"a": 1}, "parts": [{"name": "p", "count": 1}]}]
    """#

  static let openStep = """
    // Two entries.
    ( { name = "A \\"B\\" \\U4f60"; count = -7; ratio = 0.5; price = 9.99; blob = <6869>; },
      { name = '果'; count = <*I16>; color = "#FFF"; word = two; tags = (x, "");
        seats = { a = 1; }; /* one */ parts = ( { name = p; count = 1; } ); } )
    """

  static func samples() throws -> [Sample] {
    [.xml(xml), .json(json), .openStep(openStep), try .binary(xml: xml)]
  }

  @discardableResult
  private func loadConsistently(_ sample: Sample) -> LoadReport<Item> {
    let report = Item.load(sample)
    #expect(report.models.count + report.rejected.count == report.entryCount, "\(sample)")
    #expect(report.rejected.isEmpty || !report.isClean, "\(sample)")
    for diagnostic in report.diagnostics {
      if let span = diagnostic.span {
        // UTF-16 and UTF-32 are read by way of UTF-8, which can be longer.
        #expect(Int(span.start) <= sample.bytes.count * 3, "\(sample)")
      }
      #expect(!diagnostic.concise.isEmpty)
    }
    return report
  }

  @Test func `the files are whole before they are damaged`() throws {
    for sample in try Self.samples() {
      let report = Item.load(sample)
      #expect(report.findings.isEmpty, "\(sample)")
      #expect(report.models.map(\.count) == [-7, 16], "\(sample)")
      #expect(report.models.last?.parts.map(\.name) == ["p"])
    }
  }

  @Test func `a file cut anywhere is at fault, and gives no entry that it has not`() throws {
    for sample in try Self.samples() {
      for length in 0..<sample.bytes.count {
        let cut = Sample(name: sample.name, bytes: Array(sample.bytes.prefix(length)))
        let counts = loadConsistently(cut).models.map(\.count)
        #expect([[], [-7], [-7, 16]].contains(counts), "\(length) of \(sample.name)")
      }
    }
  }

  /// How many damaged copies of each file are read. `MODELKIT_MUTATIONS` asks for more, for a run
  /// under the address sanitizer.
  static let mutations =
    ProcessInfo.processInfo.environment["MODELKIT_MUTATIONS"].flatMap { Int($0) } ?? 300

  @Test(arguments: [
    "{\"v\": {\"\u{FC}\": 1}}", "{\"\u{FC}\": {\"a\": 1}}", "[{\"x\": 1, \"\u{FC}\": [1]}]",
  ])
  func `a key that is no text`(text: String) {
    // In Latin-1 the key is one byte, which is no UTF-8.
    let bytes = text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
    let sample = Sample(name: "sample.json", bytes: bytes)
    for codes in [
      Box<[String: Int]>.load(sample).findings, Box<[Int: Int]>.load(sample).findings,
      Box<[UUID: Int]>.load(sample).findings, Box<[Word: Int]>.load(sample).findings,
      loadConsistently(sample).findings,
    ].map({ $0.map(\.code) }) {
      #expect(codes.contains("syntax.encoding"), "\(codes)")
    }
  }

  @Test(arguments: 0..<4) func `bytes changed at random`(number: Int) throws {
    let sample = try Self.samples()[number]
    var random = SeededRandom(seed: UInt64(number) + 1)
    let telling: [UInt8] = Array("<>/&;{}[](),:=\"'\\0-e.#".utf8) + [0, 0x0A, 0x7F, 0x80, 0xFF]
    for _ in 0..<Self.mutations {
      var bytes = sample.bytes
      for _ in 0..<random.int(1..<4) {
        let place = random.int(0..<bytes.count)
        switch random.int(0..<5) {
        case 0: bytes[place] = random.pick(telling)
        case 1: bytes[place] = UInt8(truncatingIfNeeded: random.next())
        case 2: bytes.insert(random.pick(telling), at: place)
        case 3: bytes.remove(at: place)
        default:
          let end = min(bytes.count, place + random.int(1..<20))
          bytes.replaceSubrange(place..<end, with: bytes[place..<end] + bytes[place..<end])
        }
      }
      loadConsistently(Sample(name: sample.name, bytes: bytes))
    }
  }
}

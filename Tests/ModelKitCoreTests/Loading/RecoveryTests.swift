import ModelKitCore
import ModelKitDocument
import ModelKitTestSupport
import Testing

/// What a fault of the text leaves of the models: one finding each, and every entry that is whole.
struct RecoveryTests {
  @Test func `a value that cannot be read is reported once`() {
    let report = Shop.load(
      .xml(
        """
        <array>
        <dict><key>name</key><string>A</string><key>price</key><integer>12x</integer></dict>
        <dict><key>name</key><string>B</string></dict>
        <dict><key>name</key><date>2020-02-30T00:00:00Z</date></dict>
        </array>
        """))
    #expect(
      report.findings == [
        Finding("syntax.number", "[0].price", "3:56"), Finding("value.date", "[2].name", "5:22"),
      ])
    #expect(report.models.map(\.name) == ["B"])
    #expect(report.rejected.map(\.index) == [0, 2])
    #expect(report.entryCount == 3)
  }

  @Test func `what a lost entry may have held is not called missing`() {
    let report = Shop.load(
      .xml(
        """
        <array>
        <dict><key>price</key><key>name</key></dict>
        <dict><key>name</key><string>B</string></dict>
        </array>
        """))
    #expect(report.models.map(\.name) == ["B"])
    #expect(report.findings.allSatisfy { $0.code.hasPrefix("syntax.") })
    #expect(report.findings.first == Finding("syntax.key-without-value", "[0].price", "3:7"))
  }

  @Test func `an unclosed string is one error at its opening, and the rest is checked`() {
    let report = Shop.load(
      .xml(
        """
        <array>
        <dict><key>name</key><string>Corner
        <key>price</key><integer>3</integer></dict>
        <dict><key>name</key><integer>4</integer></dict>
        <dict><key>name</key><string>C</string></dict>
        </array>
        """))
    #expect(
      report.findings == [
        Finding("syntax.unclosed-element", "[0].name", "3:22"),
        Finding("type.mismatch", "[1].name", "5:22"),
      ])
    #expect(report.models.map(\.name) == ["C"])
  }

  @Test func `a trailing comma is an error at the comma`() {
    #expect(
      Inner.load(.json(#"{"a":1,}"#)).findings.map(\.code) == ["syntax.trailing-comma"])
    #expect(Inner.load(.json(#"{"a":1,}"#)).findings.map(\.place) == ["1:7"])
    let lenient = Sample(name: "a.json5", bytes: Array("{a: 1,}".utf8))
    #expect(Inner.load(lenient).models.map(\.a) == [1])
    #expect(Inner.load(lenient).findings.isEmpty)
  }

  @Test func `a missing comma is at the next token`() {
    let report = Box<[Int]>.load(.json("{\"v\": [1,\n2\n3]}"))
    #expect(report.findings.map(\.code) == ["syntax.missing-comma"])
    #expect(report.findings.map(\.place) == ["3:1"])
  }

  @Test func `a truncated file gives the entries before the cut`() {
    let report = Shop.load(.json(#"[{"name": "A"}, {"name": "B"}, {"name": "C", "pri"#))
    #expect(report.models.map(\.name) == ["A", "B"])
    #expect(report.count(of: .error) == 1)
    #expect(report.rejected.map(\.index) == [2])
  }

  @Test(
    arguments: [
      (Sample.json(""), "syntax.empty-file", "1:1"),
      (Sample(name: "a.plist", bytes: []), "syntax.empty-file", "1:1"),
      (Sample.json(#"{"name": "A"} x"#), "syntax.trailing-content", "1:15"),
      (Sample.json("{\n<<<<<<< HEAD\n\"name\": \"A\"\n}"), "syntax.merge-conflict", "2:1"),
    ])
  func `a file that is not well-formed gives one error`(
    sample: Sample, code: String, place: String
  ) {
    let report = Shop.load(sample)
    #expect(report.findings.map(\.code) == [code])
    #expect(report.findings.map(\.place) == [place])
    #expect(!report.isClean)
  }

  @Test func `nesting beyond the limit is an error and no crash`() {
    let depth = 200_000
    let json = Sample.json(
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth))
    #expect(Shop.load(json).findings.map(\.code).contains("limit.depth"))
    let xml = Sample.xml(
      String(repeating: "<array>", count: depth) + String(repeating: "</array>", count: depth))
    #expect(Shop.load(xml).findings.map(\.code).contains("limit.depth"))
    let openStep = Sample.openStep(
      "{ a = " + String(repeating: "(", count: depth) + String(repeating: ")", count: depth) + "; }"
    )
    #expect(Shop.load(openStep).findings.map(\.code).contains("limit.depth"))
  }

  @Test func `a model that goes as deep as a document may`() throws {
    final class Nest: Model {
      let inner: Nest?
      required init(inner: Nest?) { self.inner = inner }
      static var factory: Factory<Nest> { Factory(Nest.init(inner:), Key("inner")) }
    }
    let depth = 500
    let text =
      String(repeating: "{\"inner\":", count: depth) + "{}" + String(repeating: "}", count: depth)
    var nest: Nest? = try Nest(from: Sample.json(text).document)
    var count = 0
    while let inner = nest?.inner {
      nest = inner
      count += 1
    }
    #expect(count == depth)
  }

  @Test func `a binary array that contains itself is an error`() {
    let sample = BinaryFile.sample([[0xA1, 0]])
    #expect(Shop.load(sample).findings.map(\.code) == ["syntax.binary-cycle"])
  }

  @Test func `a binary dictionary with a key that is no string is reported once`() {
    // [{7: 7}, {name: A}]
    let sample = BinaryFile.sample([
      [0xA2, 1, 3], [0xD1, 2, 2], [0x10, 7], [0xD1, 4, 5], [0x54] + Array("name".utf8),
      [0x51, UInt8(ascii: "A")],
    ])
    let report = Shop.load(sample)
    #expect(report.models.map(\.name) == ["A"])
    #expect(report.count(of: .error) == 1)
    #expect(report.rejected.map(\.index) == [0])
  }

  @Test func `encodings are told by mark or declaration`() throws {
    let bom = Sample(name: "a.json", bytes: [0xEF, 0xBB, 0xBF] + Array(#"{"name": "A"}"#.utf8))
    let marked = Shop.load(bom)
    #expect(marked.models.map(\.name) == ["A"])
    #expect(marked.isClean)
    #expect(marked.diagnostics.count == 1)

    let wide = Array(#"{"name": "果", "price": "x"}"#.utf16).flatMap {
      [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)]
    }
    let utf16 = Shop.load(Sample(name: "a.json", bytes: [0xFF, 0xFE] + wide))
    #expect(utf16.diagnostics.filter { $0.severity == .error }.map(\.code) == [.typeMismatch])

    let latin = Sample(
      name: "a.plist",
      bytes: Array(
        "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><plist><dict><key>name</key>".utf8)
        + Array("<string>Caf".utf8) + [0xE9] + Array("</string></dict></plist>".utf8))
    #expect(Shop.load(latin).models.map(\.name) == ["Café"])

    let broken = Sample(
      name: "a.json", bytes: Array("[{\"name\": \"A".utf8) + [0xFF] + Array("\"}]".utf8))
    #expect(Shop.load(broken).findings.map(\.code) == ["syntax.encoding"])
    #expect(Shop.load(broken).findings.map(\.place) == ["1:13"])
  }
}

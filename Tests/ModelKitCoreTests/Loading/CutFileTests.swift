import ModelKitCore
import ModelKitDocument
import ModelKitTestSupport
import Testing

private struct Part: Model {
  let id: Int
  static let factory = Factory(Part.init, Key("id"))
}

private struct Item: Model {
  let name: String
  let price: Double?
  let tags: [String]
  let part: Part?

  static let factory = Factory(
    Item.init, Key("name"), Key("price"), Key("tags", default: []), Key("part"))
}

private struct CodablePart: Decodable { let id: Int }

private struct CodableItem: Decodable {
  let name: String
  let price: Double?
  let tags: [String]?
  let part: CodablePart?
}

/// What a fault of the text leaves of a key and its value is no fault of its own.
struct CutFileTests {
  private static let element =
    "<dict><key>name</key><string>A</string><key>price</key><real>1.5</real><key>tags</key>"
    + "<array><string>x</string></array><key>part</key><dict><key>id</key><integer>3</integer>"
    + "</dict></dict>"

  @Test(arguments: [
    Sample.json(#"[{"name": "A", "price": 1.5, "tags": ["x", "y"], "part": {"id": 3}}]"#),
    Sample.json(#"{"name": "A", "price": 1.5, "tags": ["x", "y"], "part": {"id": 3}}"#),
    Sample.openStep("({name = A; price = 1.5; tags = (x, y); part = {id = 3;};})"),
    Sample.openStep("{name = A; price = 1.5; tags = (x, y); part = {id = 3;};}"),
    Sample(
      name: "a.strings", bytes: Array(#""name" = "A"; price = "1.5"; part = {id = 3;};"#.utf8)),
    Sample.xml("<array>\(element)</array>"), Sample.xml(element),
  ])
  func `a file that is cut off anywhere has one fault`(sample: Sample) {
    let end = sample.bytes.lastIndex { $0 > 0x20 } ?? 0
    for count in 1...end {
      let cut = Sample(name: sample.name, bytes: Array(sample.bytes[..<count]))
      let findings = Item.load(cut).findings
      #expect(findings.count <= 1, "\(cut)")
      // Between the entries of a `.strings` file it may end.
      #expect(findings.count == 1 || sample.name == "a.strings", "\(cut)")
    }
  }

  @Test(arguments: [
    (Sample.json(#"{"name": "A", "bad"}"#), "syntax.key-without-value"),
    (Sample.json(#"{"name": "A", "bad":}"#), "syntax.key-without-value"),
    (Sample.json(#"{"name": "A", "bad": tru}"#), "syntax.unexpected-token"),
    (Sample.json(#"{"name": "A", "bad" "price": 3}"#), "syntax.key-without-value"),
    (Sample.json(#"{"name": "A", bad}"#), "syntax.unexpected-token"),
    (Sample.openStep("{name = A; bad}"), "syntax.missing-comma"),
    (Sample.openStep("{name = A; bad, price = 1;}"), "syntax.missing-comma"),
    (Sample.openStep("{name = A; bad = <0g>;}"), "value.data"),
    (
      Sample.xml("<dict><key>name</key><string>A</string><key>bad</key></dict>"),
      "syntax.key-without-value"
    ),
    (
      Sample.xml("<dict><key>name</key><string>A</string><key>bad</key><real>1x</real></dict>"),
      "syntax.number"
    ),
    (
      Sample.xml("<dict><key>name</key><string>A</string><key>bad</key><string>1x</dict>"),
      "syntax.unclosed-element"
    ),
  ])
  func `a key whose value is broken is not unknown`(sample: Sample, code: String) throws {
    let report = Item.load(sample)
    #expect(report.models.map(\.name) == ["A"])
    let findings = report.findings
    let error = #expect(throws: ModelError.self) {
      try ModelDecoder().decode(
        CodableItem.self, from: SourceText(sample.bytes, name: sample.name))
    }
    #expect(findings.map(\.code) == [code])
    #expect(error?.findings == findings)
  }

  @Test(arguments: [
    Sample.openStep("{name = A; price}"), Sample.openStep("{name = A; part, price = 1;}"),
    Sample(name: "a.strings", bytes: Array(#""name" = "A"; price"#.utf8)),
    Sample.json(#"{"name": "A", "part" }"#),
  ])
  func `a value that is broken has no wrong type`(sample: Sample) {
    #expect(Item.load(sample).findings.map { $0.code.prefix(7) } == ["syntax."])
  }

  @Test func `a key whose value can be read is unknown beside a fault`() {
    #expect(
      Item.load(.json(#"{"name": "A", "bad": [1, tru]}"#)).findings.map(\.code)
        == ["key.unknown", "syntax.unexpected-token"])
    #expect(
      Item.load(.json(#"{"name": "A", "bad" 3}"#)).findings.map(\.code)
        == ["key.unknown", "syntax.missing-colon"])
  }
}

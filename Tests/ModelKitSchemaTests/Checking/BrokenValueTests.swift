import Foundation
import ModelKitCore
import ModelKitDocument
import ModelKitSchema
import ModelKitTestSupport
import Testing

private struct Event: Model {
  let id: Int
  let created: Date?
  let image: Data?
  let place: Place?
  let past: [Date]

  struct Place: Model {
    let name: String
    let built: Date?
    static let factory = Factory(Place.init, Key("name"), Key("built"))
  }

  static let factory = Factory(
    Event.init, Key("id"), Key("created"), Key("image"), Key("place"), Key("past", default: []))
}

private let source = """
  struct Event {
    let id: Int
    let created: Date?
    let image: Data?
    let place: Place?
    var past: [Date] = []
  }
  struct Place {
    let name: String
    let built: Date?
  }
  """

/// Faults that the file's reader finds, in the entries that they are in.
struct BrokenValueTests {
  /// A finding as `path entry model`, and the line of the source that declares what is at fault.
  private func owner(of finding: Diagnostic) -> String {
    let declaration = finding.related.last { $0.file != finding.file }
    let line = declaration?.position.map { " declared at \($0.line)" } ?? ""
    return "\(finding.path) \(finding.entry?.name ?? "-") \(finding.model ?? "-")\(line)"
  }

  private func check(_ sample: Sample, _ owners: [String]) throws {
    let loaded = Event.load(sample)
    #expect(
      loaded.diagnostics.map(owner) == owners.map { $0.prefix { $0 != "@" } }.map(String.init))
    let schema = try #require(SwiftSample(source).models.model(named: "Event").schema)
    let checked = SchemaChecker(schema).check(sample.document)
    #expect(
      checked.diagnostics.map(owner) == owners.map { $0.replacing("@", with: " declared at ") })
  }

  @Test func `in an XML property list`() throws {
    let text = """
      <array>
      <dict><key>id</key><integer>6</integer></dict>
      <dict><key>id</key><integer>7</integer><key>created</key><date>2020-02-30T00:00:00Z</date>
      <key>image</key><data>!!!!</data></dict>
      <dict><key>id</key><integer>8</integer><key>place</key><dict><key>name</key><string>x</string>
      <key>built</key><date>today</date></dict><key>past</key><array><date>2020-01-01T00:00:00Z</date>
      <date>then</date></array></dict>
      </array>
      """
    try check(
      .xml(text),
      [
        "[1].created id=7 Event@3", "[1].image id=7 Event@4",
        "[2].place.built id=8 Place@10", "[2].past[1] id=8 Event@6",
      ])
  }

  @Test func `in JSON and in OpenStep`() throws {
    try check(
      .json(#"[{"id": 6}, {"id": 7, "created": tru, "place": {"name": nul, "built": 01}}]"#),
      ["[1].created id=7 Event@3", "[1].place.name id=7 Place@9", "[1].place.built id=7 Place@10"])
    try check(
      .openStep("({id = 6;}, {id = 7; image = <0g>;}, {id = 8; created = <*D1>;})"),
      ["[1].image id=7 Event@4", "[2].created id=8 Event@3"])
  }

  @Test func `in a dictionary of entries`() throws {
    try check(
      .json(#"{"a": {"id": 6}, "b": {"id": 7, "created": tru}}"#), ["b.created id=7 Event@3"])
  }

  @Test func `an entry that is none, and what is between entries`() throws {
    try check(.json(#"[{"id": 6}, tru, {"id": 7}]"#), ["[1] - -"])
    try check(
      .json(#"[{"id": 6, "created": tru} {"id": 7}]"#), ["[0].created id=6 Event@3", "[1] id=7 -"])
  }
}

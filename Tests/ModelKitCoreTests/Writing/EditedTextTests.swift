import Foundation
import ModelKitCore
import ModelKitDocument
import ModelKitTestSupport
import Testing

/// Edits that once were lost in silence.
struct EditedTextTests {
  private struct Note: Model, Equatable {
    var text: String
    static let factory = Factory(Note.init, Key("text", \Note.text))
  }

  @Test func `text in another Unicode form is an edit`() throws {
    let document = Sample.json("{\"text\":\"\u{E9}\"}").document
    let edited = try document.replacing([NodePath(): Note(text: "e\u{301}")])
    let bytes = edited.written(as: .json, options: WritingOptions(isCompact: true)).bytes
    #expect(bytes == Array("{\"text\":\"e\u{301}\"}".utf8))
  }

  private struct Way: Model {
    var m: Int
    var k: Int?
    static let factory = Factory(
      Way.init, Key(["n", "m"], \Way.m, .alias("nx"), default: 3), Key(["n", "k"], \Way.k))
  }

  @Test func `an edit is not put under a name that its key does not have`() throws {
    let document = Sample.json(#"{"nx":{"m":1}}"#).document
    let edited = try document.replacing([NodePath(): Way(m: 1, k: 5)])
    // Both names stand there, which is told when it is read: nothing is lost in silence.
    let report = Way.load(from: edited)
    #expect(report.findings.map(\.code) == ["key.duplicate"])
  }

  private struct Row: Model, Equatable {
    var cells: [String]?
    static let factory = Factory(
      Row.init, Key("cells", \Row.cells, .split(by: ","), .jsonText))
  }

  @Test(arguments: [["a", "b"], [], ["[\"x\"", "\"y\"]"]])
  func `a list under a key that reads JSON text is written as a list`(cells: [String]) throws {
    let row = Row(cells: cells)
    #expect(try Row.models(from: row.written(as: .json), name: "a.json") == [row])
  }

  private struct Stamp: Model {
    var at: Date
    static let factory = Factory(Stamp.init, Key("at", \Stamp.at, .unixTime(.seconds)))
  }

  @Test func `a moment after 2001 that no number from 1970 tells is refused`() {
    let error = #expect(throws: ModelError.self) {
      try Stamp(at: Date(timeIntervalSinceReferenceDate: 1.2345678901234567e-113))
        .written(as: .json)
    }
    #expect(error?.diagnostics.map(\.code) == [.precisionLoss])
  }
}

import Foundation
import ModelKitCore
import ModelKitDocument
import ModelKitTestSupport
import Testing

private struct Slots: Model, Equatable {
  var list: [Presence<Int>] = []
  var byName: [String: Presence<Int>] = [:]
  var one: Presence<Int> = .absent
  var text: Presence<String> = .absent
  var outer: Presence<Int?> = .absent
  var twice: Int??
  var numbers: [Int?] = []
  var preset: Presence<Int> = .value(1)

  static let factory = Factory(
    Slots.init, Key("list", \Slots.list, default: []), Key("byName", \Slots.byName, default: [:]),
    Key("one", \Slots.one), Key("text", \Slots.text, .emptyStringIsNil), Key("outer", \Slots.outer),
    Key("twice", \Slots.twice), Key("numbers", \Slots.numbers, default: []),
    Key("preset", \Slots.preset, default: .value(1)))
}

/// Values that may be none, where one kind of none is not another.
struct AbsenceTests {
  private func check(
    _ formats: [OutputFormat] = [.json, .xml, .binary, .openStep], refusedAt path: String? = nil,
    _ change: (inout Slots) -> Void
  ) throws {
    var slots = Slots()
    change(&slots)
    for format in formats {
      do throws(ModelError) {
        let bytes = try slots.written(as: format)
        #expect(path == nil, "\(format): \(String(decoding: bytes, as: UTF8.self))")
        let name = format == .json ? "a.json" : "a.plist"
        #expect(try Slots.models(from: bytes, name: name) == [slots])
      } catch {
        #expect(error.findings == [Finding("value.unsupported", path ?? "-")], "\(format)")
      }
    }
  }

  @Test func `a null in a list or a dictionary of data is one in JSON and refused elsewhere`()
    throws
  {
    let others: [OutputFormat] = [.xml, .binary, .openStep]
    try check([.json]) { $0.list = [.value(1), .null] }
    try check(others, refusedAt: "list[1]") { $0.list = [.value(1), .null] }
    try check([.json]) { $0.numbers = [nil, 2] }
    try check(others, refusedAt: "numbers[0]") { $0.numbers = [nil, 2] }
    try check([.json]) { $0.byName = ["a": .null] }
    try check(others, refusedAt: "byName.a") { $0.byName = ["a": .null] }
    try check([.json]) { $0.one = .null }
    try check(others, refusedAt: "one") { $0.one = .null }
  }

  @Test func `only a key is absent`() throws {
    try check { $0.one = .absent }
    try check(refusedAt: "list[1]") { $0.list = [.value(1), .absent] }
    try check(refusedAt: "byName.a") { $0.byName = ["a": .absent, "b": .value(1)] }
  }

  @Test func `a none within a value is not the none around it`() throws {
    try check { $0.twice = .some(.some(5)) }
    try check { $0.twice = .none }
    try check(refusedAt: "twice") { $0.twice = .some(.none) }
    try check { $0.outer = .value(5) }
    try check(refusedAt: "outer") { $0.outer = .value(nil) }
    try check { $0.text = .value("a") }
    try check(refusedAt: "text") { $0.text = .value("") }
  }

  @Test func `a key that is read as its default when it is missing is not absent`() throws {
    try check { $0.preset = .value(1) }
    try check { $0.preset = .value(2) }
    try check(refusedAt: "preset") { $0.preset = .absent }
  }
}

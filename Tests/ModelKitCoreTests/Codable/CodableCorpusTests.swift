import Foundation
import ModelKitCore
import ModelKitTestSupport
import Testing

/// The files of ``BugCorpusTests`` through `Codable` types: the same faults at the same places.
struct CodableCorpusTests {
  private func load<T: Decodable>(_ file: String, as type: T.Type) throws -> LoadReport<T> {
    let folder = try #require(BugCorpusTests.folder)
    return ModelDecoder().load([T].self, contentsOf: folder.appending(path: file))
  }

  private func found<T>(_ report: LoadReport<T>) -> [String] {
    report.findings.map { "\($0.path) \($0.code)" }
  }

  struct Person: Decodable {
    let name: String
    let age: Int
  }

  struct Premium: Decodable { let premium: Int32 }
  struct Closing: Decodable { let closingTime: Int64 }
  struct User: Decodable { let name: String? }
  struct Owner: Decodable { let user: User? }
  struct Text: Decodable { let stringProperty: String }

  struct App: Decodable {
    let name: String
    let icon: String
  }

  struct Dotted: Decodable {
    let property: Int
    private enum CodingKeys: String, CodingKey { case property = "com.company.property" }
  }

  enum Three: Int, Decodable, CaseIterable { case zero, one, two }

  struct Grades: Decodable {
    let n: Three?
    let g: Three?
  }

  @Test(.enabled(if: BugCorpusTests.folder != nil)) func `lists of entries`() throws {
    let people = try load("50-string-age.json", as: Person.self)
    #expect(people.models.map(\.age) == [18])
    #expect(
      found(people) == [
        "[0].age type.mismatch", "[2].age type.mismatch", "[3].age value.number",
        "[4].age type.null",
      ])
    #expect(
      found(try load("53-enum-raw.json", as: Grades.self))
        == ["[0].g type.mismatch", "[1].n value.unknown-case"])
    let premiums = try load("54-int-overflow.json", as: Premium.self)
    // A real without a fraction is an integer to Foundation's decoders, and so it is here.
    #expect(premiums.models.map(\.premium) == [1000, 1000, -1])
    #expect(
      found(premiums) == ["[1].premium value.precision-loss", "[3].premium value.out-of-range"])
    let owners = try load("58-null-object.json", as: Owner.self)
    #expect(owners.models.map { $0.user == nil } == [true, false])
    #expect(found(owners) == ["[2].user type.mismatch", "[3].user type.mismatch"])
    #expect(
      try load("62-apps-one-bad.plist", as: App.self).findings == [
        Finding("key.missing", "[1].icon", "11:2"), Finding("type.mismatch", "[2]", "15:2"),
        Finding("type.mismatch", "[3].name", "18:3"),
        Finding("key.unknown", "[3].desc", "21:3", .warning),
      ])
    #expect(
      try load("61-array-with-null.json", as: Int.self).findings
        == [Finding("type.null", "[2]", "1:8"), Finding("value.number", "[4]", "1:17")])
  }

  private func decode<T: Decodable>(_ file: String, as type: T.Type) throws -> T {
    let folder = try #require(BugCorpusTests.folder)
    return try ModelDecoder().decode(type, contentsOf: folder.appending(path: file))
  }

  @Test(.enabled(if: BugCorpusTests.folder != nil)) func `single values`() throws {
    #expect(try decode("55-timestamp-ms.json", as: Closing.self).closingTime == 1_495_208_399_999)
    #expect(try decode("56-dotted-key.json", as: Dotted.self).property == 1)
    let numbers = try #require(throws: ModelError.self) {
      try decode("59-number-array-as-strings.json", as: [String: [String]].self)
    }
    #expect(
      numbers.findings.map { "\($0.path) \($0.code)" } == [
        "array[0] type.mismatch", "array[1] type.mismatch", "array[3] type.mismatch",
        "array[4] type.mismatch", "array[5] type.null",
      ])
    let text = try #require(throws: ModelError.self) {
      try decode("60-number-in-string.plist", as: Text.self)
    }
    #expect(text.findings == [Finding("type.mismatch", "stringProperty", "4:32")])
  }

  struct Tree: Codable, Equatable {
    var children: [Tree]
    var depth: Int { 1 + (children.first?.depth ?? 0) }
  }

  @Test func `deep trees`() throws {
    let levels = 120
    let text = String(repeating: "{\"children\":[", count: levels)
    let json = text + String(repeating: "]}", count: levels)
    let tree = try ModelDecoder().decode(Tree.self, from: Sample.json(json).document)
    #expect(tree.depth == levels)
    #expect(try ModelDecoder().decode(Tree.self, from: ModelEncoder().encode(tree)) == tree)
  }
}

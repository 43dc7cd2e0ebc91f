import Foundation
import ModelKitCore
import ModelKitDocument
import ModelKitTestSupport
import Testing

/// Small files that reproduce what users of other toolkits reported. They stand beside the
/// repository; without them these tests are skipped.
struct BugCorpusTests {
  static let folder: URL? = {
    var folder = URL(filePath: #filePath).deletingLastPathComponent()
    while folder.path != "/" {
      let bugs = folder.appending(path: "shared/corpus/bugs")
      if FileManager.default.fileExists(atPath: bugs.path) { return bugs }
      folder.deleteLastPathComponent()
    }
    return nil
  }()

  private func load<M: Model>(_ file: String, as type: M.Type) throws -> LoadReport<M> {
    M.load(contentsOf: try #require(Self.folder).appending(path: file))
  }

  struct Person: Model {
    let name: String
    let age: Int
    static let factory = Factory(Person.init, Key("name"), Key("age"))
  }

  @Test(.enabled(if: folder != nil)) func `text for a number is refused`() throws {
    let report = try load("50-string-age.json", as: Person.self)
    #expect(report.models.map(\.age) == [18])
    #expect(
      report.findings.map { "\($0.path) \($0.code)" } == [
        "[0].age type.mismatch", "[2].age type.mismatch", "[3].age value.number",
        "[4].age type.null",
      ])
  }

  enum Three: Int, ModelValue, CaseIterable {
    case zero, one, two
  }

  struct Grades: Model {
    let n: Three
    let g: Three
    static let factory = Factory(Grades.init, Key("n", default: .one), Key("g", default: .one))
  }

  @Test(.enabled(if: folder != nil)) func `a default hides no wrong raw value`() throws {
    let report = try load("53-enum-raw.json", as: Grades.self)
    #expect(report.models.isEmpty)
    #expect(
      report.findings.map { "\($0.path) \($0.code)" }
        == ["[0].g type.mismatch", "[1].n value.unknown-case"])
  }

  struct Premium: Model {
    let premium: Int32
    static let factory = Factory(Premium.init, Key("premium"))
  }

  @Test(.enabled(if: folder != nil)) func `no number is cut to thirty-two bits`() throws {
    let report = try load("54-int-overflow.json", as: Premium.self)
    #expect(report.models.map(\.premium) == [1000])
    #expect(
      report.findings.map { "\($0.path) \($0.code)" } == [
        "[1].premium value.precision-loss", "[2].premium type.mismatch",
        "[3].premium value.out-of-range", "[4].premium type.mismatch",
      ])
  }

  struct Closing: Model {
    let time: Int64
    static let factory = Factory(Closing.init, Key("closingTime"))
  }

  @Test(.enabled(if: folder != nil)) func `milliseconds keep all their digits`() throws {
    let report = try load("55-timestamp-ms.json", as: Closing.self)
    #expect(try report.get().map(\.time) == [1_495_208_399_999])
  }

  struct Dotted: Model {
    let property: Int
    static let factory = Factory(Dotted.init, Key("com.company.property"))
  }

  @Test(.enabled(if: folder != nil)) func `a dot in a key is no path`() throws {
    let report = try load("56-dotted-key.json", as: Dotted.self)
    #expect(try report.get().map(\.property) == [1])
  }

  struct Owner: Model {
    struct User: Model {
      let name: String?
      static let factory = Factory(User.init, Key("name"))
    }
    let user: User?
    static let factory = Factory(Owner.init, Key("user"))
  }

  @Test(.enabled(if: folder != nil)) func `a null for a model is nil`() throws {
    let report = try load("58-null-object.json", as: Owner.self)
    #expect(report.models.map { $0.user == nil } == [true, false])
    #expect(
      report.findings.map { "\($0.path) \($0.code)" }
        == ["[2].user type.mismatch", "[3].user type.mismatch"])
  }

  struct Texts: Model {
    let array: [String]
    static let factory = Factory(Texts.init, Key("array"))
  }

  @Test(.enabled(if: folder != nil)) func `numbers are not dropped from a list of texts`() throws {
    let report = try load("59-number-array-as-strings.json", as: Texts.self)
    #expect(
      report.findings.map { "\($0.path) \($0.code)" } == [
        "array[0] type.mismatch", "array[1] type.mismatch", "array[3] type.mismatch",
        "array[4] type.mismatch", "array[5] type.null",
      ])
  }

  struct Text: Model {
    let text: String
    static let factory = Factory(Text.init, Key("stringProperty"))
  }

  @Test(.enabled(if: folder != nil)) func `a number does not land in a text`() throws {
    let report = try load("60-number-in-string.plist", as: Text.self)
    #expect(report.findings == [Finding("type.mismatch", "stringProperty", "4:32")])
  }

  @Test(.enabled(if: folder != nil)) func `faulty elements are reported, each by itself`() throws {
    let url = try #require(Self.folder).appending(path: "61-array-with-null.json")
    let document = try Document(contentsOf: url)
    let found = ModelReader.reading(document) { reader -> [Finding] in
      guard let root = document.root else { return [] }
      _ = try? [Int].read(at: root, from: &reader)
      return document.located(reader.diagnostics).map(Finding.init)
    }
    #expect(
      found == [Finding("type.null", "[2]", "1:8"), Finding("value.number", "[4]", "1:17")])
  }

  struct App: Model {
    let name: String
    let icon: String
    static let factory = Factory(App.init, Key("name"), Key("icon"))
  }

  @Test(.enabled(if: folder != nil)) func `one bad entry does not take the list with it`() throws {
    let report = try load("62-apps-one-bad.plist", as: App.self)
    #expect(report.models.map(\.name) == ["A"])
    #expect(
      report.findings == [
        Finding("key.missing", "[1].icon", "11:2"), Finding("type.mismatch", "[2]", "15:2"),
        Finding("type.mismatch", "[3].name", "18:3"),
        Finding("key.unknown", "[3].desc", "21:3", .warning),
      ])
  }
}

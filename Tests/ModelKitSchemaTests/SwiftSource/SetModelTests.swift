import Foundation
import ModelKitCore
import ModelKitDocument
import ModelKitSchema
import ModelKitTestSupport
import Testing

// This file is compiled and read as a source: of which models two are equal has to be what their `==`
// says.

private struct Tag: Model, Hashable {
  let id: Int
  let note: String?
  static let factory = Factory(Tag.init, Key("id"), Key("note"))
}

@Model private struct Shape: Hashable {
  @Key("n", .alias("name")) let name: String
  @Key(["size", "width"]) let width: Double?
  @Key(.split(by: ",")) let words: [String]
  @Key(.oneOrMany, .faultyElements(.skip)) let numbers: Set<Int>
  let table: [String: Decimal]
  let inner: [Tag]?
  let version = 2
  private enum CodingKeys: CodingKey { case name, width, words, numbers, table, inner }
}

private struct Branch: Model, Hashable {
  let name: String
  let branches: Set<Branch>
  static let factory = Factory(Branch.init, Key("name"), Key("branches"))
}

private struct Holder: Model {
  let tags: Set<Tag>
  let shapes: Set<Shape?>
  let branches: Set<Branch>
  let rows: Set<[Tag]>
  let lists: Set<[Int]>
  let tables: Set<[String: Int]>
  static let factory = Factory(
    Holder.init, Key("tags", default: []), Key("shapes", .faultyElements(.skip), default: []),
    Key("branches", default: []), Key("rows", .oneOrMany, default: []),
    Key("lists", .oneOrMany, .split(by: ","), default: []), Key("tables", default: []))
}

/// What a set has already, to a check as to decoding.
struct SetModelTests {
  private func schema() throws -> ModelSchema {
    let source = SourceText(try Data(contentsOf: URL(filePath: #filePath)), name: "models.swift")
    let model = SwiftModels([source]).model(named: "Holder")
    #expect(model.diagnostics == [])
    return try #require(model.schema)
  }

  private func check(_ text: String, _ policy: Policy = .strict) throws -> [Finding] {
    try check(Sample.json(text).document, schema(), policy)
  }

  private func check(
    _ document: Document, _ schema: ModelSchema, _ policy: Policy
  ) -> [Finding] {
    let checked = SchemaChecker(schema, policy: policy).check(document)
    let loaded = Holder.load(from: document, policy: policy)
    #expect(checked.findings == loaded.findings)
    #expect(checked.noted == loaded.noted)
    #expect(checked.diagnostics.map(\.message) == loaded.diagnostics.map(\.message))
    #expect(checked.models.count == loaded.models.count)
    return checked.findings
  }

  @Test(arguments: [
    (#"{"tags": [{"id": 1, "note": null}, {"id": 2}, {"id": 1}]}"#, "tags[2]", "1:47"),
    (#"{"rows": [[{"id": 1}], {"id": 2}, {"id": 1}, []]}"#, "rows[2]", "1:35"),
    (#"{"lists": [[1, 2], "3", "1,2", 4, []]}"#, "lists[2]", "1:25"),
    (#"{"tables": [{"a": 1, "b": 2}, {"b": 2, "a": 1}, {"a": 2}]}"#, "tables[1]", "1:31"),
    (
      #"{"branches": [{"name": "a", "branches": [{"name": "b", "branches": []}]}, "#
        + #"{"name": "a", "branches": []}, "#
        + #"{"branches": [{"name": "b", "branches": []}], "name": "a"}]}"#, "branches[2]", "1:106"
    ),
  ])
  func `a model that is in a set already is told`(
    text: String, path: String, place: String
  ) throws {
    #expect(try check(text) == [Finding("value.duplicate", path, place)])
  }

  @Test func `values are compared as their model gets them`() throws {
    let first =
      #"{"n": "a", "size": {"width": 1.0}, "words": "x,y", "numbers": [1, "q"], "table": {}}"#
    let second =
      #"{"name": "a", "size": {"width": 1}, "words": ["x", "y"], "numbers": 1, "table": {}, "inner": null}"#
    #expect(
      try check("{\"shapes\": [\(first), \(second)]}") == [
        Finding("value.number", "shapes[0].numbers[1]", "1:79", .warning),
        Finding("value.duplicate", "shapes[1]", "1:99", .warning),
      ])
    for other in [
      second.replacing("\"a\"", with: "\"b\""), second.replacing(": 1,", with: ": 2,"),
      second.replacing("\"y\"", with: "\"z\""), second.replacing("{},", with: #"{"k": 1},"#),
      second.replacing("null", with: "[]"),
    ] {
      #expect(try check("{\"shapes\": [\(first), \(other)]}").count == 1, "\(other)")
    }
  }

  @Test func `sets in sets take no time to speak of`() throws {
    let depth = 60
    let branch = String(repeating: #"{"name": "a", "branches": ["#, count: depth)
    let nested = branch + String(repeating: "]}", count: depth)
    #expect(
      try check("{\"branches\": [\(nested), \(nested)]}").map(\.path) == ["branches[1]"])
  }

  @Test func `data is the list of its bytes`() throws {
    let schema = try #require(
      SwiftSample("struct Shop { let a: Set<[UInt8]> }").models.model(named: "Shop").schema)
    let document = Sample.xml(
      "<dict><key>a</key><array><data>aGk=</data><array><integer>104</integer>"
        + "<integer>105</integer></array></array></dict>"
    ).document
    #expect(SchemaChecker(schema).check(document).findings.map(\.path) == ["a[1]"])
  }

  @Test(arguments: AgreementTests.Form.allCases)
  func `whatever is in sets, a check finds there what decoding does`(
    form: AgreementTests.Form
  ) throws {
    let schema = try schema()
    let root = try #require(schema.root)
    var maker = TreeMaker(
      random: SeededRandom(seed: 21), schema: schema, isJSON: form == .json, damage: 30)
    let policies = [
      Policy.strict, .lenient, Policy(faultyElements: .skip, compactsLists: true),
      Policy(faultyElements: .replace), Policy(unknownKeys: .error, duplicateKeys: .warning),
    ]
    var repeated = 0
    for round in 0..<150 {
      let policy = policies[round % policies.count]
      let document = form.document(of: maker.file(of: root))
      repeated += check(document, schema, policy).count { $0.code == "value.duplicate" }
    }
    #expect(repeated > 20)
  }

  @Test func `of two nils one is too many`() throws {
    #expect(
      try check(#"{"shapes": [null, null]}"#)
        == [Finding("value.duplicate", "shapes[1]", "1:19", .warning)])
  }

  @Test func `a look at what is equal leaves no other traces`() throws {
    let text = #"{"tags": [{"id": 1, "x": 1}, {"id": 2, "id": 2}, {"id": 2, "x": 1}, {"id": "3"}]}"#
    for policy in [Policy.strict, .lenient, Policy(faultyElements: .skip)] {
      _ = try check(text, policy)
    }
  }

  @Test(arguments: [
    ("struct Tag: Hashable { let id: Int }", []),
    (
      "struct Tag { let id: Int }\nextension Tag: Hashable { func hash(into: inout Hasher) {} }", []
    ),
    (
      "@Model struct Tag: Hashable { let id: Int; let kind = 1; static let a = f(); enum CodingKeys: CodingKey { case id } }",
      []
    ),
    ("struct Tag: Hashable { let id: Int; let tags: [Tag] }", []),
    ("struct Tag { let id: Int }", ["1:22 not compared"]),
    (
      "struct Tag: Hashable { let id: Int; static func == (a: Tag, b: Tag) -> Bool { true } }",
      ["1:22 not compared"]
    ),
    (
      "struct Tag: Hashable { let id: Int }\nextension Tag { static func == (a: Tag, b: Tag) -> Bool { true } }",
      ["1:22 not compared"]
    ),
    ("final class Tag: Hashable { let id: Int }", ["1:22 not compared"]),
    ("struct Tag: Hashable { let id: Int; @Lower var name: String }", ["1:22 not compared"]),
    ("struct Tag: Hashable { let id: Presence<Int> }", ["1:22 not compared"]),
    (
      "@Model struct Tag: Hashable { let id: Int; let key = UUID(); enum CodingKeys: CodingKey { case id } }",
      ["1:22 not compared"]
    ),
    (
      "struct Tag: Hashable { let part: Part }\nstruct Part { let n: Int }", ["1:22 not compared"]
    ),
    (
      "struct Tag: Hashable { let id: Int; var tags: [String] = [] }",
      ["1:22 compared where no default stands in"]
    ),
    (
      """
      struct Tag: Hashable { let id: Int; init(_ id: Int) { self.id = id / 2 }
      static let factory = Factory(Tag.init, Key("id")) }
      """, ["1:22 not compared"]
    ),
    (
      """
      struct Tag: Hashable { let id: Int
      static let factory = Factory(Tag.init, Key("id")).after { _ in Tag(id: 1) } }
      """, ["1:22 not compared", "3:12 has code of its own"]
    ),
  ])
  func `where only code can tell what is equal a check says so`(
    tag: String, notes: [String]
  ) {
    let sample = SwiftSample("struct Shop { let a: Set<Tag> }\n\(tag)")
    let diagnostics = sample.models.model(named: "Shop").diagnostics
    #expect(diagnostics.allSatisfy { $0.code == .uncheckedCode && $0.severity == .note })
    let told = diagnostics.map { note in
      "\(note.position.map { "\($0.line):\($0.column)" } ?? "") \(note.label ?? "")"
    }
    #expect(told == notes)
  }

  @Test func `a default that the data does not give is equal to nothing`() throws {
    let sample = SwiftSample(
      """
      struct Shop { let a: Set<Tag> }
      struct Tag: Hashable { let id: Int; var on = true }
      """)
    let schema = try #require(sample.models.model(named: "Shop").schema)
    let text = #"{"a": [{"id": 1}, {"id": 1}, {"id": 1, "on": true}, {"id": 1, "on": true}]}"#
    let report = SchemaChecker(schema).check(Sample.json(text).document)
    #expect(report.findings == [Finding("value.duplicate", "a[3]", "1:53")])
  }
}

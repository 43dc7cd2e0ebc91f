import ModelKitCore
import ModelKitDocument
import ModelKitSchema
import ModelKitTestSupport
import Testing

struct InferenceTests {
  /// What was inferred, one property per line: `name: String`.
  private func properties(_ sample: Sample) -> [String] {
    let schema = InferredModel(of: sample.document).schema
    return schema.models.flatMap { model in
      model.properties.map { "\(model.name).\($0.key): \(schema.name(of: $0.shape))" }
    }
  }

  private func findings(_ text: String) -> [Finding] {
    let document = Sample.json(text).document
    return InferredModel(of: document).report(on: document).findings
  }

  // MARK: schema

  @Test func `properties have the type of most values`() {
    let sample = Sample.json(
      #"""
      [{"id": 1, "name": "A", "price": 1, "open": true, "tags": ["a"], "at": {"x": 1, "y": 2}},
       {"id": 2, "name": null, "price": 2.5, "open": false, "tags": [], "at": {"x": 1.5, "y": 3}},
       {"id": 3, "name": "C", "price": 3, "open": true, "note": "n", "tags": null}]
      """#)
    #expect(
      properties(sample) == [
        "Sample.id: Int", "Sample.name: String?", "Sample.price: Double", "Sample.open: Bool",
        "Sample.tags: [String]?", "Sample.at: At?", "Sample.note: String?", "At.x: Double",
        "At.y: Int",
      ])
  }

  @Test func `dates and data of a property list`() {
    #expect(
      properties(
        .xml(
          "<array><dict><key>d</key><date>2011-11-28T09:21:30Z</date><key>b</key><data/></dict></array>"
        )) == ["Sample.d: Date", "Sample.b: Data"])
  }

  @Test func `dictionaries of a list under one key are one model`() {
    #expect(
      properties(.json(#"{"shop_list": [{"a": 1}, {"b": 2}], "at": {"b": 1}, "empty": []}"#))
        == [
          "Sample.shop_list: [ShopList]", "Sample.at: At", "Sample.empty: [any value]",
          "ShopList.a: Int?", "ShopList.b: Int?", "At.b: Int",
        ])
  }

  @Test(
    arguments: [
      ("shops.plist", "Shop"), ("Data/cities.json", "City"), ("boxes.json", "Box"),
      ("news.json", "New"), ("2024.json", "Entry2024"), ("address-books.json", "AddressBook"),
      ("class.json", "Class"), ("", "Entry"),
    ])
  func `the model is named after the file`(file: String, name: String) {
    let document = Document(reading: SourceText(Array("[{}]".utf8), name: file))
    let schema = InferredModel(of: document).schema
    #expect(schema.root.map { schema[$0].name } == name)
  }

  // MARK: clean data

  @Test(
    arguments: [
      "[]", "{}", "[{}, {}, {}]", #"[{"a": 1}, {"a": 2}, {"a": 3}]"#, "[1, 2, 3]",
      #"[{"a": 1}, {"a": 2.5}, {"a": 3}, {"a": 4}]"#,
      #"[{"a": 1, "b": 1}, {"a": 2}, {"a": 3, "c": 1}, {"a": 3}]"#,
      #"[{"a": null}, {"a": 1}, {"a": 2}, {"a": 3}]"#, #"{"a": 1, "b": "x", "c": []}"#,
      #"[{"a": []}, {"a": [1]}, {"a": [2, 3]}]"#, #"["a", 1]"#, #"[{"a": 1}, {"a": "x"}]"#,
    ])
  func `data in order gives no finding`(text: String) {
    let document = Sample.json(text).document
    let report = InferredModel(of: document).report(on: document)
    #expect(report.findings.isEmpty)
    #expect(report.models.count == report.entryCount)
    #expect(report.rejected.isEmpty)
  }

  // MARK: departures

  @Test func `two thirds or more of at least three are meant`() {
    #expect(findings(#"[{"a": 1}, {"a": "x"}]"#).isEmpty)
    #expect(
      findings(#"[{"a": 1}, {"a": "x"}, {"a": 2}]"#)
        == [Finding("type.unusual", "[1].a", "1:18", .warning)])
    #expect(findings(#"[{"a": 1}, {"a": "x"}, {"a": 2}, {"a": "y"}]"#).isEmpty)
    #expect(
      findings(#"[{"a": 1}, {"a": "x"}, {"a": 2}, {"a": true}, {"a": 4}, {"a": 5}]"#) == [
        Finding("type.unusual", "[1].a", "1:18", .warning),
        Finding("type.unusual", "[3].a", "1:40", .warning),
      ])
  }

  @Test func `a departure is told with its numbers`() throws {
    let document = Sample.json(#"[{"a": 1.5}, {"a": "x"}, {"a": 2}]"#).document
    let diagnostic = try #require(
      InferredModel(of: document).report(on: document).diagnostics.first)
    #expect(diagnostic.message == "`a` is a string here, but a number in 2 of 3 places")
    #expect(
      diagnostic.notes
        == ["the model is inferred from the data; pass --model to check against yours"])
  }

  @Test func `a key that most have is missing`() {
    #expect(
      findings(#"[{"a": 1, "b": 1}, {"a": 2}, {"a": 3, "b": 3}]"#)
        == [Finding("key.unusually-missing", "[1].b", "1:20", .warning)])
    #expect(findings(#"[{"a": 1, "b": 1}, {"a": 2}]"#).isEmpty)
  }

  @Test func `a rare key beside a missing one is taken as misspelt`() {
    #expect(
      findings(#"[{"address": 1}, {"adress": 2}, {"address": 3}, {"address": 4}]"#)
        == [Finding("key.unusual", "[1].adress", "1:19", .warning)])
  }

  @Test func `departures inside lists and dictionaries`() {
    #expect(
      findings(#"[{"t": ["a", "b"]}, {"t": [1, "c"]}, {"t": [["x"], "d"]}]"#) == [
        Finding("type.unusual", "[1].t[0]", "1:28", .warning),
        Finding("type.unusual", "[2].t[0]", "1:45", .warning),
      ])
  }

  @Test func `entries with departures are accepted`() {
    let document = Sample.json(#"[{"a": 1}, {"a": "x"}, {"a": 2}]"#).document
    let report = InferredModel(of: document).report(on: document)
    #expect(report.models.count == 3)
    #expect(report.rejected.isEmpty)
    #expect(report.isClean)
  }

  // MARK: faults

  @Test func `entries with faults of the text are rejected, the others are not`() {
    let document = Sample.xml(
      "<array>\n<dict><key>a</key><integer>1</integer></dict>\n"
        + "<dict><key>a</key><integer>1x</integer></dict>\n</array>"
    ).document
    let report = InferredModel(of: document).report(on: document)
    #expect(report.findings == [Finding("syntax.number", "[1].a", "4:19")])
    #expect(report.models.count == 1)
    #expect(report.rejected.map(\.index) == [1])
  }

  @Test func `a key that stands twice rejects its entry`() {
    let document = Sample.json(#"[{"a": 1}, {"b": {"a": 1, "a": 2}}, {"a": 2}]"#).document
    let inferred = InferredModel(of: document)
    let report = inferred.report(on: document)
    #expect(
      report.findings.filter { $0.severity == .error } == [
        Finding("key.duplicate", "[1].b.a", "1:27")
      ])
    #expect(report.rejected.map(\.index) == [1])
    let lenient = inferred.report(on: document, policy: Policy(duplicateKeys: .warning))
    #expect(lenient.rejected.isEmpty)
  }

  @Test func `a dictionary of entries and a single one are told apart`() {
    func count(_ text: String) -> Int {
      let document = Sample.json(text).document
      return InferredModel(of: document).report(on: document).entryCount
    }
    #expect(count(#"{"x": {"a": 1, "b": 2}, "y": {"a": 2, "b": 3}}"#) == 2)
    #expect(count(#"{"x": {"a": 1}, "y": {"b": 2}}"#) == 1)
    #expect(count(#"{"x": {"a": 1}, "y": 5}"#) == 1)
    #expect(count(#"[[{"a": 1}], [{"a": 2}, {"a": 3}]]"#) == 3)
    #expect(count("7") == 1)
  }
}

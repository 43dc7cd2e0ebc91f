import ModelKitCore
import ModelKitDocument
import ModelKitSchema
import ModelKitTestSupport
import Testing

struct SchemaCheckerTests {
  private func schema(_ properties: [PropertyDescription]) -> ModelSchema {
    var schema = ModelSchema()
    schema.root = schema.add(ModelDescription(name: "Shop", properties: properties))
    return schema
  }

  @Test func `a described model needs no Swift type`() {
    let checker = SchemaChecker(
      schema([
        PropertyDescription(key: "name", shape: .string),
        PropertyDescription(key: "price", shape: .optional(.decimal)),
        PropertyDescription(key: "tags", shape: .array(.string), hasDefault: true),
      ]))
    let report = checker.check(
      Sample.json(#"[{"name": "A"}, {"price": "x", "tags": [1]}, {"name": "B", "nme": 1}]"#)
        .document)
    #expect(
      report.findings == [
        Finding("key.missing", "[1].name", "1:17"), Finding("type.mismatch", "[1].price", "1:27"),
        Finding("type.mismatch", "[1].tags[0]", "1:41"),
        Finding("key.unknown", "[2].nme", "1:60", .warning),
      ])
    #expect(report.models.count == 2)
    #expect(report.rejected.map(\.index) == [1])
    #expect(report.diagnostics.map(\.model) == Array(repeating: "Shop", count: 4))
  }

  @Test func `a finding names the declaration of the property at fault`() throws {
    let place = DiagnosticLabel(
      file: "Shop.swift", span: SourceSpan(start: 20, end: 25), text: "let price: Decimal?")
    let checker = SchemaChecker(
      schema([
        PropertyDescription(key: "price", shape: .optional(.decimal), declaration: place),
        PropertyDescription(key: "rows", shape: .array(.array(.integer(.int))), declaration: place),
      ]))
    let report = checker.check(
      Sample.json(#"[{"price": "x", "rows": [[1, "y"]], "z": 0}]"#).document)
    let declared = report.diagnostics.map { $0.related.map(\.text) }
    #expect(declared == [["declared here"], ["declared here"], []])
    #expect(report.diagnostics.first?.related.first?.file == "Shop.swift")
    #expect(report.diagnostics.first?.related.first?.span == place.span)
  }

  @Test func `without a root every entry is accepted`() {
    let report = SchemaChecker(ModelSchema()).check(Sample.json(#"[1, {"a": 2}, null]"#).document)
    #expect(report.findings.isEmpty)
    #expect(report.models.count == 3)
  }

  @Test func `a shape that nothing is known of takes all that can be read`() {
    let checker = SchemaChecker(
      schema([
        PropertyDescription(key: "a", shape: .any),
        PropertyDescription(key: "b", shape: .optional(.custom("Money"))),
      ]))
    let report = checker.check(
      Sample.xml(
        "<array><dict><key>a</key><array/></dict><dict><key>a</key><date>x</date></dict>"
          + "<dict><key>b</key><true/></dict></array>"
      ).document)
    #expect(report.models.count == 1)
    #expect(report.findings.map(\.code) == ["value.date", "key.missing"])
  }

  @Test func `an enumeration whose cases are not known takes every raw value`() {
    func enumeration(_ values: EnumerationDescription.RawValues) -> ValueShape {
      .enumeration(EnumerationDescription(name: "Kind", rawValues: values))
    }
    let checker = SchemaChecker(
      schema([
        PropertyDescription(key: "a", shape: enumeration(.anyString)),
        PropertyDescription(key: "b", shape: enumeration(.anyInteger(.uint8))),
        PropertyDescription(key: "c", shape: enumeration(.integers([1, 2], .int))),
      ]))
    #expect(checker.check(Sample.json(#"{"a": "x", "b": 9, "c": 2}"#).document).findings.isEmpty)
    #expect(
      checker.check(Sample.json(#"{"a": 1, "b": 300, "c": 3}"#).document).findings == [
        Finding("type.mismatch", "a", "1:7"), Finding("value.out-of-range", "b", "1:15"),
        Finding("value.unknown-case", "c", "1:25"),
      ])
  }

  @Test func `a check starts lower down where a path says so`() throws {
    let checker = SchemaChecker(schema([PropertyDescription(key: "name", shape: .string)]))
    let document = Sample.json(#"{"data": [{"name": "A"}, {"name": 1}]}"#).document
    let report = checker.check(document, at: try #require(NodePath("data")))
    #expect(report.findings == [Finding("type.mismatch", "data[1].name", "1:35")])
    #expect(report.models.count == 1)
  }

  @Test func `factories describe themselves`() throws {
    let schema = AllTypes.schema
    let root = try #require(schema.root)
    #expect(schema.models.map(\.name) == ["AllTypes", "Part"])
    let names = schema[root].properties.map { schema.name(of: $0.shape) }
    #expect(
      names == [
        "Bool", "Int", "UInt8", "Int8?", "UInt64?", "Double", "Float?", "Decimal?", "String",
        "Date?", "Data?", "URL?", "UUID?", "HexColor?", "ImageName?", "Word", "Level?", "[String]",
        "[UInt8]", "[[Int]]", "[Int?]", "Set<Int>", "Set<Word>", "Set<Level>", "Set<Decimal>",
        "Set<[Int]>", "[String: Int]", "[Int: String]", "[Word: Bool]", "[UUID: Double]",
        "[Double: Int]", "Part?", "[Part]", "[String: Part]",
      ])
    #expect(
      schema[root].properties.filter(\.isRequired).map(\.key) == ["flag", "count", "text"])
  }
}

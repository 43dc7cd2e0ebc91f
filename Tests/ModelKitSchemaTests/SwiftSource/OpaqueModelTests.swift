import ModelKitCore
import ModelKitDocument
import ModelKitSchema
import Testing

/// Types that read themselves, and not from a dictionary of their properties.
struct OpaqueModelTests {
  private static func sample(_ parts: String) -> SwiftSample {
    SwiftSample("struct Shop: Codable { let hours: Hours }\n" + parts)
  }

  private static func type(reading body: String) -> String {
    """
    struct Hours: Codable {
      let opens: Int, closes: Int
      init(from decoder: any Decoder) throws { \(body) }
      func encode(to encoder: any Encoder) throws { _ = encoder.container(keyedBy: Key.self) }
    }
    """
  }

  @Test(arguments: [
    "let text = try decoder.singleValueContainer().decode(String.self); self.init(text)",
    "let container = try decoder.singleValueContainer(); opens = try container.decode(Int.self)",
    "var container = try decoder.unkeyedContainer(); opens = try container.decode(Int.self)",
    "self.init(try Parts(from: decoder))",
    "if let it = try? decoder.container(keyedBy: Key.self) {} else { decoder.singleValueContainer() }",
  ])
  func `a type that opens no dictionary is any value, with a note`(body: String) {
    let sample = Self.sample(Self.type(reading: body))
    #expect(sample.outline(of: "Shop") == ["hours: Hours"])
    #expect(sample.findings(of: "Shop") == ["Shop.swift:2:8 model.code"])
    #expect(sample.models.model(named: "Shop").diagnostics.map(\.severity) == [.note])
    #expect(Self.faults(of: #"[{"hours": "9-18"}, {"hours": [9, 18]}]"#, sample, "Shop") == [])
  }

  @Test func `a type that opens a dictionary is one of its properties`() {
    let sample = Self.sample(
      Self.type(
        reading: """
          let container = try decoder.container(keyedBy: Key.self)
          opens = try container.decode(Int.self, forKey: .opens)
          """))
    #expect(sample.findings(of: "Shop") == ["Shop.swift:2:8 model.custom-decoding"])
    #expect(Self.faults(of: #"[{"hours": "9-18"}]"#, sample, "Shop").count == 1)
  }

  @Test func `an extension may hold the reading`() {
    let sample = Self.sample(
      """
      struct Hours { let opens: Int }
      extension Hours: Decodable {
        init(from decoder: some Swift.Decoder) throws {
          opens = try decoder.singleValueContainer().decode(Int.self)
        }
      }
      """)
    #expect(sample.findings(of: "Shop") == ["Shop.swift:2:8 model.code"])
  }

  @Test(arguments: [
    "func encode(to encoder: any Encoder) throws { var c = encoder.singleValueContainer() }",
    "@available(*, deprecated) init(text: String) { decoder.singleValueContainer() }",
  ])
  func `writing alone changes nothing, nor does another initializer`(member: String) {
    let sample = Self.sample("struct Hours: Codable { let opens: Int; \(member) }")
    #expect(sample.findings(of: "Shop") == [])
    #expect(Self.faults(of: #"[{"hours": {"opens": "x"}}]"#, sample, "Shop") == ["value.number"])
  }

  @Test func `an initializer from something else is no reading`() {
    let sample = Self.sample("struct Hours: Codable { let opens: Int; init(from text: String) {} }")
    #expect(Self.faults(of: #"[{"hours": 5}]"#, sample, "Shop").count == 1)
  }

  @Test func `a subclass reads what its superclass reads`() {
    let sample = Self.sample(
      """
      class Base: Codable {
        let opens: Int
        required init(from decoder: any Decoder) throws { _ = decoder.singleValueContainer() }
      }
      class Hours: Base {
        let closes: Int
        required init(from decoder: any Decoder) throws { try super.init(from: decoder) }
      }
      """)
    #expect(sample.findings(of: "Shop") == ["Shop.swift:6:7 model.code"])
  }

  @Test func `entries of such a type are taken as they are`() {
    let sample = SwiftSample(
      Self.type(reading: "self.init(try decoder.singleValueContainer().decode(String.self))"))
    #expect(sample.findings(of: "Hours") == ["Shop.swift:1:8 model.code"])
    #expect(Self.faults(of: #"["9-18", "10-12"]"#, sample, "Hours") == [])
  }

  /// The codes of what a check finds in a file.
  private static func faults(of text: String, _ sample: SwiftSample, _ name: String) -> [String] {
    guard let schema = sample.models.model(named: name).schema else { return ["no model"] }
    let document = Document(reading: SourceText(text, name: "shops.json"))
    return SchemaChecker(schema).check(document).diagnostics.map { "\($0.code)" }
  }
}

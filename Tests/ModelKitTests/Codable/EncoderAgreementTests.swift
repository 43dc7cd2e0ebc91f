import Foundation
import ModelKit
import Testing

/// What is encoded, against Foundation's encoders.
struct EncoderAgreementTests {
  private func sameXML(_ value: some Encodable) throws {
    let foundation = PropertyListEncoder()
    foundation.outputFormat = .xml
    var encoder = ModelEncoder(outputFormat: .xml)
    encoder.writingOptions.sortedKeys = true
    let theirs = String(decoding: try foundation.encode(value), as: UTF8.self)
    #expect(String(decoding: try encoder.encode(value), as: UTF8.self) == theirs)
  }

  @Test func `sorted XML is byte for byte Foundation's`() throws {
    try sameXML(Scalars())
    try sameXML(Specials())
    try sameXML(Optionals(number: 1))
    try sameXML(Frame())
    try sameXML(Truck())
    try sameXML(Nested())
    try sameXML(Tree(children: [Tree(), Tree()]))
    try sameXML([Empty()])
    try sameXML(["a": [Float(0.1)]])
    try sameXML([[1: "x"]])
    try sameXML([Shape.circle(radius: 0.5), .nothing])
    try sameXML([Double.infinity, -.infinity])
  }

  private func sameJSON(_ value: some Encodable) throws {
    let foundation = JSONEncoder()
    foundation.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    var encoder = ModelEncoder()
    encoder.writingOptions.sortedKeys = true
    let theirs = String(decoding: try foundation.encode(value), as: UTF8.self)
    #expect(String(decoding: try encoder.encode(value), as: UTF8.self) == theirs)
  }

  @Test func `compact JSON is Foundation's but for whole reals`() throws {
    try sameJSON(Scalars())
    try sameJSON([Specials().link])
    try sameJSON(["a": Decimal(string: "12345678901234567890.123456789")])
    try sameJSON(Collections().names)
    try sameJSON([Float(0.1)])
    try sameJSON([Optional<Int>.none, 1])
    try sameJSON("fragment")
    try sameJSON(Empty())
    #expect(String(decoding: try ModelEncoder().encode(1.0), as: UTF8.self) == "1.0")
  }

  @Test func `keys keep their order`() throws {
    struct Ordered: Encodable {
      var z = 1
      var a = 2
    }
    #expect(
      String(decoding: try ModelEncoder().encode(Ordered()), as: UTF8.self) == #"{"z":1,"a":2}"#)
  }

  private func words(_ value: some Encodable, _ format: OutputFormat) -> [String] {
    do throws(ModelError) {
      _ = try ModelEncoder(outputFormat: format).encode(value)
      return []
    } catch {
      return error.diagnostics.map { "\($0.code) \($0.path): \($0.message)" }
    }
  }

  @Test func `what a format cannot hold is an error in words`() {
    #expect(
      words(["a": [1, nil]], .xml) == [
        "value.unsupported a[1]: property lists cannot hold null"
      ])
    #expect(
      words(["a": [1, Double.nan, -Double.infinity]], .json) == [
        "value.non-finite a[1]: JSON cannot hold NaN",
        "value.non-finite a[2]: JSON cannot hold infinity",
      ])
    #expect(
      words(5, .binary) == [
        "type.root : a property list holds an array or a dictionary; Int is neither"
      ])
    #expect(
      words(Unencodable(), .json) == ["value.unsupported : Unencodable did not encode any value"])
    #expect(
      words([Refusing()], .json) == ["value.unsupported [0]: not today"])
  }

  struct Unencodable: Encodable {
    func encode(to encoder: any Encoder) throws {}
  }

  struct Refusing: Encodable {
    func encode(to encoder: any Encoder) throws {
      throw EncodingError.invalidValue(
        self, .init(codingPath: encoder.codingPath, debugDescription: "not today"))
    }
  }

  @Test func `OpenStep and typed JSON come back`() throws {
    let tree = Tree(name: "a b", children: [Tree(name: "ü")])
    for format in [OutputFormat.openStep, .json, .xml, .binary] {
      let data = try ModelEncoder(outputFormat: format).encode(tree)
      #expect(try ModelDecoder().decode(Tree.self, from: data) == tree)
    }
    let typed = try ModelEncoder(outputFormat: .typedJSON).encode([Data([1])])
    #expect(String(decoding: typed, as: UTF8.self) == #"[{"$data":"AQ=="}]"#)
  }
}

import Foundation
import ModelKitCore
import ModelKitDocument
import ModelKitSchema

/// Bytes to typed models, against Foundation's decoders; and checking against a description.
struct DecodingSuite {
  let shops: ShopData

  var jobs: [Job] {
    let label = "shops-\(shops.count)"
    let json = JSONDecoder()
    json.dateDecodingStrategy = .iso8601
    let propertyList = PropertyListDecoder()
    return [
      Job(
        "JSON → [Shop], \(label)", byteCount: shops.json.count, goals: ["Foundation": 10],
        [
          load(shops.json, "shops.json"),
          decode(shops.json) { try json.decode([Shop].self, from: $0) },
        ]),
      Job(
        "XML → [Shop], \(label)", byteCount: shops.xml.count, goals: ["Foundation": 20],
        [
          load(shops.xml, "shops.plist"),
          decode(shops.xml) { try propertyList.decode([Shop].self, from: $0) },
        ]),
      Job(
        "binary → [Shop], \(label)", byteCount: shops.binary.count, goals: ["Foundation": 25],
        [
          load(shops.binary, "shops.plist"),
          decode(shops.binary) { try propertyList.decode([Shop].self, from: $0) },
        ]),
      Job("JSON checked, \(label)", byteCount: shops.json.count, [check(shops.json, "shops.json")]),
      Job("XML checked, \(label)", byteCount: shops.xml.count, [check(shops.xml, "shops.plist")]),
    ]
  }

  private func load(_ bytes: [UInt8], _ name: String) -> Contender {
    let source = SourceText(bytes, name: name)
    return Contender(name: "ModelKit") { try Shop.load(from: source).get().figure }
  }

  private func decode(
    _ bytes: [UInt8], _ body: @escaping (Data) throws -> [Shop]
  ) -> Contender {
    let data = Data(bytes)
    return Contender(name: "Foundation") { try body(data).figure }
  }

  private func check(_ bytes: [UInt8], _ name: String) -> Contender {
    let source = SourceText(bytes, name: name)
    var schema = ModelSchema()
    if case .model(let id) = Shop.describe(in: &schema) { schema.root = id }
    let checker = SchemaChecker(schema)
    return Contender(name: "ModelKit") {
      try checker.check(Document(reading: source)).get().count
    }
  }
}

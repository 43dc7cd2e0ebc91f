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
      Job(
        "JSON, a fault in each entry, \(label)", byteCount: shops.faultyJSON.count,
        goals: ["clean": 0.5],
        [
          loadFaulty(shops.faultyJSON, "shops.json"), loadClean(shops.json, "shops.json"),
          loadInWords(shops.faultyJSON, "shops.json"),
        ]),
      Job(
        "XML, a fault in each entry, \(label)", byteCount: shops.faultyXML.count,
        goals: ["clean": 0.5],
        [
          loadFaulty(shops.faultyXML, "shops.plist"), loadClean(shops.xml, "shops.plist"),
          loadInWords(shops.faultyXML, "shops.plist"),
        ]),
      Job("JSON checked, \(label)", byteCount: shops.json.count, [check(shops.json, "shops.json")]),
      Job("XML checked, \(label)", byteCount: shops.xml.count, [check(shops.xml, "shops.plist")]),
    ]
  }

  private func load(_ bytes: [UInt8], _ name: String) -> Contender {
    let source = SourceText(bytes, name: name)
    return Contender(name: "ModelKit") { try Shop.load(from: source).get().figure }
  }

  /// Loads a file in which each entry has a fault; gives the number of errors.
  private func loadFaulty(_ bytes: [UInt8], _ name: String) -> Contender {
    let source = SourceText(bytes, name: name)
    return Contender(name: "ModelKit") { Shop.load(from: source).count(of: .error) }
  }

  /// Loads the faulty file and has each finding put into words; gives their number.
  private func loadInWords(_ bytes: [UInt8], _ name: String) -> Contender {
    let source = SourceText(bytes, name: name)
    return Contender(name: "in words") { Shop.load(from: source).diagnostics.count }
  }

  /// Loads the same file without faults; gives the number of entries, which is the same.
  private func loadClean(_ bytes: [UInt8], _ name: String) -> Contender {
    let source = SourceText(bytes, name: name)
    return Contender(name: "clean") { Shop.load(from: source).models.count }
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

import Foundation
import ModelKitCore
import ModelKitDocument

/// The same `Codable` types through our decoder and through Foundation's.
struct CodableSuite {
  let shops: ShopData

  var jobs: [Job] {
    let label = "shops-\(shops.count)"
    let json = JSONDecoder()
    json.dateDecodingStrategy = .iso8601
    let propertyList = PropertyListDecoder()
    return [
      Job(
        "Codable: JSON → [Shop], \(label)", byteCount: shops.json.count,
        goals: ["Foundation": 4],
        [ours(shops.json), theirs(shops.json) { try json.decode([Shop].self, from: $0) }]),
      Job(
        "Codable: XML → [Shop], \(label)", byteCount: shops.xml.count, goals: ["Foundation": 8],
        [ours(shops.xml), theirs(shops.xml) { try propertyList.decode([Shop].self, from: $0) }]),
      Job(
        "Codable: binary → [Shop], \(label)", byteCount: shops.binary.count,
        goals: ["Foundation": 8],
        [
          ours(shops.binary),
          theirs(shops.binary) { try propertyList.decode([Shop].self, from: $0) },
        ]),
      encoding("JSON", as: .json) { list in
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .iso8601
        return { try encoder.encode(list) }
      },
      encoding("XML", as: .xml) { list in
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .xml
        return { try encoder.encode(list) }
      },
      encoding("binary", as: .binary) { list in
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .binary
        return { try encoder.encode(list) }
      },
    ]
  }

  /// Encoding; what it gives is another text than Foundation's and only has to be there.
  private func encoding(
    _ name: String, as format: OutputFormat, _ foundation: ([Shop]) -> () throws -> Data
  ) -> Job {
    var decoder = ModelDecoder()
    decoder.dateDecodingStrategy = .iso8601
    let list = (try? decoder.decode([Shop].self, from: shops.json)) ?? []
    var encoder = ModelEncoder(outputFormat: format)
    encoder.dateEncodingStrategy = .iso8601
    let theirs = foundation(list)
    return Job(
      "Codable: [Shop] → \(name), shops-\(shops.count)", byteCount: shops.json.count,
      [
        Contender(name: "ModelKit") { [encoder] in
          try encoder.encode(list).isEmpty ? 0 : list.count
        },
        Contender(name: "Foundation") { try theirs().isEmpty ? 0 : list.count },
      ])
  }

  private func ours(_ bytes: [UInt8]) -> Contender {
    var decoder = ModelDecoder()
    decoder.dateDecodingStrategy = .iso8601
    let data = Data(bytes)
    return Contender(name: "ModelKit") { [decoder] in
      try decoder.decode([Shop].self, from: data).figure
    }
  }

  private func theirs(
    _ bytes: [UInt8], _ body: @escaping (Data) throws -> [Shop]
  ) -> Contender {
    let data = Data(bytes)
    return Contender(name: "Foundation") { try body(data).figure }
  }
}

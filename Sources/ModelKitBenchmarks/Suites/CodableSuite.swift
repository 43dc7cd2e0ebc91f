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
    ]
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

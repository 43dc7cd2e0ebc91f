import Foundation
import ModelKitCore

/// The generated shops as a model and, by the same properties, as a Codable type.
struct Shop: Model, Codable {
  var name: String
  var icon: String
  var price: Double
  var stock: Int
  var open: Bool
  var tags: [String]
  var address: Address
  var bgColor: String
  var created: Date

  static let factory = Factory(
    Shop.init, Key("name"), Key("icon"), Key("price"), Key("stock"), Key("open"), Key("tags"),
    Key("address"), Key("bgColor"), Key("created"))
}

/// Where a shop is.
struct Address: Model, Codable {
  var city: String
  var zip: String

  static let factory = Factory(Address.init, Key("city"), Key("zip"))
}

extension [Shop] {
  /// A figure that changes if anything that was read changes.
  var figure: Int {
    reduce(count) { figure, shop in
      figure &+ shop.name.utf8.count &+ shop.stock &+ shop.tags.count &+ shop.address.zip.utf8.count
        &+ Int(shop.price * 100) &+ (shop.open ? 1 : 0)
        &+ Int(shop.created.timeIntervalSinceReferenceDate)
    }
  }
}

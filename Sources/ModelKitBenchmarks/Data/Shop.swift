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
    // By index, so that no shop is copied: this runs within what is measured.
    indices.reduce(count) { figure, i in
      figure &+ self[i].name.utf8.count &+ self[i].stock &+ self[i].tags.count
        &+ self[i].address.zip.utf8.count &+ Int(self[i].price * 100) &+ (self[i].open ? 1 : 0)
        &+ Int(self[i].created.timeIntervalSinceReferenceDate)
    }
  }
}

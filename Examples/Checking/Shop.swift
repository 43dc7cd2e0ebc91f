import ModelKit

/// The model that `shops.plist` beside this file is checked against.
struct Shop: Model {
  let name: String
  let icon: ImageName
  let price: Decimal?
  let tags: [String]

  static let factory = Factory(
    Shop.init, Key("name"), Key("icon"), Key("price"), Key("tags", default: []))
}

import Foundation
import ModelKit

/// A shop of `shops.plist`.
struct Shop: Model {
  let name: String
  let icon: ImageName
  let kind: Kind
  let price: Decimal?
  let isOpen: Bool
  let tags: [String]
  let opened: Date?

  /// What a shop sells.
  enum Kind: String, ModelValue, CaseIterable {
    case fruit, bakery, stationery, books, food, cafe, flowers, toys, tailor, sports
  }

  static let factory = Factory(
    Shop.init, Key("name"), Key("icon"), Key("kind"), Key("price"), Key("open", default: true),
    Key("tags", default: []), Key("opened"))
}

// The shop list: models from a property list, and what is wrong with the entries that are not shops.
//
//     swift run ShopList Resources/shops.plist

import Foundation
import ModelKit

struct Shop: Model {
  let name: String
  let icon: ImageName
  let price: Decimal?
  let tags: [String]

  static let factory = Factory(
    Shop.init, Key("name"), Key("icon"), Key("price"), Key("tags", default: []))
}

let path = CommandLine.arguments.dropFirst().first ?? "Resources/shops.plist"
let report = Shop.load(contentsOf: URL(filePath: path))

for shop in report.models {
  let price = shop.price.map { "\($0)" } ?? "–"
  print("\(shop.name), \(price), \(shop.tags.joined(separator: " "))")
}
for diagnostic in report.diagnostics where diagnostic.code != .unknownKey {
  print(diagnostic.concise)
}
exit(report.isClean ? 0 : 1)

/// Names of types from names of files and keys.
enum ModelName {
  /// `Data/shops.plist` gives `Shop`.
  static func forEntries(ofFile path: String) -> String {
    let file = path.split(separator: "/").last ?? ""
    return type(for: singular(String(file.prefix { $0 != "." })))
  }

  /// `shop_address` and `shop-address` give `ShopAddress`.
  static func type(for key: String) -> String {
    let words = key.split { !($0.isLetter || $0.isNumber) }
    let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    guard let first = name.first else { return "Entry" }
    return first.isNumber ? "Entry\(name)" : name
  }

  /// `shops` gives `shop`, `cities` gives `city`; what is no plural stays.
  static func singular(_ name: String) -> String {
    if name.hasSuffix("ies"), name.count > 4 { return name.dropLast(3) + "y" }
    for ending in ["sses", "shes", "ches", "xes"] where name.hasSuffix(ending) {
      return String(name.dropLast(2))
    }
    let isPlural = name.hasSuffix("s") && !name.hasSuffix("ss") && name.count > 2
    return isPlural ? String(name.dropLast()) : name
  }
}

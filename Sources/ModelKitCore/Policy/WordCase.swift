/// Names in snake case and in camel case.
enum WordCase {
  /// `imageURL` → `image_url`, `urlOfShop2` → `url_of_shop2`, `HTTPServer` → `http_server`.
  static func snake(_ name: String) -> String {
    let letters = Array(name)
    var words = ""
    for (i, letter) in letters.enumerated() {
      // A word begins where capitals begin, and at the last of them when small letters follow.
      let startsWord =
        letter.isUppercase && i > 0 && letters[i - 1] != "_"
        && (!letters[i - 1].isUppercase || beginsWord(letters, at: i))
      if startsWord { words += "_" }
      words += letter.lowercased()
    }
    return words
  }

  /// Whether the last of several capitals begins a word: that of `HTTPServer`, and not of `userIDs`.
  private static func beginsWord(_ letters: [Character], at index: Int) -> Bool {
    guard index + 1 < letters.count, letters[index + 1].isLowercase else { return false }
    let isPlural =
      letters[index + 1] == "s" && (index + 2 == letters.count || letters[index + 2].isUppercase)
    return !isPlural
  }

  /// `image_url` → `imageUrl`, or with acronyms `imageURL`; underscores at either end are kept.
  static func camel(_ name: String, acronyms: Bool = false) -> String {
    let start = name.prefix { $0 == "_" }
    let core = name.dropFirst(start.count)
    let end = core.reversed().prefix { $0 == "_" }.count
    let words = core.dropLast(end).split(separator: "_")
    guard let first = words.first else { return name }
    let rest = words.dropFirst().map { word in
      acronyms && Self.acronyms.contains(word.lowercased())
        ? capitals(of: word) : word.prefix(1).uppercased() + word.dropFirst()
    }
    return start + first + rest.joined() + String(repeating: "_", count: end)
  }

  /// `URL`, `IDs`.
  private static func capitals(of acronym: Substring) -> String {
    let isPlural = acronym.hasSuffix("s") && acronyms.contains(String(acronym.dropLast()))
    return isPlural ? acronym.dropLast().uppercased() + "s" : acronym.uppercased()
  }

  /// What the API Design Guidelines write in capitals, as far as data has it often.
  private static let acronyms: Set<String> = [
    "api", "ascii", "css", "csv", "dns", "ftp", "gif", "gps", "html", "http", "https", "id", "ids",
    "ip", "isbn", "iso", "jpeg", "jpg", "json", "os", "pdf", "png", "rgb", "rgba", "sku", "sql",
    "svg", "ui", "uri", "url", "urls", "utc", "utf8", "uuid", "xml",
  ]
}

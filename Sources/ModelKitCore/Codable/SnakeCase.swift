// `image_url` ↔ `imageUrl`, `_one_two__` ↔ `_oneTwo__`, `myURLProperty` → `my_url_property`, as
// Foundation's coders convert.

/// Keys in snake case and in camel case.
enum SnakeCase {
  /// `one_two` as `oneTwo`; underscores at both ends stay.
  static func camelCase(_ key: String) -> String {
    guard let first = key.firstIndex(where: { $0 != "_" }),
      let last = key.lastIndex(where: { $0 != "_" })
    else { return key }
    let words = key[first...last].split(separator: "_")
    guard words.count > 1 else { return key }
    let joined = words[0].lowercased() + words.dropFirst().map(capitalized).joined()
    return key[..<first] + joined + key[key.index(after: last)...]
  }

  private static func capitalized(_ word: Substring) -> String {
    word.prefix(1).uppercased() + word.dropFirst().lowercased()
  }

  /// `oneTwo` as `one_two`; a run of capitals is one word: `myURLProperty` is `my_url_property`. The
  /// first letter is a word by itself before a capital, to Foundation: `URL` is `u_rl`.
  static func snakeCase(_ key: String) -> String {
    let letters = Array(key)
    var text = ""
    for (i, letter) in letters.enumerated() {
      let beginsWord =
        i > 0 && letter.isUppercase
        && (i == 1 || !letters[i - 1].isUppercase
          || i + 1 < letters.count && letters[i + 1].isLowercase)
      if beginsWord { text += "_" }
      text += letter.lowercased()
    }
    return text
  }
}

extension Explanation {
  /// Files of bundles, by name.
  static let bundles = [
    Explanation(
      "bundle.missing",
      """
      A bundle has no file of the name, neither in the folders of the languages nor in the
      folder itself. The notes list the places that were searched.
      """,
      bad: #"bundle.models(Shop.self, named: "shop")"#,
      good: #"bundle.models(Shop.self, named: "shops")"#),
    Explanation(
      "bundle.ambiguous",
      """
      A name without an extension fits several files of one folder. The first is taken, in
      the order .plist, .json, .json5, .jsonc, .jsonl, .strings.
      """,
      bad: #"bundle.models(Personality.self, named: "mbti")"#,
      good: #"bundle.models(Personality.self, named: "mbti.json")"#),
    Explanation(
      "bundle.outside",
      """
      A name leads out of the bundle, or is no name of a file in it: an absolute path, a
      path with `..` or an empty step, or a symbolic link to somewhere else.
      """,
      bad: #"bundle.models(Shop.self, named: "../shops")"#,
      good: #"bundle.models(Shop.self, named: "data/shops")"#),
    Explanation(
      "bundle.cycle",
      """
      While a file is loaded, one of its models asks the bundle for a second file, and
      loading that asks for the first one. Neither can be ready before the other.
      """,
      bad: "a shop reads its streets from streets.plist, a street its shops from shops.plist",
      good: "a shop reads the names of its streets, which are looked up afterwards"),
  ]
}

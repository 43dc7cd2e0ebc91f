extension Explanation {
  /// What readers take on.
  static let limits = [
    Explanation(
      "limit.depth",
      """
      Lists and dictionaries are nested deeper than readers follow, 512 levels. Such
      input is damaged or hostile.
      """,
      bad: "[[[[… 200,000 levels …]]]]",
      good: "[[[[1]]]]"),
    Explanation(
      "limit.size",
      """
      The input is larger than readers take on.
      """,
      bad: "one file of 5 GB",
      good: "several files, or JSON Lines in parts"),
    Explanation(
      "limit.nodes",
      """
      The input holds more values than readers take on.
      """,
      bad: "one file of three thousand million values",
      good: "several files"),
  ]
}

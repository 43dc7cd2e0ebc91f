extension Explanation {
  /// Getting at files.
  static let input = [
    Explanation(
      "io.missing",
      """
      A path leads nowhere.
      """,
      bad: "modelkit load shop.plist",
      good: "modelkit load shops.plist"),
    Explanation(
      "io.unreadable",
      """
      A file or folder is there and cannot be read, or a folder stands where a file is
      needed; the message says which.
      """,
      bad: "a file whose mode does not let you read it",
      good: "the same file after chmod u+r"),
    Explanation(
      "io.no-data-files",
      """
      A folder was given, and neither it nor a folder in it holds a data file. Hidden
      files and symbolic links are passed over.
      """,
      bad: "modelkit load Pictures",
      good: "modelkit load Resources"),
  ]
}

extension Explanation {
  /// Reading binary property lists.
  static let binary = [
    Explanation(
      "syntax.binary-header",
      """
      The file does not begin like a binary property list of a version that is read,
      `bplist00`.
      """,
      bad: "bplist99…",
      good: "bplist00…"),
    Explanation(
      "syntax.binary-trailer",
      """
      The last 32 bytes of a binary property list say where its parts are. Here they
      do not fit the file, which is damaged or was cut off.
      """,
      bad: "a file that ends before its trailer",
      good: "the whole file, from its source"),
    Explanation(
      "syntax.binary-object",
      """
      An object of a binary property list is not written as one: its marker is
      unknown, or its content reaches beyond the objects.
      """,
      bad: "a string of 200 characters in a file of 100 bytes",
      good: "the file, written again by the program that made it"),
    Explanation(
      "syntax.binary-reference",
      """
      A list or dictionary refers to an object that does not exist.
      """,
      bad: "element 7 of a file that has 5 objects",
      good: "the file, written again by the program that made it"),
    Explanation(
      "syntax.binary-key",
      """
      A key of a dictionary is not a string.
      """,
      bad: "a dictionary with the integer 1 as a key",
      good: #"the same dictionary with the string "1" as a key"#),
    Explanation(
      "syntax.binary-cycle",
      """
      A list or dictionary holds itself, directly or through others. Such a tree has
      no end.
      """,
      bad: "an array whose only element is that array",
      good: "an array of values"),
  ]
}

extension Explanation {
  /// The rules that keys and models have, and what was done to values.
  static let rules = [
    Explanation(
      "value.count",
      """
      A list, a dictionary, a text or data has fewer or more elements than its key allows.
      """,
      bad: #"`"tags": []`   with   Key("tags", .nonEmpty)"#,
      good: #"`"tags": ["new"]`"#),
    Explanation(
      "value.pattern",
      """
      A text does not match the regular expression of its key. The whole text has to.
      """,
      bad: #"`"zip": "ABC"`   with   Key("zip", .pattern("[0-9]{5}"))"#,
      good: #"`"zip": "20259"`"#),
    Explanation(
      "value.not-allowed",
      """
      A value is none of those that its key allows.
      """,
      bad: #"`"size": "XXS"`   with   Key("size", .oneOf("S", "M", "L"))"#,
      good: #"`"size": "S"`"#),
    Explanation(
      "value.repeated",
      """
      Two entries of a file have the same value under a key that is unique, as an `id` is.
      """,
      bad: #"`[{"id": 1}, {"id": 1}]`   with   Key("id", .unique)"#,
      good: #"`[{"id": 1}, {"id": 2}]`"#),
    Explanation(
      "value.unknown-tag",
      """
      The value that chooses a model of several chooses none.
      """,
      bad: #"`{"type": "cow"}`   where there are `cat` and `dog`"#,
      good: #"`{"type": "cat"}`"#),
    Explanation(
      "value.invalid",
      """
      A model's own check found something wrong with the entry, in the words of the check.
      """,
      bad: #"`{"from": 5, "to": 3}`   where a check wants `from` before `to`"#,
      good: #"`{"from": 3, "to": 5}`"#),
    Explanation(
      "value.coerced",
      """
      A value was read as another kind, and nothing of it was lost. Only lenient reading
      does that, or a key that asks for it. It does not change the exit status.
      """,
      bad: #"`"count": "5"`   read as Int"#,
      good: #"`"count": 5`"#),
    Explanation(
      "value.defaulted",
      """
      A key is not given, or null, and the default of its property stands in.
      """,
      bad: #"`{}`   with   Key("tags", default: [])"#,
      good: #"`{"tags": []}`"#),
    Explanation(
      "value.skipped",
      """
      An element was left out of its list, because the key or the policy says so.
      """,
      bad: #"`"tags": ["new", null]`   with   Key("tags", .compact)"#,
      good: #"`"tags": ["new"]`"#),
    Explanation(
      "value.fallback",
      """
      A value that no case of an enumeration has was read as its fallback case.
      """,
      bad: #"`"kind": "kiosk"`   where `other` takes the rest"#,
      good: #"`"kind": "other"`"#),
  ]
}

extension Explanation {
  /// The keys of dictionaries.
  static let keys = [
    Explanation(
      "key.missing",
      """
      A dictionary lacks a key that its model needs: the property is neither optional
      nor has it a default.
      """,
      bad: #"let name: String    and   {"seats": 12}"#,
      good: #"let name: String    and   {"name": "Annex", "seats": 12}"#),
    Explanation(
      "key.unknown",
      """
      A dictionary has a key that its model does not know, often because of a slip of
      the pen. `--unknown-keys ignore` lets such keys pass, `error` refuses the entry.
      """,
      bad: #"let address: String?   and   {"adress": "1 Main Street"}"#,
      good: #"let address: String?   and   {"address": "1 Main Street"}"#),
    Explanation(
      "key.duplicate",
      """
      A key stands twice in one dictionary. Readers differ in which value they take;
      here the last one counts.
      """,
      bad: #"{"name": "Annex", "name": "Annexe"}"#,
      good: #"{"name": "Annexe"}"#),
    Explanation(
      "key.invalid",
      """
      A key is not a value of the dictionary's key type.
      """,
      bad: #"let seats: [Int: String]   and   {"one": "window"}"#,
      good: #"let seats: [Int: String]   and   {"1": "window"}"#),
    Explanation(
      "key.unusual",
      """
      No model was given, and this key is rare and looks like one that is missing
      beside it.
      """,
      bad: #"[{"name": "a"}, {"name": "b"}, {"nmae": "c"}, {"name": "d"}]"#,
      good: #"[{"name": "a"}, {"name": "b"}, {"name": "c"}, {"name": "d"}]"#),
    Explanation(
      "key.unusually-missing",
      """
      No model was given, and this dictionary lacks a key that two thirds or more of
      the dictionaries at the same place have.
      """,
      bad: #"[{"id": 1, "name": "a"}, {"id": 2, "name": "b"}, {"id": 3}, {"id": 4, "name": "d"}]"#,
      good:
        #"[{"id": 1, "name": "a"}, {"id": 2, "name": "b"}, {"id": 3, "name": "c"}, {"id": 4, "name": "d"}]"#
    ),
  ]
}

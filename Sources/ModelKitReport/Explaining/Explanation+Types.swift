extension Explanation {
  /// What kind a value is.
  static let types = [
    Explanation(
      "type.mismatch",
      """
      A value is of another kind than the property of the model. No value is converted
      in silence; strings are not numbers, and numbers are not truth values.
      """,
      bad: "let price: Decimal   and   <key>price</key><string>twelve</string>",
      good: "let price: Decimal   and   <key>price</key><real>12</real>"),
    Explanation(
      "type.null",
      """
      A value is null, and the property of the model is not optional.
      """,
      bad: #"let seats: Int    and   {"seats": null}"#,
      good: #"let seats: Int?   and   {"seats": null}"#),
    Explanation(
      "type.root",
      """
      The outermost value of the file is of the wrong kind: a model is a dictionary, a
      file of models a list or a dictionary of them.
      """,
      bad: #"["Annex", "Corner"]"#,
      good: #"[{"name": "Annex"}, {"name": "Corner"}]"#),
    Explanation(
      "type.unusual",
      """
      No model was given, and this value is unlike most values at the same place: two
      thirds or more of at least three. It may be a slip; name a model to be sure
      (`--model`).
      """,
      bad: #"[{"seats": 4}, {"seats": 6}, {"seats": "8"}, {"seats": 2}]"#,
      good: #"[{"seats": 4}, {"seats": 6}, {"seats": 8}, {"seats": 2}]"#),
  ]
}

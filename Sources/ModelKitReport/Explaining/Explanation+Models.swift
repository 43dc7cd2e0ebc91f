extension Explanation {
  /// The Swift sources that models are read from.
  static let models = [
    Explanation(
      "model.syntax",
      """
      A Swift file cannot be read as Swift: a brace, a string or a comment has no end, or
      a declaration lacks its name, its type or its body.
      """,
      bad: "struct Shop { let name: String",
      good: "struct Shop { let name: String }"),
    Explanation(
      "model.unknown-type",
      """
      A property has a type that none of the given Swift files declares, or no type that
      can be told from its value. Any value is accepted for it.
      """,
      bad: "let price: Decimel?",
      good: "let price: Decimal?"),
    Explanation(
      "model.unsupported-type",
      """
      A property has a type that no value of data can be: a tuple, a function, a protocol,
      a generic model, an enum without raw values, a type of the user interface.
      """,
      bad: "let color: UIColor",
      good: "let color: HexColor"),
    Explanation(
      "model.coding-keys",
      """
      `CodingKeys` does not fit the properties: a case has no property of its name, or a
      property that is neither optional nor has a default has no case.
      """,
      bad: "let name: String   and   enum CodingKeys: String, CodingKey { case nmae }",
      good: "let name: String   and   enum CodingKeys: String, CodingKey { case name }"),
    Explanation(
      "model.constant",
      """
      A constant of a type with `@Model` has a value, so that no data can give it another:
      it is not read. As a `var` it is, and the value stands in where the key is missing.
      Where it is meant, a `CodingKeys` without it says so.
      """,
      bad: "let tags: [String] = []",
      good: "var tags: [String] = []"),
    Explanation(
      "model.factory",
      """
      A factory has more or fewer keys than its function takes values, reads one key twice in
      one way, or is not written so that its keys can be read from the source. With `@Model`
      two properties have one key.
      """,
      bad: #"Factory(Shop.init, Key("name"))   and   init(name: String, price: Decimal)"#,
      good: #"Factory(Shop.init, Key("name"), Key("price"))"#),
    Explanation(
      "model.custom-decoding",
      """
      A type reads itself from a dictionary in `init(from:)`, whose keys are not looked for.
      Its stored properties are taken for them, and none of them has to be there.
      """,
      bad: "init(from decoder: any Decoder) throws { … }",
      good: #"static let factory = Factory(Shop.init, Key("name"))"#),
    Explanation(
      "model.code",
      """
      A model decides by code about its values: `validating`, a hook, a parser, a type that
      reads itself, the `==` of what is in a set. A check reads the source and runs none of
      it, so what that code would refuse passes here; the app that loads the file runs it.
      """,
      bad: #"Key("size", parsing: { (text: String) in try Size(text) })"#,
      good: #"Key("size", .pattern("[0-9]+x[0-9]+"), parsing: …)"#),
    Explanation(
      "model.not-found",
      """
      The given Swift files declare no model, or none of the name that was asked for. A
      model is a struct or a class with stored properties.
      """,
      bad: "--model Shop.swift:Shpo",
      good: "--model Shop.swift:Shop"),
    Explanation(
      "model.ambiguous",
      """
      The given Swift files declare several models, none was named, and the name of the
      data file fits none or several of them.
      """,
      bad: "modelkit load data.plist --model Models.swift",
      good: "modelkit load data.plist --model Models.swift:Shop"),
    Explanation(
      "model.source",
      """
      A path was given for a model, and no Swift source is there.
      """,
      bad: "--model shops.plist",
      good: "--model Shop.swift"),
  ]
}

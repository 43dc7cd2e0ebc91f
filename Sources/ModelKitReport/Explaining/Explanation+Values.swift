extension Explanation {
  /// What a value says.
  static let values = [
    Explanation(
      "value.date",
      """
      A date is not written as one, or the calendar has no such day. Dates are ISO
      8601 with a time zone: `2011-11-28T09:21:30Z`.
      """,
      bad: "<date>2020-02-30T00:00:00Z</date>",
      good: "<date>2020-02-29T00:00:00Z</date>"),
    Explanation(
      "value.data",
      """
      Data is not valid base64 (in OpenStep property lists: hexadecimal). Every
      character and the padding are checked.
      """,
      bad: "<data>aGk</data>",
      good: "<data>aGk=</data>"),
    Explanation(
      "value.number",
      """
      Text stands where a number has to, and it is not one.
      """,
      bad: "<integer>6suan</integer>",
      good: "<integer>6</integer>"),
    Explanation(
      "value.out-of-range",
      """
      A number is beyond what the type can hold. It is never wrapped or cut.
      """,
      bad: #"let level: Int8   and   {"level": 300}"#,
      good: #"let level: Int16   and   {"level": 300}"#),
    Explanation(
      "value.precision-loss",
      """
      A number has digits that the type cannot keep.
      """,
      bad: #"let seats: Int   and   {"seats": 18.18}"#,
      good: #"let seats: Double   and   {"seats": 18.18}"#),
    Explanation(
      "value.non-finite",
      """
      A number is infinite or not a number, and the type or the format has no such
      value.
      """,
      bad: "<real>nan</real>",
      good: "<real>0</real>"),
    Explanation(
      "value.url",
      """
      Text is not a URL.
      """,
      bad: #"{"site": "http://exa mple.com"}"#,
      good: #"{"site": "http://example.com"}"#),
    Explanation(
      "value.uuid",
      """
      Text is not a UUID: 32 hexadecimal digits in groups of 8, 4, 4, 4 and 12.
      """,
      bad: #"{"id": "1234"}"#,
      good: #"{"id": "7B3F2C1A-0D4E-4F5A-9B6C-8D7E6F5A4B3C"}"#),
    Explanation(
      "value.color",
      """
      Text or a number is not a colour: `#RGB`, `#RGBA`, `#RRGGBB` or `#AARRGGBB`, or
      a whole number 0xRRGGBB.
      """,
      bad: ##"{"textColor": "#GGGGGG"}"##,
      good: ##"{"textColor": "#339F7B"}"##),
    Explanation(
      "value.image",
      """
      Text is not the name of an image.
      """,
      bad: #"{"icon": ""}"#,
      good: #"{"icon": "shop_1"}"#),
    Explanation(
      "value.unknown-case",
      """
      A value is none of those that the enumeration lists.
      """,
      bad: #"enum Kind: String { case cafe, bar }   and   {"kind": "pub"}"#,
      good: #"enum Kind: String { case cafe, bar }   and   {"kind": "bar"}"#),
    Explanation(
      "value.duplicate",
      """
      A list that stands for a set holds a value twice.
      """,
      bad: #"let tags: Set<String>   and   {"tags": ["new", "new"]}"#,
      good: #"let tags: Set<String>   and   {"tags": ["new"]}"#),
    Explanation(
      "value.rejected",
      """
      The model's own initializer refused the entry. The message is the one it gave.
      """,
      bad: #"{"opens": 18, "closes": 9}"#,
      good: #"{"opens": 9, "closes": 18}"#),
    Explanation(
      "value.unsupported",
      """
      The format that is written has no such value.
      """,
      bad: "null, written as a property list",
      good: "the key left out"),
  ]
}

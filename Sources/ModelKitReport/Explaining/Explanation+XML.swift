extension Explanation {
  /// Reading XML property lists.
  static let xml = [
    Explanation(
      "syntax.unclosed-element",
      """
      An element is opened and never closed. The place is its opening tag; the report
      also shows where that was noticed.
      """,
      bad: """
        <string>Corner Bakery
        <key>seats</key>
        """,
      good: """
        <string>Corner Bakery</string>
        <key>seats</key>
        """),
    Explanation(
      "syntax.mismatched-tag",
      """
      A closing tag does not belong to the element that is open.
      """,
      bad: "<string>Annex</key>",
      good: "<string>Annex</string>"),
    Explanation(
      "syntax.unknown-element",
      """
      Property lists do not have this element. Theirs are array, dict, key, string,
      integer, real, true, false, date and data.
      """,
      bad: "<int>12</int>",
      good: "<integer>12</integer>"),
    Explanation(
      "syntax.misplaced-element",
      """
      An element stands where it cannot: a key outside a dictionary, an element within
      a string.
      """,
      bad: "<array><key>name</key></array>",
      good: "<array><string>name</string></array>"),
    Explanation(
      "syntax.extra-value",
      """
      A property list holds one value; here a second one follows. Several values
      belong in an array.
      """,
      bad: "<plist><string>a</string><string>b</string></plist>",
      good: "<plist><array><string>a</string><string>b</string></array></plist>"),
    Explanation(
      "syntax.missing-value",
      """
      A property list holds no value at all.
      """,
      bad: #"<plist version="1.0"></plist>"#,
      good: #"<plist version="1.0"><array/></plist>"#),
    Explanation(
      "syntax.stray-text",
      """
      Text stands between elements, where only elements can.
      """,
      bad: "<array>Annex</array>",
      good: "<array><string>Annex</string></array>"),
    Explanation(
      "syntax.tag",
      """
      A tag is not written as one, or one of its attributes is not.
      """,
      bad: "<plist version=1.0>",
      good: #"<plist version="1.0">"#),
    Explanation(
      "syntax.entity",
      """
      An ampersand or an angle bracket stands in text as it is, or a reference names a
      character that does not exist. Write `&amp;` and `&lt;`.
      """,
      bad: "<string>Needle & Thread</string>",
      good: "<string>Needle &amp; Thread</string>"),
    Explanation(
      "syntax.document-type",
      """
      The document type defines entities or elements of its own. Property lists need
      none, and such definitions are a way of attack, so they are refused.
      """,
      bad: #"<!DOCTYPE plist [<!ENTITY a "aaaa">]>"#,
      good: #"<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "…">"#),
  ]
}

extension Explanation {
  /// Reading text of any format.
  static let syntax = [
    Explanation(
      "syntax.unexpected-token",
      """
      A token stands where the format asks for another one. The message says what was
      found and what could stand there.
      """,
      bad: "[1, }",
      good: "[1, 2]"),
    Explanation(
      "syntax.encoding",
      """
      The file holds bytes that are not text in its encoding. The message names the
      first such byte. Save the file as UTF-8, or state its encoding (an XML
      declaration, a byte-order mark).
      """,
      bad: #"{"name": "Caf<E9>"}"#,
      good: #"{"name": "Café"}"#),
    Explanation(
      "syntax.byte-order-mark",
      """
      The file begins with the byte-order mark of UTF-8. It is read, but some programs
      take the mark for a part of the text; UTF-8 needs none.
      """,
      bad: #"<U+FEFF>{"name": "Annex"}"#,
      good: #"{"name": "Annex"}"#),
    Explanation(
      "syntax.empty-file",
      """
      The file holds nothing, or nothing but blanks and comments. A file without
      entries says so.
      """,
      bad: "",
      good: "[]"),
    Explanation(
      "syntax.trailing-content",
      """
      Something follows after the end of the document. Often two documents were
      joined; JSON with one value per line is JSON Lines (`.jsonl`).
      """,
      bad: #"{"name": "Annex"} {"name": "Corner"}"#,
      good: #"[{"name": "Annex"}, {"name": "Corner"}]"#),
    Explanation(
      "syntax.unexpected-end",
      """
      The file ends in the middle of something; it was probably cut off.
      """,
      bad: #"{"name":"#,
      good: #"{"name": "Annex"}"#),
    Explanation(
      "syntax.merge-conflict",
      """
      The file holds the marks of a merge that was not finished. Choose one of the
      versions and remove the marks.
      """,
      bad: """
        <<<<<<< HEAD
        {"seats": 12}
        =======
        {"seats": 14}
        >>>>>>> other
        """,
      good: #"{"seats": 14}"#),
    Explanation(
      "syntax.trailing-comma",
      """
      A comma stands before a closing bracket. JSON does not allow it; JSONC and JSON5
      do (`--dialect`).
      """,
      bad: #"{"seats": 12,}"#,
      good: #"{"seats": 12}"#),
    Explanation(
      "syntax.missing-comma",
      """
      A comma (in an OpenStep dictionary a semicolon) is missing between two values.
      The place is the token before which it belongs.
      """,
      bad: "[1 2]",
      good: "[1, 2]"),
    Explanation(
      "syntax.missing-colon",
      """
      The colon (in an OpenStep dictionary the equals sign) between a key and its
      value is missing.
      """,
      bad: #"{"seats" 12}"#,
      good: #"{"seats": 12}"#),
    Explanation(
      "syntax.unclosed-string",
      """
      A string has no closing quote. The place is its opening quote.
      """,
      bad: #"{"name": "Annex}"#,
      good: #"{"name": "Annex"}"#),
    Explanation(
      "syntax.unclosed-container",
      """
      A list, a dictionary or a comment has no end. The place is its opening.
      """,
      bad: #"{"tags": [1, 2}"#,
      good: #"{"tags": [1, 2]}"#),
    Explanation(
      "syntax.escape",
      """
      A backslash is followed by something that is no escape sequence. A backslash
      itself is written twice.
      """,
      bad: #"""
        {"path": "C:\data"}
        """#,
      good: #"""
        {"path": "C:\\data"}
        """#),
    Explanation(
      "syntax.control-character",
      """
      A control character stands in text where the format allows none. Write it as an
      escape sequence, or remove it.
      """,
      bad: #"{"name": "Annex<U+0007>"}"#,
      good: #"{"name": "Annex"}"#),
    Explanation(
      "syntax.number",
      """
      Something begins like a number and is not one in this format: a leading zero, a
      missing digit, a sign that does not belong there.
      """,
      bad: #"{"seats": 012}"#,
      good: #"{"seats": 12}"#),
    Explanation(
      "syntax.key-without-value",
      """
      A key has no value.
      """,
      bad: "<dict><key>name</key></dict>",
      good: "<dict><key>name</key><string>Annex</string></dict>"),
    Explanation(
      "syntax.value-without-key",
      """
      A dictionary holds a value that has no key.
      """,
      bad: "<dict><string>Annex</string></dict>",
      good: "<dict><key>name</key><string>Annex</string></dict>"),
    Explanation(
      "syntax.comment",
      """
      JSON has no comments. JSONC and JSON5 have them (`--dialect`, or the extension
      of the file).
      """,
      bad: #"{"seats": 12} // as of May"#,
      good: #"{"seats": 12}"#),
  ]
}

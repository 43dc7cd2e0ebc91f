extension Diagnostic {
  // MARK: The file as a whole

  static func openStepNoBeginning(at span: SourceSpan, _ found: String) -> Diagnostic {
    Diagnostic(
      .unexpectedToken, .error,
      "found \(found) where a property list begins with `{`, `(`, `<` or a string", span: span)
  }

  static func openStepAfterWord(_ word: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .trailingContent, .error, "the file is not a property list: text follows the word `\(word)`",
      span: span, label: "expected `=`, `;` or the end",
      help: "a property list is one value, in { }, ( ), < > or quotes")
  }

  static func openStepTrailing(at span: SourceSpan, _ found: String) -> Diagnostic {
    Diagnostic(
      .trailingContent, .error, "found \(found) after the end of the property list", span: span,
      label: "expected the end of the file", help: "a file holds one value")
  }

  // MARK: Ends that are missing

  static func openStepUnclosedComment(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .unclosedContainer, .error, "the comment opened here is never closed", span: span,
      label: "needs */")
  }

  static func openStepUnclosed(
    _ opening: UInt8, at span: SourceSpan, around: Int
  ) -> Diagnostic {
    let isArray = opening == UInt8(ascii: "(")
    var diagnostic = Diagnostic(
      .unclosedContainer, .error, "the `\(isArray ? "(" : "{")` opened here is never closed",
      span: span, label: "needs `\(isArray ? ")" : "}")`")
    if around > 0 {
      diagnostic.notes = ["\(around) more around it \(around == 1 ? "is" : "are") still open there"]
    }
    return diagnostic
  }

  static func openStepUnclosedString(_ quote: UInt8, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .unclosedString, .error, "the string opened here is never closed", span: span,
      label: "needs \(Unicode.Scalar(quote))",
      notes: ["read on as if closed at the end of the line"])
  }

  static func openStepUnclosedAngle(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .unclosedContainer, .error, "the `<` opened here is never closed", span: span,
      label: "needs `>`")
  }

  static func openStepStrayCloser(_ closer: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .unexpectedToken, .error,
      "found \(closer), but no \(closer == "`)`" ? "`(`" : "`{`") is open", span: span,
      help: "remove it")
  }

  static func openStepWrongCloser(
    _ found: String, _ right: UInt8, at span: SourceSpan
  ) -> Diagnostic {
    let right = String(Unicode.Scalar(right))
    var diagnostic = Diagnostic(
      .unexpectedToken, .error, "found \(found) where `\(right)` has to stand", span: span,
      label: "expected `\(right)`",
      help: "{ } are around a dictionary's entries, ( ) around a list's elements")
    diagnostic.fix = DiagnosticFix(
      summary: "replace \(found) by `\(right)`", span: span, replacement: right)
    return diagnostic
  }

  // MARK: Keys and entries

  static func openStepKeyWithoutValue(_ key: String, at span: SourceSpan, next: Int) -> Diagnostic {
    var diagnostic = Diagnostic(
      .keyWithoutValue, .error, "the key `\(unquoted(key))` has no value", span: span,
      help: "write `\(key) = …;`, or remove the key")
    diagnostic.related = [
      DiagnosticLabel(file: "", span: SourceSpan(next, next + 1), text: "expected its value here")
    ]
    return diagnostic
  }

  static func openStepValueWithoutKey(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .valueWithoutKey, .error, "found `=` without a key before it", span: span,
      label: "expected a key")
  }

  static func openStepKeyKind(_ found: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .unexpectedToken, .error, "found \(found) where a key has to stand", span: span,
      label: "expected a string or `}`", help: "keys are strings; a list stands in ( )")
  }

  static func openStepMissingEquals(at span: SourceSpan, after end: UInt32) -> Diagnostic {
    var diagnostic = Diagnostic(
      .missingColon, .error, "expected `=` after the key", span: span, label: "before this",
      help: "insert `=`")
    diagnostic.fix = insertion(" =", at: end)
    return diagnostic
  }

  static func openStepColon(at span: SourceSpan) -> Diagnostic {
    var diagnostic = Diagnostic(
      .missingColon, .error, "found `:` where `=` has to stand", span: span, label: "expected `=`",
      help: "write `=`; a colon separates key and value in JSON only")
    diagnostic.fix = DiagnosticFix(summary: "replace `:` by `=`", span: span, replacement: "=")
    return diagnostic
  }

  // MARK: Separators

  static func openStepMissingSemicolon(
    at span: SourceSpan, after end: UInt32, _ found: String?
  ) -> Diagnostic {
    let place = found.map { "before \($0)" } ?? "at the end of the file"
    var diagnostic = Diagnostic(
      .missingComma, .error, "expected `;` \(place)", span: span, label: "needs `;` before it",
      help: "end each entry with `;`")
    diagnostic.fix = insertion(";", at: end)
    return diagnostic
  }

  static func openStepMissingComma(at span: SourceSpan, after end: UInt32) -> Diagnostic {
    var diagnostic = Diagnostic(
      .missingComma, .error, "expected `,` or `)` after the element before this", span: span,
      label: "needs `,` before it", help: "separate the elements of a list with `,`")
    diagnostic.fix = insertion(",", at: end)
    return diagnostic
  }

  static func openStepWrongSeparator(_ separator: UInt8, at span: SourceSpan) -> Diagnostic {
    let right = String(Unicode.Scalar(separator))
    let wrong = right == ";" ? "," : ";"
    var diagnostic = Diagnostic(
      .missingComma, .error, "found `\(wrong)` where `\(right)` has to stand", span: span,
      label: "expected `\(right)`",
      help: right == ";" ? "entries of a dictionary end with `;`" : "elements of a list need `,`")
    diagnostic.fix = DiagnosticFix(
      summary: "replace `\(wrong)` by `\(right)`", span: span, replacement: right)
    return diagnostic
  }

  static func openStepUnexpected(
    _ found: String, _ separator: UInt8, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .unexpectedToken, .error, "found \(found) after a value", span: span,
      label: "expected `\(Unicode.Scalar(separator))`",
      help: "a string with other characters than letters, digits and $ - . / : _ needs quotes")
  }

  static func openStepStray(_ found: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .unexpectedToken, .error, "found \(found) where a key or `}` has to stand", span: span)
  }

  static func openStepNoValue(_ found: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .unexpectedToken, .error, "found \(found) where a value has to stand", span: span,
      label: "expected a value")
  }

  // MARK: Values

  static func openStepBadWord(
    _ character: String, at span: SourceSpan, word: String, wordSpan: SourceSpan
  ) -> Diagnostic {
    var diagnostic = Diagnostic(
      .unexpectedToken, .error, "found \(character) in a word without quotes", span: span,
      label: "needs quotes",
      help: "a string with other characters than letters, digits and $ - . / : _ needs quotes")
    let isPlain = word.unicodeScalars.allSatisfy {
      $0 != "\"" && $0 != "\\" && $0 != "\u{FFFD}" && $0 != "…" && $0.value >= 0x20
    }
    if isPlain {
      diagnostic.help = "put it in quotes: \"\(word)\""
      diagnostic.fix = DiagnosticFix(
        summary: "put `\(word)` in quotes", span: wordSpan, replacement: "\"\(word)\"")
    }
    return diagnostic
  }

  static func openStepEscape(_ escape: String, at span: SourceSpan) -> Diagnostic {
    let help =
      escape.hasPrefix("\\U")
      ? "write \\U and up to four hexadecimal digits; a surrogate needs its partner"
      : "octal escapes end at \\375"
    return Diagnostic(
      .invalidEscape, .error, "the escape `\(escape)` stands for no character", span: span,
      help: help)
  }

  static func openStepAngle(
    _ form: OpenStepAngle, at span: SourceSpan, _ found: String, _ place: SourceSpan
  ) -> Diagnostic {
    let form =
      switch form {
      case .hexadecimal: "hexadecimal digits"
      case .base64: "base64 between `<[` and `]>`"
      case .typed: "one of GNUstep's typed values, as `<*I5>`"
      }
    var diagnostic = Diagnostic(
      .invalidData, .error, "found \(found) in data: `<` begins \(form)", span: span,
      help: "a string that begins with `<` needs quotes")
    diagnostic.related = [DiagnosticLabel(file: "", span: place, text: "not one of them")]
    return diagnostic
  }

  static func openStepOddDigits(_ count: Int, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .invalidData, .error,
      "data of \(count) hexadecimal digits: two make a byte, so one is missing", span: span)
  }

  static func openStepBase64(_ fault: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(.invalidData, .error, "data that is not base64: \(fault)", span: span)
  }

  private static func insertion(_ text: String, at offset: UInt32) -> DiagnosticFix {
    DiagnosticFix(
      summary: "insert `\(text.drop { $0 == " " })`",
      span: SourceSpan(start: offset, end: offset), replacement: text)
  }

  private static func unquoted(_ key: String) -> String {
    guard let first = key.first, first == "\"" || first == "'", key.count > 1 else { return key }
    return String(key.dropFirst().dropLast())
  }
}

// The wording of faults within tokens and of brackets that do not fit.

extension Diagnostic.JSON {
  static func unclosed(_ bracket: UInt8, noticed: SourceSpan) -> Diagnostic {
    let name = String(Unicode.Scalar(bracket))
    let closer = bracket == UInt8(ascii: "{") ? "}" : "]"
    return Diagnostic(
      .unclosedContainer, .error, "`\(name)` opened here is never closed",
      label: "needs `\(closer)`",
      related: [DiagnosticLabel(file: "", span: noticed, text: "noticed here")])
  }

  static func unclosedAtEnd(_ bracket: UInt8, others: Int) -> Diagnostic {
    let name = String(Unicode.Scalar(bracket))
    let closer = bracket == UInt8(ascii: "{") ? "}" : "]"
    let around = "\(others) container\(others == 1 ? "" : "s") around it"
    return Diagnostic(
      .unclosedContainer, .error, "`\(name)` opened here is never closed",
      label: "needs `\(closer)`",
      notes: others == 0
        ? ["the file ends before it"] : ["the file ends before it, and before \(around)"])
  }

  static func wrongCloser(_ found: String, closer: String, opening: SourceSpan) -> Diagnostic {
    Diagnostic(
      .unexpectedToken, .error, "expected `,` or `\(closer)`, found `\(found)`",
      label: "should be `\(closer)`",
      related: [DiagnosticLabel(file: "", span: opening, text: "to close this")],
      help: "write `\(closer)`")
  }

  static func unclosedComment() -> Diagnostic {
    Diagnostic(
      .unclosedContainer, .error, "the comment opened here is never closed", label: "needs `*/`",
      help: "end the comment with `*/`")
  }

  static func unclosedString(quote: String) -> Diagnostic {
    Diagnostic(
      .unclosedString, .error, "the string opened here is not closed on its line",
      label: "needs a closing `\(quote)`", notes: ["read on as if closed at the end of the line"],
      help: "close the string; a line break within a string is written \\n")
  }

  static func unescapedQuote(_ token: String) -> Diagnostic {
    Diagnostic(
      .unexpectedToken, .error, "expected `,` or the end of the container, found `\(token)`",
      label: "the string ended before this", help: "write \\\" for a quote within a string")
  }

  static func invalidEscape(_ text: String, isFullUnicode: Bool) -> Diagnostic {
    if isFullUnicode {
      return Diagnostic(
        .invalidEscape, .error, "`\(text)` is half of a surrogate pair",
        label: "the other half is missing",
        help: "write both halves, or the character itself")
    }
    let isUnicode = text.hasPrefix("\\u")
    return Diagnostic(
      .invalidEscape, .error,
      isUnicode
        ? "`\(text)` is no escape: \\u needs four hexadecimal digits"
        : "`\(text)` is no escape of JSON",
      label: "not an escape", help: "write \\\\ for a backslash")
  }

  static func controlCharacter(_ byte: UInt8) -> Diagnostic {
    let escape =
      switch byte {
      case 0x09: "write \\t"
      case 0x0A: "write \\n"
      case 0x0D: "write \\r"
      default: "remove it"
      }
    return .controlCharacter(byte, help: escape)
  }

  static func foreignSpace(_ scalar: UInt32) -> Diagnostic {
    Diagnostic(
      .unexpectedToken, .error, "\(HexText.scalar(scalar)) is not white space in JSON",
      label: "an invisible character",
      help: "replace it by a plain space")
  }

  static func invalidNumber(_ text: String, dialect: JSONDialect) -> Diagnostic {
    let digits = text.drop { $0 == "-" || $0 == "+" }
    let reason: String
    var help: String?
    if digits.hasPrefix("0x") || digits.hasPrefix("0X") {
      let isKnown = dialect == .json5
      reason =
        isKnown
        ? "a hexadecimal number is 0x and hexadecimal digits" : "JSON has no hexadecimal numbers"
      help = isKnown ? nil : "write it in decimal, or pass --dialect json5"
    } else if digits.hasPrefix("0"), digits.dropFirst().first?.isNumber == true {
      reason = "a number has no leading zeros"
      help = "remove the zeros, or write a string in quotes"
    } else if text.hasPrefix("+"), dialect != .json5 {
      reason = "a number has no plus sign"
      help = "remove the +"
    } else if digits.lowercased().hasPrefix("inf") || digits.lowercased().hasPrefix("nan") {
      reason = "JSON has no infinity and no NaN"
      help = "write null, or pass --dialect json5"
    } else if digits.isEmpty {
      reason = "a sign needs a number after it"
    } else if text.lowercased().hasSuffix("e") || text.hasSuffix("-") || text.hasSuffix("+") {
      reason = "an exponent needs digits"
    } else if digits.hasPrefix(".") || digits.hasSuffix(".") || digits.contains(".e") {
      reason = "a decimal point needs digits on both sides"
      help = "write 0.5, not .5 or 0."
    } else {
      reason = "`\(text)` is not a number"
      help = "write a string in quotes if it is none"
    }
    return Diagnostic(.invalidNumber, .error, reason, label: "not a number", help: help)
  }

  /// A word where a value has to be, with what was probably meant.
  static func unexpectedWord(_ text: String, span: SourceSpan) -> Diagnostic {
    let isCurly = ["\u{201C}", "\u{201D}", "\u{2018}", "\u{2019}"].contains { text.hasPrefix($0) }
    let meant = literal(for: text)
    let help: String
    switch text.lowercased() {
    case _ where isCurly: help = "write straight double quotes"
    case "nan", "infinity", "inf": help = "write null, or pass --dialect json5"
    case "undefined": help = "write null, or leave the entry out"
    default: help = meant.map(Spelling.question) ?? "text is written in double quotes"
    }
    return Diagnostic(
      .unexpectedToken, .error, "expected a value, found `\(text)`", label: "not a value",
      help: help,
      fix: meant.map {
        DiagnosticFix(summary: "write `\($0)`", span: span, replacement: $0)
      })
  }

  /// The literal that a word of another language, or a beginning of one, stands for.
  private static func literal(for word: String) -> String? {
    switch word.lowercased() {
    case "true", "yes", "tru": "true"
    case "false", "no", "fals": "false"
    case "null", "none", "nil", "nul": "null"
    default: nil
    }
  }
}

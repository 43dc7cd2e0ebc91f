// The walk adds where in the document a finding is. A value that is lost is an error, one that only
// changes its type or its last digits a warning.
extension Diagnostic {
  static func notInJSON(_ what: String) -> Diagnostic {
    Diagnostic(
      .unsupportedValue, .error, "JSON cannot hold \(what)",
      help: "convert to typed-json, which keeps every type")
  }

  static func nonFiniteInJSON(_ value: Double) -> Diagnostic {
    Diagnostic(
      .nonFinite, .error, "JSON cannot hold \(value.isNaN ? "NaN" : "infinity")",
      help: "convert to typed-json, which keeps it")
  }

  static func nonFiniteInOpenStep(_ value: Double) -> Diagnostic {
    Diagnostic(
      .nonFinite, .error,
      "OpenStep has text for numbers, and none that is read as \(value.isNaN ? "NaN" : "infinity")",
      help: "convert to XML or binary, which keep it")
  }

  static var nullInPropertyList: Diagnostic {
    Diagnostic(
      .unsupportedValue, .error, "property lists cannot hold null",
      help: "leave the key out instead")
  }

  /// The digits of a number, cut where they would fill the screen.
  private static func excerpt(_ digits: String) -> String {
    digits.utf8.count > 40 ? "\(digits.prefix(40))…" : digits
  }

  static func integerBeyondPropertyList(_ text: String?) -> Diagnostic {
    Diagnostic(
      .outOfRange, .error,
      "property lists hold integers from −2⁶³ to 2⁶⁴−1; \(text.map(excerpt) ?? "this one") is outside"
    )
  }

  static func realBeyondPropertyList(_ text: String) -> Diagnostic {
    Diagnostic(
      .outOfRange, .error,
      "property lists hold 64-bit reals; \(excerpt(text)) is beyond their range")
  }

  static func realRounded(_ text: String, to rounded: String) -> Diagnostic {
    Diagnostic(
      .precisionLoss, .warning,
      "binary property lists hold 64-bit reals; \(excerpt(text)) has more digits and is written as \(rounded)",
      help: "convert to XML, which keeps them")
  }

  static func dateBeyondCalendar(format: OutputFormat) -> Diagnostic {
    Diagnostic(
      .invalidDate, .error,
      "\(format.name) holds dates of the years 1 to 9999; this one is outside")
  }

  static func fractionOfSecond(_ seconds: Double) -> Diagnostic {
    let exact = CalendarDate(secondsSinceReferenceDate: seconds)?.text() ?? "\(seconds)"
    return Diagnostic(
      .precisionLoss, .warning,
      "the fraction of a second of \(exact) is lost: dates are written in whole seconds",
      help: "convert to binary or typed-json, which keep it")
  }

  static var finerThanNanoseconds: Diagnostic {
    Diagnostic(
      .precisionLoss, .warning,
      "the date is finer than a billionth of a second, which is what its text can say",
      help: "convert to binary, which keeps it")
  }

  static func setAsList(isOrdered: Bool) -> Diagnostic {
    Diagnostic(
      .unsupportedValue, .warning, "\(isOrdered ? "an ordered set" : "a set") is written as a list")
  }

  static func oddText(_ oddity: XMLOutput.Oddity) -> Diagnostic {
    switch oddity {
    case .forbidden(let scalar):
      return Diagnostic(
        .unsupportedValue, .error, "XML cannot hold the character \(HexText.scalar(scalar.value))",
        help: "convert to binary, or take the character out")
    case .carriageReturn:
      return Diagnostic(
        .unsupportedValue, .warning,
        "a carriage return is written as Foundation does; XML readers take it for a line feed")
    }
  }

  static func textInOpenStep(_ what: String, hasTypedForm: Bool) -> Diagnostic {
    Diagnostic(
      .unsupportedValue, .warning, "OpenStep has no type for \(what); written as text",
      help: hasTypedForm ? "use GNUstep's types, where its readers are the only ones" : nil)
  }

  static func tooManySharedValues(limit: Int) -> Diagnostic {
    Diagnostic(
      .nodeLimit, .error,
      "written out, this file's shared values are more than \(limit); the rest is left out",
      help: "convert to binary, which can share them")
  }
}

extension OutputFormat {
  /// What a report calls the format.
  var name: String {
    switch self {
    case .json: "JSON"
    case .typedJSON: "typed JSON"
    case .xml: "XML"
    case .binary: "a binary property list"
    case .openStep: "OpenStep"
    }
  }
}

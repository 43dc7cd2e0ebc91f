extension DiagnosticCode {
  /// A byte-order mark before UTF-8, which needs none.
  public static let byteOrderMark = DiagnosticCode("syntax.byte-order-mark")
}

// Offsets count in the converted text; the byte of the file itself is named in words.
extension Diagnostic {
  static var byteOrderMark: Diagnostic {
    Diagnostic(
      .byteOrderMark, .note, "the file begins with a UTF-8 byte-order mark (EF BB BF)",
      span: SourceSpan(0, 0),
      help: "save it as UTF-8 without a byte-order mark; some readers stumble over it")
  }

  static func invalidUnit(
    _ unit: UInt32, _ encoding: SourceEncoding, byte: Int, at span: SourceSpan
  ) -> Diagnostic {
    let digits = String(unit, radix: 16, uppercase: true)
    let what =
      switch unit {
      case 0xD800...0xDBFF: "the high surrogate \(digits) has no low surrogate after it"
      case 0xDC00...0xDFFF: "the low surrogate \(digits) has no high surrogate before it"
      default: "\(digits) is not a character; Unicode ends at 10FFFF"
      }
    return Diagnostic(
      .encoding, .error, "invalid \(encoding.rawValue) at byte \(byte): \(what)", span: span,
      notes: ["read as U+FFFD; the rest of the file was checked"])
  }

  static func incompleteUnit(
    _ encoding: SourceEncoding, byte: Int, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .encoding, .error,
      "invalid \(encoding.rawValue) at byte \(byte): the file ends inside a character", span: span,
      notes: ["\(encoding.rawValue) takes \(encoding.unitWidth) bytes for each code unit"])
  }

  static func unknownEncoding(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .encoding, .error, "the encoding `\(name)` is not known", span: span,
      notes: ["read as UTF-8; what is not UTF-8 became U+FFFD"],
      help: "save the file as UTF-8 and declare encoding=\"UTF-8\"")
  }

  static func contradictedEncoding(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .encoding, .error, "the file declares \(name), but its bytes are not in that encoding",
      span: span, notes: ["read as UTF-8; what is not UTF-8 became U+FFFD"],
      help: "declare encoding=\"UTF-8\"")
  }

  static func notASCII(_ value: UInt8, byte: Int) -> Diagnostic {
    Diagnostic(
      .encoding, .error,
      "the file declares US-ASCII, but byte \(byte) is \(String(value, radix: 16, uppercase: true))",
      span: SourceSpan(byte, byte + 1), notes: ["read as UTF-8"],
      help: "declare encoding=\"UTF-8\"")
  }
}

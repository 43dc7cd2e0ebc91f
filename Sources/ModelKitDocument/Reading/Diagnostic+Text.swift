// The wording of the faults that a text of any format can have. A reader that places its findings
// itself leaves the span out.
extension Diagnostic {
  static func emptyFile(
    byteCount: Int, at span: SourceSpan? = nil, label: String? = nil, help: String? = nil
  ) -> Diagnostic {
    Diagnostic(
      .emptyFile, .error, byteCount == 0 ? "the file is empty" : "the file holds no value",
      span: span, label: label, help: help)
  }

  static func invalidUTF8(
    _ byte: UInt8, offset: UInt32, at span: SourceSpan? = nil,
    help: String = "save the file as UTF-8"
  ) -> Diagnostic {
    Diagnostic(
      .encoding, .error, "byte \(HexText.byte(byte)) at offset \(offset) is not UTF-8", span: span,
      label: "not UTF-8", help: help)
  }

  static func controlCharacter(
    _ byte: UInt8, at span: SourceSpan? = nil, help: String = "remove it"
  ) -> Diagnostic {
    let name =
      switch byte {
      case 0x00: "a NUL byte"
      case 0x09: "a tab"
      case 0x0A, 0x0D: "a line break"
      default: "the control character \(HexText.scalar(UInt32(byte)))"
      }
    return Diagnostic(
      .controlCharacter, .error, "\(name) cannot stand here", span: span, label: name, help: help)
  }

  static func tooDeep(_ limit: Int, at span: SourceSpan? = nil) -> Diagnostic {
    Diagnostic(
      .depthLimit, .error, "values are nested deeper than \(limit) levels", span: span,
      label: "level \(limit + 1)", notes: ["what is nested deeper was passed over"])
  }

  static func tooManyNodes(_ limit: Int, at span: SourceSpan? = nil) -> Diagnostic {
    Diagnostic(
      .nodeLimit, .error, "the file holds more than \(limit) values and keys", span: span,
      label: "reading stopped here", help: "split the file")
  }

  /// A line of one of the characters `<`, `|`, `=` and `>`.
  static func mergeConflict(_ marker: UInt8, at span: SourceSpan? = nil) -> Diagnostic {
    let line = String(repeating: String(Unicode.Scalar(marker)), count: 7)
    return Diagnostic(
      .mergeConflict, .error, "the line `\(line)` is left over from a merge conflict", span: span,
      label: "merge conflict",
      notes: marker == UInt8(ascii: "<") ? ["the first side was read, the other passed over"] : [],
      help: "keep one side and remove the marker lines")
  }
}

extension DiagnosticCode {
  // The codes of reading. Areas that only one format knows stand beside that format's wording.

  /// A token where another kind of token has to stand.
  public static let unexpectedToken = DiagnosticCode("syntax.unexpected-token")
  /// Bytes that are not text in the file's encoding.
  public static let encoding = DiagnosticCode("syntax.encoding")
  /// An empty file.
  public static let emptyFile = DiagnosticCode("syntax.empty-file")
  /// Something after the end of the document.
  public static let trailingContent = DiagnosticCode("syntax.trailing-content")
  /// The file ends in the middle of something.
  public static let unexpectedEnd = DiagnosticCode("syntax.unexpected-end")
  /// A left-over of a merge: `<<<<<<<`.
  public static let mergeConflict = DiagnosticCode("syntax.merge-conflict")
  /// A comma before a closing bracket.
  public static let trailingComma = DiagnosticCode("syntax.trailing-comma")
  /// A comma (or semicolon) that is missing.
  public static let missingComma = DiagnosticCode("syntax.missing-comma")
  /// A colon (or equals sign) that is missing.
  public static let missingColon = DiagnosticCode("syntax.missing-colon")
  /// A string without its closing quote.
  public static let unclosedString = DiagnosticCode("syntax.unclosed-string")
  /// A list, dictionary or comment without its end.
  public static let unclosedContainer = DiagnosticCode("syntax.unclosed-container")
  /// An escape sequence that means nothing.
  public static let invalidEscape = DiagnosticCode("syntax.escape")
  /// A control character where text has none.
  public static let controlCharacter = DiagnosticCode("syntax.control-character")
  /// A number that is not written as one.
  public static let invalidNumber = DiagnosticCode("syntax.number")
  /// A key that has no value.
  public static let keyWithoutValue = DiagnosticCode("syntax.key-without-value")
  /// A value that has no key.
  public static let valueWithoutKey = DiagnosticCode("syntax.value-without-key")
  /// A comment in a dialect that has none.
  public static let comment = DiagnosticCode("syntax.comment")

  /// Nesting deeper than ``ReaderLimits/depth``.
  public static let depthLimit = DiagnosticCode("limit.depth")
  /// An input larger than ``ReaderLimits/size``.
  public static let sizeLimit = DiagnosticCode("limit.size")
  /// More nodes than ``ReaderLimits/nodes``.
  public static let nodeLimit = DiagnosticCode("limit.nodes")
}

/// Finds out a text's encoding, and turns the text into UTF-8.
enum EncodingDetector {
  /// The source as UTF-8 without a byte-order mark; the source itself where it already is that.
  ///
  /// A byte-order mark or the pattern of NUL bytes decides; in XML without either, the declaration.
  /// Whether UTF-8 is valid is for the readers to check, as they pass over every byte anyway.
  static func utf8(
    _ source: SourceText, format: Format, into diagnostics: inout DiagnosticList
  ) -> SourceText {
    let units = CodeUnits(source)
    guard units.encoding == .utf8 else {
      return TextConverter.utf8(source, units: units, into: &diagnostics)
    }
    let text = units.markLength > 0 ? withoutMark(source, units.markLength) : source
    if text.hasByteOrderMark { diagnostics.report(.byteOrderMark) }
    guard format == .xml, let declared = XMLDeclaration.encoding(in: text) else { return text }
    switch EncodingName(declared.name) {
    case .utf8:
      return text
    case .latin1:
      return TextConverter.utf8(fromLatin1: text)
    case .ascii:
      return TextConverter.utf8(fromASCII: text, into: &diagnostics)
    case .wide:
      diagnostics.report(.contradictedEncoding(declared.name, at: declared.span))
    case .unknown:
      diagnostics.report(.unknownEncoding(declared.name, at: declared.span))
    }
    return TextConverter.repaired(text)
  }

  private static func withoutMark(_ source: SourceText, _ length: Int) -> SourceText {
    let storage = ContiguousArray(source.storage[length...])
    return SourceText(
      padded: storage, count: source.count - length, name: source.name, hasByteOrderMark: true)
  }
}

/// The encodings that an XML declaration can name.
enum EncodingName {
  case utf8, latin1, ascii
  /// UTF-16 or UTF-32: named in a file whose bytes are neither.
  case wide
  case unknown

  /// Looks a name up; case does not count (IANA's list of character sets).
  init(_ name: String) {
    switch name.lowercased() {
    case "utf-8", "utf8": self = .utf8
    case "iso-8859-1", "iso_8859-1", "iso8859-1", "latin1", "latin-1", "l1": self = .latin1
    case "us-ascii", "ascii", "ansi_x3.4-1968", "iso646-us": self = .ascii
    case "utf-16", "utf-16be", "utf-16le", "utf-32", "utf-32be", "utf-32le", "ucs-2", "ucs-4",
      "iso-10646-ucs-2", "iso-10646-ucs-4", "utf16", "utf32":
      self = .wide
    default: self = .unknown
    }
  }
}

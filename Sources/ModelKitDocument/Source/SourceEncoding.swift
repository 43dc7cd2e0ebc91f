/// How the bytes of a text file stand for characters.
public enum SourceEncoding: String, Sendable, Hashable, CaseIterable {
  /// UTF-8, with or without a byte-order mark.
  case utf8 = "UTF-8"
  /// UTF-16, most significant byte first.
  case utf16BigEndian = "UTF-16BE"
  /// UTF-16, least significant byte first.
  case utf16LittleEndian = "UTF-16LE"
  /// UTF-32, most significant byte first.
  case utf32BigEndian = "UTF-32BE"
  /// UTF-32, least significant byte first.
  case utf32LittleEndian = "UTF-32LE"
  /// ISO 8859-1; only an XML declaration can ask for it.
  case latin1 = "ISO-8859-1"
}

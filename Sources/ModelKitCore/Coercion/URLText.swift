import ModelKitDocument

/// The characters of a URL, by RFC 3986 section 2, with letters beyond ASCII taken as RFC 3987 does.
enum URLText {
  /// Whether text can be a URL as it stands: no blanks or control characters, none of `"<>\^`{|}`,
  /// every `%` followed by two hexadecimal digits, and not empty.
  static func isValid(_ text: String) -> Bool {
    guard !text.isEmpty else { return false }
    let bytes = Array(text.utf8)
    for (i, byte) in bytes.enumerated() {
      switch byte {
      case 0...0x20, 0x7F: return false
      case UInt8(ascii: "\""), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\\"),
        UInt8(ascii: "^"), UInt8(ascii: "`"), UInt8(ascii: "{"), UInt8(ascii: "|"),
        UInt8(ascii: "}"):
        return false
      case UInt8(ascii: "%"):
        guard i + 2 < bytes.count, HexDigit.value(bytes[i + 1]) != nil,
          HexDigit.value(bytes[i + 2]) != nil
        else { return false }
      default: continue
      }
    }
    return true
  }
}

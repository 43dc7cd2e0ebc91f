/// How many cells of a terminal text takes.
///
/// A cell is the width of a Latin letter. East Asian wide characters and emoji take two (Unicode
/// Standard Annex 11, classes W and F), combining marks none.
package enum DisplayWidth {
  /// The cells of a text without line breaks and tabs.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package static func of(_ text: some StringProtocol) -> Int {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text.utf8.count }
    return text.reduce(0) { $0 + of($1) }
  }

  /// The cells of one character; those of an emoji sequence are counted once.
  package static func of(_ character: Character) -> Int {
    if let ascii = character.asciiValue { return ascii < 0x20 || ascii == 0x7F ? 0 : 1 }
    let scalars = character.unicodeScalars
    if scalars.contains(where: { isWide($0) || $0 == emojiSelector }) { return 2 }
    return scalars.allSatisfy(isWithoutWidth) ? 0 : 1
  }

  /// The variation selector that asks for the picture instead of the sign.
  private static let emojiSelector: Unicode.Scalar = "\u{FE0F}"

  private static func isWithoutWidth(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: true
    default: false
    }
  }

  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x1100: false
    case 0x1100...0x115F: true  // Hangul initial consonants
    case 0x2E80...0x303E, 0x3041...0x33FF: true  // radicals, punctuation, kana
    case 0x3400...0x4DBF, 0x4E00...0xA4CF: true  // ideographs, Yi
    case 0xA960...0xA97F, 0xAC00...0xD7A3: true  // Hangul
    case 0xF900...0xFAFF: true  // compatibility ideographs
    case 0xFE10...0xFE19, 0xFE30...0xFE6F: true  // vertical and small forms
    case 0xFF01...0xFF60, 0xFFE0...0xFFE6: true  // full-width forms
    case 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF: true  // Tangut, kana supplements
    case 0x1F200...0x1F265: true  // enclosed ideographs
    case 0x20000...0x3FFFD: true  // further ideographs
    default: scalar.properties.isEmojiPresentation
    }
  }
}

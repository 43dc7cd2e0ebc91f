import ModelKitDocument

/// Text from a file made safe to print: what would move the cursor, change the direction of
/// writing or not be seen at all is shown as a sign.
package enum VisibleText {
  /// The text with a sign in place of everything invisible. Joiners within an emoji stay.
  package static func of(_ text: some StringProtocol) -> String {
    // Nearly all text is plain; it is looked at once and handed back.
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return String(text) }
    var result = ""
    for character in text { result += sign(for: character) ?? String(character) }
    return result
  }

  /// The sign for a character that cannot be shown as it is; `nil` for one that can.
  static func sign(for character: Character) -> String? {
    if let ascii = character.asciiValue, ascii >= 0x20, ascii < 0x7F { return nil }
    let scalars = character.unicodeScalars
    guard scalars.contains(where: { isInvisible($0, alone: scalars.count == 1) }) else {
      return nil
    }
    return scalars.map { scalar in
      isInvisible(scalar, alone: scalars.count == 1) ? sign(for: scalar) : String(scalar)
    }.joined()
  }

  private static func sign(for scalar: Unicode.Scalar) -> String {
    // The block of control pictures follows the control characters in their order.
    if scalar.value < 0x20, let picture = Unicode.Scalar(0x2400 + scalar.value) {
      return String(picture)
    }
    if scalar.value == 0x7F { return "\u{2421}" }
    return "<\(HexText.scalar(scalar.value))>"
  }

  private static func isInvisible(_ scalar: Unicode.Scalar, alone: Bool) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .surrogate: true
    // Joiners and tags belong to emoji; alone, or turning the direction, they hide something.
    case .format: alone || isDirectional(scalar)
    default: false
    }
  }

  private static func isDirectional(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}

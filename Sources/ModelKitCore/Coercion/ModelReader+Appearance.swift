package import ModelKitDocument

extension ModelReader {
  /// Reads a colour from text or from a whole number, 0xRRGGBB.
  package mutating func color(at id: NodeID) throws(ModelFailure) -> HexColor {
    let node = node(id)
    switch node.kind {
    case .string:
      let order: HexColor.DigitOrder = policy.conversions.contains(.rgba) ? .rgba : .argb
      let color = StringContent.withUTF8(of: node, in: base, format: document.format) {
        HexColor(utf8: $0, order: order)
      }
      if let color { return color }
      let text = text(node)
      let core = text.drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed()
      if core.count < text.count, let color = HexColor(String(core), order: order) {
        noteCoercion(at: id, to: "the colour \(color.text)")
        return color
      }
      throw notAColor(at: id)
    case .integer:
      let number = NumberContent.integer(of: node, in: base)?.exactly(as: Int.self)
      if let color = number.flatMap({ HexColor(rgb: $0) }) { return color }
      throw fail(at: id) {
        $0.fault(
          .invalidColor, "\($0.subject) should be HexColor, but the number is no 0xRRGGBB")
      }
    default:
      throw mismatch(at: id, expected: "HexColor")
    }
  }

  private mutating func notAColor(at id: NodeID) -> ModelFailure {
    let text = text(node(id))
    return fail(at: id) { words in
      let digits = text.hasPrefix("0x") ? text.dropFirst(2) : text.drop { $0 == "#" }
      let isHexadecimal = digits.allSatisfy { $0.isASCII && $0.isHexDigit }
      let reason =
        isHexadecimal ? "\(digits.count) digits" : "something else than hexadecimal digits"
      return words.fault(
        .invalidColor, "\(words.subject) should be HexColor, but `\(text)` has \(reason)",
        help: "write #RGB, #RGBA, #RRGGBB or #AARRGGBB")
    }
  }

  /// Reads the name of an image.
  package mutating func imageName(at id: NodeID) throws(ModelFailure) -> String {
    let node = node(id)
    guard node.rawKind == Node.Bits.string else { throw mismatch(at: id, expected: "ImageName") }
    guard node.length > 0 else {
      throw fail(at: id) {
        $0.fault(.invalidImageName, "\($0.subject) should name an image, but is empty")
      }
    }
    return text(node)
  }
}

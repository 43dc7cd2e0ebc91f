package import ModelKitDocument

#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

extension ModelReader {
  /// Reads a `Decimal` exactly, from the text of a number or of a string.
  ///
  /// `Decimal` holds 38 digits and exponents from −128 to 127; a number beyond that is reported.
  package mutating func decimal(at id: NodeID) throws(ModelFailure) -> Decimal {
    let node = node(id)
    switch node.kind {
    case .integer, .real:
      let text = NumberContent.text(of: node, in: base)
      if let parts = DecimalText.parts(text, isLoose: node.has(Node.Bits.unusual)) {
        return try decimal(parts, at: id, text)
      }
      if let integer = NumberContent.integer(of: node, in: base) {
        let magnitude = Decimal(integer.magnitude)
        return integer.isNegative ? -magnitude : magnitude
      }
      throw notFinite(at: id, "Decimal")
    case .string:
      let text = text(node)
      guard let parts = DecimalText.parts(text) else {
        if hasStringsOnly {
          throw fail(at: id) {
            $0.fault(
              .invalidNumberText, "\($0.subject) should be Decimal, but the text is not a number")
          }
        }
        throw mismatch(at: id, expected: "Decimal") { words in
          let real = words.document.spelling(ofReal: "12.5")
          let integer = words.document.spelling(ofInteger: "12")
          return "write a number, such as \(real) or \(integer)"
        }
      }
      return try decimal(parts, at: id, text)
    default:
      throw mismatch(at: id, expected: "Decimal")
    }
  }

  private mutating func decimal(
    _ parts: DecimalText.Parts, at id: NodeID, _ text: String
  ) throws(ModelFailure) -> Decimal {
    var digits = parts.digits.drop { $0 == 0x30 }
    var exponent = parts.exponent
    while digits.last == 0x30 {
      digits.removeLast()
      exponent += 1
    }
    if digits.isEmpty { return 0 }
    guard digits.count <= 38 else {
      throw fail(at: id) {
        $0.fault(
          .precisionLoss, "\($0.subject) should be Decimal, which cannot hold \(text) exactly",
          help: "Decimal has 38 digits")
      }
    }
    // A large power of ten moves into the digits as far as they have room.
    while exponent > 127, digits.count < 38 {
      digits.append(0x30)
      exponent -= 1
    }
    guard (-128...127).contains(exponent) else {
      let isLarge = exponent > 0
      throw fail(at: id) {
        $0.fault(
          .outOfRange, "\(text) is not in the range of Decimal",
          label: "too \(isLarge ? "large" : "small") for \($0.subject)")
      }
    }
    var significand = Decimal(0)
    for chunk in stride(from: digits.startIndex, to: digits.endIndex, by: 18) {
      let part = digits[chunk..<min(chunk + 18, digits.endIndex)]
      let value = part.reduce(UInt64(0)) { $0 &* 10 &+ UInt64($1 &- 0x30) }
      significand =
        significand * Decimal(sign: .plus, exponent: part.count, significand: 1) + Decimal(value)
    }
    return Decimal(
      sign: parts.isNegative ? .minus : .plus, exponent: exponent, significand: significand)
  }
}

/// Keys without quotes in JSON5: what ECMAScript 5.1 calls an IdentifierName.
enum JSONIdentifier {
  typealias Pointer = UnsafePointer<UInt8>

  /// The end of the identifier at `start`, or `nil` if none begins there. Notes in `bits` what its
  /// text holds.
  static func end(_ start: Pointer, bits: inout UInt32) -> Pointer? {
    var p = start
    while let (scalar, length) = character(at: p), allows(scalar, first: p == start) {
      if p[0] == UInt8(ascii: "\\") { bits |= Node.Bits.escaped }
      if p[0] >= 0x80 { bits |= Node.Bits.nonASCII }
      p += length
    }
    return p > start ? p : nil
  }

  private static func character(at p: Pointer) -> (scalar: UInt32, length: Int)? {
    if p[0] == UInt8(ascii: "\\") {
      guard p[1] == UInt8(ascii: "u") else { return nil }
      return JSONEscapes.scalar(p).map { ($0.value, $0.length) }
    }
    let length = UTF8Sequence.length(at: p)
    return length == 0 ? nil : (UTF8Sequence.scalar(at: p, length: length), length)
  }

  private static func allows(_ value: UInt32, first: Bool) -> Bool {
    guard let scalar = Unicode.Scalar(value) else { return false }
    if scalar == "$" || scalar == "_" { return true }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .letterNumber:
      return true
    case .nonspacingMark, .spacingMark, .decimalNumber, .connectorPunctuation: return !first
    default: return !first && (value == 0x200C || value == 0x200D)
    }
  }
}

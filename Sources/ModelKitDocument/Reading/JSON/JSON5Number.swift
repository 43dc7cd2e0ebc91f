/// Numbers as JSON5 spells them: a sign of either kind, `.5`, `5.`, `0x1F`, `Infinity`, `NaN`.
enum JSON5Number {
  typealias Pointer = UnsafePointer<UInt8>

  /// The end of the number at `start`, or `nil` if there is none. Notes its kind in `bits`, with
  /// `.unusual` for what RFC 8259 would not take.
  static func end(_ start: Pointer, bits: inout UInt32) -> Pointer? {
    if let stop = JSONBytes.numberEnd(start, bits: &bits), stop[0] != UInt8(ascii: ".") {
      let isHex = stop[0] | 0x20 == UInt8(ascii: "x")
      if !isHex { return stop }
    }
    let hasSign = start[0] == UInt8(ascii: "+") || start[0] == UInt8(ascii: "-")
    let p = hasSign ? start + 1 : start
    bits = Node.Bits.real | Node.Bits.unusual
    if let stop = word("Infinity", at: p) ?? word("NaN", at: p) { return stop }
    if p[0] == UInt8(ascii: "0"), p[1] | 0x20 == UInt8(ascii: "x") {
      bits = Node.Bits.integer | Node.Bits.unusual
      var digits = p + 2
      while HexDigit.value(digits[0]) != nil { digits += 1 }
      return digits > p + 2 ? digits : nil
    }
    return decimalEnd(p, bits: &bits)
  }

  private static func decimalEnd(_ start: Pointer, bits: inout UInt32) -> Pointer? {
    var p = digitsEnd(start)
    var count = p - start
    if count > 1, start[0] == UInt8(ascii: "0") { return nil }
    bits = Node.Bits.integer | Node.Bits.unusual
    if p[0] == UInt8(ascii: ".") {
      let fraction = p + 1
      p = digitsEnd(fraction)
      count += p - fraction
      bits = Node.Bits.real | Node.Bits.unusual
    }
    guard count > 0 else { return nil }
    if p[0] | 0x20 == UInt8(ascii: "e") {
      let hasSign = p[1] == UInt8(ascii: "+") || p[1] == UInt8(ascii: "-")
      let digits = p + (hasSign ? 2 : 1)
      p = digitsEnd(digits)
      guard p > digits else { return nil }
      bits = Node.Bits.real | Node.Bits.unusual
    }
    return p
  }

  private static func digitsEnd(_ start: Pointer) -> Pointer {
    var p = start
    while JSONBytes.isDigit(p[0]) { p += 1 }
    return p
  }

  private static func word(_ word: StaticString, at p: Pointer) -> Pointer? {
    word.withUTF8Buffer { word in
      UnsafeBufferPointer(start: p, count: word.count).elementsEqual(word) ? p + word.count : nil
    }
  }
}

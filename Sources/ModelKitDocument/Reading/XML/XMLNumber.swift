/// How numbers are written in property lists.
enum XMLNumber {
  /// The end of `-?digits` without a leading zero and within eighteen digits, which fit 64 bits
  /// whatever they are; `start` for anything else.
  @inline(__always)
  static func endOfPlainInteger(_ start: UnsafePointer<UInt8>) -> UnsafePointer<UInt8> {
    let first = start[0] == UInt8(ascii: "-") ? start + 1 : start
    let end = skipDigits(first)
    let count = end - first
    guard count == 1 || count <= 18 && first[0] != UInt8(ascii: "0") && count > 0 else {
      return start
    }
    return end
  }

  /// The end of a number in JSON's grammar, `-?int(.digits)?(e±digits)?`; `start` for anything else.
  @inline(__always)
  static func endOfPlainReal(_ start: UnsafePointer<UInt8>) -> UnsafePointer<UInt8> {
    let first = start[0] == UInt8(ascii: "-") ? start + 1 : start
    var p = skipDigits(first)
    guard p > first, first[0] != UInt8(ascii: "0") || p == first + 1 else { return start }
    if p[0] == UInt8(ascii: ".") {
      let fraction = p + 1
      p = skipDigits(fraction)
      guard p > fraction else { return start }
    }
    if p[0] | 0x20 == UInt8(ascii: "e") {
      p += p[1] == UInt8(ascii: "-") || p[1] == UInt8(ascii: "+") ? 2 : 1
      let exponent = p
      p = skipDigits(exponent)
      guard p > exponent else { return start }
    }
    return p
  }

  @inline(__always)
  private static func skipDigits(_ start: UnsafePointer<UInt8>) -> UnsafePointer<UInt8> {
    var p = start
    while p[0] &- UInt8(ascii: "0") < 10 { p += 1 }
    return p
  }
}

extension XMLNumber {
  /// What the text of an `<integer>` is.
  enum Integer {
    /// A number, with the bits of its node.
    case value(bits: UInt32)
    /// A number below −2⁶³ or above 2⁶⁴−1.
    case outOfRange
    /// Something else.
    case malformed
  }

  /// Reads `[+-]?digits` or `[+-]?0xdigits`, the whole of it.
  static func integer(_ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>) -> Integer {
    let isNegative = start[0] == UInt8(ascii: "-")
    let hasSign = isNegative || start[0] == UInt8(ascii: "+")
    var p = start + (hasSign ? 1 : 0)
    let isHexadecimal = p[0] == UInt8(ascii: "0") && p[1] | 0x20 == UInt8(ascii: "x")
    if isHexadecimal { p += 2 }
    guard p < end else { return .malformed }
    let hasLeadingZero = p[0] == UInt8(ascii: "0") && end - p > 1
    let radix: UInt64 = isHexadecimal ? 16 : 10
    var magnitude: UInt64 = 0
    var isTooLarge = false
    while p < end {
      guard let digit = HexDigit.value(p[0]), UInt64(digit) < radix else { return .malformed }
      let (product, overflow) = magnitude.multipliedReportingOverflow(by: radix)
      let (sum, carry) = product.addingReportingOverflow(UInt64(digit))
      isTooLarge = isTooLarge || overflow || carry
      magnitude = sum
      p += 1
    }
    if isTooLarge || isNegative && magnitude > 1 << 63 { return .outOfRange }
    let isUnusual = isHexadecimal || hasLeadingZero || hasSign && !isNegative
    return .value(bits: Node.Bits.integer | (isUnusual ? Node.Bits.unusual : 0))
  }

  /// The bits of the node of a `<real>`, or `nil` if its text is no number.
  ///
  /// As Foundation reads it: decimal digits with or without a point and an exponent, with digits
  /// on one side of the point at least; `nan`; `inf` or `infinity` with or without a sign, in any
  /// case.
  static func real(_ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>) -> UInt32? {
    if start < end, endOfPlainReal(start) == end { return Node.Bits.real }
    let hasSign = start[0] == UInt8(ascii: "-") || start[0] == UInt8(ascii: "+")
    let first = start + (hasSign ? 1 : 0)
    let isWord =
      isWord("inf", first, end) || isWord("infinity", first, end)
      || !hasSign && isWord("nan", first, end)
    var p = skipDigits(first)
    var digits = p - first
    if p[0] == UInt8(ascii: ".") {
      let fraction = p + 1
      p = skipDigits(fraction)
      digits += p - fraction
    }
    if p[0] | 0x20 == UInt8(ascii: "e") {
      p += p[1] == UInt8(ascii: "-") || p[1] == UInt8(ascii: "+") ? 2 : 1
      let exponent = p
      p = skipDigits(exponent)
      if p == exponent { digits = 0 }
    }
    return isWord || digits > 0 && p == end ? Node.Bits.real | Node.Bits.unusual : nil
  }

  private static func isWord(
    _ word: StaticString, _ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>
  ) -> Bool {
    guard end - start == word.utf8CodeUnitCount else { return false }
    for i in 0..<word.utf8CodeUnitCount where start[i] | 0x20 != word.utf8Start[i] { return false }
    return true
  }
}

extension NumberContent {
  /// A whole number from decimal text with an optional sign; `nil` for any other text and for a
  /// number beyond 64 bits and a sign.
  ///
  /// - Complexity: O(*n*) in the digits; a few nanoseconds for usual numbers.
  package static func integer(_ text: UnsafePointer<UInt8>, count: Int) -> IntegerValue? {
    guard count > 0 else { return nil }
    let isNegative = text[0] == UInt8(ascii: "-")
    var p = text
    if isNegative || text[0] == UInt8(ascii: "+") { p += 1 }
    let end = text + count
    guard p < end else { return nil }
    // Nineteen digits always fit; more may, or may be zeros in front.
    guard end - p <= 19 else { return long(p, end, isNegative: isNegative, radix: 10) }
    var magnitude: UInt64 = 0
    while p < end {
      let digit = p[0] &- UInt8(ascii: "0")
      guard digit < 10 else { return nil }
      magnitude = magnitude &* 10 &+ UInt64(digit)
      p += 1
    }
    return IntegerValue(isNegative: isNegative, magnitude: magnitude)
  }

  /// A number from decimal text (`-12.5e3`), rounded to the nearest `Double`, ties to even; beyond
  /// the range infinite. `inf`, `infinity` and `nan` in any case, with a sign, are what they say;
  /// any other text is not a number.
  ///
  /// - Complexity: O(*n*) in the digits.
  package static func double(_ text: UnsafePointer<UInt8>, count: Int) -> Double {
    let number = DecimalText(text, count: count)
    guard number.isWhole else { return spelledOut(text, count: count) }
    guard number.digitCount <= 19,
      let value = DecimalFloat.double(number.significand, exponent: number.exponent)
    else { return LongDecimal(text, count: count).double }
    return number.isNegative ? -value : value
  }

  /// A whole number in hexadecimal after its sign and `0x`; `nil` if the text is not that.
  static func hexadecimal(_ text: UnsafePointer<UInt8>, count: Int) -> IntegerValue? {
    var p = text
    let end = text + count
    guard p < end else { return nil }
    let isNegative = p[0] == UInt8(ascii: "-")
    if isNegative || p[0] == UInt8(ascii: "+") { p += 1 }
    guard end - p > 2, p[0] == UInt8(ascii: "0"), p[1] | 0x20 == UInt8(ascii: "x") else {
      return nil
    }
    return long(p + 2, end, isNegative: isNegative, radix: 16)
  }

  /// A whole number in hexadecimal, of any length, rounded to the nearest `Double`.
  static func hexadecimalDouble(_ text: UnsafePointer<UInt8>, count: Int) -> Double? {
    if let value = hexadecimal(text, count: count) { return value.double }
    let isNegative = count > 0 && text[0] == UInt8(ascii: "-")
    let bytes = UnsafeBufferPointer(start: text, count: count)
    guard let x = bytes.firstIndex(where: { $0 | 0x20 == UInt8(ascii: "x") }) else { return nil }
    var leading: UInt64 = 0
    var dropped = 0
    for byte in bytes[(x + 1)...] {
      guard let digit = HexDigit.value(byte) else { return nil }
      if leading >> 60 == 0 {
        leading = leading << 4 | UInt64(digit)
      } else {
        // The lowest bit is far below what is kept: it only remembers that there was more.
        leading |= digit == 0 ? 0 : 1
        dropped += 4
      }
    }
    let value = Double(sign: .plus, exponent: min(dropped, 2000), significand: Double(leading))
    return isNegative ? -value : value
  }

  @inline(never)
  private static func long(
    _ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>, isNegative: Bool, radix: UInt64
  ) -> IntegerValue? {
    var magnitude: UInt64 = 0
    for p in start..<end {
      guard let digit = HexDigit.value(p[0]), digit < radix else { return nil }
      let (product, overflow) = magnitude.multipliedReportingOverflow(by: radix)
      let (sum, carry) = product.addingReportingOverflow(UInt64(digit))
      guard !overflow, !carry else { return nil }
      magnitude = sum
    }
    return IntegerValue(isNegative: isNegative, magnitude: magnitude)
  }

  @inline(never)
  private static func spelledOut(_ text: UnsafePointer<UInt8>, count: Int) -> Double {
    let isNegative = count > 0 && text[0] == UInt8(ascii: "-")
    let hasSign = isNegative || (count > 0 && text[0] == UInt8(ascii: "+"))
    let word = UnsafeBufferPointer(start: text, count: count).dropFirst(hasSign ? 1 : 0)
    func reads(_ name: StaticString) -> Bool {
      name.withUTF8Buffer { name in word.lazy.map { $0 | 0x20 }.elementsEqual(name) }
    }
    guard reads("inf") || reads("infinity") else { return .nan }
    return isNegative ? -.infinity : .infinity
  }
}

// Inside quotes a backslash begins
//
//     \a \b \f \n \r \t \v       control characters
//     \0 … \377                  a byte in one to three octal digits, in the NEXTSTEP encoding
//     \U1 … \UFFFF               a UTF-16 unit in one to four hexadecimal digits; a surrogate needs
//                                its partner: \UD83D\UDCA9
//     anything else              that character: \" \\ \' \c, and a line break
//
// None of them is shorter than what it stands for.

/// The escapes of OpenStep strings, as CoreFoundation reads them.
package enum OpenStepEscapes {
  /// The end of the escape whose backslash is at `p`; `nil` if it means nothing.
  @inline(__always)
  static func end(of p: UnsafePointer<UInt8>) -> UnsafePointer<UInt8>? {
    let next = p[1]
    if next == UInt8(ascii: "U") || next & 0xF8 == UInt8(ascii: "0") { return numericEnd(of: p) }
    // A character of more than one byte is left to who checks those.
    return next < 0x80 ? p + 2 : p + 1
  }

  @inline(never)
  private static func numericEnd(of p: UnsafePointer<UInt8>) -> UnsafePointer<UInt8>? {
    guard p[1] == UInt8(ascii: "U") else {
      let (value, end) = octal(p + 1)
      return NextStepCharacters.scalar(value) == nil ? nil : end
    }
    guard let (unit, end) = hexadecimal(p) else { return nil }
    guard unit & 0xF800 == 0xD800 else { return end }
    guard unit < 0xDC00, let (low, lowEnd) = hexadecimal(end), low & 0xFC00 == 0xDC00 else {
      return nil
    }
    return lowEnd
  }

  /// Decodes checked content into `output`, which has room for it; returns how many bytes it made.
  ///
  /// - Complexity: O(*n*) in the bytes.
  static func decode(
    _ content: UnsafePointer<UInt8>, count: Int, into output: UnsafeMutablePointer<UInt8>
  ) -> Int {
    let end = content + count
    var p = content
    var out = output
    while p < end {
      guard p[0] == UInt8(ascii: "\\"), p + 1 < end else {
        out[0] = p[0]
        out += 1
        p += 1
        continue
      }
      let next = p[1]
      if next == UInt8(ascii: "U"), let (unit, unitEnd) = hexadecimal(p) {
        p = unitEnd
        if unit & 0xFC00 == 0xD800, let (low, lowEnd) = hexadecimal(p) {
          p = lowEnd
          out += UTF8Sequence.write(0x10000 + ((unit & 0x3FF) << 10 | low & 0x3FF), to: out)
        } else {
          out += UTF8Sequence.write(unit, to: out)
        }
      } else if next & 0xF8 == UInt8(ascii: "0") {
        let (value, octalEnd) = octal(p + 1)
        p = octalEnd
        out += UTF8Sequence.write(NextStepCharacters.scalar(value) ?? 0xFFFD, to: out)
      } else {
        out[0] = plain(next)
        out += 1
        p += 2
      }
    }
    return out - output
  }

  /// What `\` and this byte stand for.
  private static func plain(_ byte: UInt8) -> UInt8 {
    switch byte {
    case UInt8(ascii: "a"): 0x07
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "t"): 0x09
    case UInt8(ascii: "v"): 0x0B
    default: byte
    }
  }

  /// Up to three octal digits.
  private static func octal(
    _ p: UnsafePointer<UInt8>
  ) -> (value: UInt32, end: UnsafePointer<UInt8>) {
    var value: UInt32 = 0
    var p = p
    for _ in 0..<3 where p[0] & 0xF8 == UInt8(ascii: "0") {
      value = value << 3 | UInt32(p[0] & 7)
      p += 1
    }
    return (value, p)
  }

  /// `\U` and one to four hexadecimal digits; `nil` if something else stands at `p`.
  private static func hexadecimal(
    _ p: UnsafePointer<UInt8>
  ) -> (value: UInt32, end: UnsafePointer<UInt8>)? {
    guard p[0] == UInt8(ascii: "\\"), p[1] == UInt8(ascii: "U") else { return nil }
    var value: UInt32 = 0
    var q = p + 2
    while q < p + 6, let digit = HexDigit.value(q[0]) {
      value = value << 4 | UInt32(digit)
      q += 1
    }
    return q > p + 2 ? (value, q) : nil
  }
}

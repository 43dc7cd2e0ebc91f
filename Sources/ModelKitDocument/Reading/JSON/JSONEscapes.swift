// An escape of RFC 8259 is `\"`, `\\`, `\/`, `\b`, `\f`, `\n`, `\r`, `\t` or `\u` and four
// hexadecimal digits; characters above U+FFFF are a pair of surrogates, `\ud83d\ude98`. JSON5 adds
// `\'`, `\v`, `\0`, `\x` and two digits, a backslash before a line break, which stands for nothing,
// and before any other character but 1 to 9, which stands for itself.

/// Escape sequences of JSON and JSON5.
package enum JSONEscapes {
  typealias Pointer = UnsafePointer<UInt8>

  /// The end of the escape of RFC 8259 at a backslash, or `nil` if it is not one.
  @inline(never)
  static func end(_ p: Pointer) -> Pointer? {
    switch p[1] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      return p + 2
    case UInt8(ascii: "u"):
      return scalar(p).map { p + $0.length }
    default: return nil
    }
  }

  /// The end of the JSON5 escape at a backslash, or `nil` if it is not one.
  static func json5End(_ p: Pointer) -> Pointer? {
    switch p[1] {
    case 0: return nil
    case UInt8(ascii: "1")...UInt8(ascii: "9"): return nil
    case UInt8(ascii: "0"): return JSONBytes.isDigit(p[2]) ? nil : p + 2
    case UInt8(ascii: "u"): return end(p)
    case UInt8(ascii: "x"): return hex(p + 2, digits: 2) == nil ? nil : p + 4
    case 0x0D: return p[2] == 0x0A ? p + 3 : p + 2
    default:
      let length = UTF8Sequence.length(at: p + 1)
      return length == 0 ? nil : p + 1 + length
    }
  }

  /// The scalar of the `\u` escape at a backslash with the length of the escape; `nil` for digits
  /// that are none and for a surrogate without its other half.
  static func scalar(_ p: Pointer) -> (value: UInt32, length: Int)? {
    guard let first = hex(p + 2, digits: 4) else { return nil }
    switch first {
    case 0xD800...0xDBFF:
      guard p[6] == UInt8(ascii: "\\"), p[7] == UInt8(ascii: "u"),
        let second = hex(p + 8, digits: 4), second & 0xFC00 == 0xDC00
      else { return nil }
      return (0x10000 + (first & 0x3FF) << 10 + second & 0x3FF, 12)
    case 0xDC00...0xDFFF: return nil
    default: return (first, 6)
    }
  }

  private static func hex(_ p: Pointer, digits: Int) -> UInt32? {
    var value: UInt32 = 0
    for i in 0..<digits {
      guard let digit = HexDigit.value(p[i]) else { return nil }
      value = value << 4 | UInt32(digit)
    }
    return value
  }

  /// Decodes checked content of any dialect into `output`, which has room for it; returns how many
  /// bytes it made. No escape is shorter than what it stands for.
  static func decode(
    _ content: UnsafePointer<UInt8>, count: Int, into output: UnsafeMutablePointer<UInt8>
  ) -> Int {
    let end = content + count
    var p = content
    var out = output
    while p < end {
      if p[0] == UInt8(ascii: "\\"), let next = json5End(p), next <= end {
        out += decode(escape: p, end: next, into: out)
        p = next
      } else {
        out[0] = p[0]
        out += 1
        p += 1
      }
    }
    return out - output
  }

  private static func decode(
    escape p: Pointer, end: Pointer, into output: UnsafeMutablePointer<UInt8>
  ) -> Int {
    let value: UInt32
    switch p[1] {
    case UInt8(ascii: "b"): value = 0x08
    case UInt8(ascii: "t"): value = 0x09
    case UInt8(ascii: "n"): value = 0x0A
    case UInt8(ascii: "v"): value = 0x0B
    case UInt8(ascii: "f"): value = 0x0C
    case UInt8(ascii: "r"): value = 0x0D
    case UInt8(ascii: "0"): value = 0
    case UInt8(ascii: "u"): value = scalar(p)?.value ?? 0
    case UInt8(ascii: "x"): value = hex(p + 2, digits: 2) ?? 0
    case 0x0A, 0x0D: return 0
    default:
      value = UTF8Sequence.scalar(at: p + 1, length: end - p - 1)
      if value == 0x2028 || value == 0x2029 { return 0 }
    }
    return UTF8Sequence.write(value, to: output)
  }
}

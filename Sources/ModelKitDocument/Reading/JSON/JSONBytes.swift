// The byte loops of reading JSON. All of them rely on the zero bytes behind a source: they look at
// eight bytes at a time, and a zero byte ends every token.
//
// Eight bytes are tested at once by arithmetic on the word that holds them. `x - 0x01…01 & ~x` has
// the top bit of a byte set where that byte of x is zero; so with `"` XORed away it finds quotes.
// A byte above the first match may be reported wrongly (the subtraction borrows), never one below,
// and only the first match is used.

/// Byte-level scanning of JSON.
enum JSONBytes {
  typealias Pointer = UnsafePointer<UInt8>

  private static let tops: UInt64 = 0x8080_8080_8080_8080

  /// Eight bytes, the first of them lowest.
  @inline(__always)
  static func word(_ p: Pointer) -> UInt64 {
    UnsafeRawPointer(p).loadUnaligned(as: UInt64.self).littleEndian
  }

  /// Four bytes, the first of them lowest.
  @inline(__always)
  static func half(_ p: Pointer) -> UInt32 {
    UnsafeRawPointer(p).loadUnaligned(as: UInt32.self).littleEndian
  }

  /// The first byte from `start` on that is not white space; a line feed counts as white space only
  /// with `acrossLines`.
  @inline(__always)
  static func skipSpace(_ start: Pointer, acrossLines: Bool) -> Pointer {
    var p = start
    if p[0] > 0x20 { return p }
    if p[0] == 0x20, p[1] > 0x20 { return p + 1 }
    while true {
      // Mostly it is a line break and its indentation, as many spaces as a word begins with.
      if acrossLines, p[0] == 0x0A { p += 1 }
      let others = word(p) ^ 0x2020_2020_2020_2020
      if others == 0 {
        p += 8
        continue
      }
      p += others.trailingZeroBitCount >> 3
      let byte = p[0]
      if byte > 0x20 { return p }
      let isSpace = byte == 0x09 || byte == 0x0D || (acrossLines && byte == 0x0A)
      if !isSpace { return p }
      p += 1
    }
  }

  /// The first byte from `start` on that is a double quote, a backslash, a control character or not
  /// ASCII.
  @inline(__always)
  static func plainEnd(_ start: Pointer) -> Pointer {
    var p = start
    while true {
      let bytes = word(p)
      let quotes = bytes ^ 0x2222_2222_2222_2222
      let backslashes = bytes ^ 0x5C5C_5C5C_5C5C_5C5C
      let matches =
        (quotes &- 0x0101_0101_0101_0101) & ~quotes
        | (backslashes &- 0x0101_0101_0101_0101) & ~backslashes
        | bytes &- 0x2020_2020_2020_2020 | bytes
      let first = matches & tops
      if first != 0 { return p + first.trailingZeroBitCount >> 3 }
      p += 8
    }
  }

  /// The closing quote of a string whose text begins at `start`, or `nil` if there is a fault in it.
  /// Notes in `bits` what the text holds.
  @inline(__always)
  static func stringEnd(_ start: Pointer, bits: inout UInt32) -> Pointer? {
    var p = plainEnd(start)
    while true {
      let byte = p[0]
      if byte == UInt8(ascii: "\"") { return p }
      if byte >= 0x80 {
        bits |= Node.Bits.nonASCII
        repeat {
          let length = UTF8Sequence.length(at: p)
          if length == 0 { return nil }
          p += length
        } while p[0] >= 0x80
      } else if byte == UInt8(ascii: "\\") {
        bits |= Node.Bits.escaped
        guard let next = JSONEscapes.end(p) else { return nil }
        p = next
      } else {
        return nil
      }
      p = plainEnd(p)
    }
  }

  /// The end of a number of RFC 8259 that begins at `start`, or `nil` if there is none. Notes in
  /// `bits` whether it is an integer or a real. What follows it has to be looked at by the caller.
  @inline(__always)
  static func numberEnd(_ start: Pointer, bits: inout UInt32) -> Pointer? {
    var p = start
    bits = Node.Bits.integer
    if p[0] == UInt8(ascii: "-") { p += 1 }
    if p[0] == UInt8(ascii: "0") {
      p += 1
    } else {
      let digits = p
      while isDigit(p[0]) { p += 1 }
      if p == digits { return nil }
    }
    if p[0] == UInt8(ascii: ".") {
      let fraction = p + 1
      p = digitsEnd(fraction)
      if p == fraction { return nil }
      bits = Node.Bits.real
    }
    if p[0] | 0x20 == UInt8(ascii: "e") {
      p += 1
      if p[0] == UInt8(ascii: "+") || p[0] == UInt8(ascii: "-") { p += 1 }
      let exponent = p
      while isDigit(p[0]) { p += 1 }
      if p == exponent { return nil }
      bits = Node.Bits.real
    }
    return p
  }

  /// The first byte from `start` on that is no digit, eight at a time: fractions are long.
  @inline(__always)
  private static func digitsEnd(_ start: Pointer) -> Pointer {
    var p = start
    while true {
      let digits = word(p) ^ 0x3030_3030_3030_3030
      let others = (digits &+ 0x7676_7676_7676_7676 | digits) & tops
      if others != 0 { return p + others.trailingZeroBitCount >> 3 }
      p += 8
    }
  }

  @inline(__always)
  static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

  /// Whether a byte can be part of a number or a word, rightly or wrongly written.
  static func isTokenByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"),
      UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."), 0x80...:
      true
    default: false
    }
  }
}

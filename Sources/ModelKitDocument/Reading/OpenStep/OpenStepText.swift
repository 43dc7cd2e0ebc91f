// Bytes are looked at eight at a time, as one little-endian word in which each byte answers a
// question with its top bit. For `= b` the question "no blank?" gives
//
//     text    =    20   b    …
//     answer  80   00   80   …       the first answer is in the lowest byte
//
// and the number of zero bits below the first answer, divided by eight, is how far to go.

/// The tokens of OpenStep property lists, at the level of bytes.
///
/// Nothing here asks where the text ends: behind it are zero bytes, which end every token.
enum OpenStepText {
  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highs: UInt64 = 0x8080_8080_8080_8080
  private static let lows: UInt64 = 0x7F7F_7F7F_7F7F_7F7F

  @inline(__always)
  private static func load(_ p: UnsafePointer<UInt8>) -> UInt64 {
    UInt64(littleEndian: UnsafeRawPointer(p).loadUnaligned(as: UInt64.self))
  }

  /// The top bits of the bytes that are not `byte`.
  @inline(__always)
  private static func differs(_ word: UInt64, from byte: UInt8) -> UInt64 {
    let difference = word ^ (ones &* UInt64(byte))
    return (difference & lows) &+ lows | difference
  }

  /// The top bits of the bytes, taken as below 0x80, that are from `first` to `last`.
  @inline(__always)
  private static func isWithin(_ word: UInt64, _ first: UInt8, _ last: UInt8) -> UInt64 {
    (word &+ ones &* UInt64(0x80 &- first)) & ~(word &+ ones &* UInt64(0x7F &- last))
  }

  /// The first byte from `p` on that is not white space.
  @inline(__always)
  static func skipSpace(_ p: UnsafePointer<UInt8>) -> UnsafePointer<UInt8> {
    guard p[0] <= 0x20 else { return p }
    var p = p
    while true {
      let word = load(p)
      let isBreak = isWithin(word & lows, 0x09, 0x0D) & ~word
      let isText = differs(word, from: 0x20) & ~isBreak & highs
      guard isText == 0 else { return p + isText.trailingZeroBitCount &>> 3 }
      p += 8
    }
  }

  /// The end of the bare word that begins at `p`; `p` if none does.
  ///
  /// Words are made of ASCII letters, digits and `$ - . / : _`.
  @inline(__always)
  static func endOfWord(_ p: UnsafePointer<UInt8>) -> UnsafePointer<UInt8> {
    var p = p
    while true {
      let word = load(p)
      let low = word & lows
      // `-` to `:` are `- . /`, the digits and `:`.
      let isWord =
        isWithin(low, UInt8(ascii: "-"), UInt8(ascii: ":"))
        | isWithin(low | ones &* 0x20, UInt8(ascii: "a"), UInt8(ascii: "z"))
        | ~(differs(word, from: UInt8(ascii: "_")) & differs(word, from: UInt8(ascii: "$")))
      let isOther = (~isWord | word) & highs
      guard isOther == 0 else { return p + isOther.trailingZeroBitCount &>> 3 }
      p += 8
    }
  }

  /// Whether a byte may be part of a bare word.
  static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "-")...UInt8(ascii: ":"), UInt8(ascii: "_"), UInt8(ascii: "$"):
      true
    default: false
    }
  }

  /// Whether one of Unicode's line breaks, U+2028 and U+2029, stands at `p`.
  static func isLineSeparator(_ p: UnsafePointer<UInt8>) -> Bool {
    p[0] == 0xE2 && p[1] == 0x80 && p[2] & 0xFE == 0xA8
  }

  /// The first byte from `p` on that is one of two or above 0x7F; `limit` or more if there is none.
  @inline(__always)
  static func find(
    _ first: UInt8, _ second: UInt8, from p: UnsafePointer<UInt8>, limit: UnsafePointer<UInt8>
  ) -> UnsafePointer<UInt8> {
    var p = p
    while p < limit {
      let word = load(p)
      let isPlain = differs(word, from: first) & differs(word, from: second) & ~word
      let isFound = ~isPlain & highs
      guard isFound == 0 else { return p + isFound.trailingZeroBitCount &>> 3 }
      p += 8
    }
    return p
  }
}

/// A string as it stands in the text, in quotes or bare.
struct OpenStepString {
  /// The first byte of the text itself.
  let content: UnsafePointer<UInt8>
  /// The byte after the last one of the text itself.
  let end: UnsafePointer<UInt8>
  /// The byte after the token.
  let next: UnsafePointer<UInt8>
  /// The kind and flags of its node.
  let bits: UInt32

  init(
    content: UnsafePointer<UInt8>, end: UnsafePointer<UInt8>, next: UnsafePointer<UInt8>,
    bits: UInt32
  ) {
    self.content = content
    self.end = end
    self.next = next
    self.bits = bits
  }

  /// The string that begins at `p`; `nil` if none does, or if it has a fault.
  @inline(__always)
  init?(at p: UnsafePointer<UInt8>, limit: UnsafePointer<UInt8>) {
    let quote = p[0]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      content = p
      end = OpenStepText.endOfWord(p)
      guard end > p else { return nil }
      next = end
      bits = Node.Bits.string | Node.Bits.bare
      return
    }
    content = p + 1
    var bits = Node.Bits.string | (quote == UInt8(ascii: "'") ? Node.Bits.bare : 0)
    var q = p + 1
    while true {
      q = OpenStepText.find(quote, UInt8(ascii: "\\"), from: q, limit: limit)
      guard q < limit else { return nil }
      if q[0] == quote { break }
      if q[0] == UInt8(ascii: "\\") {
        bits |= Node.Bits.escaped
        guard let end = OpenStepEscapes.end(of: q) else { return nil }
        q = end
      } else {
        bits |= Node.Bits.nonASCII
        repeat {
          let length = UTF8Sequence.length(at: q)
          guard length > 0 else { return nil }
          q += length
        } while q[0] >= 0x80
      }
    }
    end = q
    next = q + 1
    self.bits = bits
  }
}

// Base64 (RFC 4648 §4): four characters of six bits each stand for three bytes; a group that is
// short of bytes is filled with `=`.
//
//     hello   →  aGVs bG8=
//     he      →  aGU=          two bytes: three characters and one `=`
//     h       →  aA==          one byte: two characters and two `=`

/// Strict base64: every character and the padding count.
package enum Base64 {
  /// What is wrong with a text that should be base64, and at which of its bytes.
  package struct Fault: Error, Sendable, Hashable {
    /// The kinds of fault.
    package enum Reason: Sendable, Hashable {
      /// A byte that is none of the 64 characters, nor padding or white space where allowed.
      case character(UInt8)
      /// A `=` too early, a `=` too many, or text behind the padding.
      case padding
      /// The last group has this many characters instead of four.
      case length(Int)
    }

    /// The offset of the offending byte; the length of the text where it ends too early.
    package let offset: Int
    /// What is wrong.
    package let reason: Reason

    package init(offset: Int, reason: Reason) {
      self.offset = offset
      self.reason = reason
    }

    /// The fault in words, lower case, without a full stop.
    package var message: String {
      switch reason {
      case .character(let byte): "\(Self.name(of: byte)) is not a base64 character"
      case .padding: "the padding `=` may stand at the end only, to fill the last group of four"
      case .length(let count): "the last group has \(count) of 4 characters"
      }
    }

    private static func name(of byte: UInt8) -> String {
      if (0x21...0x7E).contains(byte) { return "`\(Unicode.Scalar(byte))`" }
      return "byte \(HexText.byte(byte))"
    }
  }

  /// Checks `count` bytes of text and tells how many bytes they stand for.
  ///
  /// - Parameter allowingSpace: whether blanks, tabs and line breaks may stand anywhere.
  package static func decodedCount(
    _ text: UnsafePointer<UInt8>, count: Int, allowingSpace: Bool
  ) throws(Fault) -> Int {
    var characters = 0
    var padding = 0
    for i in 0..<count {
      let byte = text[i]
      if isCharacter(byte) {
        guard padding == 0 else { throw Fault(offset: i, reason: .padding) }
        characters += 1
      } else if byte == UInt8(ascii: "=") {
        padding += 1
        // Padding fills a group that has at least two characters, and only that group.
        guard characters % 4 >= 2, characters % 4 + padding <= 4 else {
          throw Fault(offset: i, reason: .padding)
        }
      } else if !(allowingSpace && isSpace(byte)) {
        throw Fault(offset: i, reason: .character(byte))
      }
    }
    let rest = (characters + padding) % 4
    guard rest == 0 else { throw Fault(offset: count, reason: .length(rest)) }
    return characters * 3 / 4
  }

  /// Decodes `count` bytes of text.
  ///
  /// - Parameter allowingSpace: whether blanks, tabs and line breaks may stand anywhere.
  package static func decode(
    _ text: UnsafePointer<UInt8>, count: Int, allowingSpace: Bool
  ) throws(Fault) -> [UInt8] {
    let size = try decodedCount(text, count: count, allowingSpace: allowingSpace)
    return [UInt8](unsafeUninitializedCapacity: size) { buffer, written in
      var bits: UInt32 = 0
      var collected = 0
      for i in 0..<count where isCharacter(text[i]) {
        bits = bits << 6 | UInt32(value(of: text[i]))
        collected += 6
        guard collected >= 8 else { continue }
        collected -= 8
        buffer[written] = UInt8(truncatingIfNeeded: bits >> UInt32(collected))
        written += 1
      }
    }
  }

  /// The base64 text of some bytes, padded, in one line.
  package static func encode(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: (bytes.count + 2) / 3 * 4) { buffer, written in
      var i = 0
      while i < bytes.count {
        let left = bytes.count - i
        let group =
          UInt32(bytes[i]) << 16 | (left > 1 ? UInt32(bytes[i + 1]) << 8 : 0)
          | (left > 2 ? UInt32(bytes[i + 2]) : 0)
        buffer[written] = character(of: group >> 18)
        buffer[written + 1] = character(of: group >> 12)
        buffer[written + 2] = left > 1 ? character(of: group >> 6) : UInt8(ascii: "=")
        buffer[written + 3] = left > 2 ? character(of: group) : UInt8(ascii: "=")
        written += 4
        i += 3
      }
    }
  }

  /// The base64 text of some bytes, padded, in one line.
  package static func encode(_ bytes: [UInt8]) -> [UInt8] {
    bytes.withUnsafeBufferPointer { encode($0) }
  }

  // One bit per ASCII character: `+` `/` `0`…`9`, and `A`…`Z` `a`…`z`.
  private static let lowCharacters: UInt64 = 0x03FF_8800_0000_0000
  private static let highCharacters: UInt64 = 0x07FF_FFFE_07FF_FFFE

  @inline(__always)
  private static func isCharacter(_ byte: UInt8) -> Bool {
    let set = byte & 0x40 == 0 ? lowCharacters : highCharacters
    return byte < 0x80 && set >> UInt64(byte & 0x3F) & 1 == 1
  }

  @inline(__always)
  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }

  @inline(__always)
  private static func value(of character: UInt8) -> UInt8 {
    switch character {
    case UInt8(ascii: "a")...: character &- 71
    case UInt8(ascii: "A")...: character &- 65
    case UInt8(ascii: "0")...: character &+ 4
    case UInt8(ascii: "/"): 63
    default: 62
    }
  }

  @inline(__always)
  private static func character(of bits: UInt32) -> UInt8 {
    let value = UInt8(truncatingIfNeeded: bits & 0x3F)
    switch value {
    case 0..<26: return value &+ 65
    case 26..<52: return value &+ 71
    case 52..<62: return value &- 4
    case 62: return UInt8(ascii: "+")
    default: return UInt8(ascii: "/")
    }
  }
}

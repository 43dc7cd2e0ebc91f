// `a &lt;&#98;<![CDATA[<c>]]><!-- d -->` is the text `a <b<c>`: references stand for characters, a
// CDATA section for itself, a comment or a processing instruction for nothing. A line break is LF,
// whether the file has CRLF, CR or LF (XML 1.0 §2.11); `&#13;` stays CR.
//
// No reference is shorter than the UTF-8 of what it stands for (`&#9;`, `&#x80;`), so decoded text
// is never longer than its source.

/// The characters that references in XML stand for.
package enum XMLEntities {
  /// Decodes text that its reader has checked into `output`, which has room for `count` bytes;
  /// returns how many it made.
  static func decode(
    _ content: UnsafePointer<UInt8>, count: Int, into output: UnsafeMutablePointer<UInt8>
  ) -> Int {
    let limit = content + count
    let markup = XMLMarkup(limit: limit)
    var p = content
    var q = output
    while p < limit {
      if p[0] == UInt8(ascii: "&"), let scalar = scalar(ofReferenceAt: p) {
        for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter {
          q[0] = byte
          q += 1
        }
        p = end(ofReferenceAt: p)
      } else if p[0] == UInt8(ascii: "<") {
        let next = markup.end(at: p)
        if XMLMarkup.Kind(at: p) == .section {
          p += 9
          while p < next - 3 { p = copy(p, limit: next - 3, into: &q) }
        }
        // Checked text has no other `<`; should there be one, it is left out.
        p = max(p + 1, next)
      } else {
        p = copy(p, limit: limit, into: &q)
      }
    }
    return q - output
  }

  /// Copies one byte, or a line break as LF, and returns the place after it.
  @inline(__always)
  private static func copy(
    _ p: UnsafePointer<UInt8>, limit: UnsafePointer<UInt8>,
    into output: inout UnsafeMutablePointer<UInt8>
  ) -> UnsafePointer<UInt8> {
    let isCarriageReturn = p[0] == 0x0D
    output[0] = isCarriageReturn ? 0x0A : p[0]
    output += 1
    return p + (isCarriageReturn && p + 1 < limit && p[1] == 0x0A ? 2 : 1)
  }

  /// The byte after the `;` of the reference whose `&` is at `p`, or `p` if it stands for nothing.
  @inline(never)
  static func end(ofReferenceAt p: UnsafePointer<UInt8>) -> UnsafePointer<UInt8> {
    let word = XMLWord.load(p)
    if XMLWord("&lt;").begins(word) || XMLWord("&gt;").begins(word) { return p + 4 }
    if XMLWord("&amp;").begins(word) { return p + 5 }
    if XMLWord("&quot;").begins(word) || XMLWord("&apos;").begins(word) { return p + 6 }
    guard p[1] == UInt8(ascii: "#"), case .scalar(_, let end) = number(ofReferenceAt: p) else {
      return p
    }
    return end
  }

  /// The character that the reference at `p` stands for, if it stands for one.
  private static func scalar(ofReferenceAt p: UnsafePointer<UInt8>) -> Unicode.Scalar? {
    guard end(ofReferenceAt: p) > p else { return nil }
    switch p[1] {
    case UInt8(ascii: "l"): return "<"
    case UInt8(ascii: "g"): return ">"
    case UInt8(ascii: "q"): return "\""
    case UInt8(ascii: "a"): return p[2] == UInt8(ascii: "m") ? "&" : "'"
    default:
      guard case .scalar(let scalar, _) = number(ofReferenceAt: p) else { return nil }
      return scalar
    }
  }

  /// What `&#…;` stands for.
  enum Number {
    /// A character, and the byte after the `;`.
    case scalar(Unicode.Scalar, end: UnsafePointer<UInt8>)
    /// A number that is no character: 0, a surrogate, or beyond U+10FFFF.
    case noCharacter(end: UnsafePointer<UInt8>)
    /// Not digits and a `;`.
    case malformed
  }

  /// Reads `&#98;` or `&#x62;` at `p`.
  static func number(ofReferenceAt p: UnsafePointer<UInt8>) -> Number {
    let isHexadecimal = p[2] == UInt8(ascii: "x")
    let radix: UInt32 = isHexadecimal ? 16 : 10
    let first = p + (isHexadecimal ? 3 : 2)
    var q = first
    var value: UInt32 = 0
    while let digit = HexDigit.value(q[0]), UInt32(digit) < radix {
      // Once beyond Unicode it stays there; nothing overflows.
      value = min(value * radix + UInt32(digit), 0x11_0000)
      q += 1
    }
    guard q > first, q[0] == UInt8(ascii: ";") else { return .malformed }
    guard value != 0, let scalar = Unicode.Scalar(value) else { return .noCharacter(end: q + 1) }
    return .scalar(scalar, end: q + 1)
  }
}

/// How far text goes. Nothing here looks beyond the padding of a source: a zero byte stops every
/// loop.
enum XMLText {
  @inline(__always)
  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D
  }

  static func isAlphanumeric(_ byte: UInt8) -> Bool {
    byte &- UInt8(ascii: "0") < 10 || (byte | 0x20) &- UInt8(ascii: "a") < 26
  }

  /// The first byte at or after `p` that is not white space.
  @inline(__always)
  static func skipSpace(_ start: UnsafePointer<UInt8>) -> UnsafePointer<UInt8> {
    var p = start
    if p[0] == UInt8(ascii: "<") { return p }
    // A line break and up to seven tabs is how property lists are laid out.
    if p[0] == 0x0A {
      p += 1
      let notTabs = XMLWord.load(p) ^ 0x0909_0909_0909_0909
      p += notTabs == 0 ? 8 : notTabs.trailingZeroBitCount >> 3
      if p[0] == UInt8(ascii: "<") { return p }
    }
    while isSpace(p[0]) { p += 1 }
    return p
  }

  /// The byte after the line break at `p`, which is CRLF, LF or CR; `p` if there is none.
  static func skipLineBreak(_ p: UnsafePointer<UInt8>) -> UnsafePointer<UInt8> {
    if p[0] == 0x0D { return p[1] == 0x0A ? p + 2 : p + 1 }
    return p[0] == 0x0A ? p + 1 : p
  }

  /// The end of the text that begins at `start`: the `<` of a tag, or the first byte that is a
  /// fault in text (a control character, a byte that is not UTF-8, a `&` or `<!` that means
  /// nothing). `bits` gets ``Node/Bits/escaped`` and ``Node/Bits/nonASCII`` as they are met.
  ///
  /// Text of printable ASCII alone is found by ``skipPlain(_:)``, which is asked first.
  @inline(never)
  static func end(
    of start: UnsafePointer<UInt8>, markup: XMLMarkup, bits: inout UInt32
  ) -> UnsafePointer<UInt8> {
    var p = skipPlain(start)
    while true {
      let byte = p[0]
      if byte == UInt8(ascii: "<") {
        guard p[1] == UInt8(ascii: "!") || p[1] == UInt8(ascii: "?") else { return p }
        let next = markup.end(at: p)
        if next == p { return p }
        bits |= Node.Bits.escaped
        p = skipPlain(next)
      } else if byte >= 0x80 {
        bits |= Node.Bits.nonASCII
        repeat {
          let length = UTF8Sequence.length(at: p)
          if length == 0 { return p }
          p += length
        } while p[0] >= 0x80
        p = skipPlain(p)
      } else if byte == UInt8(ascii: "&") {
        let next = XMLEntities.end(ofReferenceAt: p)
        if next == p { return p }
        bits |= Node.Bits.escaped
        p = skipPlain(next)
      } else if byte == 0x0A || byte == 0x09 {
        p = skipPlain(p + 1)
      } else if byte == 0x0D {
        bits |= Node.Bits.escaped
        p = skipPlain(p + 1)
      } else {
        return p
      }
    }
  }

  /// The first byte that is not a printable ASCII character, or is `<` or `&`.
  @inline(__always)
  static func skipPlain(_ start: UnsafePointer<UInt8>) -> UnsafePointer<UInt8> {
    var p = start
    while true {
      let byte = p[0]
      // As a signed number, both control characters and bytes above 0x7F are below 0x20.
      if Int8(bitPattern: byte) < 0x20 || byte == UInt8(ascii: "<") || byte == UInt8(ascii: "&") {
        return p
      }
      p += 1
    }
  }

  /// The `<` after base64 text that is right in all its characters; `start` for anything else.
  @inline(never)
  static func endOfData(_ start: UnsafePointer<UInt8>) -> UnsafePointer<UInt8> {
    var p = start
    while p[0] != UInt8(ascii: "<"), p[0] != 0 { p += 1 }
    do throws(Base64.Fault) {
      _ = try Base64.decodedCount(start, count: p - start, allowingSpace: true)
      return p
    } catch {
      return start
    }
  }

  /// Whether the text ends in the middle of the tag, reference or character at `p`, which is why it
  /// is a fault.
  static func isCutOff(_ p: UnsafePointer<UInt8>, limit: UnsafePointer<UInt8>) -> Bool {
    var q = p + 1
    switch p[0] {
    case UInt8(ascii: "<"):
      guard q == limit || "!?/".utf8.contains(q[0]) else { return false }
      while q < limit, q[0] != UInt8(ascii: ">"), q[0] != UInt8(ascii: "<") { q += 1 }
    case UInt8(ascii: "&"):
      while q < limit, q[0] == UInt8(ascii: "#") || isAlphanumeric(q[0]) { q += 1 }
    case 0x80...:
      while q < limit, q[0] >= 0x80, q - p < 4 { q += 1 }
    default: return false
    }
    return q == limit
  }

  /// The first byte of a CDATA section's text that is not a character, if there is one.
  static func fault(
    inSection start: UnsafePointer<UInt8>, end: UnsafePointer<UInt8>
  ) -> UnsafePointer<UInt8>? {
    var p = start
    while p < end {
      if p[0] >= 0x80 {
        let length = UTF8Sequence.length(at: p)
        if length == 0 { return p }
        p += length
      } else if p[0] < 0x20, !isSpace(p[0]) {
        return p
      } else {
        p += 1
      }
    }
    return nil
  }
}

/// How far text goes. Nothing here looks beyond the padding of a source: a zero byte stops every
/// loop.
enum XMLText {
  @inline(__always)
  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D
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
  @inline(__always)
  static func end(
    of start: UnsafePointer<UInt8>, limit: UnsafePointer<UInt8>, bits: inout UInt32
  ) -> UnsafePointer<UInt8> {
    var p = skipPlain(start)
    while true {
      let byte = p[0]
      if byte == UInt8(ascii: "<") {
        guard p[1] == UInt8(ascii: "!") || p[1] == UInt8(ascii: "?") else { return p }
        let next = markup(p, limit: limit)
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
  private static func skipPlain(_ start: UnsafePointer<UInt8>) -> UnsafePointer<UInt8> {
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

  /// The byte after the comment, processing instruction or CDATA section at `p`, or `p` itself
  /// where there is none of these or its text has a fault.
  @inline(never)
  static func markup(
    _ p: UnsafePointer<UInt8>, limit: UnsafePointer<UInt8>
  ) -> UnsafePointer<UInt8> {
    if XMLWord("<!--").begins(XMLWord.load(p)) {
      return after(XMLWord("-->"), from: p + 4, limit: limit) ?? p
    }
    if XMLWord("<?").begins(XMLWord.load(p)) {
      return after(XMLWord("?>"), from: p + 2, limit: limit) ?? p
    }
    guard isCDATA(p), let end = after(XMLWord("]]>"), from: p + 9, limit: limit) else { return p }
    return fault(inCDATA: p + 9, end: end - 3) == nil ? end : p
  }

  /// Whether `<![CDATA[` stands at `p`.
  static func isCDATA(_ p: UnsafePointer<UInt8>) -> Bool {
    XMLWord("<![CDATA").begins(XMLWord.load(p)) && p[8] == UInt8(ascii: "[")
  }

  /// The byte after the first `word` from `start` on; `nil` if there is none before `limit`.
  static func after(
    _ word: XMLWord, from start: UnsafePointer<UInt8>, limit: UnsafePointer<UInt8>
  ) -> UnsafePointer<UInt8>? {
    var p = start
    while p < limit {
      if word.begins(XMLWord.load(p)) { return p + word.count }
      p += 1
    }
    return nil
  }

  /// The first byte of a CDATA section's text that is not a character, if there is one.
  static func fault(
    inCDATA start: UnsafePointer<UInt8>, end: UnsafePointer<UInt8>
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

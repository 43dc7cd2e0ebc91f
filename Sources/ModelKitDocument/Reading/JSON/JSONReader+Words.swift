// Numbers and bare words that RFC 8259 does not have: JSON5's, and what people write.

extension JSONReader {
  /// `01`, `12x` and `truely`: the scan took the beginning for a token, and stopped in its middle.
  mutating func takesGluedToken() -> Bool {
    guard expected == .separator || expected == .end, written > 0,
      JSONBytes.isTokenByte(position[0])
    else { return false }
    let node = nodes.base[written - 1]
    let start = base + Int(node.offset)
    guard start + Int(node.length) == position, JSONGarbage.isWordStart(position, end) else {
      return false
    }
    let isNumber = node.rawKind == Node.Bits.integer || node.rawKind == Node.Bits.real
    guard isNumber || node.rawKind == Node.Bits.boolean || node.rawKind == Node.Bits.null else {
      return false
    }
    takeBack()
    expected = .value
    position = start
    if isNumber { readNumber() } else { readWord() }
    return true
  }

  /// A number in JSON5's spelling, or a faulty one.
  mutating func readNumber() {
    let start = position
    var bits: UInt32 = 0
    if dialect == .json5, let stop = JSON5Number.end(start, bits: &bits),
      !JSONGarbage.isWordStart(stop, end)
    {
      append(from: start, length: stop - start, bits: bits)
      position = stop
      return finishValue()
    }
    var stop = JSONGarbage.wordEnd(start, end)
    if stop == start + 1, !JSONBytes.isDigit(start[0]) {
      // A sign and, after spaces, its number.
      let digits = JSONBytes.skipSpace(stop, acrossLines: false)
      if JSONBytes.isDigit(digits[0]) { stop = JSONGarbage.wordEnd(digits, end) }
    }
    let (text, dialect) = (text((start, stop - start)), dialect)
    report(at: start, length: stop - start, Diagnostic.JSON.invalidNumber(text, dialect: dialect))
    append(from: start, length: stop - start, bits: Node.Bits.invalid)
    position = stop
    // A token that the end of the file cut short and one that is wrong cannot be told apart.
    if stop >= end { endIsExplained = true }
    finishValue()
  }

  /// A word, or something else that is no value.
  mutating func readWord() {
    let start = position
    let word = JSONGarbage.wordEnd(start, end)
    if dialect == .json5 {
      var bits: UInt32 = 0
      if let stop = JSON5Number.end(start, bits: &bits), stop == word {
        append(from: start, length: stop - start, bits: bits)
        position = stop
        return finishValue()
      }
    }
    let stop = JSONGarbage.end(start, end)
    let span = SourceSpan(start - base, stop - base)
    let text = text((start, stop - start))
    report(at: start, length: stop - start, Diagnostic.JSON.unexpectedWord(text, span: span))
    position = stop
    if beginsValue(afterGarbage: start) { return }
    if position[0] == UInt8(ascii: "\"") { position += 1 }
    append(from: start, length: position - start, bits: Node.Bits.invalid)
    if container == 0 || position >= end { endIsExplained = true }
    finishValue()
  }

  /// Whether what was no value stands in front of one: `@"x"`, or `data = {` at the start.
  private mutating func beginsValue(afterGarbage start: Pointer) -> Bool {
    if container == 0 {
      let next = JSONBytes.skipSpace(position, acrossLines: true)
      guard "{[\"".utf8.contains(next[0]) else { return false }
      position = next
      endIsExplained = true
      return true
    }
    guard position[0] == UInt8(ascii: "\"") else { return false }
    // `Corner"`: the quote that follows is rather the closing one if the entry ends behind it.
    let next = JSONBytes.skipSpace(position + 1, acrossLines: false)
    return !",}]\n\r".utf8.contains(next[0])
  }

  /// A key without double quotes: JSON5's, or a fault.
  mutating func readBareKey() {
    let start = position
    var bits = Node.Bits.string | Node.Bits.key | Node.Bits.bare
    let word = JSONGarbage.wordEnd(start, end)
    if dialect == .json5, let stop = JSONIdentifier.end(start, bits: &bits) {
      if JSONGarbage.isWordStart(stop, end) {
        let rest = JSONGarbage.wordEnd(stop, end)
        let character = text((stop, max(1, UTF8Sequence.length(at: stop))))
        report(at: stop, length: rest - stop, Diagnostic.JSON.notInIdentifier(character))
        bits = Node.Bits.invalid | Node.Bits.key
        damage()
      }
      position = max(stop, word)
      append(from: start, length: position - start, bits: bits)
      expected = .colon
      return
    }
    let text = text((start, word - start))
    let span = SourceSpan(start - base, word - base)
    report(at: start, length: max(word - start, 1), Diagnostic.JSON.bareKey(text, span: span))
    if word >= end { endIsExplained = true }
    guard word > start, word[0] != UInt8(ascii: "\\") else { return skipEntry() }
    if !text.utf8.allSatisfy({ $0 < 0x80 }) { bits |= Node.Bits.nonASCII }
    append(from: start, length: word - start, bits: bits)
    position = word
    expected = .colon
  }

  /// Passes over an entry whose key is none.
  private mutating func skipEntry() {
    damage()
    position = JSONGarbage.end(position, end, stopsAtColon: true)
    step(0)
    switch position[0] {
    case UInt8(ascii: ":"):
      step(1)
      skipValue()
    case UInt8(ascii: "\""): expected = .key  // `@"key"`
    default: expected = .separator
    }
  }
}

/// Where tokens end that are no tokens.
enum JSONGarbage {
  typealias Pointer = UnsafePointer<UInt8>

  /// The end of the letters, digits and signs at `start`.
  static func wordEnd(_ start: Pointer, _ end: Pointer) -> Pointer {
    var p = start
    while isWordStart(p, end) { p += UTF8Sequence.length(at: p) }
    return p
  }

  /// Whether a character stands at `p` that can be part of a word or a number.
  static func isWordStart(_ p: Pointer, _ end: Pointer) -> Bool {
    guard p < end, JSONBytes.isTokenByte(p[0]) else { return false }
    guard p[0] >= 0x80 else { return true }
    let length = UTF8Sequence.length(at: p)
    return length > 0 && ForeignSpace(UTF8Sequence.scalar(at: p, length: length)) == nil
  }

  /// The end of the word or the string at `start`, or of the one character that is there.
  static func tokenEnd(_ start: Pointer, _ end: Pointer) -> Pointer {
    guard start < end else { return end }
    if start[0] == UInt8(ascii: "\"") { return JSONSkipper.stringEnd(start, end) }
    let word = wordEnd(start, end)
    return word > start ? word : start + max(1, UTF8Sequence.length(at: start))
  }

  /// The end of the hexadecimal digits at `start`.
  static func hexEnd(_ start: Pointer, _ end: Pointer) -> Pointer {
    var p = start
    while p < end, HexDigit.value(p[0]) != nil { p += 1 }
    return p
  }

  /// The end of what makes no sense at `start`: the next place where something may begin or end.
  /// Always behind `start`; parentheses are passed over within their line.
  static func end(_ start: Pointer, _ end: Pointer, stopsAtColon: Bool = false) -> Pointer {
    var p = start
    var mayBeCall = true
    repeat {
      let close = mayBeCall && p[0] == UInt8(ascii: "(") ? parenthesisEnd(p, end) : nil
      // One look is enough to know that the line has no closing parenthesis.
      if p[0] == UInt8(ascii: "("), close == nil { mayBeCall = false }
      p = close ?? p + 1
    } while p < end && !stops(p, start: start, stopsAtColon: stopsAtColon)
    while p > start + 1, p[-1] == 0x20 || p[-1] == 0x09 { p -= 1 }
    return min(p, end)
  }

  private static func stops(_ p: Pointer, start: Pointer, stopsAtColon: Bool) -> Bool {
    switch p[0] {
    case UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: "["),
      UInt8(ascii: "{"), UInt8(ascii: "\""), 0x0A, 0x0D, 0:
      return true
    case UInt8(ascii: ":"): return stopsAtColon
    // A comment, but not the slashes of `http://`.
    case UInt8(ascii: "/"):
      return p[1] == UInt8(ascii: "*")
        || (p[1] == UInt8(ascii: "/") && (p[-1] == 0x20 || p[-1] == 0x09))
    default: return false
    }
  }

  private static func parenthesisEnd(_ start: Pointer, _ end: Pointer) -> Pointer? {
    var p = start + 1
    while p < end, p[0] != 0x0A, p[0] != 0x0D {
      if p[0] == UInt8(ascii: ")") { return p + 1 }
      p += 1
    }
    return nil
  }
}

extension JSONReader {
  /// Reads a string that the scan did not take: in single quotes, with JSON5's escapes, or faulty.
  ///
  /// Of each kind of fault the first one in the string is reported.
  mutating func readString(asKey: Bool) {
    let open = position
    let kind = asKey ? Node.Bits.string | Node.Bits.key : Node.Bits.string
    let content = checkString(open)
    position = content.resume
    if content.isSound {
      let bare = open[0] == UInt8(ascii: "'") ? Node.Bits.bare : 0
      append(from: open + 1, length: content.end - open - 1, bits: content.bits | kind | bare)
    } else {
      let key = asKey ? Node.Bits.key : 0
      append(from: open, length: content.resume - open, bits: Node.Bits.invalid | key)
      if asKey { damage() }
    }
    if asKey { expected = .colon } else { finishValue() }
  }

  /// What looking through a string found.
  private struct StringContent {
    /// The end of the text; the closing quote, if there is one.
    var end: Pointer
    /// Where reading goes on.
    var resume: Pointer
    var bits: UInt32 = 0
    var isSound = true
  }

  private mutating func checkString(_ open: Pointer) -> StringContent {
    let quote = open[0]
    let takesJSON5 = dialect == .json5 || quote == UInt8(ascii: "'")
    var found = StringContent(end: open, resume: open)
    var reported: Set<DiagnosticCode> = []
    var p = open + 1
    while p >= end || p[0] != quote {
      let endsLine = p[0] == 0x0A || p[0] == 0x0D
      if p >= end || (endsLine && !continuesOnNextLine(p, quote: quote)) {
        return unclosedString(open, lineEnd: p)
      }
      switch p[0] {
      case ..<0x20:
        if endsLine || dialect != .json5 {
          found.isSound = false
          if reported.insert(.controlCharacter).inserted {
            report(at: p, length: 1, Diagnostic.JSON.controlCharacter(p[0]))
          }
        }
        p += 1
      case UInt8(ascii: "\\"):
        found.bits |= Node.Bits.escaped
        if let next = takesJSON5 ? JSONEscapes.json5End(p) : JSONEscapes.end(p) {
          p = next
          break
        }
        found.isSound = false
        if !isCutOff(p, quote: quote), reported.insert(.invalidEscape).inserted { reportEscape(p) }
        // The character behind a backslash is part of the fault, a line break among others.
        p += p[1] != 0 && p[1] < 0x80 ? 2 : 1
      case 0x80...:
        let length = UTF8Sequence.length(at: p)
        found.bits |= Node.Bits.nonASCII
        if length == 0 {
          found.isSound = false
          if reported.insert(.encoding).inserted { reportInvalidBytes(p) }
        }
        p += max(length, 1)
      default: p += 1
      }
    }
    found.end = p
    found.resume = p + 1
    if quote == UInt8(ascii: "'"), dialect != .json5, found.isSound { reportSingleQuotes(open, p) }
    return found
  }

  private mutating func reportSingleQuotes(_ open: Pointer, _ close: Pointer) {
    let text = UnsafeBufferPointer(start: open + 1, count: close - open - 1)
    let isPlain = !text.contains { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }
    let span = SourceSpan(open - base, close + 1 - base)
    report(
      at: open, length: span.length,
      Diagnostic.JSON.singleQuotes(
        fix: isPlain ? (span, String(decoding: text, as: UTF8.self)) : nil))
  }

  /// Whether the file ends in the middle of the escape at `p`; then the string is not closed, and
  /// that is the fault.
  private func isCutOff(_ p: Pointer, quote: UInt8) -> Bool {
    let longest = 12
    return end - p < longest && !(p + 1..<end).contains { $0[0] == quote }
  }

  private mutating func reportEscape(_ p: Pointer) {
    let isUnicode = p[1] == UInt8(ascii: "u")
    let length = isUnicode ? min(6, JSONGarbage.hexEnd(p + 2, end) - p) : 2
    let shown = min(length, end - p)
    let text = text((p, shown))
    report(at: p, length: shown, Diagnostic.JSON.invalidEscape(text, isFullUnicode: length == 6))
  }

  /// Whether a string with a line break in it was meant to go on: the next quote ends it, as what
  /// follows that quote is what follows a string.
  private func continuesOnNextLine(_ lineEnd: Pointer, quote: UInt8) -> Bool {
    let reach = min(end, lineEnd + 1024)
    var p = lineEnd
    while p < reach, p[0] != quote { p += p[0] == UInt8(ascii: "\\") ? 2 : 1 }
    guard p < reach else { return false }
    let next = JSONBytes.skipSpace(p + 1, acrossLines: true)
    return next >= end || ",:]}".utf8.contains(next[0])
  }

  /// A string that is still open at the end of its line ends there; a comma and brackets at the end
  /// of the line were hardly meant to be part of it.
  private mutating func unclosedString(_ open: Pointer, lineEnd: Pointer) -> StringContent {
    var stop = trimmed(lineEnd, after: open)
    if stop[-1] == UInt8(ascii: ",") { stop -= 1 }
    stop = withoutClosers(stop, after: open)
    let next = JSONBytes.skipSpace(lineEnd, acrossLines: true)
    if next >= end, stop == trimmed(lineEnd, after: open) { endIsExplained = true }
    let quote = text((open, 1))
    report(at: open, length: stop - open, Diagnostic.JSON.unclosedString(quote: quote))
    return StringContent(end: stop, resume: stop, isSound: false)
  }

  private func trimmed(_ stop: Pointer, after open: Pointer) -> Pointer {
    var p = stop
    while p > open + 1, p[-1] == 0x20 || p[-1] == 0x09 { p -= 1 }
    return p
  }

  /// Leaves off as many closing brackets as fit the open containers, if none is opened in the text.
  private func withoutClosers(_ stop: Pointer, after open: Pointer) -> Pointer {
    let text = UnsafeBufferPointer(start: open + 1, count: stop - open - 1)
    guard !text.contains(where: { $0 | 0x20 == UInt8(ascii: "{") }) else { return stop }
    var p = stop
    var candidate = container
    while p > open + 1, candidate > 0 {
      guard p[-1] == (isDictionary(candidate) ? UInt8(ascii: "}") : UInt8(ascii: "]")) else {
        break
      }
      p = trimmed(p - 1, after: open)
      candidate = Int(nodes.base[candidate - 1].next)
    }
    return p
  }

  /// `"name: "Corner"`: the key's own closing quote is missing, and the value's opening quote was
  /// taken for it.
  mutating func takesKeyWithoutQuote() -> Bool {
    let key = nodes.base[written - 1]
    guard key.rawKind == Node.Bits.string, JSONSpans.isQuoted(key, in: base) else { return false }
    let content = base + Int(key.offset)
    let stop = content + Int(key.length)
    guard stop + 1 == position, JSONBytes.isTokenByte(position[0]) else { return false }
    let colon = trimmed(stop, after: content) - 1
    guard colon > content, colon[0] == UInt8(ascii: ":") else { return false }
    let quote = text((content - 1, 1))
    report(
      at: content - 1, length: colon - content + 1,
      Diagnostic.JSON.unclosedString(quote: quote))
    nodes.base[written - 1].length = UInt32(truncatingIfNeeded: colon - content)
    position = stop
    expected = .value
    return true
  }

  /// `"he said "hi" to me"`: quotes within a string. Reading goes on behind the quote that is
  /// followed by what follows a string.
  mutating func takesUnescapedQuotes() -> Bool {
    guard written > 0 else { return false }
    let node = nodes.base[written - 1]
    let open = base + Int(node.offset) - 1
    guard node.bits & (Node.Bits.kind | Node.Bits.key) == Node.Bits.string,
      open + Int(node.length) + 2 == position, JSONBytes.isTokenByte(position[0])
    else { return false }
    var p = position
    let reach = min(end, position + 1024)
    while p < reach, p[0] != 0x0A, p[0] != 0x0D {
      p += 1
      guard p[-1] == open[0] else { continue }
      let next = JSONBytes.skipSpace(p, acrossLines: false)
      guard next >= end || ",]}\n\r".utf8.contains(next[0]) else { continue }
      let token = token
      report(at: position, length: tokenLength, Diagnostic.JSON.unescapedQuote(token))
      nodes.base[written - 1] = Node(
        offset: UInt32(truncatingIfNeeded: open - base),
        length: UInt32(truncatingIfNeeded: p - open),
        next: UInt32(truncatingIfNeeded: written), bits: Node.Bits.invalid)
      position = p
      return true
    }
    return false
  }
}

extension OpenStepReader {
  // MARK: Words that need quotes

  /// Reports a word without quotes that has a character which needs them, at that character; returns
  /// the end of the word as it was meant.
  mutating func reportBadWord(
    from start: UnsafePointer<UInt8>, at fault: UnsafePointer<UInt8>
  ) -> UnsafePointer<UInt8> {
    var p = fault
    while p < limit, !isWordBreak(p) {
      p += 1
      // `$(NAME)` is a variable of build settings, quoted wherever it stands.
      if p[0] == UInt8(ascii: "("), p[-1] == UInt8(ascii: "$") { p = endOfVariable(p) }
    }
    if p == fault { p = fault[0] == UInt8(ascii: "(") ? endOfVariable(fault) : fault + 1 }
    if fault[0] >= 0x80, UTF8Sequence.length(at: fault) == 0 {
      reportEncoding(fault, to: fault + 1)
    } else {
      report(
        .openStepBadWord(
          name(of: fault), at: characterSpan(fault), word: text(span(start, p)),
          wordSpan: span(start, p)))
    }
    return p
  }

  private func isWordBreak(_ p: UnsafePointer<UInt8>) -> Bool {
    p[0] <= 0x20 || isOpening(p[0]) || isDelimiter(p[0]) || p[0] == UInt8(ascii: ">")
  }

  private func endOfVariable(_ start: UnsafePointer<UInt8>) -> UnsafePointer<UInt8> {
    var p = start + 1
    while p < limit, p[0] > 0x20, p[0] != UInt8(ascii: ")"), p[0] != UInt8(ascii: ";") { p += 1 }
    return p < limit && p[0] == UInt8(ascii: ")") ? p + 1 : p
  }

  /// Where the bare word begins that was read last, if it ends at `end`.
  func bareWord(
    endingAt end: UnsafePointer<UInt8>, _ cursor: OpenStepCursor
  ) -> UnsafePointer<UInt8>? {
    guard let node = lastString(cursor), node.has(Node.Bits.bare) else { return nil }
    let content = base + Int(node.offset)
    return content + Int(node.length) == end ? content : nil
  }

  /// Where the quoted string begins that was read last, if it ends at `end`.
  func quotedString(
    endingAt end: UnsafePointer<UInt8>, _ cursor: OpenStepCursor
  ) -> UnsafePointer<UInt8>? {
    guard let node = lastString(cursor) else { return nil }
    let token = OpenStepSpans.token(of: node, in: base)
    let start = base + Int(token.start)
    let isQuoted = start[0] == UInt8(ascii: "\"") || start[0] == UInt8(ascii: "'")
    return isQuoted && base + Int(token.end) == end ? start : nil
  }

  private func lastString(_ cursor: OpenStepCursor) -> Node? {
    guard cursor.count > cursor.open else { return nil }
    let node = buffer.base[cursor.count - 1]
    return node.rawKind == Node.Bits.string && !node.has(Node.Bits.key) ? node : nil
  }

  // MARK: Strings in quotes

  /// Reports what is wrong in the string that begins at `p`; returns where reading goes on, and
  /// whether the string has an end.
  mutating func readFaultyString(
    _ start: UnsafePointer<UInt8>, swallowed: UInt8
  ) -> (p: UnsafePointer<UInt8>, isClosed: Bool) {
    guard let closing = ahead.closingQuote(start) else {
      let end = endOfFirstLine(ofStringAt: start)
      return (reportUnclosedString(start, endingAt: end), false)
    }
    // Whether it is one string is judged first: faults in what is not text do not count.
    let next = ahead.token(from: closing + 1)
    if next < limit, !isDelimiter(next[0]),
      let end = likelyEnd(
        ofStringAt: start, closedAt: closing + 1, next: next, swallowed: swallowed)
    {
      return (reportUnclosedString(start, endingAt: end), false)
    }
    var p = start + 1
    while p < closing {
      if p[0] >= 0x80 {
        p = passCharacter(p)
      } else if p[0] == UInt8(ascii: "\\") {
        p = OpenStepEscapes.end(of: p) ?? reportEscape(p)
      } else {
        p += 1
      }
    }
    return (closing + 1, true)
  }

  private mutating func reportEscape(_ p: UnsafePointer<UInt8>) -> UnsafePointer<UInt8> {
    var end = p + 2
    if p[1] == UInt8(ascii: "U") {
      while end < p + 6, HexDigit.value(end[0]) != nil { end += 1 }
    } else {
      while end < p + 4, end[0] & 0xF8 == UInt8(ascii: "0") { end += 1 }
    }
    report(.openStepEscape(text(span(p, end)), at: span(p, end)))
    return end
  }

  /// Where a string ends that has lost its closing quote, if the quote that seems to close it is
  /// more likely the beginning of the next string: something follows on its line that cannot follow
  /// a string. `nil` if the quote is its own.
  ///
  /// - Parameter swallowed: What comes behind such a string: a key's `=`, a value's separator.
  func likelyEnd(
    ofStringAt start: UnsafePointer<UInt8>, closedAt end: UnsafePointer<UInt8>,
    next: UnsafePointer<UInt8>, swallowed: UInt8
  ) -> UnsafePointer<UInt8>? {
    guard ahead.endOfLine(end) >= next else { return nil }
    if ahead.endOfLine(start) < end { return endOfFirstLine(ofStringAt: start) }
    // On a single line it is one only if it has what stands between two strings at its end.
    let last = trimmed(end - 1, after: start)[-1]
    guard last == UInt8(ascii: "=") || last == UInt8(ascii: ",") else { return nil }
    var p = start + 1
    while p < end, p[0] != swallowed { p += 1 }
    return p < end ? trimmed(p, after: start) : nil
  }

  /// A string without its end is read as if it ended with its line, before the separator there.
  func endOfFirstLine(ofStringAt start: UnsafePointer<UInt8>) -> UnsafePointer<UInt8> {
    let p = trimmed(ahead.endOfLine(start), after: start)
    let hasSeparator = p > start + 1 && (p[-1] == UInt8(ascii: ";") || p[-1] == UInt8(ascii: ","))
    return hasSeparator ? p - 1 : p
  }

  /// The end of a text without the blanks at its end.
  private func trimmed(
    _ end: UnsafePointer<UInt8>, after start: UnsafePointer<UInt8>
  ) -> UnsafePointer<UInt8> {
    var p = end
    while p > start + 1, p[-1] == 0x20 || p[-1] == 0x09 { p -= 1 }
    return p
  }

  /// Reports a string without its end, at its beginning; returns where it was taken to end.
  mutating func reportUnclosedString(
    _ start: UnsafePointer<UInt8>, endingAt end: UnsafePointer<UInt8>
  ) -> UnsafePointer<UInt8> {
    report(.openStepUnclosedString(start[0], at: span(start, start + 1)))
    // Where nothing follows, whatever else is open was swallowed with it.
    if OpenStepText.skipSpace(end) >= limit { isOver = true }
    return end
  }
}

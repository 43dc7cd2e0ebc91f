extension OpenStepReader {
  // MARK: What is written in place of what could not be read

  /// Marks the innermost container as one that lost an entry.
  func markDamaged(_ cursor: OpenStepCursor) {
    guard cursor.open > 0 else { return }
    buffer.base[cursor.open - 1].bits |= Node.Bits.damaged
  }

  /// Writes a value that could not be read.
  func pushInvalid(
    from start: UnsafePointer<UInt8>, to end: UnsafePointer<UInt8>,
    _ cursor: inout OpenStepCursor
  ) {
    let token = OpenStepString(content: start, end: end, next: end, bits: Node.Bits.invalid)
    push(token, as: 0, buffer.base, &cursor)
    cursor.p = end
    cursor.entries &+= 1
    cursor.stage = .separator
  }

  /// Writes a key in place of one that could not be read. Its entry is not counted.
  mutating func pushPlaceholder(at p: UnsafePointer<UInt8>, _ cursor: inout OpenStepCursor) {
    let token = OpenStepString(
      content: p, end: p, next: p, bits: Node.Bits.string | Node.Bits.placeholder)
    push(token, as: Node.Bits.key, buffer.base, &cursor)
    cursor.entries &-= 1
    hasPlaceholders = true
    markDamaged(cursor)
  }

  /// Replaces the string that was read last, and that turned out to be something else.
  func replaceValue(
    from start: UnsafePointer<UInt8>, to end: UnsafePointer<UInt8>,
    _ cursor: inout OpenStepCursor
  ) {
    cursor.count -= 1
    cursor.entries &-= 1
    pushInvalid(from: start, to: end, &cursor)
  }

  /// Goes on behind a string without its end, which may have swallowed the separator.
  func assumeSeparator(_ cursor: inout OpenStepCursor) {
    guard cursor.open > 0, cursor.p < limit, cursor.p[0] != cursor.separator else { return }
    cursor.stage = cursor.isDictionary ? .key : .value
  }

  /// Goes on where an entry that was given up ends.
  func leaveEntry(at p: UnsafePointer<UInt8>, _ cursor: inout OpenStepCursor) {
    markDamaged(cursor)
    cursor.p = p
    if p > base, p[-1] == UInt8(ascii: ";") || p[-1] == UInt8(ascii: ",") || cursor.isDictionary {
      cursor.stage = cursor.isDictionary ? .key : .value
      // A string that was cut off leaves its semicolon.
      if cursor.isDictionary, p < limit, p[0] == UInt8(ascii: ";") { cursor.p = p + 1 }
    } else {
      cursor.stage = .separator
    }
  }

  /// Takes back the key that was read last, whose value is missing.
  private func dropKey(_ cursor: inout OpenStepCursor) {
    guard cursor.count > 0 else { return }
    cursor.count -= 1
    if buffer.base[cursor.count].has(Node.Bits.placeholder) { cursor.entries &+= 1 }
    markDamaged(cursor)
  }

  /// Reports that the key read last has no value, unless the key itself was reported, and drops it.
  mutating func reportKeyWithoutValue(
    at p: UnsafePointer<UInt8>, _ cursor: inout OpenStepCursor
  ) {
    let key = buffer.base[cursor.count - 1]
    if !key.has(Node.Bits.placeholder) {
      let span = OpenStepSpans.token(of: key, in: base)
      report(.openStepKeyWithoutValue(text(span), at: span, next: p - base))
    }
    dropKey(&cursor)
  }

  // MARK: Containers that end where they should not

  /// Closes what a `}` or `)` closes that is not where the loop expects it.
  mutating func closeIrregularly(
    _ p: UnsafePointer<UInt8>, _ cursor: inout OpenStepCursor
  ) {
    let closesArray = p[0] == UInt8(ascii: ")")
    let dictionaries = cursor.depth - cursor.arrays - (isStringsFile ? 1 : 0)
    guard closesArray ? cursor.arrays > 0 : dictionaries > 0 else {
      return closeWrongly(p, &cursor)
    }
    if cursor.isDictionary == closesArray { closeUnclosed(&cursor, upToArray: closesArray) }
    if cursor.stage == .value, cursor.isDictionary { reportKeyWithoutValue(at: p, &cursor) }
    cursor.p = p + 1
    close(buffer.base, &cursor)
    cursor.stage = .separator
    if cursor.open == 0 { cursor.stage = .finished }
  }

  /// A `)` or `}` that has no partner: it was meant to close the innermost container if what follows
  /// would fit then, and is too many otherwise.
  private mutating func closeWrongly(
    _ p: UnsafePointer<UInt8>, _ cursor: inout OpenStepCursor
  ) {
    cursor.p = p + 1
    guard cursor.open > 0, !(isStringsFile && cursor.depth == 1), fitsBehindContainer(p, cursor)
    else { return report(.openStepStrayCloser(name(of: p), at: characterSpan(p))) }
    report(.openStepWrongCloser(name(of: p), cursor.closer, at: characterSpan(p)))
    if cursor.stage == .value, cursor.isDictionary { dropKey(&cursor) }
    close(buffer.base, &cursor)
    cursor.stage = cursor.open == 0 ? .finished : .separator
  }

  private func fitsBehindContainer(
    _ p: UnsafePointer<UInt8>, _ cursor: OpenStepCursor
  ) -> Bool {
    let next = ahead.token(from: p + 1)
    guard cursor.depth > 1 else { return next == limit }
    let isInDictionary = buffer.base[cursor.open - 1].has(Self.inDictionary)
    return isInDictionary
      ? next[0] == UInt8(ascii: ";")
      : next[0] == UInt8(ascii: ",") || next[0] == UInt8(ascii: ")")
  }

  /// Closes the innermost container, which has no end of its own, and those around it up to the
  /// next of the other kind, as one fault: the innermost one is reported.
  mutating func closeUnclosed(_ cursor: inout OpenStepCursor, upToArray: Bool = false) {
    reportUnclosed(cursor)
    if cursor.stage == .value, cursor.isDictionary { dropKey(&cursor) }
    cursor.stage = .separator
    while cursor.open > 0, cursor.isDictionary == upToArray {
      markDamaged(cursor)
      close(buffer.base, &cursor)
    }
  }

  private mutating func reportUnclosed(_ cursor: OpenStepCursor) {
    guard cursor.open > 0, !isOver else { return }
    let opening = base + Int(buffer.base[cursor.open - 1].offset)
    let around = cursor.depth - 1 - (isStringsFile ? 1 : 0)
    report(
      .openStepUnclosed(opening[0], at: span(opening, opening + 1), around: around))
  }

  /// Whether a `;` in an array belongs to the dictionary around it: an entry or its end follows.
  func isArrayUnclosed(at p: UnsafePointer<UInt8>, _ cursor: OpenStepCursor) -> Bool {
    guard !cursor.isDictionary, cursor.open > 0,
      buffer.base[cursor.open - 1].has(Self.inDictionary)
    else { return false }
    let next = ahead.token(from: p + 1)
    return next == limit || next[0] == UInt8(ascii: "}") || ahead.isEntry(next)
  }

  /// Ends everything, at the end of the text.
  mutating func endOfText(_ cursor: inout OpenStepCursor) {
    let isInRoot = isStringsFile && cursor.depth == 1
    switch cursor.stage {
    case .value where cursor.isDictionary:
      if isInRoot, !isOver { reportKeyWithoutValue(at: limit, &cursor) } else { dropKey(&cursor) }
    case .separator where isInRoot && !isOver:
      report(
        .openStepMissingSemicolon(at: span(limit, limit), after: offset(cursor.p), nil))
    default: break
    }
    if !isInRoot {
      if cursor.stage == .separator { discardCutWord(&cursor) }
      reportUnclosed(cursor)
      isOver = true
    }
    while cursor.open > 0 {
      if !isInRoot { markDamaged(cursor) }
      close(buffer.base, &cursor)
    }
    cursor.p = limit
    cursor.stage = .finished
  }

  /// Takes back a bare word that the end of the text may have cut off.
  private func discardCutWord(_ cursor: inout OpenStepCursor) {
    guard cursor.open > 0, cursor.count > cursor.open, cursor.entries > 0 else { return }
    let last = buffer.base[cursor.count - 1]
    let start = base + Int(last.offset)
    let end = start + Int(last.length)
    guard last.rawKind == Node.Bits.string, end == limit else { return }
    replaceValue(from: start, to: end, &cursor)
  }

  // MARK: Looking ahead

  func isOpening(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "{") || byte == UInt8(ascii: "(") || byte == UInt8(ascii: "<")
  }

  func isDelimiter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: ";"), UInt8(ascii: ","),
      UInt8(ascii: "="):
      true
    default: false
    }
  }

  /// Whether a value begins at `p`.
  func isValueStart(_ p: UnsafePointer<UInt8>) -> Bool {
    isOpening(p[0]) || p[0] == UInt8(ascii: "\"") || p[0] == UInt8(ascii: "'")
      || OpenStepText.isWord(p[0])
  }

  /// The bytes of the token at `p`: a string or a bare word as a whole, of anything else a character.
  func tokenSpan(_ p: UnsafePointer<UInt8>) -> SourceSpan {
    guard let string = OpenStepString(at: p, limit: limit) else { return characterSpan(p) }
    return span(p, string.next)
  }
}

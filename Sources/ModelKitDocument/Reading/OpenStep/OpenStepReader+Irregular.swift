extension OpenStepReader {
  /// Deals with what the reading loop does not know, where the cursor is: does one thing and goes
  /// back to the loop.
  @inline(never)
  mutating func irregular(_ start: OpenStepCursor) -> OpenStepCursor {
    var cursor = start
    let p = skipRareBlanks(cursor.p)
    guard p < limit else {
      endOfText(&cursor)
      return cursor
    }
    guard !isMergeMarker(p) else {
      cursor.p = passMergeMarker(p)
      return cursor
    }
    switch cursor.stage {
    case .key: irregularKey(p, &cursor)
    case .value: irregularValue(p, &cursor)
    case .separator: irregularSeparator(p, &cursor)
    case .finished: break
    }
    return cursor
  }

  // MARK: Where a key has to stand

  private mutating func irregularKey(_ p: UnsafePointer<UInt8>, _ cursor: inout OpenStepCursor) {
    if let key = OpenStepString(at: p, limit: limit) { return afterKey(key, at: p, &cursor) }
    switch p[0] {
    case UInt8(ascii: "}"), UInt8(ascii: ")"):
      closeIrregularly(p, &cursor)
    case UInt8(ascii: "="):
      report(.openStepValueWithoutKey(at: characterSpan(p)))
      pushPlaceholder(at: p, &cursor)
      cursor.p = p + 1
      cursor.stage = .value
    case UInt8(ascii: ";"), UInt8(ascii: ","):
      report(.openStepStray(name(of: p), at: characterSpan(p)))
      // Several in a row are one fault.
      repeat { cursor.p += 1 } while cursor.p < limit && cursor.p[0] == p[0]
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      expectEquals(at: readFaultyString(p, swallowed: UInt8(ascii: "=")).p, &cursor)
    case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "<"):
      report(.openStepKeyKind(name(of: p), at: characterSpan(p)))
      leaveEntry(at: ahead.endOfEntry(from: p, inDictionary: true), &cursor)
    default:
      let end = reportBadWord(from: p, at: p)
      expectEquals(at: end, &cursor)
    }
  }

  /// A key was read, but no `=` follows.
  private mutating func afterKey(
    _ key: OpenStepString, at start: UnsafePointer<UInt8>, _ cursor: inout OpenStepCursor
  ) {
    let isBare = key.content == start
    let p = skipRareBlanks(key.next)
    if !isBare, p < limit, !isDelimiter(p[0]),
      let end = likelyEnd(
        ofStringAt: start, closedAt: key.next, next: p, swallowed: UInt8(ascii: "="))
    {
      return expectEquals(at: reportUnclosedString(start, endingAt: end), &cursor)
    }
    guard p < limit else {
      cursor.p = p
      guard isStringsFile, cursor.depth == 1 else { return endOfText(&cursor) }
      report(.openStepMissingSemicolon(at: span(p, p), after: offset(key.next), nil))
      return pushKeyWithoutEnd(key, &cursor)
    }
    switch p[0] {
    case UInt8(ascii: "="):
      // A rare blank stood between them.
      push(key, as: Node.Bits.key, buffer.base, &cursor)
      cursor.p = p + 1
      cursor.stage = .value
    case UInt8(ascii: ";"):
      cursor.p = p
      pushKeyOnly(key, &cursor)
    case UInt8(ascii: "}"):
      report(
        .openStepMissingSemicolon(at: characterSpan(p), after: offset(key.next), name(of: p)))
      cursor.p = p
      pushKeyWithoutEnd(key, &cursor)
    case UInt8(ascii: ","):
      report(.openStepWrongSeparator(cursor.separator, at: characterSpan(p)))
      cursor.p = p + 1
      pushKeyWithoutEnd(key, &cursor)
    case _ where isBare && p == key.next && !isOpening(p[0]):
      expectEquals(at: reportBadWord(from: start, at: p), &cursor)
    case UInt8(ascii: ":") where OpenStepText.endOfWord(p) == p + 1:
      report(.openStepColon(at: characterSpan(p)))
      push(key, as: Node.Bits.key, buffer.base, &cursor)
      cursor.p = p + 1
      cursor.stage = .value
    default:
      missingEquals(key, at: start, found: p, &cursor)
    }
  }

  private mutating func missingEquals(
    _ key: OpenStepString, at start: UnsafePointer<UInt8>, found p: UnsafePointer<UInt8>,
    _ cursor: inout OpenStepCursor
  ) {
    if ahead.isEntry(p) {
      report(
        .openStepKeyWithoutValue(
          text(span(start, key.next)), at: span(start, key.next), next: p - base))
      markDamaged(cursor)
      cursor.p = p
    } else if isValueStart(p) {
      report(.openStepMissingEquals(at: characterSpan(p), after: offset(key.next)))
      push(key, as: Node.Bits.key, buffer.base, &cursor)
      cursor.p = p
      cursor.stage = .value
    } else {
      report(.openStepStray(name(of: p), at: characterSpan(p)))
      leaveEntry(at: ahead.endOfEntry(from: p, inDictionary: true), &cursor)
    }
  }

  /// After a key that could not be read: reads its value, if one follows.
  private mutating func expectEquals(
    at p: UnsafePointer<UInt8>, _ cursor: inout OpenStepCursor
  ) {
    let next = skipRareBlanks(p)
    guard next < limit, next[0] == UInt8(ascii: "=") else {
      return leaveEntry(at: ahead.endOfEntry(from: next, inDictionary: true), &cursor)
    }
    pushPlaceholder(at: p, &cursor)
    cursor.p = next + 1
    cursor.stage = .value
  }

  /// An entry that is nothing but a key has the key for its value.
  private mutating func pushKeyOnly(_ key: OpenStepString, _ cursor: inout OpenStepCursor) {
    push(key, as: Node.Bits.key, buffer.base, &cursor)
    push(key, as: 0, buffer.base, &cursor)
    cursor.entries &+= 1
    cursor.stage = .separator
  }

  /// Of a key without its semicolon nobody knows whether more was to come.
  private mutating func pushKeyWithoutEnd(_ key: OpenStepString, _ cursor: inout OpenStepCursor) {
    let next = cursor.p
    push(key, as: Node.Bits.key, buffer.base, &cursor)
    pushInvalid(from: key.next, to: key.next, &cursor)
    cursor.p = next
    cursor.stage = .key
  }

  // MARK: Where a value has to stand

  private mutating func irregularValue(
    _ p: UnsafePointer<UInt8>, _ cursor: inout OpenStepCursor
  ) {
    switch p[0] {
    case UInt8(ascii: "}"), UInt8(ascii: ")"):
      closeIrregularly(p, &cursor)
    case UInt8(ascii: ";") where cursor.isDictionary:
      reportKeyWithoutValue(at: p, &cursor)
      cursor.p = p
      cursor.stage = .separator
    case UInt8(ascii: ";") where isArrayUnclosed(at: p, cursor):
      closeUnclosed(&cursor)
      cursor.p = p
      cursor.stage = .separator
    case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "="):
      report(.openStepNoValue(name(of: p), at: characterSpan(p)))
      markDamaged(cursor)
      cursor.p = p + 1
      while cursor.p[0] == UInt8(ascii: "=") { cursor.p += 1 }
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      // Past a rare blank there may be a string without a fault.
      guard OpenStepString(at: p, limit: limit) == nil else {
        cursor.p = p
        return
      }
      let end = readFaultyString(p, swallowed: cursor.separator)
      pushInvalid(from: p, to: end.p, &cursor)
      if !end.isClosed { assumeSeparator(&cursor) }
    case UInt8(ascii: "{"), UInt8(ascii: "("):
      guard cursor.depth >= limits.depth else {
        cursor.p = p
        return
      }
      if !isTooDeep { report(.tooDeep(limits.depth, at: characterSpan(p))) }
      isTooDeep = true
      let end = ahead.endOfContainer(p)
      if end == limit { isOver = true }
      pushInvalid(from: p, to: end, &cursor)
    case _ where p[0] == UInt8(ascii: "<") || OpenStepText.isWord(p[0]):
      cursor.p = p
    default:
      pushInvalid(from: p, to: reportBadWord(from: p, at: p), &cursor)
    }
  }

  // MARK: Behind a value

  private mutating func irregularSeparator(
    _ p: UnsafePointer<UInt8>, _ cursor: inout OpenStepCursor
  ) {
    let end = cursor.p
    if p[0] == cursor.separator {
      cursor.p = p + 1
      cursor.stage = cursor.isDictionary ? .key : .value
      return
    }
    if let start = bareWord(endingAt: end, cursor), p == end, !isOpening(p[0]), !isDelimiter(p[0]) {
      let wordEnd = reportBadWord(from: start, at: p)
      return replaceValue(from: start, to: wordEnd, &cursor)
    }
    if let start = quotedString(endingAt: end, cursor), !isDelimiter(p[0]),
      let likelyEnd = likelyEnd(
        ofStringAt: start, closedAt: end, next: p, swallowed: cursor.separator)
    {
      let end = reportUnclosedString(start, endingAt: likelyEnd)
      replaceValue(from: start, to: end, &cursor)
      return assumeSeparator(&cursor)
    }
    switch p[0] {
    case UInt8(ascii: "}"), UInt8(ascii: ")"):
      if cursor.isDictionary, p[0] == UInt8(ascii: "}"), !(isStringsFile && cursor.depth == 1) {
        report(
          .openStepMissingSemicolon(
            at: characterSpan(p), after: offset(end), name(of: p)))
      }
      closeIrregularly(p, &cursor)
    case UInt8(ascii: ",") where cursor.isDictionary,
      UInt8(ascii: ";") where !cursor.isDictionary && !isArrayUnclosed(at: p, cursor):
      report(.openStepWrongSeparator(cursor.separator, at: characterSpan(p)))
      cursor.p = p + 1
      cursor.stage = cursor.isDictionary ? .key : .value
    case UInt8(ascii: ";"):
      closeUnclosed(&cursor)
      cursor.p = p
    default:
      missingSeparator(after: end, found: p, &cursor)
    }
  }

  private mutating func missingSeparator(
    after end: UnsafePointer<UInt8>, found p: UnsafePointer<UInt8>,
    _ cursor: inout OpenStepCursor
  ) {
    let found = name(of: p)
    if !cursor.isDictionary, isValueStart(p) {
      report(.openStepMissingComma(at: tokenSpan(p), after: offset(end)))
      cursor.p = p
      cursor.stage = .value
      return
    }
    if cursor.isDictionary, ahead.isEntry(p) {
      report(
        .openStepMissingSemicolon(at: tokenSpan(p), after: offset(end), name(ofTokenAt: p)))
      cursor.p = p
      cursor.stage = .key
      return
    }
    report(.openStepUnexpected(found, cursor.separator, at: tokenSpan(p)))
    leaveEntry(at: ahead.endOfEntry(from: p, inDictionary: cursor.isDictionary), &cursor)
  }
}

extension JSONReader {
  /// Deals with the one thing that stopped the scan: takes it, or reports it, and leaves the reader
  /// where scanning can go on. Every call takes at least a byte or answers an expectation.
  @inline(never)
  mutating func recover() {
    guard written <= limits.nodes else { return stopAtNodeLimit() }
    if takesGluedToken() { return }
    let stopped = position
    skipTrivia()
    guard position < end else { return recoverAtEnd() }
    switch expected {
    case .value where position == stopped: recoverValue()
    case .key where position == stopped: recoverKey()
    case .value, .key, .nothing: break  // what comes may be just what the scan wants
    case .colon: recoverColon()
    case .separator: recoverSeparator()
    case .end:
      let token = token
      if !endIsExplained {
        report(at: position, length: tokenLength, Diagnostic.JSON.trailingContent(token))
      }
      expected = .nothing
    }
  }

  private mutating func recoverValue() {
    switch position[0] {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): readString(asKey: false)
    case UInt8(ascii: "{"), UInt8(ascii: "["): skipTooDeep()
    case UInt8(ascii: "}"), UInt8(ascii: "]"): recoverCloser()
    case UInt8(ascii: ","): recoverComma()
    case UInt8(ascii: ":"):
      report(at: position, length: 1, Diagnostic.JSON.unexpected(":", expected: "a value"))
      step(1)
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "."):
      readNumber()
    default: readWord()
    }
  }

  private mutating func recoverKey() {
    switch position[0] {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): readString(asKey: true)
    case UInt8(ascii: "{"), UInt8(ascii: "["): recoverContainerAsKey()
    case UInt8(ascii: "}"), UInt8(ascii: "]"): recoverCloser()
    case UInt8(ascii: ","): recoverComma()
    case UInt8(ascii: ":"):
      report(at: position, length: 1, Diagnostic.JSON.valueWithoutKey())
      step(1)
      skipValue()
    default: readBareKey()
    }
  }

  /// After a key: something else than its colon.
  private mutating func recoverColon() {
    if position[0] == UInt8(ascii: ":") { return finishColon() }
    if takesKeyWithoutQuote() { return }
    switch position[0] {
    case UInt8(ascii: ","):
      if isFollowedByEntry(position) { reportKeyWithoutValue() } else { reportMissingColon() }
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      reportKeyWithoutValue()
    case UInt8(ascii: "\"") where isFollowedByColon(position):
      // Two keys in a row: the first lacks its value, and the comma with it.
      reportKeyWithoutValue()
      expected = .key
    default: reportMissingColon()
    }
  }

  private mutating func reportMissingColon() {
    let token = token
    let insertion = startsValue ? gapSpan : nil
    report(
      at: position, length: tokenLength,
      Diagnostic.JSON.missingColon(found: token, insertion: insertion))
    expected = .value
    if startsValue { return }
    let start = position
    switch position[0] {
    case UInt8(ascii: "="): step(position[1] == UInt8(ascii: ">") ? 2 : 1)
    case UInt8(ascii: ","): step(1)
    default:
      position = JSONGarbage.end(position, end, stopsAtColon: true)
      step(0)
      if position[0] == UInt8(ascii: ":") { return step(1) }
      if startsValue { return }
      append(from: start, length: gapStart(before: position) - start, bits: Node.Bits.invalid)
      finishValue()
    }
  }

  /// Whether what comes behind a comma is the next entry of a dictionary, or its end.
  private func isFollowedByEntry(_ comma: Pointer) -> Bool {
    let next = JSONBytes.skipSpace(comma + 1, acrossLines: true)
    switch next[0] {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return isFollowedByColon(next)
    case UInt8(ascii: "}"), UInt8(ascii: "]"): return true
    default: return next >= end
    }
  }

  /// After a value in a container: neither a comma nor its end.
  private mutating func recoverSeparator() {
    switch position[0] {
    case UInt8(ascii: ","):
      step(1)
      expectEntry()
    case UInt8(ascii: "}"), UInt8(ascii: "]"): recoverCloser()
    case UInt8(ascii: ":"): recoverColonAfterValue()
    case UInt8(ascii: "{") where isInDictionary, UInt8(ascii: "[") where isInDictionary:
      recoverContainerAsKey()
    case UInt8(ascii: ";"), UInt8(ascii: "="):
      let token = token
      report(at: position, length: 1, Diagnostic.JSON.missingComma(instead: token))
      step(1)
      expectEntry()
    default:
      if takesUnescapedQuotes() { return }
      let (token, closer, insertion) = (token, closer, gapSpan)
      guard isInDictionary ? startsKey : startsValue else {
        report(
          at: position, length: tokenLength,
          Diagnostic.JSON.unexpected(token, expected: "`,` or `\(closer)`"))
        position = max(position + 1, JSONGarbage.end(position, end))
        return step(0)
      }
      report(
        at: position, length: tokenLength,
        Diagnostic.JSON.missingComma(before: token, closer: closer, insertion: insertion))
      expectEntry()
    }
  }

  /// A comma where a value or a key has to be; several in a row are one fault.
  private mutating func recoverComma() {
    if isInDictionary, expected == .value { return reportKeyWithoutValue() }
    let start = position
    repeat { step(1) } while position[0] == UInt8(ascii: ",")
    // A file that ends here lacks more than a value.
    if position >= end, container > 0 { return }
    let last = gapStart(before: position)
    let wanted = expected == .key ? "a key" : "a value"
    report(
      at: start, length: last - start, Diagnostic.JSON.unexpected(",", expected: wanted))
    damage()
    if container == 0 { expected = .value }
  }

  /// A colon behind a value: the value may have been a key.
  private mutating func recoverColonAfterValue() {
    let last = nodes.base[written - 1]
    let isLoneString =
      last.bits & (Node.Bits.kind | Node.Bits.key) == Node.Bits.string
      && base + Int(last.offset) + Int(last.length) + 1 == gap.start
    if isLoneString, isInDictionary, isOnNewLine(written - 1) {
      // `"a":`, and on the next line `"b": 1`: the first has no value.
      takeBack()
      expected = .value
      reportKeyWithoutValue()
      return takeAsKey(last)
    }
    let parent = Int(nodes.base[container - 1].next)
    if isLoneString, !isInDictionary, parent > 0, isDictionary(parent) {
      // `{"a": [1, 2, "b": 3}`: the array was never closed.
      takeBack()
      let opening = base + Int(nodes.base[container - 1].offset)
      let place = SourceSpan(position - base, position - base + 1)
      report(at: opening, length: 1, Diagnostic.JSON.unclosed(opening[0], noticed: place))
      closeContainer(damaged: true)
      return takeAsKey(last)
    }
    // In an array all further colons are the same mistake.
    if isInDictionary || !nodes.base[container - 1].has(Node.Bits.damaged) {
      let closing = closing
      report(at: position, length: 1, Diagnostic.JSON.unexpected(":", expected: closing))
    }
    damage()
    step(1)
    if isInDictionary { skipValue() } else { expected = .value }
  }

  private mutating func takeAsKey(_ string: Node) {
    append(
      from: base + Int(string.offset), length: Int(string.length),
      bits: string.bits | Node.Bits.key)
    finishColon()
  }

  private func isOnNewLine(_ index: Int) -> Bool {
    let key = nodes.base[index - 1]
    var p = base + Int(key.offset) + Int(key.length)
    let stop = base + Int(nodes.base[index].offset)
    while p < stop {
      if p[0] == 0x0A || p[0] == 0x0D { return true }
      p += 1
    }
    return false
  }

  private mutating func finishColon() {
    step(1)
    expected = .value
  }

  /// The key that was read last has no value: an invalid one stands in for it.
  mutating func reportKeyWithoutValue() {
    let key = nodes.base[written - 1]
    let token = token(of: key)
    let text = text(token)
    report(at: token.start, length: token.length, Diagnostic.JSON.keyWithoutValue(text))
    append(from: gap.start, length: 0, bits: Node.Bits.invalid)
    finishValue()
  }

  /// Reading is over: there is no more room in the tree.
  mutating func stopAtNodeLimit() {
    let limit = limits.nodes
    report(at: position, length: 1, Diagnostic.JSON.nodeLimit(limit))
    while container > 0 { closeContainer(damaged: true) }
    expected = .nothing
  }
}

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
    case UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"):
      reportKeyWithoutValue()
    case UInt8(ascii: "\"") where isFollowedByColon(position):
      // Two keys in a row: the first lacks its value, and the comma with it.
      reportKeyWithoutValue()
      expected = .key
    default:
      let token = token
      let insertion = startsValue ? gapSpan : nil
      report(
        at: position, length: tokenLength,
        Diagnostic.JSON.missingColon(found: token, insertion: insertion))
      if position[0] == UInt8(ascii: "=") {
        step(position[1] == UInt8(ascii: ">") ? 2 : 1)
      } else if !startsValue {
        position = JSONGarbage.end(position, end)
        step(position[0] == UInt8(ascii: ":") ? 1 : 0)
      }
      expected = .value
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
    case UInt8(ascii: ";"), UInt8(ascii: "="), UInt8(ascii: "|"):
      let token = token
      report(at: position, length: 1, Diagnostic.JSON.missingComma(instead: token))
      step(1)
      expectEntry()
    default:
      if takesUnescapedQuotes() { return }
      let (token, closer, insertion) = (token, closer, gapSpan)
      guard startsValue || (isInDictionary && JSONBytes.isTokenByte(position[0])) else {
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
    let last = gapStart(before: position)
    let wanted = expected == .key ? "a key" : "a value"
    report(
      at: start, length: last - start, Diagnostic.JSON.unexpected(",", expected: wanted))
    damage()
    if container == 0 { expected = .value }
  }

  /// A colon behind a value.
  private mutating func recoverColonAfterValue() {
    let previous = written - 1
    let isLoneString =
      isInDictionary && previous > container
      && nodes.base[previous].bits & (Node.Bits.kind | Node.Bits.key) == Node.Bits.string
    if isLoneString, isOnNewLine(previous) {
      // `"a":`, and on the next line `"b": 1`: what was taken for a's value is the next key.
      let key = nodes.base[previous]
      written -= 1
      entries &-= 1
      expected = .value
      reportKeyWithoutValue()
      append(
        from: base + Int(key.offset), length: Int(key.length), bits: key.bits | Node.Bits.key)
      return finishColon()
    }
    let closing = closing
    report(at: position, length: 1, Diagnostic.JSON.unexpected(":", expected: closing))
    damage()
    step(1)
    if isInDictionary { skipValue() } else { expected = .value }
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

extension XMLReader {
  /// Reads a closing tag that the loop did not expect, or that is written unusually.
  mutating func readClosingTag(_ tag: XMLTag, _ start: XMLCursor) -> XMLCursor {
    var cursor = start
    if tag.fault?.kind == .end { return readCutTag(cursor) }
    if cursor.hasPendingKey, tag.element?.isContainer == true {
      reportKeyWithoutValue(noticed: tag.start, tag.end, cursor)
      pushInvalidForPendingKey(&cursor)
    }
    if tag.element == .plist { return readWrapperEnd(tag, cursor) }
    cursor.p = tag.end
    guard cursor.open > 0 else {
      reportClosesNothing(tag)
      return cursor
    }
    let isRight = tag.element == (cursor.isDictionary ? .dict : .array)
    if isRight {
      if let fault = tag.fault { report(fault, in: tag) }
      Self.close(&cursor, buffer.base)
      return cursor
    }
    switch meaning(of: tag, cursor) {
    case .typo:
      reportMismatch(tag, closing: XMLTag(at: openStart(cursor), limit: limit))
      Self.close(&cursor, buffer.base)
    case .missingEnd:
      // One error for the innermost; those between it and the one that is closed end with it.
      closeUnclosed(&cursor, noticed: tag)
      while cursor.open > 0, tag.element != (cursor.isDictionary ? .dict : .array) {
        markDamaged(cursor)
        Self.close(&cursor, buffer.base)
      }
      cursor.p = tag.end
      if cursor.open > 0 { Self.close(&cursor, buffer.base) }
    case .stray:
      reportClosesNothing(tag)
    }
    return cursor
  }

  /// Closes the innermost container, whose end is missing, because of a tag that cannot stand in it.
  mutating func closeUnclosed(_ cursor: inout XMLCursor, noticed tag: XMLTag) {
    let opening = trueOpening(from: openStart(cursor), to: tag.start)
    reportUnclosedElement(XMLTag(at: opening, limit: limit), noticed: tag.start)
    dropPendingKey(&cursor)
    markDamaged(cursor)
    Self.close(&cursor, buffer.base)
  }

  /// The `<` of the innermost open container.
  private func openStart(_ cursor: XMLCursor) -> UnsafePointer<UInt8> {
    base + Int(buffer.base[cursor.open - 1].offset)
  }

  /// The kinds of container around the innermost open one.
  enum Surrounding { case array, dictionary, nothing }

  /// What the innermost open container stands in.
  func parent(of cursor: XMLCursor) -> (kind: Surrounding, index: Int) {
    guard cursor.open > 0 else { return (.nothing, 0) }
    let node = buffer.base[cursor.open - 1]
    guard node.next > 0 else { return (.nothing, 0) }
    return (node.has(Self.inDictionary) ? .dictionary : .array, Int(node.next))
  }

  /// `</plist>`, with the value not complete or not there.
  private mutating func readWrapperEnd(_ tag: XMLTag, _ start: XMLCursor) -> XMLCursor {
    var cursor = start
    guard let opening = wrapper else {
      reportClosesNothing(tag)
      cursor.p = tag.end
      return cursor
    }
    if cursor.open > 0 {
      closeUnclosed(&cursor, noticed: tag)
      while cursor.open > 0 {
        markDamaged(cursor)
        Self.close(&cursor, buffer.base)
      }
      cursor.isFinished = true
      return cursor
    }
    if cursor.count == 0 {
      let end = XMLTag(at: opening, limit: limit).end
      report(.missingValue, opening, end, "the property list holds no value")
      isOver = true
    }
    cursor.isFinished = true
    return cursor
  }

  /// Opens a dictionary again whose closing tag stands right before a key: it closed too early.
  mutating func reopenDictionary(at tag: XMLTag, _ cursor: inout XMLCursor) -> Bool {
    var end = tag.start
    while end > base, XMLText.isSpace(end[-1]) { end -= 1 }
    let closing = XMLTag(at: XMLSpans.opening(before: end, base: base), limit: limit)
    guard closing.isClosing, closing.element == .dict, closing.end == end,
      let index = lastValue(before: cursor),
      buffer.base[index].rawKind == Node.Bits.dictionary
    else { return false }
    var finding = Diagnostic(
      .mismatchedTag, .error, "</dict> closes <dict> too early",
      span: span(closing.start, closing.end), label: "more keys follow", help: "remove it")
    let start = base + Int(buffer.base[index].offset)
    finding.related = [related(start, XMLTag(at: start, limit: limit).end, "opened here")]
    diagnostics.report(finding)
    let node = buffer.base[index]
    buffer.base[index] = Node(
      offset: node.offset, length: cursor.entries - 1,
      next: UInt32(truncatingIfNeeded: cursor.open),
      bits: node.bits | (cursor.isDictionary ? Self.inDictionary : 0))
    cursor.open = index + 1
    cursor.entries = node.length
    cursor.depth += 1
    cursor.isDictionary = true
    cursor.wantsKey = true
    cursor.isFinished = false
    return true
  }

  /// The index of the last value of the innermost open container, or of the value at the top.
  private mutating func lastValue(before cursor: XMLCursor) -> Int? {
    guard cursor.count > cursor.open, cursor.entries > 0 || cursor.open == 0 else { return nil }
    var index = cursor.open
    while Int(buffer.base[index].next) < cursor.count {
      index = Int(buffer.base[index].next)
      // A step as cheap as looking at a few bytes, and bounded like it.
      guard farthestLookahead(from: base) > base else { return nil }
      spendLookahead(4)
    }
    return index
  }

  // MARK: What was meant

  /// What a closing tag that does not fit the innermost container was meant to be.
  private enum Meaning {
    /// The end of the innermost container, misspelt.
    case typo
    /// The end of a container further out; the end of the innermost is missing.
    case missingEnd
    /// Nothing: it closes what is closed already.
    case stray
  }

  /// Looks at what comes next: the tag has that meaning with which the next tag fits. Where both
  /// do, the layout decides.
  private mutating func meaning(of tag: XMLTag, _ cursor: XMLCursor) -> Meaning {
    // A key waits for its value; no dictionary ends here.
    guard !cursor.hasPendingKey else { return .stray }
    let next = XMLTag(at: endOfMisc(tag.end), limit: limit)
    let parent = parent(of: cursor)
    let fitsAsTypo = fits(next, in: parent.kind)
    let isContainer = tag.element == .dict || tag.element == .array
    guard isContainer, let target = innermost(tag.element == .dict, outside: cursor) else {
      return fitsAsTypo && tag.element?.isContainer != false ? .typo : .stray
    }
    let node = buffer.base[target - 1]
    let around: Surrounding =
      node.next == 0 ? .nothing : node.has(Self.inDictionary) ? .dictionary : .array
    let fitsAsMissing = fits(next, in: around)
    if fitsAsTypo != fitsAsMissing { return fitsAsTypo ? .typo : .missingEnd }
    if !fitsAsTypo, fits(next, in: cursor.isDictionary ? .dictionary : .array) { return .stray }
    let indentation = indentation(of: tag.start)
    let isLaidOutAsTypo =
      indentation != nil && indentation == self.indentation(of: openStart(cursor))
      && indentation != self.indentation(of: base + Int(node.offset))
    return isLaidOutAsTypo ? .typo : .missingEnd
  }

  /// One more than the index of the nearest open dictionary or array outside of the innermost
  /// container.
  private func innermost(_ isDictionary: Bool, outside cursor: XMLCursor) -> Int? {
    let kind = isDictionary ? Node.Bits.dictionary : Node.Bits.array
    var index = Int(buffer.base[cursor.open - 1].next)
    while index > 0 {
      if buffer.base[index - 1].rawKind == kind { return index }
      index = Int(buffer.base[index - 1].next)
    }
    return nil
  }

  /// Whether a tag can come next after a value in a container.
  private func fits(_ next: XMLTag, in surrounding: Surrounding) -> Bool {
    switch surrounding {
    case .dictionary: next.element == (next.isClosing ? .dict : .key)
    case .array:
      next.isClosing
        ? next.element == .array : next.element != nil && next.element != .key
    case .nothing:
      wrapper == nil ? next.start >= limit : next.isClosing && next.element == .plist
    }
  }

  mutating func endOfMisc(_ start: UnsafePointer<UInt8>) -> UnsafePointer<UInt8> {
    var p = XMLText.skipSpace(start)
    while p < limit, p[0] == UInt8(ascii: "<"), p[1] == UInt8(ascii: "!") {
      let next = endOfMarkup(p)
      if next == p { return p }
      p = XMLText.skipSpace(next)
    }
    return p
  }

  /// How far a tag is indented, in bytes, if it is the first thing on its line.
  func indentation(of p: UnsafePointer<UInt8>) -> Int? {
    var start = p
    while start > base, p - start < 256, start[-1] == 0x20 || start[-1] == 0x09 { start -= 1 }
    return start == base || start[-1] == 0x0A || start[-1] == 0x0D ? p - start : nil
  }

  /// The container whose end is really missing, by the layout: within the one at `start` the first
  /// whose closing tag is indented less than itself. Where the layout says nothing, `start`.
  private mutating func trueOpening(
    from start: UnsafePointer<UInt8>, to end: UnsafePointer<UInt8>
  ) -> UnsafePointer<UInt8> {
    // Within the same allowance as looking ahead: this looks back, but as often.
    let end = min(end, farthestLookahead(from: start))
    spendLookahead(end - start)
    var open: [UnsafePointer<UInt8>] = []
    var p = start
    while p < end, open.count <= limits.depth {
      guard p[0] == UInt8(ascii: "<"), p[1] != UInt8(ascii: "!"), p[1] != UInt8(ascii: "?") else {
        p += 1
        continue
      }
      let tag = XMLTag(at: p, limit: limit)
      p = max(p + 1, tag.end)
      guard tag.element?.isContainer == true, !tag.isEmpty else { continue }
      if !tag.isClosing {
        open.append(tag.start)
      } else if let opening = open.popLast(), let outer = indentation(of: tag.start),
        let inner = indentation(of: opening), outer < inner, opening != start
      {
        return opening
      }
    }
    return start
  }
}

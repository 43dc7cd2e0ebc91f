extension XMLReader {
  /// Reads an element from its opening tag, which is unusual or wrong, or whose content is.
  mutating func readElement(_ tag: XMLTag, _ start: XMLCursor) -> XMLCursor {
    var cursor = start
    if tag.fault?.kind == .end { return readCutTag(cursor) }
    let element = tag.element
    if element == .key { return readKeyElement(tag, cursor) }
    if cursor.wantsKey {
      if element == .dict, isNextEntry(tag, cursor) {
        closeUnclosed(&cursor, noticed: tag)
        return cursor
      }
      reportValueWithoutKey(tag, cursor)
      pushPlaceholder(&cursor)
      keyless = (cursor.open, cursor.entries)
    }
    if let fault = tag.fault { report(fault, in: tag) }
    switch element {
    case nil, .plist: readUnknown(tag, &cursor)
    case .dict, .array: readContainer(tag, &cursor)
    case .true, .false, .key, .string, .integer, .real, .date, .data:
      guard let element else { break }
      readScalar(element, tag, &cursor)
    }
    return cursor
  }

  // MARK: Keys

  private mutating func readKeyElement(_ tag: XMLTag, _ start: XMLCursor) -> XMLCursor {
    var cursor = start
    if cursor.hasPendingKey {
      reportKeyWithoutValue(noticed: tag.start, tag.end, cursor)
      pushInvalidForPendingKey(&cursor)
    } else if cursor.wantsKey {
      readKey(tag, &cursor)
    } else if isBehindArray(tag, cursor) {
      closeUnclosed(&cursor, noticed: tag)
    } else if !reopenDictionary(at: tag, &cursor) {
      readMisplacedKey(tag, &cursor)
    }
    return cursor
  }

  private mutating func readKey(_ tag: XMLTag, _ cursor: inout XMLCursor) {
    if let fault = tag.fault { report(fault, in: tag) }
    let content = readContent(of: .key, tag)
    cursor.p = content.next
    if content.isFaulty || tag.fault != nil {
      pushPlaceholder(&cursor)
      if isOver { closeAll(&cursor) }
    } else {
      push(content.bits, from: tag.end, to: content.end, at: &cursor)
      cursor.wantsKey = false
    }
  }

  /// A key in an array, or at the top. One error for an array, as it was meant to be a dictionary.
  private mutating func readMisplacedKey(_ tag: XMLTag, _ cursor: inout XMLCursor) {
    if misplacedKeysIn != cursor.open {
      report(
        .misplacedElement, tag.start, tag.end,
        cursor.open > 0 ? "a <key> in an array" : "a <key> outside of a dictionary",
        label: "only a <dict> has keys")
    }
    misplacedKeysIn = cursor.open
    let content = readContent(of: .key, tag)
    cursor.p = content.next
    pushValue(Node.Bits.invalid, from: tag.start, to: content.next, at: &cursor)
    if isOver { closeAll(&cursor) }
  }

  /// Whether a key met in an array belongs to the dictionary around it, so that the array's end is
  /// missing: it has a value, and is not laid out as one of the array's elements.
  private mutating func isBehindArray(_ tag: XMLTag, _ cursor: XMLCursor) -> Bool {
    guard parent(of: cursor).kind == .dictionary, let opening = opening(of: cursor) else {
      return false
    }
    guard let end = lookAheadForEnd(of: tag) else { return true }
    let next = XMLTag(at: XMLText.skipSpace(end), limit: limit)
    guard next.name.count > 0, !next.isClosing else { return false }
    guard let inner = indentation(of: tag.start), let outer = indentation(of: opening) else {
      return true
    }
    return inner <= outer
  }

  /// An invalid value for a key that has none, so that the key is not taken as missing.
  mutating func pushInvalidForPendingKey(_ cursor: inout XMLCursor) {
    let key = buffer.base[cursor.count - 1]
    let end = base + Int(key.offset) + Int(key.length)
    pushValue(Node.Bits.invalid, from: end, to: end, at: &cursor)
  }

  /// Takes back a key whose value will never come.
  func dropPendingKey(_ cursor: inout XMLCursor) {
    guard cursor.hasPendingKey else { return }
    cursor.count -= 1
    if buffer.base[cursor.count].has(Node.Bits.placeholder) { cursor.entries &+= 1 }
    cursor.wantsKey = true
    markDamaged(cursor)
  }

  /// A key for an entry whose own cannot be read. Its dictionary has lost the entry, which is not
  /// counted.
  mutating func pushPlaceholder(_ cursor: inout XMLCursor) {
    markDamaged(cursor)
    hasPlaceholders = true
    push(
      Node.Bits.string | Node.Bits.key | Node.Bits.placeholder, from: cursor.p, to: cursor.p,
      at: &cursor)
    cursor.entries &-= 1
    cursor.wantsKey = false
  }

  // MARK: Containers

  private mutating func readContainer(_ tag: XMLTag, _ cursor: inout XMLCursor) {
    let isDictionary = tag.element == .dict
    if tag.isEmpty {
      push(
        isDictionary ? Node.Bits.dictionary : Node.Bits.array, from: tag.start, to: tag.start,
        at: &cursor)
      cursor.p = tag.end
      cursor.completeValue()
    } else if cursor.depth >= limits.depth {
      if !isTooDeep {
        report(.tooDeep(limits.depth, at: span(tag.start, tag.end)))
      }
      isTooDeep = true
      cursor.p = endOfElement(tag, before: limit) ?? limit
      pushValue(Node.Bits.invalid, from: tag.start, to: cursor.p, at: &cursor)
      if cursor.p == limit { closeAll(&cursor) }
    } else {
      Self.open(&cursor, at: offset(tag.start), isDictionary, buffer.base)
      cursor.p = tag.end
    }
  }

  /// Whether a `<dict>` met where a key has to come is the next entry of the list around the open
  /// dictionary, whose end is missing, rather than a value without a key.
  ///
  /// An entry is not indented more than the one before it. Where the layout leaves that open: a
  /// value without a key is followed by a key, or by the end of its dictionary.
  private mutating func isNextEntry(_ tag: XMLTag, _ cursor: XMLCursor) -> Bool {
    guard parent(of: cursor).kind == .array, let opening = opening(of: cursor) else { return false }
    if let inner = indentation(of: tag.start), let outer = indentation(of: opening),
      inner <= outer
    {
      return true
    }
    guard let end = lookAheadForEnd(of: tag) else { return true }
    let next = XMLTag(at: XMLText.skipSpace(end), limit: limit)
    return next.isClosing ? next.element != .dict : next.element != .key
  }

  /// The end of an element that is not being read yet, as far as one may look ahead.
  private mutating func lookAheadForEnd(of tag: XMLTag) -> UnsafePointer<UInt8>? {
    let farthest = farthestLookahead(from: tag.end)
    let end = endOfElement(tag, before: farthest)
    spendLookahead((end ?? farthest) - tag.end)
    return end
  }

  /// The byte after the closing tag that belongs to an opening one, counting tags without looking
  /// at their names; `nil` if there is none before `farthest`.
  private mutating func endOfElement(
    _ tag: XMLTag, before farthest: UnsafePointer<UInt8>
  ) -> UnsafePointer<UInt8>? {
    if tag.isEmpty { return tag.end }
    var depth = 1
    var p = tag.end
    while p < farthest {
      guard p[0] == UInt8(ascii: "<") else {
        p += 1
        continue
      }
      if p[1] == UInt8(ascii: "!") || p[1] == UInt8(ascii: "?") {
        p = max(p + 1, endOfMarkup(p))
        continue
      }
      let inner = XMLTag(at: p, limit: limit)
      p = max(p + 1, inner.end)
      guard inner.name.count > 0, !inner.isEmpty else { continue }
      depth += inner.isClosing ? -1 : 1
      if depth == 0 { return p }
    }
    return nil
  }

  // MARK: Unknown elements

  /// An element that property lists do not have, or a `<plist>` within the property list.
  private mutating func readUnknown(_ tag: XMLTag, _ cursor: inout XMLCursor) {
    reportUnknownElement(tag)
    cursor.p = endOfUnknown(tag, cursor)
    pushValue(Node.Bits.invalid, from: tag.start, to: cursor.p, at: &cursor)
  }

  /// Where reading goes on after an unknown element: after its end if it has one that does not
  /// close what is around it, else after its opening tag.
  private mutating func endOfUnknown(_ tag: XMLTag, _ cursor: XMLCursor) -> UnsafePointer<UInt8> {
    guard let end = lookAheadForEnd(of: tag) else { return tag.end }
    if tag.isEmpty { return end }
    var last = end - 1
    while last[0] != UInt8(ascii: "<") { last -= 1 }
    let closing = XMLTag(at: last, limit: limit)
    if closing.name.elementsEqual(tag.name) { return end }
    switch closing.element {
    case .plist: return tag.end
    case .dict: return cursor.isDictionary ? tag.end : end
    case .array: return cursor.open > 0 && !cursor.isDictionary ? tag.end : end
    default: return end
    }
  }
}

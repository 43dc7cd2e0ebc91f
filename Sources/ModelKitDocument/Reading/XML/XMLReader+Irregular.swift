extension XMLReader {
  /// Does one thing that the reading loop does not know how to do, at `cursor.p`: passes a comment,
  /// reads an element that is written unusually, or reports a fault and passes it.
  ///
  /// Each call consumes text or makes room, so that the loop always ends.
  @inline(never)
  mutating func readIrregular(_ start: XMLCursor) -> XMLCursor {
    var cursor = start
    guard cursor.count + Self.spareNodes <= buffer.capacity else {
      buffer.grow(count: cursor.count, consumed: cursor.p - base, total: limit - base)
      return cursor
    }
    guard cursor.count <= limits.nodes else { return stopAtNodeLimit(cursor) }
    guard cursor.p < limit else { return readEnd(cursor) }
    guard cursor.p[0] == UInt8(ascii: "<") else { return readStrayText(cursor) }
    if XMLText.isCutOff(cursor.p, limit: limit) { return readCutTag(cursor) }
    switch cursor.p[1] {
    case UInt8(ascii: "!"), UInt8(ascii: "?"):
      let p = cursor.p
      cursor.p = skipMisc(p)
      return cursor.p == p ? readStrayText(cursor) : cursor
    default:
      let tag = XMLTag(at: cursor.p, limit: limit)
      guard tag.name.count > 0 else { return readStrayText(cursor) }
      return tag.isClosing ? readClosingTag(tag, cursor) : readElement(tag, cursor)
    }
  }

  /// The text ends here. One error: the innermost element that is still open.
  private mutating func readEnd(_ start: XMLCursor) -> XMLCursor {
    var cursor = start
    if !isOver {
      if let opening = opening(of: cursor) {
        reportUnclosedElement(XMLTag(at: opening, limit: limit), noticed: limit)
      } else if cursor.count == 0 {
        reportNoContent()
      }
    }
    closeAll(&cursor)
    return cursor
  }

  /// The text ends within the tag at `cursor.p`. A closing tag leaves its element open; any other is
  /// what was being written.
  mutating func readCutTag(_ start: XMLCursor) -> XMLCursor {
    var cursor = start
    if cursor.p[1] == UInt8(ascii: "/") {
      cursor.p = limit
      return readEnd(cursor)
    }
    report(
      .unexpectedEnd, cursor.p, limit, "the file ends within a tag",
      help: "the end of the file may have been lost")
    closeAll(&cursor)
    return cursor
  }

  /// Closes all containers as far as they have come; nothing more is read or reported.
  mutating func closeAll(_ cursor: inout XMLCursor) {
    isOver = true
    dropPendingKey(&cursor)
    while cursor.open > 0 {
      markDamaged(cursor)
      Self.close(&cursor, buffer.base)
    }
    cursor.isFinished = true
  }

  private mutating func stopAtNodeLimit(_ start: XMLCursor) -> XMLCursor {
    var cursor = start
    if !isOver {
      report(.tooManyNodes(limits.nodes, at: span(cursor.p, cursor.p)))
    }
    closeAll(&cursor)
    return cursor
  }

  /// Text where only elements can stand.
  private mutating func readStrayText(_ start: XMLCursor) -> XMLCursor {
    var cursor = start
    let isConflict = isConflictMarker(cursor.p)
    cursor.p = passStrayText(cursor)
    if isConflict { return cursor }
    // Where a value has to come and none does, the text was meant to be it.
    let tag = XMLTag(at: endOfMisc(cursor.p), limit: limit)
    let isBeforeValue = tag.start[0] == UInt8(ascii: "<") && !tag.isClosing && tag.element != .key
    let isAtTop = cursor.open == 0 && cursor.count == 0
    if cursor.hasPendingKey || isAtTop, !isBeforeValue {
      pushValue(Node.Bits.invalid, from: start.p, to: cursor.p, at: &cursor)
    }
    return cursor
  }

  /// Reports text where only elements can stand, once and at its first character, and returns the
  /// place after it.
  mutating func passStrayText(_ cursor: XMLCursor) -> UnsafePointer<UInt8> {
    if isConflictMarker(cursor.p) { return skipConflictMarker(cursor.p) }
    let end = endOfStrayText(cursor.p)
    if !isOver { reportStrayText(cursor.p, end, cursor) }
    return end
  }

  /// The next `<` that begins a tag, or the end.
  private mutating func endOfStrayText(_ start: UnsafePointer<UInt8>) -> UnsafePointer<UInt8> {
    var p = start + 1
    if XMLMarkup.Kind(at: start) == .section {
      guard let end = markup.end(of: .section, at: start) else {
        reportUnclosed(.section, at: start)
        return limit
      }
      p = end
    }
    while p < limit {
      // A `<` before another one or before white space begins no tag.
      let mayBeginTag = p[1] != UInt8(ascii: "<") && p[1] > 0x20 || p + 1 >= limit
      if p[0] == UInt8(ascii: "<"), mayBeginTag || isConflictMarker(p) { break }
      p += 1
    }
    return p
  }

  // MARK: Merge conflicts

  /// Whether a line begins here with seven of the characters that mark a merge conflict.
  func isConflictMarker(_ p: UnsafePointer<UInt8>) -> Bool {
    ConflictMarker.stands(at: p, in: base..<limit)
  }

  /// Reports a conflict once, and passes its markers and all sides but the first.
  mutating func skipConflictMarker(_ start: UnsafePointer<UInt8>) -> UnsafePointer<UInt8> {
    if !isInConflict {
      report(.mergeConflict(start[0], at: span(start, endOfLine(start))))
    }
    var p = endOfLine(start)
    if start[0] == UInt8(ascii: "<") {
      isInConflict = true
    } else if isInConflict {
      var last = start
      while last[0] != UInt8(ascii: ">"), p < limit {
        last = XMLText.skipLineBreak(p)
        while last < limit, !isConflictMarker(last) {
          last = XMLText.skipLineBreak(endOfLine(last))
        }
        p = last < limit ? endOfLine(last) : limit
      }
      isInConflict = false
    }
    return p
  }

  func endOfLine(
    _ start: UnsafePointer<UInt8>, before end: UnsafePointer<UInt8>? = nil
  ) -> UnsafePointer<UInt8> {
    let end = end ?? limit
    var p = start
    while p < end, p[0] != 0x0A, p[0] != 0x0D { p += 1 }
    return p
  }
}

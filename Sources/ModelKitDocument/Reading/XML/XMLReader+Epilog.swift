extension XMLReader {
  /// Looks for what must not follow the value: a second one, text, whatever stands behind
  /// `</plist>`. Returns how many nodes the value has, which may turn out to go on.
  mutating func readEpilog(_ start: XMLCursor) -> Int {
    var cursor = start
    var hasExtraValue = false
    while !isOver {
      cursor.p = skipMisc(cursor.p)
      guard cursor.p < limit else {
        reportUnclosedWrapper()
        break
      }
      guard wrapper != nil else {
        reportTrailing(cursor.p)
        break
      }
      let tag = XMLTag(at: cursor.p, limit: limit)
      let isTag = cursor.p[0] == UInt8(ascii: "<") && tag.name.count > 0
      if isTag, tag.isClosing, tag.element == .plist, tag.fault?.kind != .end {
        if let fault = tag.fault { report(fault, in: tag) }
        wrapper = nil
        cursor.p = tag.end
      } else if isTag, !tag.isClosing, tag.element != nil {
        if tag.element == .key, reopenDictionary(at: tag, &cursor) {
          cursor = readValues(cursor)
          continue
        }
        misplacedKeysIn = 0
        if !hasExtraValue {
          report(
            .extraValue, tag.start, tag.end, "a second value; a property list holds one",
            help: "put the values in an <array>")
        }
        hasExtraValue = true
        cursor = readExtraValue(cursor)
      } else {
        // Whatever else it is, the loop's other half knows what to say of it, and passes it.
        let count = cursor.count
        cursor = readIrregular(cursor)
        cursor.count = count
      }
    }
    return cursor.count
  }

  /// Reads a value that is not kept: only its faults count.
  private mutating func readExtraValue(_ start: XMLCursor) -> XMLCursor {
    var cursor = start
    cursor.isFinished = false
    cursor = readValues(cursor)
    cursor.count = start.count
    return cursor
  }

  private mutating func reportUnclosedWrapper() {
    guard let wrapper, !isOver else { return }
    reportUnclosedElement(XMLTag(at: wrapper, limit: limit), noticed: limit)
  }

  private mutating func reportTrailing(_ p: UnsafePointer<UInt8>) {
    if isConflictMarker(p) {
      _ = skipConflictMarker(p)
      return
    }
    var end = p
    while end < limit, end[0] != 0x0A, end[0] != 0x0D { end += 1 }
    report(
      .trailingContent, p, end, "something follows the end of the property list",
      help: "remove it, or what ends the property list too early")
  }
}

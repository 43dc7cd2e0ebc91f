extension XMLReader {
  /// The content of an element that holds text.
  struct Content {
    /// The byte after the content.
    var end: UnsafePointer<UInt8>
    /// Where reading goes on, usually behind the closing tag.
    var next: UnsafePointer<UInt8>
    /// Kind and flags for the node.
    var bits: UInt32
    /// Whether a fault has been reported.
    var isFaulty = false
  }

  /// Reads an element that holds text, whatever its form, and writes its node.
  mutating func readScalar(_ element: XMLElement, _ tag: XMLTag, _ cursor: inout XMLCursor) {
    var content = readContent(of: element, tag)
    if tag.fault != nil { content.isFaulty = true }
    cursor.p = content.next
    guard !content.isFaulty, let node = node(of: element, tag, content) else {
      pushValue(Node.Bits.invalid, from: tag.start, to: content.next, at: &cursor)
      if isOver { closeAll(&cursor) }
      return
    }
    pushValue(node.bits, from: node.start, to: node.end, at: &cursor)
  }

  private typealias Parts = (
    bits: UInt32, start: UnsafePointer<UInt8>, end: UnsafePointer<UInt8>
  )

  /// The node of an element whose text has no fault of its own; `nil` once it is reported that
  /// the text is not what the element is for.
  private mutating func node(of element: XMLElement, _ tag: XMLTag, _ content: Content) -> Parts? {
    if element == .string || element == .key { return (content.bits, tag.end, content.end) }
    let bits = content.bits & ~(Node.Bits.escaped | Node.Bits.nonASCII)
    let start = min(XMLText.skipSpace(tag.end), content.end)
    var end = content.end
    while end > start, XMLText.isSpace(end[-1]) { end -= 1 }
    if hasMarkup(start, end) {
      reportMarkup(in: element, tag, content)
      return nil
    }
    switch element {
    case .integer:
      switch XMLNumber.integer(start, end) {
      case .value(let bits): return (bits, start, end)
      case .outOfRange: reportIntegerOutOfRange(tag, content, start, end)
      case .malformed: reportNumber(element, tag, content, start, end)
      }
    case .real:
      if let bits = XMLNumber.real(start, end) { return (bits, start, end) }
      reportNumber(element, tag, content, start, end)
    case .date:
      if isDate(tag.end, content.end) { return (bits, tag.end, content.end) }
      reportDate(tag, content)
    case .data:
      guard let fault = dataFault(tag.end, content.end) else {
        return (bits, tag.end, content.end)
      }
      reportData(tag, content, fault)
    default:
      if start == end { return (bits, tag.start, content.next) }
      reportContentOfBoolean(element, tag, content)
    }
    return nil
  }

  private func isDate(_ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>) -> Bool {
    end - start == CalendarDate.propertyListLength && CalendarDate.isPropertyListDate(start)
  }

  private func dataFault(
    _ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>
  ) -> Base64.Fault? {
    do throws(Base64.Fault) {
      _ = try Base64.decodedCount(start, count: end - start, allowingSpace: true)
      return nil
    } catch {
      return error
    }
  }

  /// Whether there are references, CDATA, comments or the like, which only texts may have.
  private func hasMarkup(_ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>) -> Bool {
    UnsafeBufferPointer(start: start, count: end - start)
      .contains { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") }
  }

  // MARK: Text

  /// Reads the text of an element up to and with its closing tag, and reports all faults in it.
  mutating func readContent(of element: XMLElement, _ tag: XMLTag) -> Content {
    var content = Content(end: tag.end, next: tag.end, bits: element.kind)
    if tag.isEmpty { return content }
    var p = tag.end
    var hasReportedEncoding = false
    while true {
      p = XMLText.end(of: p, markup: markup, bits: &content.bits)
      content.end = p
      content.next = p
      if p >= limit || XMLText.isCutOff(p, limit: limit) {
        content.end = limit
        content.next = limit
        reportUnclosedElement(tag, noticed: limit)
        isOver = true
        content.isFaulty = true
        return content
      }
      if p[0] == UInt8(ascii: "<"), isTag(p) {
        if finish(&content, of: tag) { return content }
        p = content.next
        continue
      }
      content.isFaulty = true
      switch p[0] {
      case UInt8(ascii: "<"): p = reportStrayMarkup(p, in: tag)
      case UInt8(ascii: "&"): p = reportReference(p)
      case 0x80...:
        if !hasReportedEncoding { reportEncoding(p) }
        hasReportedEncoding = true
        p += 1
      default: p = reportControlCharacters(p)
      }
      if isOver {
        content.end = limit
        content.next = limit
        return content
      }
    }
  }

  /// Whether a tag, rather than a `<` that should be `&lt;`, begins here.
  private func isTag(_ p: UnsafePointer<UInt8>) -> Bool {
    let first = p[1] == UInt8(ascii: "/") ? p[2] : p[1]
    return first | 0x20 >= UInt8(ascii: "a") && first | 0x20 <= UInt8(ascii: "z")
  }

  /// Takes the tag at the end of the text. Returns whether the element ends there; if not, reading
  /// goes on at `content.next`.
  private mutating func finish(_ content: inout Content, of tag: XMLTag) -> Bool {
    let other = XMLTag(at: content.end, limit: limit)
    if other.isClosing, other.name.elementsEqual(tag.name), other.fault == nil {
      content.next = other.end
      return true
    }
    content.isFaulty = true
    if other.isClosing, other.fault?.kind != .end, other.element?.isContainer != true {
      content.next = other.end
      if other.name.elementsEqual(tag.name) {
        if let fault = other.fault { report(fault, in: other) }
      } else {
        reportMismatch(other, closing: tag)
      }
      return true
    }
    if isMissingSlash(other, of: tag) {
      reportMissingSlash(other, of: tag)
      content.next = other.end
      return true
    }
    if !other.isClosing, !other.name.elementsEqual(tag.name),
      let end = closingTag(of: tag, after: other.end)
    {
      report(
        .misplacedElement, other.start, other.end, "<\(other.text)> in <\(tag.text)>",
        label: "<\(tag.text)> may hold only text", help: "write &lt; for a `<` that is text")
      content.next = end
      return false
    }
    reportUnclosedElement(tag, noticed: content.end)
    if other.fault?.kind == .end {
      isOver = true
      content.next = limit
    }
    return true
  }

  /// Whether an opening tag was meant to be the closing one: of the same name, with nothing between
  /// it and the next tag.
  private func isMissingSlash(_ other: XMLTag, of tag: XMLTag) -> Bool {
    guard !other.isClosing, !other.isEmpty, other.fault == nil,
      other.name.elementsEqual(tag.name)
    else { return false }
    let next = XMLTag(at: XMLText.skipSpace(other.end), limit: limit)
    return next.start[0] == UInt8(ascii: "<") && next.name.count > 0
      && !(next.isClosing && next.name.elementsEqual(tag.name))
  }

  /// The `<` of the closing tag that belongs to `tag` if one comes before the next of its kind is
  /// opened; else `tag` is never closed.
  mutating func closingTag(
    of tag: XMLTag, after start: UnsafePointer<UInt8>
  ) -> UnsafePointer<UInt8>? {
    let farthest = farthestLookahead(from: start)
    var p = start
    defer { spendLookahead(p - start) }
    while p < farthest {
      if p[0] == UInt8(ascii: "<") {
        let next = XMLTag(at: p, limit: limit)
        if next.name.elementsEqual(tag.name) { return next.isClosing ? p : nil }
        p = max(p + 1, next.end)
      } else {
        p += 1
      }
    }
    return nil
  }
}

// What the reader says of each fault. One fault is one error, at the first byte of what is wrong.

extension XMLReader {
  mutating func report(
    _ code: DiagnosticCode, _ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>,
    _ message: String, label: String? = nil, help: String? = nil
  ) {
    diagnostics.report(code, at: span(start, end), message, label: label, help: help)
  }

  private func text(_ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>) -> String {
    String(decoding: UnsafeBufferPointer(start: start, count: max(0, end - start)), as: UTF8.self)
  }

  /// A text for a message: in one line, and not longer than a glance.
  private func excerpt(_ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>) -> String {
    var end = min(end, endOfLine(start))
    while end > start, XMLText.isSpace(end[-1]) { end -= 1 }
    guard end - start > 32 else { return text(start, end) }
    var cut = start + 29
    while cut > start, cut[0] & 0xC0 == 0x80 { cut -= 1 }
    return text(start, cut) + "…"
  }

  // MARK: Elements

  /// An element without its end; `noticed` is the first byte that cannot belong to it.
  mutating func reportUnclosedElement(_ tag: XMLTag, noticed: UnsafePointer<UInt8>) {
    let isText = tag.element?.isContainer == false
    var last = noticed
    while last > tag.end, XMLText.isSpace(last[-1]) { last -= 1 }
    var finding = Diagnostic(
      .unclosedElement, .error, "<\(tag.text)> opened here is never closed",
      span: span(tag.start, tag.end), label: "needs </\(tag.text)>")
    if noticed < limit {
      let other = XMLTag(at: noticed, limit: limit)
      let reason = isText ? ": <\(tag.text)> may hold only text" : ""
      finding.related = [related(other.start, other.end, "noticed here" + reason)]
      if isText {
        finding.notes = [
          "read on as if closed at the end of line \(lines.line(of: last)); "
            + "the rest of the file was checked"
        ]
      }
    } else {
      finding.notes = ["the file ends without it"]
    }
    diagnostics.report(finding)
  }

  private func related(
    _ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>, _ text: String
  ) -> DiagnosticLabel {
    DiagnosticLabel(file: diagnostics.file, span: span(start, end), text: text)
  }

  /// A closing tag that closes an element of another name.
  mutating func reportMismatch(_ closing: XMLTag, closing opening: XMLTag) {
    var finding = Diagnostic(
      .mismatchedTag, .error, "</\(closing.text)> closes <\(opening.text)>",
      span: span(closing.start, closing.end), label: "expected </\(opening.text)>")
    finding.related = [related(opening.start, opening.end, "opened here")]
    diagnostics.report(finding)
  }

  mutating func reportClosesNothing(_ tag: XMLTag) {
    report(
      .mismatchedTag, tag.start, tag.end, "</\(tag.text)> closes nothing",
      label: "no <\(tag.text)> is open", help: "remove it")
  }

  mutating func reportUnknownElement(_ tag: XMLTag) {
    if tag.element == .plist {
      report(.misplacedElement, tag.start, tag.end, "a <plist> within the property list")
      return
    }
    let name = tag.text
    var help = "the elements are dict, array, string, integer, real, true, false, date and data"
    if name == "null" || name == "nil" {
      help = "property lists have no null; leave the key out"
    } else if let meant = XMLElement.meant(by: name) {
      help = "did you mean <\(meant.rawValue)>?"
    }
    report(
      .unknownElement, tag.start, tag.end, "property lists have no element <\(name)>", help: help)
  }

  /// A tag that is not written as one. The element is known all the same.
  mutating func report(_ fault: (kind: XMLTag.Fault, at: UnsafePointer<UInt8>), in tag: XMLTag) {
    let slash = tag.isClosing ? "/" : ""
    switch fault.kind {
    case .name, .end, .unclosed:
      report(
        .malformedTag, tag.start, tag.end, "the tag <\(slash)\(tag.text) has no end",
        help: "write <\(slash)\(tag.text)>")
    case .attribute:
      report(
        .malformedTag, fault.at, tag.end, "not an attribute in <\(slash)\(tag.text)>",
        help: tag.isClosing ? "closing tags have none" : "write attributes as name=\"value\"")
    }
  }

  mutating func reportUnclosed(_ what: String, at p: UnsafePointer<UInt8>) {
    let end =
      switch what {
      case "comment": "-->"
      case "CDATA section": "]]>"
      case "processing instruction": "?>"
      default: ">"
      }
    report(
      .unclosedContainer, p, min(endOfLine(p), limit), "the \(what) opened here is never closed",
      label: "needs \(end)")
    isOver = true
  }

  // MARK: Dictionaries

  mutating func reportKeyWithoutValue(
    noticed: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>, _ cursor: XMLCursor
  ) {
    let key = buffer.base[cursor.count - 1]
    // A key that could not be read has been reported.
    guard key.bits & Self.placeholder == 0 else { return }
    let content = base + Int(key.offset)
    let contentEnd = content + Int(key.length)
    let opening = XMLSpans.opening(before: content, base: base)
    let closing = XMLSpans.closing(after: contentEnd, limit: limit)
    var finding = Diagnostic(
      .keyWithoutValue, .error, "key `\(excerpt(content, contentEnd))` has no value",
      span: span(opening, closing), label: "a value must follow")
    finding.related = [related(noticed, end, "found this instead")]
    diagnostics.report(finding)
  }

  mutating func reportValueWithoutKey(_ tag: XMLTag, _ cursor: XMLCursor) {
    report(
      .valueWithoutKey, tag.start, tag.end, "<\(tag.text)> has no key",
      label: "in a <dict> a <key> must come before each value")
  }

  // MARK: Text

  mutating func reportStrayText(
    _ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>, _ cursor: XMLCursor
  ) {
    if start[0] >= 0x80, UTF8Sequence.length(at: start) == 0 { return reportEncoding(start) }
    if start[0] < 0x20 {
      _ = reportControlCharacters(start)
      return
    }
    let expected =
      if cursor.wantsKey {
        "<key> or </dict>"
      } else if cursor.hasPendingKey {
        "a value"
      } else if cursor.open > 0 {
        "a value or </array>"
      } else {
        cursor.count > 0 ? "</plist>" : "a value"
      }
    let text = excerpt(start, end)
    let help: String? =
      if start[0] == UInt8(ascii: "<") {
        "comments are written <!-- … -->"
      } else {
        text.utf8.count > 1 && !cursor.wantsKey ? "write <string>\(text)</string>" : nil
      }
    report(
      .strayText, start, trimmed(start, end), "found `\(text)`, expected \(expected)", help: help)
  }

  private func trimmed(
    _ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>
  ) -> UnsafePointer<UInt8> {
    var end = min(end, endOfLine(start))
    while end > start, XMLText.isSpace(end[-1]) { end -= 1 }
    return end
  }

  /// A `<` in text that begins no tag: an unclosed comment or CDATA section, a fault in one, or a
  /// `<` that should be `&lt;`. Returns where the text goes on.
  mutating func reportStrayMarkup(
    _ p: UnsafePointer<UInt8>, in tag: XMLTag
  ) -> UnsafePointer<UInt8> {
    let word = XMLWord.load(p)
    let isCDATA = XMLText.isCDATA(p)
    if isCDATA, let end = XMLText.after(XMLWord("]]>"), from: p + 9, limit: limit) {
      if let fault = XMLText.fault(inCDATA: p + 9, end: end - 3) {
        if fault[0] >= 0x80 { reportEncoding(fault) } else { _ = reportControlCharacters(fault) }
      }
      return end
    }
    if isCDATA || XMLWord("<!--").begins(word) || XMLWord("<?").begins(word) {
      let what =
        isCDATA ? "CDATA section" : p[1] == UInt8(ascii: "?") ? "processing instruction" : "comment"
      reportUnclosed(what, at: p)
      guard let end = closingTag(of: tag, after: p + 2) else { return limit }
      isOver = false
      return end
    }
    if isConflictMarker(p) { return skipConflictMarker(p) }
    reportUnescaped("<", as: "&lt;", at: p)
    return p + 1
  }

  private mutating func reportUnescaped(
    _ character: String, as reference: String, at p: UnsafePointer<UInt8>
  ) {
    let place = span(p, p + 1)
    diagnostics.report(
      Diagnostic(
        .entity, .error, "`\(character)` stands for itself only as \(reference)", span: place,
        help: "write \(reference)",
        fix: DiagnosticFix(
          summary: "replace `\(character)` by `\(reference)`", span: place, replacement: reference))
    )
  }

  /// A `&` that begins no reference, or one to nothing. Returns where the text goes on.
  mutating func reportReference(_ p: UnsafePointer<UInt8>) -> UnsafePointer<UInt8> {
    if p[1] == UInt8(ascii: "#") {
      guard case .noCharacter(let end) = XMLEntities.number(ofReferenceAt: p) else {
        report(
          .entity, p, p + 2, "`&#` begins a reference that has no end or no number",
          help: "write &#65; or &#x41;, or &amp; for a `&` that is text")
        return p + 2
      }
      report(.entity, p, end, "\(text(p, end)) is not a character")
      return end
    }
    var q = p + 1
    while q < limit, q - p < 64, q[0] | 0x20 >= UInt8(ascii: "a"),
      q[0] | 0x20 <= UInt8(ascii: "z")
        || q[0] &- UInt8(ascii: "0") < 10
    { q += 1 }
    guard q > p + 1, q[0] == UInt8(ascii: ";") else {
      reportUnescaped("&", as: "&amp;", at: p)
      return p + 1
    }
    // What a document type declares is refused as a whole, and its uses with it.
    if !declaresEntities {
      report(
        .entity, p, q + 1, "unknown entity \(text(p, q + 1))",
        help: "XML has &lt; &gt; &amp; &quot; &apos; and numbers like &#169;")
    }
    return q + 1
  }

  mutating func reportEncoding(_ p: UnsafePointer<UInt8>) {
    report(
      .encoding, p, p + 1, "byte 0x\(String(p[0], radix: 16, uppercase: true)) is not UTF-8",
      help: "save the file as UTF-8, or name its encoding in the XML declaration")
  }

  /// Reports a run of control characters, and returns the byte after it.
  mutating func reportControlCharacters(_ p: UnsafePointer<UInt8>) -> UnsafePointer<UInt8> {
    var end = p + 1
    while end < limit, end[0] < 0x20, !XMLText.isSpace(end[0]) { end += 1 }
    let name = (p[0] < 16 ? "000" : "00") + String(p[0], radix: 16, uppercase: true)
    report(
      .controlCharacter, p, end, "control character U+\(name) in XML", help: "remove it")
    return end
  }

  // MARK: Values

  private mutating func reportContent(
    _ code: DiagnosticCode, _ tag: XMLTag, _ content: Content, _ message: String,
    label: String? = nil, help: String? = nil
  ) {
    report(code, tag.start, content.next, message, label: label, help: help)
  }

  mutating func reportMarkup(in element: XMLElement, _ tag: XMLTag, _ content: Content) {
    let code = code(of: element)
    reportContent(
      code, tag, content, "<\(element.rawValue)> may hold no references, comments or CDATA")
  }

  private func code(of element: XMLElement) -> DiagnosticCode {
    switch element {
    case .date: .invalidDate
    case .data: .invalidData
    case .integer, .real: .invalidNumber
    default: .misplacedElement
    }
  }

  mutating func reportNumber(
    _ element: XMLElement, _ tag: XMLTag, _ content: Content, _ start: UnsafePointer<UInt8>,
    _ end: UnsafePointer<UInt8>
  ) {
    if start == end {
      return reportContent(
        .invalidNumber, tag, content, "empty <\(element.rawValue)>", label: "expected a number")
    }
    let isInteger = element == .integer
    let isReal = isInteger && XMLNumber.real(start, end) != nil
    reportContent(
      .invalidNumber, tag, content,
      "`\(excerpt(start, end))` is not \(isInteger ? "an integer" : "a number")",
      help: isReal ? "write <real>\(excerpt(start, end))</real>" : nil)
  }

  mutating func reportIntegerOutOfRange(
    _ tag: XMLTag, _ content: Content, _ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>
  ) {
    reportContent(
      .outOfRange, tag, content,
      "\(excerpt(start, end)) is not in −9223372036854775808…18446744073709551615")
  }

  mutating func reportDate(_ tag: XMLTag, _ content: Content) {
    let count = content.end - tag.end
    if count == 0 {
      return reportContent(.invalidDate, tag, content, "empty <date>", label: "expected a date")
    }
    var fault = CalendarDate.Fault.form
    do throws(CalendarDate.Fault) {
      _ = try CalendarDate.seconds(iso8601: tag.end, count: count)
    } catch {
      fault = error
    }
    reportContent(
      .invalidDate, tag, content,
      "`\(excerpt(tag.end, content.end))` is not a date: "
        + (fault == .form ? "not in the form YYYY-MM-DDThh:mm:ssZ" : fault.message),
      help: fault == .form ? "dates in property lists are in UTC, to the second" : fault.help)
  }

  mutating func reportData(_ tag: XMLTag, _ content: Content, _ fault: Base64.Fault) {
    report(.invalidData, tag.start, tag.end, "not base64: \(fault.message)")
  }

  mutating func reportContentOfBoolean(
    _ element: XMLElement, _ tag: XMLTag, _ content: Content
  ) {
    reportContent(
      .misplacedElement, tag, content, "<\(element.rawValue)> may hold nothing",
      help: "write <\(element.rawValue)/>")
  }
}

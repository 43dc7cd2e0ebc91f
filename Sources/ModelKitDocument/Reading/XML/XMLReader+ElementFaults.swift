// What the reader says of elements and tags. One fault is one error, at the first byte of what is
// wrong.

extension XMLReader {
  mutating func report(_ diagnostic: Diagnostic) { diagnostics.report(diagnostic) }

  mutating func report(
    _ code: DiagnosticCode, _ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>,
    _ message: String, label: String? = nil, help: String? = nil
  ) {
    diagnostics.report(code, at: span(start, end), message, label: label, help: help)
  }

  func text(_ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>) -> String {
    String(decoding: UnsafeBufferPointer(start: start, count: max(0, end - start)), as: UTF8.self)
  }

  /// A text for a message: in one line, and not longer than a glance.
  func excerpt(_ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>) -> String {
    let end = trimmed(start, end)
    guard end - start > 32 else { return text(start, end) }
    var cut = start + 29
    while cut > start, cut[0] & 0xC0 == 0x80 { cut -= 1 }
    return text(start, cut) + "…"
  }

  /// The end of what stands between two places on the line of the first, blanks left out.
  func trimmed(
    _ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>
  ) -> UnsafePointer<UInt8> {
    var end = endOfLine(start, before: end)
    while end > start, XMLText.isSpace(end[-1]) { end -= 1 }
    return end
  }

  // MARK: Elements

  /// An element without its end; `noticed` is the first byte that cannot belong to it.
  mutating func reportUnclosedElement(_ tag: XMLTag, noticed: UnsafePointer<UInt8>) {
    guard noticed != lastNotice else { return }
    lastNotice = noticed
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

  func related(
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

  /// An opening tag where the closing one of the same name has to stand.
  mutating func reportMissingSlash(_ tag: XMLTag, of opening: XMLTag) {
    let place = span(tag.start, tag.end)
    var finding = Diagnostic(
      .mismatchedTag, .error, "<\(tag.text)> where </\(tag.text)> has to stand", span: place,
      label: "the slash is missing")
    finding.related = [related(opening.start, opening.end, "opened here")]
    finding.fix = DiagnosticFix(
      summary: "replace <\(tag.text)> by </\(tag.text)>", span: place,
      replacement: "</\(tag.text)>")
    diagnostics.report(finding)
  }

  mutating func reportClosesNothing(_ tag: XMLTag) {
    report(
      .mismatchedTag, tag.start, tag.end, "</\(tag.text)> closes nothing",
      label: "it ends no element that is open here", help: "remove it")
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

  mutating func reportUnclosed(_ kind: XMLMarkup.Kind, at p: UnsafePointer<UInt8>) {
    markup.noteUnended(kind, at: p)
    reportUnclosed(kind.name, needing: kind.end, at: p)
  }

  /// Something without its end, which takes the rest of the text with it.
  mutating func reportUnclosed(
    _ what: String, needing end: String, at p: UnsafePointer<UInt8>
  ) {
    var opening = p
    while opening < limit, opening - p < 9, !XMLText.isSpace(opening[0]) { opening += 1 }
    report(
      .unclosedContainer, p, opening, "the \(what) opened here is never closed",
      label: "needs \(end)")
    isOver = true
  }

  // MARK: Dictionaries

  mutating func reportKeyWithoutValue(
    noticed: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>, _ cursor: XMLCursor
  ) {
    let key = buffer.base[cursor.count - 1]
    // A key that could not be read has been reported.
    guard !key.has(Node.Bits.placeholder) else { return }
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

  /// One error for a run of values without keys: the dictionary was meant to be an array.
  mutating func reportValueWithoutKey(_ tag: XMLTag, _ cursor: XMLCursor) {
    if let keyless, keyless.open == cursor.open, keyless.entries &+ 1 == cursor.entries { return }
    report(
      .valueWithoutKey, tag.start, tag.end, "<\(tag.text)> has no key",
      label: "in a <dict> a <key> must come before each value")
  }
}

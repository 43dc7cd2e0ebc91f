// What the reader says of text: where it cannot stand, and of what it cannot hold.

extension XMLReader {
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

  /// A `<` in text that begins no tag: an unclosed comment or CDATA section, a fault in one, or a
  /// `<` that should be `&lt;`. Returns where the text goes on.
  mutating func reportStrayMarkup(
    _ p: UnsafePointer<UInt8>, in tag: XMLTag
  ) -> UnsafePointer<UInt8> {
    if let kind = XMLMarkup.Kind(at: p) {
      if kind == .section, let end = markup.end(of: kind, at: p) {
        if let fault = XMLText.fault(inSection: p + 9, end: end - 3) {
          if fault[0] >= 0x80 { reportEncoding(fault) } else { _ = reportControlCharacters(fault) }
        }
        return end
      }
      reportUnclosed(kind, at: p)
      guard let end = closingTag(of: tag, after: p + kind.openingLength) else { return limit }
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
    while q < limit, q - p < 64, XMLText.isAlphanumeric(q[0]) { q += 1 }
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
      .invalidUTF8(
        p[0], offset: offset(p), at: span(p, p + 1),
        help: "save the file as UTF-8, or name its encoding in the XML declaration"))
  }

  /// Reports a run of control characters, and returns the byte after it.
  mutating func reportControlCharacters(_ p: UnsafePointer<UInt8>) -> UnsafePointer<UInt8> {
    var end = p + 1
    while end < limit, end[0] < 0x20, !XMLText.isSpace(end[0]) { end += 1 }
    report(.controlCharacter(p[0], at: span(p, end)))
    return end
  }
}

extension XMLReader {
  /// Passes what comes before the first value: the declaration, comments, the document type and
  /// the opening `<plist>`, all of which may be missing.
  mutating func readProlog(_ start: XMLCursor) -> XMLCursor {
    var cursor = start
    var hasStrayText = false
    while true {
      cursor.p = skipMisc(cursor.p)
      let word = XMLWord.load(cursor.p)
      if cursor.p >= limit {
        if !isOver, !hasStrayText { reportNoContent() }
        cursor.isFinished = true
        return cursor
      }
      if XMLText.isCutOff(cursor.p, limit: limit), !XMLWord("<!DOCTYP").begins(word) {
        return readCutTag(cursor)
      }
      if XMLWord("<!DOCTYP").begins(word) {
        cursor.p = skipDocumentType(cursor.p)
      } else if XMLWord("<!").begins(word), XMLMarkup.Kind(at: cursor.p) == nil {
        cursor.p = skipUnknownDeclaration(cursor.p)
      } else if XMLWord("<plist").begins(word) {
        return readWrapper(cursor)
      } else if cursor.p[0] != UInt8(ascii: "<") || isConflictMarker(cursor.p) {
        hasStrayText = true
        cursor.p = passStrayText(cursor)
      } else {
        return cursor
      }
    }
  }

  /// Passes white space, comments and processing instructions.
  mutating func skipMisc(_ start: UnsafePointer<UInt8>) -> UnsafePointer<UInt8> {
    var p = start
    while true {
      p = XMLText.skipSpace(p)
      guard let kind = XMLMarkup.Kind(at: p), kind != .section else { return p }
      let next = endOfMarkup(p)
      if next == p {
        reportUnclosed(kind, at: p)
        return limit
      }
      p = next
    }
  }

  /// The byte after the markup at `p`, or `p`, as ``XMLMarkup/end(at:)`` has it.
  mutating func endOfMarkup(_ p: UnsafePointer<UInt8>) -> UnsafePointer<UInt8> {
    let end = markup.end(at: p)
    if end == p, let kind = XMLMarkup.Kind(at: p), markup.end(of: kind, at: p) == nil {
      markup.noteUnended(kind, at: p)
    }
    return end
  }

  private mutating func readWrapper(_ start: XMLCursor) -> XMLCursor {
    var cursor = start
    let tag = XMLTag(at: cursor.p, limit: limit)
    guard tag.element == .plist else { return cursor }
    if tag.fault?.kind == .end { return readCutTag(cursor) }
    cursor.p = tag.end
    wrapper = tag.start
    if let fault = tag.fault { report(fault, in: tag) }
    if tag.isEmpty {
      report(.missingValue, tag.start, tag.end, "the property list holds no value")
      wrapper = nil
    }
    cursor.isFinished = tag.isEmpty || isOver
    return cursor
  }

  /// Passes `<!DOCTYPE …>` and returns the place after it.
  private mutating func skipDocumentType(_ start: UnsafePointer<UInt8>) -> UnsafePointer<UInt8> {
    var p = start + 9
    while p < limit {
      switch p[0] {
      case UInt8(ascii: ">"): return p + 1
      case UInt8(ascii: "["):
        report(
          .documentType, p, p + 1, "the document type has definitions of its own",
          help: "remove the part in brackets; a property list may define no entities or elements")
        declaresEntities = true
        p = endOfSubset(p + 1)
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        guard let end = endOfLiteral(p) else { return skipMalformedDocumentType(start) }
        p = end
      case UInt8(ascii: "<"): return skipMalformedDocumentType(start)
      default: p += 1
      }
    }
    reportUnclosed("document type", needing: ">", at: start)
    return limit
  }

  /// The byte after a quoted literal; `nil` if a tag begins or ends before the closing quote.
  private func endOfLiteral(_ start: UnsafePointer<UInt8>) -> UnsafePointer<UInt8>? {
    var p = start + 1
    while p < limit, p[0] != UInt8(ascii: "<"), p[0] != UInt8(ascii: ">") {
      if p[0] == start[0] { return p + 1 }
      p += 1
    }
    return nil
  }

  private mutating func skipMalformedDocumentType(
    _ start: UnsafePointer<UInt8>
  ) -> UnsafePointer<UInt8> {
    var p = start + 1
    while p < limit, p[0] != UInt8(ascii: ">"), p[0] != UInt8(ascii: "<") { p += 1 }
    guard p < limit else {
      reportUnclosed("document type", needing: ">", at: start)
      return limit
    }
    report(.malformedTag, start, p, "the document type is not written as one")
    return p[0] == UInt8(ascii: ">") ? p + 1 : p
  }

  /// The byte after the `]` of a document type's own definitions.
  private mutating func endOfSubset(_ start: UnsafePointer<UInt8>) -> UnsafePointer<UInt8> {
    var p = start
    while p < limit, p[0] != UInt8(ascii: "]") {
      let isQuote = p[0] == UInt8(ascii: "\"") || p[0] == UInt8(ascii: "'")
      var next = p + 1
      if isQuote {
        while next < limit, next[0] != p[0] { next += 1 }
        // A quote without its pair is taken as any other character.
        next = next < limit ? next + 1 : p + 1
      } else if XMLWord("<!--").begins(XMLWord.load(p)) {
        next = max(next, endOfMarkup(p))
      }
      p = next
    }
    return p < limit ? p + 1 : limit
  }

  private mutating func skipUnknownDeclaration(
    _ start: UnsafePointer<UInt8>
  ) -> UnsafePointer<UInt8> {
    var p = start + 2
    while p < limit, p[0] != UInt8(ascii: ">"), p[0] != UInt8(ascii: "<") { p += 1 }
    report(
      .malformedTag, start, p, "neither a comment nor a document type",
      help: "begin a comment with <!-- and end it with -->")
    return p < limit && p[0] == UInt8(ascii: ">") ? p + 1 : p
  }

  mutating func reportNoContent() {
    report(.emptyFile(byteCount: limit - base, at: span(limit, limit)))
  }
}

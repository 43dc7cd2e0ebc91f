extension OpenStepReader {
  /// Reads everything; returns how many nodes the root and what it holds have.
  mutating func readRoot() -> Int {
    guard let start = beginning() else { return 0 }
    let cursor = readValues(start)
    guard cursor.stage == .finished, cursor.count <= limits.nodes else {
      report(.tooManyNodes(limits.nodes, at: span(cursor.p, cursor.p)))
      return 0
    }
    // What follows a value that could not be read may well belong to it.
    if !isOver, buffer.base[0].rawKind != Node.Bits.invalid {
      readEpilog(skipBlanks(cursor.p))
    }
    return hasPlaceholders ? buffer.removePlaceholders(count: cursor.count) : cursor.count
  }

  /// Where the reading loop begins: at the root, or in the dictionary that a `.strings` file is.
  private mutating func beginning() -> OpenStepCursor? {
    var p = skipBlanks(base)
    while p < limit, isMergeMarker(p) || OpenStepText.isLineSeparator(p) {
      p = skipBlanks(isMergeMarker(p) ? passMergeMarker(p) : p + 3)
    }
    guard p < limit else { return emptyText() }
    switch p[0] {
    case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "<"):
      return OpenStepCursor(p)
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      guard let string = OpenStepString(at: p, limit: limit) else { return stringsFile(from: p) }
      return ahead.token(from: string.next) == limit ? OpenStepCursor(p) : stringsFile(from: p)
    default:
      guard let word = OpenStepString(at: p, limit: limit) else {
        report(.openStepNoBeginning(at: characterSpan(p), name(of: p)))
        return nil
      }
      let next = ahead.token(from: word.next)
      guard next < limit else { return OpenStepCursor(p) }
      if next[0] == UInt8(ascii: "=") || next[0] == UInt8(ascii: ";")
        || name.hasSuffix(".strings")
      {
        return stringsFile(from: p)
      }
      report(.openStepAfterWord(text(span(p, word.next)), at: characterSpan(next)))
      return nil
    }
  }

  /// A dictionary without braces, which the end of the text ends.
  private mutating func stringsFile(from p: UnsafePointer<UInt8>) -> OpenStepCursor {
    isStringsFile = true
    var cursor = OpenStepCursor(p)
    open(at: p, buffer.base, &cursor)
    // Whatever the first byte is, the root is a dictionary.
    buffer.base[0].bits = Node.Bits.dictionary
    cursor.isDictionary = true
    cursor.arrays = 0
    cursor.stage = .key
    return cursor
  }

  /// A text without a value: with a comment it is a `.strings` file that has no entries yet.
  private mutating func emptyText() -> OpenStepCursor? {
    guard !isOver else { return nil }
    guard OpenStepText.skipSpace(base) < limit else {
      report(
        .emptyFile(
          byteCount: limit - base, at: span(base, base), help: "an empty property list is {}"))
      return nil
    }
    return stringsFile(from: base + (limit - base))
  }

  /// Looks for what must not follow the root.
  private mutating func readEpilog(_ start: UnsafePointer<UInt8>) {
    guard start < limit else { return }
    if isMergeMarker(start) {
      _ = passMergeMarker(start)
    } else {
      report(.openStepTrailing(at: characterSpan(start), name(of: start)))
    }
  }
}

extension OpenStepReader {
  // Small things that all parts of the reader need.

  /// Takes a finding in; all places in it are in this file.
  mutating func report(_ diagnostic: Diagnostic) {
    var diagnostic = diagnostic
    for i in diagnostic.related.indices { diagnostic.related[i].file = name }
    diagnostics.report(diagnostic)
  }

  func span(_ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>) -> SourceSpan {
    SourceSpan(start: offset(start), end: offset(end))
  }

  /// The bytes of the character at `p`; nothing at the end of the text.
  func characterSpan(_ p: UnsafePointer<UInt8>) -> SourceSpan {
    guard p < limit else { return span(limit, limit) }
    let length = p[0] < 0x80 ? 1 : max(1, UTF8Sequence.length(at: p))
    return span(p, p + length)
  }

  /// What a message calls the character at `p`.
  func name(of p: UnsafePointer<UInt8>) -> String {
    guard p < limit else { return "the end of the file" }
    if p[0] >= 0x80, UTF8Sequence.length(at: p) == 0 { return "the byte \(HexText.byte(p[0]))" }
    if p[0] < 0x20 || p[0] == 0x7F { return "the control character \(HexText.byte(p[0]))" }
    return "`\(text(characterSpan(p)))`"
  }

  /// What a message calls the token at `p`.
  func name(ofTokenAt p: UnsafePointer<UInt8>) -> String {
    let span = tokenSpan(p)
    return span.length > 1 ? "`\(text(span))`" : name(of: p)
  }

  /// The bytes of a span as text, for messages.
  func text(_ span: SourceSpan) -> String {
    let most = min(span.length, 60)
    let bytes = UnsafeBufferPointer(start: base + Int(span.start), count: most)
    return String(decoding: bytes, as: UTF8.self) + (most < span.length ? "…" : "")
  }
}

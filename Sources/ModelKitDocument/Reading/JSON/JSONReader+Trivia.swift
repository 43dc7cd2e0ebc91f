// What may stand between tokens, rightly or wrongly: comments, spaces that only JSON5 knows, control
// characters, bytes that are not UTF-8, and the markers of a merge conflict. All of it is passed
// over, so that a fault among it has no consequences.

extension JSONReader {
  /// Goes on to the next token, and notes in `gap` where the last one ended.
  mutating func skipTrivia() {
    if gap.end != position { gap = (gapStart(before: position), position) }
    while position < end {
      let start = position
      position = JSONBytes.skipSpace(position, acrossLines: true)
      switch position[0] {
      case UInt8(ascii: "/"), UInt8(ascii: "#"): takeComment()
      case UInt8(ascii: "<"), UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "|"):
        takeConflictMarker()
      case ..<0x20, 0x7F: takeControlCharacters()
      case 0x80...: takeNonASCII()
      default: break
      }
      if position == start { break }
    }
    gap.end = position
  }

  /// The end of the token before the white space before `place`.
  func gapStart(before place: Pointer) -> Pointer {
    var p = place
    while p > base, [0x20, 0x0A, 0x0D, 0x09].contains(p[-1]) { p -= 1 }
    return p
  }

  private mutating func takeComment() {
    let start = position
    let isBlock = start[0] == UInt8(ascii: "/") && start[1] == UInt8(ascii: "*")
    let isLine = start[0] == UInt8(ascii: "/") && start[1] == UInt8(ascii: "/")
    guard isBlock || isLine || isHashComment(start) else { return }
    var p = isBlock ? start + 2 : start + 1
    while p < end, !(isBlock ? p[0] == UInt8(ascii: "*") && p[1] == UInt8(ascii: "/") : endsLine(p))
    {
      let length = UTF8Sequence.length(at: p)
      if length == 0 { reportInvalidBytes(p) }
      p += max(length, 1)
    }
    position = min(isBlock ? p + 2 : p, end)
    if isBlock, p >= end {
      report(at: start, length: 2, Diagnostic.JSON.unclosedComment())
      endIsExplained = true
    } else if start[0] == UInt8(ascii: "#") || !allowsComments {
      let dialect = dialect
      report(
        at: start, length: position - start,
        Diagnostic.JSON.comment(isHash: start[0] == UInt8(ascii: "#"), dialect: dialect))
    }
  }

  private var allowsComments: Bool { dialect == .jsonc || dialect == .json5 }

  /// `# …` as other languages have it; `#fff` is more likely a value without quotes.
  private func isHashComment(_ p: Pointer) -> Bool {
    guard p[0] == UInt8(ascii: "#") else { return false }
    return [0x20, 0x09, 0x21, 0x23, 0x0A, 0x0D].contains(p[1]) || startsLine(p)
  }

  private func startsLine(_ place: Pointer) -> Bool {
    var p = place
    while p > base, p[-1] == 0x20 || p[-1] == 0x09 { p -= 1 }
    return p == base || p[-1] == 0x0A || p[-1] == 0x0D
  }

  /// LF, CR, and what JSON5 counts as line breaks too: U+2028 and U+2029.
  private func endsLine(_ p: Pointer) -> Bool {
    if p[0] == 0x0A || p[0] == 0x0D { return true }
    return dialect == .json5 && p[0] == 0xE2 && p[1] == 0x80 && p[2] | 1 == 0xA9
  }

  private mutating func takeControlCharacters() {
    let start = position
    let isSpace = start[0] == 0x0B || start[0] == 0x0C
    while position < end, position[0] == start[0] { position += 1 }
    guard position > start, !(isSpace && dialect == .json5) else { return }
    report(at: start, length: position - start, Diagnostic.JSON.controlCharacter(start[0]))
    if expected == .end { position = end }
  }

  private mutating func takeNonASCII() {
    let start = position
    let length = UTF8Sequence.length(at: start)
    guard length > 0 else {
      reportInvalidBytes(start)
      while position < end, UTF8Sequence.length(at: position) == 0 { position += 1 }
      if expected == .end { position = end }
      return
    }
    let scalar = UTF8Sequence.scalar(at: start, length: length)
    guard let space = ForeignSpace(scalar) else { return }
    position += length
    if dialect == .json5, space.isJSON5Space { return }
    report(at: start, length: length, Diagnostic.JSON.foreignSpace(scalar))
  }

  mutating func reportInvalidBytes(_ place: Pointer) {
    let offset = UInt32(truncatingIfNeeded: place - base)
    report(at: place, length: 1, .invalidUTF8(place[0], offset: offset))
  }

  /// A conflict marker is seven equal characters at the start of a line. Of the two sides the first
  /// is read, the other passed over.
  private mutating func takeConflictMarker() {
    guard ConflictMarker.stands(at: position, in: base..<end) else { return }
    let start = position
    position = ConflictMarker.lineEnd(position, end)
    switch start[0] {
    case UInt8(ascii: "<"):
      isConflictOpen = true
    case UInt8(ascii: ">"):
      if isConflictOpen {
        isConflictOpen = false
        return
      }
    default:
      guard isConflictOpen else { break }
      isConflictOpen = false
      if let close = ConflictMarker.closing(from: position, in: base..<end) { position = close }
      return
    }
    report(at: start, length: 7, .mergeConflict(start[0]))
  }
}

/// White space outside ASCII, as word processors and web pages leave it in files.
struct ForeignSpace {
  /// Whether JSON5 takes it for white space.
  let isJSON5Space: Bool

  /// `nil` if the scalar is no white space and not invisible.
  init?(_ scalar: UInt32) {
    switch scalar {
    case 0xA0, 0xFEFF, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000:
      isJSON5Space = true
    case 0x85, 0x200B...0x200F, 0x2060: isJSON5Space = false
    default: return nil
    }
  }
}

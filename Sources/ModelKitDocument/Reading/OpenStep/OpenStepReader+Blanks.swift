extension OpenStepReader {
  /// Passes comments, and the white space and comments after them. A `/` that begins none is left.
  @inline(never)
  mutating func skipComments(_ start: UnsafePointer<UInt8>) -> UnsafePointer<UInt8> {
    var p = start
    while p[0] == UInt8(ascii: "/") {
      if p[1] == UInt8(ascii: "/") {
        p = endOfLine(p)
      } else if p[1] == UInt8(ascii: "*") {
        p = endOfComment(p)
      } else {
        return p
      }
      p = OpenStepText.skipSpace(p)
    }
    return p
  }

  /// The end of the line that `p` is in; its bytes are checked to be UTF-8.
  private mutating func endOfLine(_ start: UnsafePointer<UInt8>) -> UnsafePointer<UInt8> {
    var p = start
    while true {
      p = OpenStepText.find(0x0A, 0x0D, from: p, limit: limit)
      guard p < limit else { return limit }
      guard p[0] >= 0x80 else { return p }
      p = passCharacter(p)
    }
  }

  private mutating func endOfComment(_ start: UnsafePointer<UInt8>) -> UnsafePointer<UInt8> {
    var p = start + 2
    while true {
      p = OpenStepText.find(UInt8(ascii: "*"), UInt8(ascii: "*"), from: p, limit: limit)
      guard p < limit else { break }
      if p[0] >= 0x80 {
        p = passCharacter(p)
      } else if p[1] == UInt8(ascii: "/") {
        return p + 2
      } else {
        p += 1
      }
    }
    if !isOver { report(.openStepUnclosedComment(at: span(start, start + 2))) }
    isOver = true
    return limit
  }

  /// Passes one character above 0x7F, or bytes that are not UTF-8, which are reported together.
  mutating func passCharacter(_ start: UnsafePointer<UInt8>) -> UnsafePointer<UInt8> {
    let length = UTF8Sequence.length(at: start)
    guard length == 0 else { return start + length }
    var p = start + 1
    while p < limit, p[0] >= 0x80, UTF8Sequence.length(at: p) == 0 { p += 1 }
    reportEncoding(start, to: p)
    return p
  }

  /// Reports bytes that are not UTF-8.
  mutating func reportEncoding(_ start: UnsafePointer<UInt8>, to end: UnsafePointer<UInt8>) {
    report(.invalidUTF8(start[0], offset: offset(start), at: span(start, end)))
  }

  /// Passes what may stand between tokens and is rare: the line and paragraph separators of
  /// Unicode, and control characters, which are reported.
  mutating func skipRareBlanks(_ start: UnsafePointer<UInt8>) -> UnsafePointer<UInt8> {
    var p = skipBlanks(start)
    while p < limit {
      if OpenStepText.isLineSeparator(p) {
        p = skipBlanks(p + 3)
      } else if p[0] < 0x20 || p[0] == 0x7F {
        let first = p
        while p < limit, p[0] < 0x20 || p[0] == 0x7F { p += 1 }
        report(.controlCharacter(first[0], at: span(first, first + 1)))
        p = skipBlanks(p)
      } else {
        return p
      }
    }
    return limit
  }

  // MARK: Merge conflicts

  /// Whether the left-over of a merge stands at `p`: seven of `<`, `|`, `=` or `>` at the beginning
  /// of a line.
  func isMergeMarker(_ p: UnsafePointer<UInt8>) -> Bool {
    ConflictMarker.stands(at: p, in: base..<limit)
  }

  /// Passes a marker's line. The first side of a conflict is read, the other one is left out.
  mutating func passMergeMarker(_ p: UnsafePointer<UInt8>) -> UnsafePointer<UInt8> {
    if !isInConflict { report(.mergeConflict(p[0], at: span(p, p + 7))) }
    switch p[0] {
    case UInt8(ascii: "<"):
      isInConflict = true
    case UInt8(ascii: ">"):
      isInConflict = false
    default:
      guard isInConflict else { break }
      isInConflict = false
      var line = p
      while line < limit, line[0] != UInt8(ascii: ">") || !isMergeMarker(line) {
        line = ahead.endOfLine(line) + 1
      }
      return ahead.endOfLine(min(line, limit))
    }
    return ahead.endOfLine(p)
  }
}

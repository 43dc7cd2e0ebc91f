extension Lexer {
  /// Passes blanks, line breaks and comments; says whether a line break was among them.
  mutating func skipTrivia() -> Bool {
    var crossedLine = false
    while !isAtEnd {
      switch source[position] {
      case 0x0A, 0x0D:
        crossedLine = true
        position += 1
      case 0x20, 0x09, 0x0B, 0x0C, 0x00:
        position += 1
      case UInt8(ascii: "/") where at(1) == UInt8(ascii: "/"):
        skipLine()
      case UInt8(ascii: "/") where at(1) == UInt8(ascii: "*"):
        if skipBlockComment() { crossedLine = true }
      default:
        return crossedLine
      }
    }
    return crossedLine
  }

  /// Passes everything up to the line break.
  mutating func skipLine() {
    while !isAtEnd, !source[position].isLineBreak { position += 1 }
  }

  /// Passes a comment with the comments in it; says whether it spans lines.
  private mutating func skipBlockComment() -> Bool {
    let start = position
    var depth = 1
    var crossedLine = false
    position += 2
    while depth > 0 {
      guard !isAtEnd else {
        faults.append(ScanFault(.unclosedComment, at: start..<start + 2))
        return crossedLine
      }
      if at(0) == UInt8(ascii: "/"), at(1) == UInt8(ascii: "*") {
        depth += 1
        position += 2
      } else if at(0) == UInt8(ascii: "*"), at(1) == UInt8(ascii: "/") {
        depth -= 1
        position += 2
      } else {
        if source[position].isLineBreak { crossedLine = true }
        position += 1
      }
    }
    return crossedLine
  }
}

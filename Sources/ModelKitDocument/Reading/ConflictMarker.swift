/// The lines that a version control system leaves in a file it could not merge.
enum ConflictMarker {
  typealias Pointer = UnsafePointer<UInt8>

  /// Whether seven of one of the characters `<`, `|`, `=` and `>` begin a line at `p`.
  static func stands(at p: Pointer, in text: Range<Pointer>) -> Bool {
    guard "<|=>".utf8.contains(p[0]) else { return false }
    let isLineStart = p == text.lowerBound || p[-1] == 0x0A || p[-1] == 0x0D
    guard isLineStart, text.upperBound - p >= 7 else { return false }
    guard (1..<7).allSatisfy({ p[$0] == p[0] }) else { return false }
    return p[7] <= 0x20
  }

  /// The line break that ends the line of `start`, or the end of the text.
  static func lineEnd(_ start: Pointer, _ end: Pointer) -> Pointer {
    var p = start
    while p < end, p[0] != 0x0A, p[0] != 0x0D { p += 1 }
    return p
  }

  /// The end of the line `>>>>>>> …` that closes a conflict, if it comes before another one opens.
  static func closing(from start: Pointer, in text: Range<Pointer>) -> Pointer? {
    var p = start
    while p < text.upperBound {
      if p[0] == UInt8(ascii: ">"), stands(at: p, in: text) { return lineEnd(p, text.upperBound) }
      if p[0] == UInt8(ascii: "<"), stands(at: p, in: text) { return nil }
      p += 1
    }
    return nil
  }
}

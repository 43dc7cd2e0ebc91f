/// Where the lines of a source begin. Built only when a report asks for lines and columns.
public struct LineTable: Sendable {
  /// The offset of each line's first byte; the first is 0.
  package let starts: [UInt32]
  private let source: SourceText

  /// Finds the line starts of a source.
  ///
  /// - Complexity: O(*n*) in the bytes of the source.
  public init(_ source: SourceText) {
    var starts: [UInt32] = [0]
    source.withPaddedBytes { base in
      let count = source.count
      // Eight bytes at a time, as most have no line break; the padding can be read as well.
      for start in stride(from: 0, to: count, by: 8) where EightBytes(base + start).haveLineBreak {
        for i in start..<min(start + 8, count) {
          switch base[i] {
          case 0x0A:
            starts.append(UInt32(truncatingIfNeeded: i + 1))
          case 0x0D where base[i + 1] != 0x0A || i + 1 == count:
            starts.append(UInt32(truncatingIfNeeded: i + 1))
          default: break
          }
        }
      }
    }
    self.starts = starts
    self.source = source
  }

  /// How many lines there are; an empty source has one.
  public var count: Int { starts.count }

  /// The position of a byte; offsets behind the end are taken as the end.
  ///
  /// - Complexity: O(log *lines* + the length of the line before the byte).
  public func position(of offset: UInt32) -> SourcePosition { position(of: offset, after: nil) }

  /// The position of a byte; counts on from an earlier one where that is in the same line.
  package func position(
    of offset: UInt32, after earlier: (offset: UInt32, position: SourcePosition)?
  ) -> SourcePosition {
    let offset = min(Int(offset), source.count)
    let line = self.line(of: UInt32(offset))
    let start = Int(starts[line])
    var counted = start
    var utf16 = 0
    if let earlier, earlier.position.line == line + 1, earlier.offset <= offset {
      counted = Int(earlier.offset)
      utf16 = earlier.position.utf16Column - 1
    }
    source.withPaddedBytes { base in
      while counted + 8 <= offset {
        utf16 += EightBytes(base + counted).utf16Count
        counted += 8
      }
      for i in counted..<max(counted, offset) {
        let byte = base[i]
        // Every byte that starts a character counts one unit, one that starts four bytes two.
        if byte & 0xC0 != 0x80 { utf16 += byte >= 0xF0 ? 2 : 1 }
      }
    }
    return SourcePosition(line: line + 1, column: offset - start + 1, utf16Column: utf16 + 1)
  }

  /// The index, from 0, of the line that holds a byte.
  package func line(of offset: UInt32) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// The bytes of a line, from 0, without its line break.
  package func span(ofLine line: Int) -> SourceSpan {
    let start = Int(starts[line])
    var end = line + 1 < starts.count ? Int(starts[line + 1]) : source.count
    source.withPaddedBytes { base in
      while end > start, base[end - 1] == 0x0A || base[end - 1] == 0x0D { end -= 1 }
    }
    return SourceSpan(start, end)
  }
}

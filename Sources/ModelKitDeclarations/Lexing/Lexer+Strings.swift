extension Lexer {
  /// Passes a string literal from its first quote; its hashes have been passed.
  mutating func skipString(hashes: Int) {
    let start = position - hashes
    let isMultiline = opensMultiline(hashes: hashes)
    let quotes = isMultiline ? 3 : 1
    position += quotes
    while !isAtEnd {
      let byte = source[position]
      if byte == UInt8(ascii: "\\"), hasHashes(hashes, after: 1) {
        position += 1 + hashes
        if at(0) == UInt8(ascii: "("), interpolationDepth < Self.nestingLimit {
          skipInterpolation()
        } else if isMultiline || !at(0).isLineBreak {
          position += 1
        }
      } else if byte == UInt8(ascii: "\""), hasQuotes(quotes), hasHashes(hashes, after: quotes) {
        position += quotes + hashes
        return
      } else if !isMultiline, byte.isLineBreak {
        break
      } else {
        position += 1
      }
    }
    if interpolationDepth == 0 {
      faults.append(ScanFault(.unclosedString, at: start..<start + hashes + quotes))
    }
  }

  /// Whether three quotes open here. `#"""#` does not: it is a string of one quote, which the
  /// closing delimiter on the same line gives away.
  private func opensMultiline(hashes: Int) -> Bool {
    guard hasQuotes(3) else { return false }
    guard hashes > 0 else { return true }
    var distance = 1
    while position + distance < source.count, !at(distance).isLineBreak {
      if at(distance) == UInt8(ascii: "\""), hasHashes(hashes, after: distance + 1) {
        return false
      }
      distance += 1
    }
    return true
  }

  private func hasQuotes(_ count: Int) -> Bool {
    count == 1 || at(1) == UInt8(ascii: "\"") && at(2) == UInt8(ascii: "\"")
  }

  private func hasHashes(_ count: Int, after distance: Int) -> Bool {
    for offset in 0..<count where at(distance + offset) != UInt8(ascii: "#") { return false }
    return true
  }

  /// Passes an interpolation from its `(` to its `)`, by lexing what is in it.
  private mutating func skipInterpolation() {
    let outer = previous
    previous = nil
    interpolationDepth += 1
    var depth = 0
    repeat {
      let token = next()
      if token.kind == .end { break }
      guard token.kind == .punctuation else { continue }
      if token.byte == UInt8(ascii: "(") { depth += 1 }
      if token.byte == UInt8(ascii: ")") { depth -= 1 }
    } while depth > 0
    interpolationDepth -= 1
    previous = outer
  }
}

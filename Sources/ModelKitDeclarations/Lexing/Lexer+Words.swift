extension Lexer {
  /// Passes the letters, digits and code points of a word.
  mutating func skipWord() {
    while !isAtEnd {
      let byte = source[position]
      if byte.isWordPart {
        position += 1
      } else if byte >= 0x80 {
        let (codePoint, length) = codePoint()
        if codePoint.isOperatorCodePoint { return }
        position += length
      } else {
        return
      }
    }
  }

  /// Passes a word in backticks.
  mutating func skipQuotedWord() {
    position += 1
    while !isAtEnd, source[position] != UInt8(ascii: "`"), !source[position].isLineBreak {
      position += 1
    }
    if at(0) == UInt8(ascii: "`") { position += 1 }
  }

  /// Passes a number: `12`, `0xFF`, `1_000.5e-3`, `0x1p4`; after a dot only digits, for `pair.0.1`.
  mutating func skipNumber() {
    if let previous, previous.kind == .punctuation, previous.byte == UInt8(ascii: "."),
      previous.end == position
    {
      while at(0).isDigit { position += 1 }
      return
    }
    let isHexadecimal = at(0) == UInt8(ascii: "0") && at(1) == UInt8(ascii: "x")
    skipDigits(hexadecimal: isHexadecimal)
    if at(0) == UInt8(ascii: "."), at(1).isDigit {
      position += 1
      skipDigits(hexadecimal: isHexadecimal)
    }
  }

  private mutating func skipDigits(hexadecimal: Bool) {
    while at(0).isWordPart {
      let letter = at(0) | 0x20
      let isExponent = letter == (hexadecimal ? UInt8(ascii: "p") : UInt8(ascii: "e"))
      position += 1
      let sign = at(0)
      if isExponent, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-"), at(1).isDigit {
        position += 1
      }
    }
  }

  /// The code point at the position and its length; bytes that are not UTF-8 give some code point.
  func codePoint() -> (value: UInt32, length: Int) {
    let lead = UInt32(at(0))
    let length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    var value = lead & (length == 2 ? 0x1F : length == 3 ? 0x0F : 0x07)
    for distance in 1..<length { value = value << 6 | UInt32(at(distance) & 0x3F) }
    return (value, min(length, source.count - position))
  }
}

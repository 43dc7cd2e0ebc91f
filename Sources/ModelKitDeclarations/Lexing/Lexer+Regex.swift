extension Lexer {
  /// Passes `#/…/#` from its slash, over lines if need be.
  mutating func skipExtendedRegex(hashes: Int) {
    position += 1
    while !isAtEnd {
      if source[position] == UInt8(ascii: "\\") {
        position += 2
      } else if source[position] == UInt8(ascii: "/") {
        position += 1
        var found = 0
        while found < hashes, at(found) == UInt8(ascii: "#") { found += 1 }
        if found == hashes {
          position += hashes
          return
        }
      } else {
        position += 1
      }
    }
  }

  /// The end of the regular expression that a `/` at the position opens; `nil` for an operator.
  mutating func regexEnd() -> Int? {
    guard position >= plainSlashesUntil, canStartRegex() else { return nil }
    var index = position + 1
    var parentheses = 0
    var isInClass = false
    while index < source.count, !source[index].isLineBreak {
      switch source[index] {
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "]") where isInClass: isInClass = false
      case _ where isInClass: break
      case UInt8(ascii: "["): isInClass = true
      case UInt8(ascii: "("): parentheses += 1
      case UInt8(ascii: ")"):
        parentheses -= 1
        if parentheses < 0 { return nil }
      case UInt8(ascii: "/"):
        return source[index - 1] == UInt8(ascii: " ") ? nil : index + 1
      default: break
      }
      index += 1
    }
    // Looking again from the next slash of this line would make long lines quadratic.
    plainSlashesUntil = index
    return nil
  }

  /// Whether an operand can stand here, so that a slash may open a regular expression.
  private func canStartRegex() -> Bool {
    switch at(1) {
    case 0x20, 0x09, 0x0A, 0x0D, 0x00: return false
    default: break
    }
    guard let previous else { return true }
    switch previous.kind {
    case .punctuation: return Self.operandOpeners.contains(previous.byte)
    case .operator: return previous.end < position && previous.isSpaced
    case .identifier:
      let word = source[previous.range]
      return previous.end < position
        && Self.operandWords.contains(String(decoding: word, as: UTF8.self))
    default: return false
    }
  }

  private static let operandOpeners: Set<UInt8> = Set("([{,:;".utf8)
  private static let operandWords: Set<String> = [
    "return", "case", "where", "try", "await", "in", "throw", "if", "while", "else",
  ]
}

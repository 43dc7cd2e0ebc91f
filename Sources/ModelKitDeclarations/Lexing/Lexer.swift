/// Splits Swift source into tokens, whatever the source is: nothing is refused.
///
/// What cannot be right (a string or comment that is never closed) is a fault, and the token goes
/// as far as it can. Time is linear in the bytes; interpolations nest up to ``nestingLimit``.
struct Lexer {
  let source: [UInt8]
  var position = 0
  /// The token before, which decides what a `/` or a digit means.
  var previous: Token?
  var faults: [ScanFault] = []
  var interpolationDepth = 0
  /// Up to here no regular expression can start: a look ahead reached the end of the line.
  var plainSlashesUntil = 0

  static let nestingLimit = 100

  private init(_ source: [UInt8]) {
    self.source = source
    if source.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    if at(0) == UInt8(ascii: "#"), at(1) == UInt8(ascii: "!") { skipLine() }
  }

  /// All tokens of a source, the last of kind `end`, and what is wrong with them.
  static func tokens(of source: [UInt8]) -> (tokens: [Token], faults: [ScanFault]) {
    var lexer = Lexer(source)
    var tokens: [Token] = []
    tokens.reserveCapacity(source.count / 5 + 1)
    repeat { tokens.append(lexer.next()) } while tokens.last?.kind != .end
    return (tokens, lexer.faults)
  }

  /// The byte at a distance from the position; zero behind the end.
  @inline(__always)
  func at(_ distance: Int) -> UInt8 {
    let index = position + distance
    return index < source.count ? source[index] : 0
  }

  @inline(__always)
  var isAtEnd: Bool { position >= source.count }

  mutating func next() -> Token {
    let before = position
    let startsLine = skipTrivia() || before == 0
    var token = Token(kind: .end, range: position..<position)
    token.startsLine = startsLine
    token.isSpaced = position > before || before == 0
    if !isAtEnd {
      token.byte = source[position]
      lexBody(of: &token)
      // A look past a final backslash must not leave the source.
      position = min(position, source.count)
      token.range = token.start..<position
    }
    previous = token
    return token
  }

  private mutating func lexBody(of token: inout Token) {
    let byte = token.byte
    if byte.isWordStart {
      token.kind = .identifier
      skipWord()
    } else if byte.isDigit {
      token.kind = .number
      skipNumber()
    } else if byte == UInt8(ascii: "`") {
      token.kind = .identifier
      skipQuotedWord()
    } else if byte == UInt8(ascii: "\"") {
      token.kind = .string
      skipString(hashes: 0)
    } else if byte == UInt8(ascii: "#") {
      token.kind = skipHash()
    } else if byte == UInt8(ascii: ".") {
      lexDot(&token)
    } else if byte == UInt8(ascii: "/"), let end = regexEnd() {
      token.kind = .regex
      position = end
    } else if byte.isOperatorPart {
      lexOperator(&token, length: 1)
    } else if byte >= 0x80 {
      let (codePoint, length) = codePoint()
      if codePoint.isOperatorCodePoint {
        lexOperator(&token, length: length)
      } else {
        token.kind = .identifier
        skipWord()
      }
    } else {
      token.kind = .punctuation
      position += 1
    }
  }

  /// `#"string"#`, `#/regex/#` or a directive.
  private mutating func skipHash() -> Token.Kind {
    var hashes = 0
    while at(hashes) == UInt8(ascii: "#") { hashes += 1 }
    switch at(hashes) {
    case UInt8(ascii: "\""):
      position += hashes
      skipString(hashes: hashes)
      return .string
    case UInt8(ascii: "/"):
      position += hashes
      skipExtendedRegex(hashes: hashes)
      return .regex
    default:
      position += hashes
      skipWord()
      return .directive
    }
  }

  /// A dot is punctuation, except in operators that start with one: `...`, `..<`, `.==`. The one
  /// of a key path, `\.?.count`, is punctuation whatever follows.
  private mutating func lexDot(_ token: inout Token) {
    let before = previous.flatMap { $0.end == position ? $0 : nil }
    let continuesDots = before?.kind == .operator && before?.byte == UInt8(ascii: ".")
    let followsBackslash = before?.byte == UInt8(ascii: "\\")
    let opensOperator = at(1) == UInt8(ascii: ".") || at(1).isOperatorPart
    if continuesDots || opensOperator && !followsBackslash {
      lexOperator(&token, length: 1)
    } else {
      token.kind = .punctuation
      position += 1
    }
  }

  private mutating func lexOperator(_ token: inout Token, length: Int) {
    token.kind = .operator
    token.isGlued = previous.map { $0.kind == .operator && $0.end == position } ?? false
    position += length
  }
}

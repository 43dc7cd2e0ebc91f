/// A place among the tokens of a source, and the questions that grammar asks there.
///
/// A copy is a look ahead: it costs a reference or two.
package struct TokenCursor: Sendable {
  let list: TokenList
  private(set) var index: Int
  /// How many types the reader is inside of.
  var typeDepth = 0

  /// How deep types and expressions may nest; deeper ones are not taken apart.
  static let nestingLimit = 100

  package init(_ list: TokenList, at index: Int = 0) {
    self.list = list
    self.index = min(max(index, 0), list.tokens.count - 1)
  }

  // MARK: Looking

  var token: Token { list.tokens[index] }
  var isAtEnd: Bool { token.kind == .end }

  /// The token some places further on; the last one behind the end.
  func peek(_ distance: Int = 1) -> Token {
    list.tokens[min(index + distance, list.tokens.count - 1)]
  }

  /// The token before, where there is one.
  var previous: Token? { index > 0 ? list.tokens[index - 1] : nil }

  var text: String { list.text(token.range) }
  func text(_ range: Range<Int>) -> String { list.text(range) }

  /// Whether a bracket or other punctuation stands here.
  func isAt(_ punctuation: Unicode.Scalar, _ distance: Int = 0) -> Bool {
    let token = peek(distance)
    return token.kind == .punctuation && token.byte == UInt8(ascii: punctuation)
  }

  func isAtOperator(_ character: Unicode.Scalar, _ distance: Int = 0) -> Bool {
    let token = peek(distance)
    return token.kind == .operator && token.byte == UInt8(ascii: character)
  }

  func isAtWord(_ word: String, _ distance: Int = 0) -> Bool {
    let token = peek(distance)
    return token.kind == .identifier && list.source[token.range].elementsEqual(word.utf8)
  }

  func isAtWord(in words: Set<String>, _ distance: Int = 0) -> Bool {
    let token = peek(distance)
    return token.kind == .identifier && words.contains(list.text(token.range))
  }

  var isAtIdentifier: Bool { token.kind == .identifier }

  /// A lone `=`, no `==`.
  var isAtAssignment: Bool {
    isAtOperator("=") && !(peek().kind == .operator && peek().isGlued)
  }

  func isAtArrow(_ distance: Int = 0) -> Bool {
    isAtOperator("-", distance) && isAtOperator(">", distance + 1) && peek(distance + 1).isGlued
  }

  // MARK: Moving

  mutating func advance(_ count: Int = 1) {
    index = min(index + count, list.tokens.count - 1)
  }

  mutating func move(to index: Int) {
    self.index = min(max(index, 0), list.tokens.count - 1)
  }

  /// Passes punctuation if it stands here.
  mutating func take(_ punctuation: Unicode.Scalar) -> Bool {
    guard isAt(punctuation) else { return false }
    advance()
    return true
  }

  /// Passes one token; a bracket with all that it encloses.
  mutating func skip() {
    move(to: list.partner(of: index) + 1)
  }

  /// Passes `(…)` where it stands.
  mutating func skipParentheses() {
    if isAt("(") { skip() }
  }

  /// The index of the bracket that closes the one here.
  var partner: Int { list.partner(of: index) }

  /// From a byte to the end of the token before.
  func range(from start: Int) -> Range<Int> { start..<max(start, previous?.end ?? 0) }

  /// The word here without its backticks, which is passed; `nil` if there is none.
  mutating func takeName() -> (name: String, range: Range<Int>)? {
    guard isAtIdentifier else { return nil }
    defer { advance() }
    return (Self.unquoted(text), token.range)
  }

  static func unquoted(_ word: String) -> String {
    let isQuoted = word.utf8.count > 2 && word.utf8.first == UInt8(ascii: "`")
    return isQuoted && word.hasSuffix("`") ? String(word.dropFirst().dropLast()) : word
  }
}

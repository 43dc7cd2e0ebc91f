// What a brace behind a property opens is told by its first words:
//
//     var a: Int { get { 1 } set { } }      accessors
//     var b: Int { didSet { } }             an observer: the property is stored
//     var c: Int { value }                  a getter without its word
//     var d = make { get($0) }              a closure: `get` is no accessor, as `(` follows it
//     var e: Int { @inlinable get }         attributes and modifiers may come first

extension TokenCursor {
  /// Whether the `{` here opens accessors, rather than a closure or the body of a getter.
  var isAtAccessors: Bool {
    guard isAt("{") else { return false }
    var ahead = self
    ahead.advance()
    while ahead.isAt("@") { ahead.skipAttribute() }
    while ahead.isAtWord(in: Self.accessorModifiers), ahead.peek().kind == .identifier {
      ahead.advance()
    }
    guard ahead.isAtWord(in: Self.accessorWords) else { return false }
    let word = ahead.text
    ahead.advance()
    if ahead.isAt("{") || ahead.isAt("}") { return true }
    if ahead.isAt("("), !Self.newAccessorWords.contains(word) || word == "init" {
      return ahead.peek().kind == .identifier && ahead.isAt(")", 2) && ahead.isAt("{", 3)
    }
    if Self.newAccessorWords.contains(word) { return false }
    return ahead.isAt(";") || ahead.isAt("@") || ahead.isAtWord(in: Self.accessorFollowers)
  }

  static let accessorWords: Set<String> = newAccessorWords.union([
    "get", "set", "willSet", "didSet", "_read", "_modify", "yielding", "unsafeAddress",
    "unsafeMutableAddress",
  ])

  /// Words that are names as well, so that only a brace behind them makes them accessors.
  private static let newAccessorWords: Set<String> = ["read", "modify", "init", "borrow", "mutate"]

  private static let accessorModifiers: Set<String> = [
    "mutating", "nonmutating", "borrowing", "consuming", "__consuming", "nonisolated", "isolated",
    "yielding",
  ]

  private static let accessorFollowers: Set<String> = [
    "set", "get", "async", "throws", "mutating", "nonmutating", "_modify", "willSet", "didSet",
  ]
}

extension DeclarationScanner {
  /// Reads the braces behind a property.
  mutating func scanAccessors(of property: inout PropertyDeclaration) {
    guard cursor.isAtAccessors else {
      property.accessors = ["get"]
      return readGetter(of: &property)
    }
    let close = cursor.partner
    cursor.advance()
    while cursor.index < close {
      if cursor.isAt("@") {
        cursor.skipAttribute()
      } else if cursor.token.kind == .directive {
        skipDirective()
      } else if cursor.isAtWord(in: TokenCursor.accessorWords) {
        scanAccessor(of: &property)
      } else {
        cursor.skip()
      }
    }
    cursor.move(to: close + 1)
  }

  private mutating func scanAccessor(of property: inout PropertyDeclaration) {
    let word = cursor.text
    property.accessors.append(word)
    cursor.advance()
    cursor.skipParentheses()
    while cursor.isAtWord(in: TokenCursor.effects) {
      cursor.advance()
      cursor.skipParentheses()
    }
    guard cursor.isAt("{") else { return }
    if word == "get" { readGetter(of: &property) } else { cursor.skip() }
  }

  /// Passes the body of a getter; of a static property's, reads what it gives.
  private mutating func readGetter(of property: inout PropertyDeclaration) {
    let close = cursor.partner
    defer { cursor.move(to: close + 1) }
    guard property.isStatic else { return }
    cursor.advance()
    if cursor.isAtWord("return") { cursor.advance() }
    var ahead = cursor
    ahead.skipExpression()
    let end = ahead.index
    _ = ahead.take(";")
    guard ahead.index == close, cursor.index < end else { return }
    property.getterValue = cursor.readExpression(upTo: end)
  }
}

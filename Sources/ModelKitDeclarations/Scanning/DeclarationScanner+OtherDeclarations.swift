extension DeclarationScanner {
  /// Passes a declaration that holds nothing for a model.
  mutating func skipOtherDeclaration(isTopLevel: Bool) {
    switch cursor.text {
    case "deinit":
      cursor.advance()
      skipSignatureTail()
    case "subscript":
      cursor.advance()
      cursor.skipGenericParameters()
      cursor.skipParentheses()
      skipSignatureTail()
    case "associatedtype":
      cursor.advance(2)
      if cursor.isAt(":") {
        repeat {
          cursor.advance()
          _ = cursor.readType()
        } while cursor.isAt(",")
      }
      if cursor.isAtAssignment {
        cursor.advance()
        _ = cursor.readType()
      }
      skipWhereClause()
    case "import":
      cursor.advance()
      if cursor.peek().kind == .identifier, !cursor.peek().startsLine { cursor.advance() }
      cursor.advance()
      while cursor.take(".") { cursor.advance() }
    case "operator": skipOperatorDeclaration()
    case "precedencegroup":
      cursor.advance(2)
      if cursor.isAt("{") { cursor.skip() }
    case "macro" where cursor.peek().kind == .identifier: skipMacroDeclaration()
    default:
      if isTopLevel { skipStatement() }
    }
  }

  /// Passes the first word of a statement in a script; of `while let line = next() {` also what
  /// it binds, since that is no property.
  private mutating func skipStatement() {
    let binds = cursor.isAtWord(in: ["if", "guard", "while", "for", "catch", "switch"])
    cursor.advance()
    guard binds else { return }
    while !cursor.isAtEnd, !cursor.isAt("{"), !cursor.isAt(";"), !cursor.isAt("}") { cursor.skip() }
  }

  private mutating func skipOperatorDeclaration() {
    cursor.advance()
    while cursor.token.kind == .operator,
      !cursor.token.startsLine || cursor.previous?.kind == .identifier
    {
      cursor.advance()
    }
    guard cursor.isAt(":") else { return }
    repeat { cursor.advance(2) } while cursor.isAt(",")
  }

  private mutating func skipMacroDeclaration() {
    cursor.advance(2)
    cursor.skipGenericParameters()
    cursor.skipParentheses()
    if cursor.isAtArrow() {
      cursor.advance(2)
      _ = cursor.readType()
    }
    if cursor.isAtAssignment {
      cursor.advance()
      cursor.skipExpression()
    }
    skipWhereClause()
  }
}

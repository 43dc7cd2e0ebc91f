extension DeclarationScanner {
  /// Reads a type or an extension with all its members.
  mutating func scanType(_ head: DeclarationHead, into members: inout Members) {
    guard let kind = TypeDeclaration.Kind(rawValue: cursor.text) else { return cursor.advance() }
    let introducer = cursor.token
    // `actor` is a word like others: `actor` alone on its line may be anything.
    let isOther = kind == .actor && cursor.peek().startsLine
    cursor.advance()
    guard !isOther, isAtTypeName(of: kind) else {
      if !isOther { report(.missingName(after: kind.rawValue), at: introducer.range) }
      return
    }
    var type = TypeDeclaration(kind: kind, head: head, name: "", nameRange: cursor.token.range)
    type.introducerStart = introducer.start
    if kind == .extension {
      let start = cursor.token.start
      let extended = cursor.readType()
      type.nameRange = cursor.range(from: start)
      type.name = extended.flatMap(Self.dottedName) ?? cursor.text(type.nameRange)
    } else {
      type.name = cursor.takeName()?.name ?? ""
      type.genericParameters = scanGenericParameters()
    }
    scanInheritance(of: &type)
    scanBody(of: &type)
    members.types.append(type)
  }

  /// Only an extension may name something that is not a plain word.
  private func isAtTypeName(of kind: TypeDeclaration.Kind) -> Bool {
    if cursor.isAtIdentifier { return true }
    return kind == .extension
      && (cursor.isAt("@") || cursor.isAt("(") || cursor.isAt("[") || cursor.isAtOperator("~"))
  }

  private static func dottedName(of type: TypeExpression) -> String? {
    guard case .named(let names) = type.kind else { return nil }
    return names.map(\.text).joined(separator: ".")
  }

  private mutating func scanInheritance(of type: inout TypeDeclaration) {
    if cursor.isAt(":") {
      repeat {
        cursor.advance()
        guard let inherited = cursor.readType() else { break }
        type.inherits.append(inherited)
      } while cursor.isAt(",")
    }
    guard cursor.isAtWord("where") else { return }
    let start = cursor.token.start
    skipWhereClause()
    type.whereRange = cursor.range(from: start)
  }

  /// Reads the names out of `<T: P, each U, let N: Int>`.
  mutating func scanGenericParameters() -> [String] {
    guard cursor.isAtOperator("<") else { return [] }
    var ahead = cursor
    cursor.skipGenericParameters()
    var names: [String] = []
    var depth = 0
    while ahead.index < cursor.index {
      if ahead.isAtOperator("<") { depth += 1 }
      if ahead.isAtOperator(">") { depth -= 1 }
      let opensParameter = depth == 1 && (ahead.isAtOperator("<") || ahead.isAt(","))
      ahead.skip()
      guard opensParameter else { continue }
      while ahead.isAt("@") { ahead.skipAttribute() }
      if ahead.isAtWord("each") || ahead.isAtWord("let") { ahead.advance() }
      if let name = ahead.takeName()?.name { names.append(name) }
    }
    return names
  }

  mutating func scanAlias(_ head: DeclarationHead, into members: inout Members) {
    cursor.advance()
    guard let (name, range) = cursor.takeName() else { return }
    var alias = AliasDeclaration(head: head, name: name, nameRange: range)
    alias.genericParameters = scanGenericParameters()
    if cursor.isAtAssignment {
      cursor.advance()
      alias.type = cursor.readType()
      if alias.type == nil { report(.missingType(of: name), at: range) }
    }
    skipWhereClause()
    members.aliases.append(alias)
  }

  mutating func skipWhereClause() {
    guard cursor.isAtWord("where") else { return }
    repeat {
      cursor.advance()
      guard cursor.readType() != nil else { return }
      if cursor.take(":") {
        _ = cursor.readType()
      } else if cursor.isAtOperator("=") {
        while cursor.isAtOperator("=") { cursor.advance() }
        if cursor.token.kind == .number { cursor.advance() } else { _ = cursor.readType() }
      }
    } while cursor.isAt(",")
  }
}

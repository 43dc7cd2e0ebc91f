extension TokenCursor {
  /// Reads a type; `nil` where none stands, with the cursor at what is none.
  package mutating func readType() -> TypeExpression? {
    typeDepth += 1
    defer { typeDepth -= 1 }
    guard typeDepth < Self.nestingLimit, var type = readComponent() else { return nil }
    let start = type.range.lowerBound
    while isAtOperator("&"), !(peek().kind == .operator && peek().isGlued) {
      advance()
      guard readComponent() != nil else { return nil }
      type = TypeExpression(kind: .other, range: range(from: start))
    }
    if let arrow = distanceToArrow() {
      advance(arrow + 2)
      guard readType() != nil else { return nil }
      type = TypeExpression(kind: .function, range: range(from: start))
    }
    return type
  }

  /// How many tokens of `async throws(E)` stand between here and an arrow; `nil` without arrow.
  private func distanceToArrow() -> Int? {
    var ahead = self
    while ahead.isAtWord(in: Self.effects) {
      ahead.advance()
      ahead.skipParentheses()
    }
    return ahead.isAtArrow() ? ahead.index - index : nil
  }

  static let effects: Set<String> = ["async", "throws", "rethrows", "reasync"]

  /// Reads a type without `&` and arrow, with what stands before and behind it.
  private mutating func readComponent() -> TypeExpression? {
    let start = token.start
    let isPlain = !skipSpecifiers()
    guard var type = readPrimary() else { return nil }
    var optionals = 0
    while true {
      if isAt("."), peek().kind == .identifier, !(token.startsLine && peek().startsLine) {
        advance()
        guard let name = readTypeName() else { return nil }
        type = Self.member(name, of: type, range: range(from: start))
      } else if isAtOperator("?") || isAtOperator("!"), !token.isSpaced || token.isGlued {
        advance()
        optionals += 1
        // What holds a type is taken apart by recursion, so the depth of it is bounded.
        let isDeep = typeDepth + optionals >= Self.nestingLimit
        type = TypeExpression(kind: isDeep ? .other : .optional(type), range: range(from: start))
      } else if isAtOperator("."), isAtOperator(".", 1) || token.isGlued {
        advance()
        type = TypeExpression(kind: .other, range: range(from: start))
      } else {
        return TypeExpression(kind: isPlain ? type.kind : .other, range: range(from: start))
      }
    }
  }

  /// `A.B` of a named type is a longer name; `A.Type` and members of anything else are not data.
  private static func member(
    _ name: TypeExpression.Name, of type: TypeExpression, range: Range<Int>
  ) -> TypeExpression {
    guard case .named(let names) = type.kind, name.text != "Type", name.text != "Protocol" else {
      return TypeExpression(kind: .other, range: range)
    }
    return TypeExpression(kind: .named(names + [name]), range: range)
  }

  private mutating func readPrimary() -> TypeExpression? {
    let start = token.start
    if isAt("(") { return readTuple() }
    if isAt("[") { return readCollection() }
    guard isAtIdentifier, !isAtWord(in: Self.declarationWords), let name = readTypeName() else {
      return nil
    }
    return TypeExpression(kind: .named([name]), range: range(from: start))
  }

  private mutating func readTypeName() -> TypeExpression.Name? {
    guard let (text, nameRange) = takeName() else { return nil }
    var name = TypeExpression.Name(text: text, range: nameRange)
    if isAtOperator("<") {
      guard let arguments = readGenericArguments() else { return nil }
      name.arguments = arguments
    }
    return name
  }

  /// Passes attributes, `inout`, `~` and the like; says whether one of them changes the type.
  private mutating func skipSpecifiers() -> Bool {
    var changesType = false
    while true {
      if isAt("@") {
        skipAttribute()
      } else if isAtOperator("~") {
        changesType = true
        advance()
      } else if isAtWord(in: Self.specifiers), specifierApplies {
        changesType = changesType || isAtWord(in: Self.changingSpecifiers)
        let takesArgument = isAtWord("nonisolated")
        advance()
        if takesArgument { skipParentheses() }
      } else {
        return changesType
      }
    }
  }

  private var specifierApplies: Bool {
    guard !peek().startsLine else { return false }
    return peek().kind == .identifier || isAt("(", 1) || isAt("[", 1) || isAt("@", 1)
      || isAtOperator("~", 1)
  }

  private static let changingSpecifiers: Set<String> = ["some", "any", "each", "repeat"]
  private static let specifiers: Set<String> = changingSpecifiers.union([
    "inout", "borrowing", "consuming", "__owned", "__shared", "isolated", "_const", "sending",
    "nonisolated",
  ])

  /// Words that begin something else, so that a missing type does not swallow the next line.
  private static let declarationWords: Set<String> = [
    "var", "let", "func", "init", "deinit", "subscript", "typealias", "struct", "class", "enum",
    "protocol", "extension", "import", "case", "where", "return", "if", "else", "for", "while",
    "switch", "static", "public", "private", "internal", "fileprivate",
  ]
}

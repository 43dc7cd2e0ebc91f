extension DeclarationScanner {
  /// Reads attributes and modifiers, with the comment above them. Before a parameter, a modifier's
  /// word is a label.
  mutating func scanHead(ofParameter isParameter: Bool = false) -> DeclarationHead {
    var head = DeclarationHead()
    head.start = cursor.token.start
    head.isConditional = conditionalDepth > 0
    let triviaStart = cursor.previous?.end ?? 0
    head.documentation = DocumentationComment.text(
      in: cursor.list.source[triviaStart..<max(triviaStart, head.start)])
    while true {
      if cursor.isAt("@") {
        head.attributes.append(cursor.readAttribute())
      } else if cursor.token.kind == .directive, !head.attributes.isEmpty || !head.modifiers.isEmpty
      {
        skipDirective()
      } else if !isParameter, isAtModifier {
        head.modifiers.append(takeModifier())
      } else {
        return head
      }
    }
  }

  private mutating func takeModifier() -> String {
    let start = cursor.token.start
    cursor.advance()
    // `private(set)`, `unowned(safe)`
    if cursor.isAt("("), !cursor.token.isSpaced { cursor.skip() }
    return cursor.text(cursor.range(from: start))
  }

  /// Modifiers are words that may also be names: what follows decides.
  private var isAtModifier: Bool {
    guard cursor.isAtIdentifier else { return false }
    if cursor.isAtWord("class") {
      return cursor.isAtWord(in: Self.classMembers, 1)
        || cursor.isAtWord(in: Self.modifiers, 1) && cursor.peek(2).kind == .identifier
    }
    guard cursor.isAtWord(in: Self.modifiers) else { return false }
    let next = cursor.peek()
    return next.kind == .identifier || next.kind == .directive
      || cursor.isAt("(", 1) || cursor.isAt("@", 1)
  }

  private static let classMembers: Set<String> = ["var", "let", "func", "subscript", "init"]

  private static let modifiers: Set<String> = [
    "public", "private", "fileprivate", "internal", "open", "package", "static", "final", "lazy",
    "weak", "unowned", "override", "mutating", "nonmutating", "required", "convenience",
    "dynamic", "optional", "indirect", "prefix", "postfix", "infix", "nonisolated", "isolated",
    "distributed", "borrowing", "consuming", "__consuming", "async", "reasync", "_const",
    "sending", "__setter_access", "_local",
  ]

  /// Passes `#if` and its kin, whose branches are all read, and macros such as `#warning("…")`.
  mutating func skipDirective() {
    switch cursor.text {
    case "#if", "#elseif":
      if cursor.isAtDirective("#if") { conditionalDepth += 1 }
      cursor.advance()
      while !cursor.isAtEnd, !cursor.token.startsLine || cursor.previous?.kind == .operator {
        cursor.skip()
      }
    case "#else":
      cursor.advance()
    case "#endif":
      conditionalDepth = max(0, conditionalDepth - 1)
      cursor.advance()
    default:
      cursor.advance()
      if cursor.isAtOperator("<"), !cursor.token.isSpaced { _ = cursor.readGenericArguments() }
      if !cursor.token.startsLine { cursor.skipParentheses() }
      skipTrailingClosures()
    }
  }

  private mutating func skipTrailingClosures() {
    guard cursor.isAt("{") else { return }
    cursor.skip()
    while cursor.isAtIdentifier, cursor.isAt(":", 1), cursor.isAt("{", 2) {
      cursor.advance(2)
      cursor.skip()
    }
  }
}

extension TokenCursor {
  func isAtDirective(_ text: String) -> Bool { token.kind == .directive && self.text == text }

  /// Reads `@Outer<T>.Name(arguments)`.
  mutating func readAttribute() -> Attribute {
    let start = token.start
    advance()
    var attribute = Attribute(name: takeName()?.name ?? "", range: range(from: start))
    takeGenericArguments(of: &attribute)
    while isAt("."), peek().kind == .identifier {
      advance()
      attribute.name += "." + (takeName()?.name ?? "")
      takeGenericArguments(of: &attribute)
    }
    if isAt("("), !token.isSpaced { attribute.arguments = readArguments() }
    attribute.range = range(from: start)
    return attribute
  }

  private mutating func takeGenericArguments(of attribute: inout Attribute) {
    guard isAtOperator("<"), !token.isSpaced, let arguments = readGenericArguments() else { return }
    attribute.genericArguments = arguments
  }

  mutating func skipAttribute() { _ = readAttribute() }
}

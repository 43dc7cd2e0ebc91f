extension TokenCursor {
  /// Reads the expression that takes the tokens from here up to an index; passes them all.
  ///
  /// What is not a literal, a name, a key path, a closure or a call of those is ``other``.
  mutating func readExpression(upTo end: Int) -> Expression {
    let start = token.start
    typeDepth += 1
    defer {
      typeDepth -= 1
      move(to: end)
    }
    if typeDepth < Self.nestingLimit, let expression = readOperand(upTo: end), index == end {
      return expression
    }
    let last = list.tokens[max(end - 1, 0)]
    return Expression(kind: .other, range: start..<max(start, last.end))
  }

  /// Reads an operand with all that is hung on it: `.member`, `(arguments)`, a closure.
  private mutating func readOperand(upTo end: Int) -> Expression? {
    guard index < end, var operand = readPrimary(upTo: end) else { return nil }
    var links = 0
    while index < end {
      links += 1
      // A chain is taken apart by recursion, so its links are bounded.
      guard typeDepth + links < Self.nestingLimit else { return nil }
      let start = operand.range.lowerBound
      if isAt("."), peek().kind == .identifier {
        advance()
        operand = readName { name, labels in .member(of: operand, name, labels: labels) }
        operand.range = range(from: start)
      } else if isAt("("), !token.startsLine {
        operand = readCall(of: operand)
      } else if isAt("{") {
        operand = readTrailingClosure(of: operand)
      } else {
        return nil
      }
    }
    return operand
  }

  private mutating func readPrimary(upTo end: Int) -> Expression? {
    let start = token.start
    switch token.kind {
    case .string:
      guard let text = StringLiteral.value(of: list.source[token.range]) else { return nil }
      advance()
      return Expression(kind: .string(text), range: range(from: start))
    case .number: return readNumber(sign: "")
    case .operator where isAtOperator("-") && peek().kind == .number && !peek().isSpaced:
      advance()
      return readNumber(sign: "-")
    case .identifier: return readWord()
    case .punctuation: return readPunctuated()
    default: return nil
    }
  }

  private mutating func readNumber(sign: String) -> Expression {
    let start = token.start - sign.utf8.count
    let digits = text.filter { $0 != "_" }
    let isHexadecimal = digits.hasPrefix("0x")
    let marks: Set<Character> = isHexadecimal ? [".", "p", "P"] : [".", "e", "E"]
    let isReal = digits.contains { marks.contains($0) }
    advance()
    let text = sign + digits
    return Expression(kind: isReal ? .real(text) : .integer(text), range: range(from: start))
  }

  private mutating func readWord() -> Expression? {
    let start = token.start
    let literal: Expression.Kind? =
      switch text {
      case "true": .boolean(true)
      case "false": .boolean(false)
      case "nil": .null
      default: nil
      }
    if let literal {
      advance()
      return Expression(kind: literal, range: range(from: start))
    }
    // `try`, `await` and their kind have an operand behind them, which makes the rest unread.
    return readName { name, labels in .name(name, labels: labels) }
  }

  /// Reads a name with its generic arguments and the labels of `init(name:icon:)`.
  private mutating func readName(
    _ kind: (_ name: String, _ labels: [String]?) -> Expression.Kind
  ) -> Expression {
    let start = token.start
    let name = takeName()?.name ?? ""
    var generics: [TypeExpression] = []
    if isAtOperator("<"), !token.isSpaced { generics = readGenericArguments() ?? [] }
    let labels = takeCompoundLabels()
    return Expression(
      kind: kind(name, labels), genericArguments: generics, range: range(from: start))
  }

  /// Passes `(name:icon:)`, which names a function by its labels instead of calling it.
  private mutating func takeCompoundLabels() -> [String]? {
    guard isAt("("), !token.isSpaced, isAt(":", 2) else { return nil }
    let close = partner
    var labels: [String] = []
    var ahead = self
    ahead.advance()
    while ahead.index < close {
      guard let label = ahead.takeName()?.name, ahead.take(":") else { return nil }
      labels.append(label)
    }
    move(to: close + 1)
    return labels
  }

  private mutating func readPunctuated() -> Expression? {
    let start = token.start
    if isAt("[") { return readCollectionLiteral() }
    if isAt("\\") { return readKeyPath() }
    if isAt("{") {
      skip()
      return Expression(kind: .closure, range: range(from: start))
    }
    if isAt("."), peek().kind == .identifier {
      advance()
      var member = readName { name, labels in .member(of: nil, name, labels: labels) }
      member.range = range(from: start)
      return member
    }
    if isAt("(") {
      let close = partner
      advance()
      let inner = readExpression(upTo: close)
      move(to: close + 1)
      return Expression(
        kind: inner.kind, genericArguments: inner.genericArguments, range: range(from: start))
    }
    return nil
  }
}

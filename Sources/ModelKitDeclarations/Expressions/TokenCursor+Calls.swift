extension TokenCursor {
  /// Reads `(argument, label: argument)` behind what is called.
  mutating func readCall(of callee: Expression) -> Expression {
    let start = callee.range.lowerBound
    let arguments = readArguments()
    return Expression(kind: .call(callee, arguments), range: range(from: start))
  }

  /// Reads the arguments in the parentheses here, and passes them.
  mutating func readArguments() -> [Expression.Argument] {
    let close = partner
    var arguments: [Expression.Argument] = []
    advance()
    while index < close {
      let label = isAtIdentifier && isAt(":", 1) ? takeLabel() : nil
      arguments.append(Expression.Argument(label: label, value: readItem(upTo: close)))
      if !take(",") { break }
    }
    move(to: close + 1)
    return arguments
  }

  /// Adds `{ … }` to the arguments of a call; `make { … }` is a call of its own.
  mutating func readTrailingClosure(of callee: Expression) -> Expression {
    let start = token.start
    skip()
    let closure = Expression(kind: .closure, range: range(from: start))
    let argument = Expression.Argument(label: nil, value: closure)
    let range = range(from: callee.range.lowerBound)
    if case .call(let inner, let arguments) = callee.kind {
      return Expression(kind: .call(inner, arguments + [argument]), range: range)
    }
    return Expression(kind: .call(callee, [argument]), range: range)
  }

  /// Reads `[a, b]` or `[k: v]`.
  mutating func readCollectionLiteral() -> Expression {
    let start = token.start
    let close = partner
    advance()
    let kind: Expression.Kind
    if isAt(":"), index + 1 == close {
      kind = .dictionary([])
    } else {
      kind = readItems(upTo: close)
    }
    move(to: close + 1)
    return Expression(kind: kind, range: range(from: start))
  }

  private mutating func readItems(upTo close: Int) -> Expression.Kind {
    var elements: [Expression] = []
    var entries: [Expression.Entry] = []
    while index < close {
      let item = readItem(upTo: close, endsAtColon: true)
      if take(":") {
        entries.append(Expression.Entry(key: item, value: readItem(upTo: close)))
      } else {
        elements.append(item)
      }
      if !take(",") { break }
    }
    if entries.isEmpty { return .array(elements) }
    return elements.isEmpty ? .dictionary(entries) : .other
  }

  /// Reads what stands between two commas.
  private mutating func readItem(upTo close: Int, endsAtColon: Bool = false) -> Expression {
    var ahead = self
    if endsAtColon {
      // A key is told from `a ? b : c` by the question mark.
      var conditions = 0
      while ahead.index < close, !ahead.isAt(",") {
        if ahead.isAtOperator("?"), ahead.token.isSpaced, !ahead.token.isGlued { conditions += 1 }
        if ahead.isAt(":") {
          conditions -= 1
          if conditions < 0 { break }
        }
        ahead.skip()
      }
    } else {
      ahead.skipExpression()
      while ahead.index < close, !ahead.isAt(",") { ahead.skip() }
    }
    return readExpression(upTo: min(max(ahead.index, index), close))
  }

  /// Reads `\Root.part.part`.
  mutating func readKeyPath() -> Expression {
    let start = token.start
    var parts: [String] = []
    advance()
    if takeName() != nil, isAtOperator("<") { _ = readGenericArguments() }
    while isAt("."), peek().kind == .identifier {
      advance()
      if let name = takeName()?.name { parts.append(name) }
    }
    return Expression(kind: .keyPath(parts), range: range(from: start))
  }
}

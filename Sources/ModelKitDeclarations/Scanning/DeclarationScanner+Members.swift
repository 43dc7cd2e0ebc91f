extension DeclarationScanner {
  /// Reads `case a, b(Int) = 1`.
  mutating func scanCases(_ head: DeclarationHead, into members: inout Members) {
    repeat {
      cursor.advance()
      guard let (name, range) = cursor.takeName() else { return }
      var enumCase = EnumCaseDeclaration(head: head, name: name, nameRange: range)
      if cursor.isAt("(") { enumCase.associatedValues = readAssociatedValues() }
      if cursor.isAtAssignment {
        cursor.advance()
        var ahead = cursor
        ahead.skipExpression()
        enumCase.rawValue = cursor.readExpression(upTo: ahead.index)
      }
      members.cases.append(enumCase)
    } while cursor.isAt(",")
  }

  private mutating func readAssociatedValues() -> [TypeExpression.Element] {
    let start = cursor.token.start
    if let elements = cursor.readElements() { return elements }
    let type = TypeExpression(kind: .other, range: cursor.range(from: start))
    return [TypeExpression.Element(label: nil, type: type)]
  }

  mutating func scanInitializer(_ head: DeclarationHead, into members: inout Members) {
    var initializer = FunctionDeclaration(
      head: head, name: "init", nameRange: cursor.token.range)
    cursor.advance()
    if cursor.isAtOperator("?") || cursor.isAtOperator("!") {
      initializer.isFailable = true
      cursor.advance()
    }
    scanSignature(of: &initializer)
    members.initializers.append(initializer)
  }

  mutating func scanFunction(_ head: DeclarationHead, into members: inout Members) {
    cursor.advance()
    let start = cursor.token
    if start.kind == .operator {
      cursor.advance()
      // `func < <T>(…)` and `func <<T>(…)`: an angle before a word opens the generic parameters.
      while cursor.token.kind == .operator, cursor.token.isGlued {
        if cursor.isAtOperator("<"), cursor.peek().kind == .identifier, !cursor.peek().isSpaced {
          break
        }
        cursor.advance()
      }
    } else {
      cursor.advance()
    }
    let nameRange = cursor.range(from: start.start)
    var function = FunctionDeclaration(
      head: head, name: TokenCursor.unquoted(cursor.text(nameRange)), nameRange: nameRange)
    scanSignature(of: &function)
    members.functions.append(function)
  }

  /// Reads the parameters; passes generic parameters, effects, result, conditions and body.
  private mutating func scanSignature(of function: inout FunctionDeclaration) {
    cursor.skipGenericParameters()
    if cursor.isAt("(") { function.parameters = scanParameters() }
    let effects = cursor.skipEffects()
    function.isAsync = effects.contains("async") || effects.contains("reasync")
    function.isThrowing = effects.contains("throws") || effects.contains("rethrows")
    skipResult()
    guard cursor.isAt("{") else { return }
    let start = cursor.token.start
    cursor.skip()
    function.bodyRange = cursor.range(from: start)
  }

  mutating func skipSignatureTail() {
    skipResult()
    if cursor.isAt("{") { cursor.skip() }
  }

  /// Passes what may stand between the parameters and the body.
  private mutating func skipResult() {
    cursor.skipEffects()
    if cursor.isAtArrow() {
      cursor.advance(2)
      _ = cursor.readType()
    }
    skipWhereClause()
  }

  private mutating func scanParameters() -> [FunctionDeclaration.Parameter] {
    let close = cursor.partner
    var parameters: [FunctionDeclaration.Parameter] = []
    cursor.advance()
    while cursor.index < close {
      if let parameter = scanParameter() { parameters.append(parameter) }
      while cursor.index < close, !cursor.isAt(",") { cursor.skip() }
      cursor.advance()
    }
    cursor.move(to: close + 1)
    return parameters
  }

  private mutating func scanParameter() -> FunctionDeclaration.Parameter? {
    let head = scanHead(ofParameter: true)
    guard let (label, labelRange) = cursor.takeName() else { return nil }
    let inner = cursor.takeName()
    var parameter = FunctionDeclaration.Parameter(
      head: head, label: label, name: inner?.name ?? label,
      nameRange: inner?.range ?? labelRange, hasDefault: false)
    guard cursor.take(":") else { return nil }
    parameter.type = cursor.readType()
    if cursor.isAtAssignment {
      parameter.hasDefault = true
      cursor.advance()
      cursor.skipExpression()
    }
    return parameter
  }
}

extension TokenCursor {
  /// Passes `async throws(E)`; gives the words.
  @discardableResult
  fileprivate mutating func skipEffects() -> [String] {
    var words: [String] = []
    while isAtWord(in: Self.effects) {
      words.append(text)
      advance()
      if !token.startsLine { skipParentheses() }
    }
    return words
  }
}

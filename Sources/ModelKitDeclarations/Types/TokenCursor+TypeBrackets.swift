extension TokenCursor {
  /// Reads `(A, b: B)`. What is not understood within makes it `other`, and is passed all the same.
  mutating func readTuple() -> TypeExpression {
    let start = token.start
    let elements = readElements()
    let range = range(from: start)
    guard let elements else { return TypeExpression(kind: .other, range: range) }
    if elements.count == 1, elements[0].label == nil {
      return TypeExpression(kind: elements[0].type.kind, range: range)
    }
    return TypeExpression(kind: .tuple(elements), range: range)
  }

  /// Reads what the parentheses here hold, and passes them; `nil` if it is not understood.
  mutating func readElements() -> [TypeExpression.Element]? {
    let close = partner
    advance()
    defer { move(to: close + 1) }
    return readElements(upTo: close)
  }

  private mutating func readElements(upTo close: Int) -> [TypeExpression.Element]? {
    var elements: [TypeExpression.Element] = []
    while index < close {
      let label = takeLabel()
      guard let type = readType() else { return nil }
      elements.append(TypeExpression.Element(label: label, type: type))
      // An enum case may give its associated value a default.
      if isAtAssignment {
        advance()
        skipExpression()
      }
      guard take(",") || index == close else { return nil }
    }
    return elements
  }

  /// Passes `label:` or `_ label:`; the label, if it is not `_`.
  mutating func takeLabel() -> String? {
    guard isAtIdentifier else { return nil }
    let words = isAt(":", 1) ? 1 : peek().kind == .identifier && isAt(":", 2) ? 2 : 0
    guard words > 0 else { return nil }
    let label = Self.unquoted(text)
    advance(words + 1)
    return label == "_" ? nil : label
  }

  /// Reads `[T]` or `[K: V]`.
  mutating func readCollection() -> TypeExpression {
    let start = token.start
    let close = partner
    advance()
    let kind = readCollectionKind(upTo: close)
    move(to: close + 1)
    return TypeExpression(kind: kind, range: range(from: start))
  }

  private mutating func readCollectionKind(upTo close: Int) -> TypeExpression.Kind {
    guard let first = readType() else { return .other }
    if index == close { return .array(first) }
    guard take(":"), let second = readType(), index == close else { return .other }
    return .dictionary(key: first, value: second)
  }

  /// Reads `<A, B<C>, 4>`; `nil`, with the cursor where it was, if this is no list of types.
  mutating func readGenericArguments() -> [TypeExpression]? {
    let start = index
    var arguments: [TypeExpression] = []
    advance()
    while !isAtEnd {
      if isAtOperator(">") {
        advance()
        return arguments
      }
      if let value = readValueArgument() ?? readType() {
        arguments.append(value)
      } else {
        break
      }
      guard take(",") || isAtOperator(">") else { break }
    }
    move(to: start)
    return nil
  }

  /// An integer as an argument: `InlineArray<4, Int>`.
  private mutating func readValueArgument() -> TypeExpression? {
    let start = token.start
    if isAtOperator("-"), peek().kind == .number { advance() }
    guard token.kind == .number else { return nil }
    advance()
    return TypeExpression(kind: .other, range: range(from: start))
  }

  /// Passes a clause of generic parameters, `<T: P, each U, let N: Int>`, by counting angles.
  mutating func skipGenericParameters() {
    guard isAtOperator("<") else { return }
    var depth = 0
    while !isAtEnd, !isAt("{"), !isAt("}") {
      if isAtArrow() {
        advance(2)
        continue
      }
      if isAtOperator("<") { depth += 1 }
      if isAtOperator(">") { depth -= 1 }
      skip()
      if depth == 0 { return }
    }
  }
}

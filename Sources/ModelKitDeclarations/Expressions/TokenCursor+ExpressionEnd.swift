// Where an expression ends is not marked in Swift: a new line ends it unless the line before or the
// line itself says that it goes on.
//
//     let a = b +        the operator has a blank before it, so an operand must follow
//       c                … and does
//         .d             a leading dot goes on
//         ?? e           so does an operator with blanks on both sides
//     let f = g          begins a statement of its own
//     let h = 1 { didSet { } }     a brace after a literal, or one that opens accessors, is not
//                                  the expression's; after anything else it is a closure

extension TokenCursor {
  /// Passes an expression: up to a `,`, `;` or closing bracket, or a line that does not go on.
  ///
  /// - Parameter isInitialValue: whether accessors may follow it, `= 1 { didSet { … } }`.
  mutating func skipExpression(isInitialValue: Bool = false) {
    let start = index
    let isStatement = isAtWord(in: ["if", "switch", "do"])
    while !isAtEnd, !isAtExpressionEnd(from: start) {
      if isAt("{"), index > start, !isStatement {
        if isInitialValue, isAtAccessors { return }
        if followsLiteral { return }
      }
      if isAtOperator("<"), !token.isSpaced, !token.isGlued, previous?.kind == .identifier {
        if !skipGenericArgumentsOfExpression() { advance() }
      } else {
        skip()
      }
    }
  }

  private func isAtExpressionEnd(from start: Int) -> Bool {
    if isAt(",") || isAt(";") || isAt("}") || isAt(")") || isAt("]") { return true }
    guard token.startsLine, index > start else { return false }
    return token.kind == .directive || !goesOn(from: start)
  }

  /// Whether the token before is a literal, which no closure can follow.
  private var followsLiteral: Bool {
    guard let previous else { return false }
    switch previous.kind {
    case .number, .string, .regex: return true
    case .identifier: return ["true", "false", "nil"].contains(text(previous.range))
    default: return false
    }
  }

  /// Passes `<A, B>` if that is what the `<` here opens, by what follows it.
  mutating func skipGenericArgumentsOfExpression() -> Bool {
    var ahead = self
    guard ahead.readGenericArguments() != nil else { return false }
    let next = ahead.token
    let isGeneric =
      switch next.kind {
      case .end: true
      case .punctuation: next.startsLine || next.byte != UInt8(ascii: "@")
      case .operator:
        next.startsLine || next.isSpaced || ahead.isAtOperator("?") || ahead.isAtOperator("!")
      default: next.startsLine
      }
    if isGeneric { move(to: ahead.index) }
    return isGeneric
  }

  /// Whether the line that begins here continues the expression that began at a token.
  private func goesOn(from start: Int) -> Bool {
    lineBeforeIsUnfinished(from: start) || lineContinues
  }

  private func lineBeforeIsUnfinished(from start: Int) -> Bool {
    guard let previous else { return false }
    switch previous.kind {
    case .operator:
      return operatorWantsOperand(endingAt: index - 1, from: start)
    case .punctuation:
      return Self.continuing.contains(previous.byte)
    case .identifier:
      let isMember = index >= 2 && list.tokens[index - 2].byte == UInt8(ascii: ".")
      return !isMember && Self.prefixWords.contains(text(previous.range))
    default:
      return false
    }
  }

  private static let continuing: Set<UInt8> = Set(".:,".utf8)

  /// Words that an operand follows.
  private static let prefixWords: Set<String> = [
    "try", "await", "is", "as", "return", "throw", "in", "if", "else", "switch", "unsafe",
    "consume", "copy", "some", "any", "each", "repeat", "inout",
  ]

  /// A binary or prefix operator at the end of a line wants an operand; a postfix one does not.
  private func operatorWantsOperand(endingAt last: Int, from start: Int) -> Bool {
    var first = last
    while list.tokens[first].isGlued, first > start { first -= 1 }
    if list.tokens[first].isSpaced || first == start { return true }
    let before = list.tokens[first - 1]
    switch before.kind {
    case .identifier: return ["as", "try"].contains(text(before.range))
    case .punctuation: return Set("([,".utf8).contains(before.byte)
    default: return false
    }
  }

  private var lineContinues: Bool {
    switch token.kind {
    case .punctuation:
      // The colon of `? :`; a brace is a closure or accessors, which the caller tells apart.
      return isAt(".") || isAt(":") || isAt("{")
    case .operator:
      return isAtInfixOperator
    case .identifier:
      if isAtWord("as") || isAtWord("is") { return true }
      let followsBrace = previous?.byte == UInt8(ascii: "}")
      if isAtWord("else") || isAtWord("catch") { return followsBrace }
      return followsBrace && isAt(":", 1) && isAt("{", 2)
    default:
      return false
    }
  }

  private var isAtInfixOperator: Bool {
    var distance = 1
    while peek(distance).kind == .operator, peek(distance).isGlued { distance += 1 }
    return peek(distance).isSpaced
  }
}

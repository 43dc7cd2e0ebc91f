// Brackets that do not match, and which of them to blame:
//
//     struct A {              { 1
//       func f() {            { 2
//         g([1, 2)            [ 3 is dropped at `)`, which belongs to an older bracket: blamed
//     }                       } closes 2, although it stands where 1 began
//     struct B { }
//     <end>                   1 is left open, but 2 is to blame: the bracket that closed it is
//                             indented less than the line that opened it
//
// One unclosed brace is one fault, wherever the rest of the file took it.

/// Finds the partner of each bracket.
struct BracketMatcher {
  private(set) var partners: [Int]
  private(set) var faults: [ScanFault] = []
  private let source: [UInt8]
  private let tokens: [Token]
  private var open: [Int] = []
  private var openBraces = 0

  private static let reach = 32

  init(source: [UInt8], tokens: [Token]) {
    self.source = source
    self.tokens = tokens
    self.partners = Array(tokens.indices)
  }

  mutating func match() {
    for (index, token) in tokens.enumerated() where token.kind == .punctuation {
      switch token.byte {
      case UInt8(ascii: "("), UInt8(ascii: "["): open.append(index)
      case UInt8(ascii: "{"):
        open.append(index)
        openBraces += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): close(at: index)
      default: break
      }
    }
    guard let outermost = open.first, let innermost = open.last else { return }
    leaveOpen(open[...], before: tokens.count - 1)
    let culprit = closedByLesserIndent(from: outermost) ?? innermost
    faults.append(ScanFault(.unclosedBracket, at: tokens[culprit].range))
  }

  /// Closes the newest bracket of the same form; those opened since were never closed. Only a
  /// brace reaches over braces, so that one stray `)` does not end a type.
  private mutating func close(at index: Int) {
    guard let depth = depthOfOpener(for: tokens[index].byte) else {
      faults.append(ScanFault(.strayBracket, at: tokens[index].range))
      return
    }
    let unclosed = open[(depth + 1)...]
    if let first = unclosed.first {
      faults.append(ScanFault(.unclosedBracket, at: tokens[first].range))
      leaveOpen(unclosed, before: index)
    }
    if tokens[index].byte == UInt8(ascii: "}") { openBraces -= 1 }
    partners[open[depth]] = index
    open.removeSubrange(depth...)
  }

  private func depthOfOpener(for closer: UInt8) -> Int? {
    if closer == UInt8(ascii: "}") {
      guard openBraces > 0 else { return nil }
      return open.lastIndex { tokens[$0].byte == UInt8(ascii: "{") }
    }
    let opener = closer == UInt8(ascii: ")") ? UInt8(ascii: "(") : UInt8(ascii: "[")
    // A bounded look back keeps a file of nothing but `[` and `)` linear.
    for depth in open.indices.reversed().prefix(Self.reach) {
      let byte = tokens[open[depth]].byte
      if byte == opener { return depth }
      if byte == UInt8(ascii: "{") { return nil }
    }
    return nil
  }

  /// Brackets without an end reach to the token before the one that ended them.
  private mutating func leaveOpen(_ indices: ArraySlice<Int>, before end: Int) {
    for index in indices { partners[index] = max(index, end - 1) }
  }

  /// The first brace, from a token on, whose closing brace begins a line that is indented less
  /// than the line of the opening one.
  private func closedByLesserIndent(from first: Int) -> Int? {
    var indent = 0
    var openers: [(index: Int, indent: Int)] = []
    for index in first..<tokens.count - 1 {
      let token = tokens[index]
      if token.startsLine { indent = column(of: token) }
      guard token.kind == .punctuation else { continue }
      if token.byte == UInt8(ascii: "{") {
        openers.append((index, indent))
      } else if token.byte == UInt8(ascii: "}"), let opener = openers.popLast() {
        if token.startsLine, indent < opener.indent { return opener.index }
      }
    }
    return nil
  }

  /// How many bytes of its line come before a token.
  private func column(of token: Token) -> Int {
    var start = token.start
    while start > 0, !source[start - 1].isLineBreak { start -= 1 }
    return token.start - start
  }
}

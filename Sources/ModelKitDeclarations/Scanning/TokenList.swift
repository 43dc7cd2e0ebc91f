/// The tokens of a source, with each bracket's partner.
///
/// Partners are found once, in one pass, so that a scanner steps over a body of any depth without
/// recursion. A bracket that is never closed has as its partner the last token it can hold.
package struct TokenList: Sendable {
  package let source: [UInt8]
  /// At least one: the last is of kind `end`.
  package let tokens: [Token]
  /// What cannot be right: the lexer's faults or, where there are none, those of the brackets.
  package let faults: [ScanFault]
  /// For each opening bracket the index of its closing one; for other tokens their own index.
  private let partners: [Int]

  /// Splits a source.
  ///
  /// - Complexity: O(*n*) in the bytes of the source.
  package init(_ source: [UInt8]) {
    let (tokens, lexicalFaults) = Lexer.tokens(of: source)
    var matcher = BracketMatcher(source: source, tokens: tokens)
    matcher.match()
    self.source = source
    self.tokens = tokens
    self.partners = matcher.partners
    // A string that is never closed takes brackets with it: what follows from it is no news.
    self.faults = lexicalFaults.isEmpty ? matcher.faults : lexicalFaults
  }

  /// The index of the bracket that closes the one at an index.
  package func partner(of index: Int) -> Int { partners[index] }

  package func text(_ range: Range<Int>) -> String {
    String(decoding: source[range], as: UTF8.self)
  }
}

/// The smallest piece of Swift source that means something.
///
/// Operators are split into single characters, since a scanner that does not know which operators
/// are declared cannot tell `>>` from two closing angles; ``isGlued`` says where one continues.
package struct Token: Sendable, Hashable {
  package enum Kind: UInt8, Sendable {
    /// A word, in backticks or not; keywords are words too.
    case identifier
    case number
    /// A whole string literal: hashes, quotes, interpolations.
    case string
    case regex
    /// One character of an operator.
    case `operator`
    /// A bracket or one of `,` `;` `:` `@` `.` `\`.
    case punctuation
    /// `#if`, `#warning`: the hash and its word.
    case directive
    /// Where the file ends.
    case end
  }

  package var kind: Kind
  /// Its first byte.
  package var byte: UInt8 = 0
  /// Whether it is the first token of its line.
  package var startsLine = false
  /// Whether anything, a blank, a comment or a new line, lies between it and the token before.
  package var isSpaced = false
  /// Whether it continues the operator of the token before.
  package var isGlued = false
  /// Its bytes in the source.
  package var range: Range<Int>

  package var start: Int { range.lowerBound }
  package var end: Int { range.upperBound }
}

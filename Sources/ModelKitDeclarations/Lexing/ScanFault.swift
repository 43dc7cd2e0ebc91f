/// Something that cannot be right in Swift source, and where.
package struct ScanFault: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    /// A `/*` without its `*/`.
    case unclosedComment
    /// A string without its closing quotes.
    case unclosedString
    /// A bracket without its partner, in its opening form: `{`, `(` or `[`.
    case unclosedBracket
    /// A closing bracket that closes nothing.
    case strayBracket
    /// A declaration without its name; the word that introduces it.
    case missingName(after: String)
    /// A type declaration without its `{`; its name.
    case missingBody(of: String)
    /// A colon without a type; the name before the colon.
    case missingType(of: String)
    /// Something where a declaration has to stand; its text.
    case unexpected(String)
    /// Types within types, more than the scanner follows.
    case tooDeep
  }

  package var kind: Kind
  /// The bytes at fault.
  package var range: Range<Int>

  package init(_ kind: Kind, at range: Range<Int>) {
    self.kind = kind
    self.range = range
  }
}

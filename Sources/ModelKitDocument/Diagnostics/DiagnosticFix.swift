/// A change of the text that mends a fault without any doubt about what was meant.
public struct DiagnosticFix: Sendable, Hashable {
  /// What it does: `replace `adress` by `address``.
  public var summary: String
  /// The bytes to replace; an empty span inserts.
  public var span: SourceSpan
  /// What to put there.
  public var replacement: String

  /// A replacement of one span.
  public init(summary: String, span: SourceSpan, replacement: String) {
    self.summary = summary
    self.span = span
    self.replacement = replacement
  }
}

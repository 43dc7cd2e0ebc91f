/// A place that helps to explain a finding, with what to say of it.
public struct DiagnosticLabel: Sendable, Hashable {
  /// The name of the file it is in.
  public var file: String
  /// The bytes.
  public var span: SourceSpan
  /// The place of the first byte in lines and columns, once known.
  public var position: SourcePosition?
  /// What to say: `declared here`, `first, value "Annex"`.
  public var text: String

  /// A label on a span of a file.
  public init(file: String, span: SourceSpan, text: String, position: SourcePosition? = nil) {
    self.file = file
    self.span = span
    self.text = text
    self.position = position
  }
}

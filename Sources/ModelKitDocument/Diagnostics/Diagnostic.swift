/// One finding: what was found, where, what was expected and how to mend it.
///
/// Reading, coercion, schema, bundle and input all report with this one type. It is a value and
/// travels with the data; printing it is a reporter's work.
public struct Diagnostic: Sendable, Hashable {
  /// The kind of finding.
  public var code: DiagnosticCode
  /// How much it matters.
  public var severity: Severity
  /// What was found and what was expected, in one lower-case sentence without a full stop.
  public var message: String
  /// The name of the file, as its ``SourceText/name``.
  public var file: String
  /// The bytes at fault; `nil` where the finding is about the file as a whole or about a value in
  /// memory.
  public var span: SourceSpan?
  /// The place of the span's first byte in lines and columns. Filled in once the file has been
  /// read whole; `nil` for binary property lists, which have bytes but no lines.
  public var position: SourcePosition?
  /// What to write under the span: `string "twelve"`.
  public var label: String?
  /// Further places that explain the finding, in this file or in another.
  public var related: [DiagnosticLabel]
  /// Facts that help to understand: `read on as if closed at the end of line 9`.
  public var notes: [String]
  /// How to mend it: `write <real>12</real>`.
  public var help: String?
  /// A change of the text that mends it, where one is safe.
  public var fix: DiagnosticFix?
  /// Where in the document: `[1].price`.
  public var path: NodePath
  /// Which entry of the file it belongs to, where it belongs to one.
  public var entry: EntryIdentity?
  /// The name of the model that was being read, where one was.
  public var model: String?

  /// A finding from its parts; most have a default.
  public init(
    _ code: DiagnosticCode, _ severity: Severity = .error, _ message: String, file: String = "",
    span: SourceSpan? = nil, label: String? = nil, related: [DiagnosticLabel] = [],
    notes: [String] = [], help: String? = nil, fix: DiagnosticFix? = nil,
    path: NodePath = NodePath(), entry: EntryIdentity? = nil
  ) {
    self.code = code
    self.severity = severity
    self.message = message
    self.file = file
    self.span = span
    self.label = label
    self.related = related
    self.notes = notes
    self.help = help
    self.fix = fix
    self.path = path
    self.entry = entry
  }
}

/// What became of a document in another format.
public struct WrittenDocument: Sendable {
  /// The bytes of the new file. Where a finding is an error, a value is missing from them.
  public let bytes: [UInt8]
  /// What the format could not hold: an error where a value is lost, a warning where only its type
  /// is weakened, its last digits or its fraction of a second are gone (``DiagnosticCode/precisionLoss``),
  /// or an earlier duplicate is left out. Each names its place in the source.
  public let diagnostics: [Diagnostic]
  /// How many further findings there were beyond the limit of ``ReaderLimits/diagnostics``.
  public let droppedDiagnostics: Int

  /// Whether a value of the document is missing from the bytes. One that is rounded is not missing:
  /// that is among the ``diagnostics``.
  public var hasLosses: Bool { diagnostics.contains { $0.severity == .error } }
}

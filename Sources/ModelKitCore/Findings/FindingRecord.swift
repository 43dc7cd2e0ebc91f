import ModelKitDocument

/// A finding that is not yet in words.
struct FindingRecord: Sendable {
  let severity: Severity
  /// What is underlined.
  let node: NodeID
  /// Who read it.
  let model: ReadingFrame.ModelIdentity
  /// How many findings in words came before it.
  let order: Int
  let words: @Sendable (Wording) -> Diagnostic
}

/// Something to say about a declaration that a macro stands on, at its place in that source.
package struct ExpansionFinding: Sendable, Hashable {
  package enum Severity: String, Sendable {
    case error, warning
  }

  /// A second place, and what it has to do with the first.
  package struct Note: Sendable, Hashable {
    package var message: String
    package var offset: Int
  }

  /// A change that an editor offers.
  package struct FixIt: Sendable, Hashable {
    package var message: String
    /// What is replaced; empty where something is inserted.
    package var range: Range<Int>
    package var text: String
  }

  package var severity: Severity
  package var message: String
  /// In bytes of the source.
  package var range: Range<Int>
  package var notes: [Note] = []
  package var fixIts: [FixIt] = []

  package init(_ severity: Severity, _ message: String, at range: Range<Int>) {
    self.severity = severity
    self.message = message
    self.range = range
  }

  func noted(_ message: String, at offset: Int) -> ExpansionFinding {
    var finding = self
    finding.notes.append(Note(message: message, offset: offset))
    return finding
  }

  func fixed(_ message: String, replacing range: Range<Int>, with text: String = "") -> Self {
    var finding = self
    finding.fixIts.append(FixIt(message: message, range: range, text: text))
    return finding
  }
}

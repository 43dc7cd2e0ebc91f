package import ModelKitCore
package import ModelKitDocument

/// What tests compare of a diagnostic: code, path, place and severity.
package struct Finding: Hashable, Sendable, CustomStringConvertible {
  package let code: String
  package let path: String
  /// `line:column`; empty where the finding has no place in a text.
  package let place: String
  package let severity: Severity

  /// A finding that is expected; an error unless said otherwise.
  package init(
    _ code: String, _ path: String = "", _ place: String = "", _ severity: Severity = .error
  ) {
    self.code = code
    self.path = path
    self.place = place
    self.severity = severity
  }

  /// What was found.
  package init(_ diagnostic: Diagnostic) {
    self.init(
      diagnostic.code.rawValue, "\(diagnostic.path)",
      diagnostic.position.map { "\($0.line):\($0.column)" } ?? "", diagnostic.severity)
  }

  package var description: String { "\(severity.rawValue) \(code) at `\(path)` \(place)" }
}

extension LoadReport {
  /// The errors and warnings, as tests compare them.
  package var findings: [Finding] { problems.map(Finding.init) }

  /// The notes, as tests compare them.
  package var noted: [Finding] { notes.map(Finding.init) }
}

extension ModelError {
  /// The findings, as tests compare them.
  package var findings: [Finding] { diagnostics.map(Finding.init) }
}

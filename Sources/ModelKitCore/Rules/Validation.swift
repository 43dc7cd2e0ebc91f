import ModelKitDocument

/// What a model's own check finds wrong with it.
public struct Validation: Sendable {
  /// One finding.
  struct Finding: Sendable {
    let severity: Severity
    let message: String
    let key: String?
    let help: String?
  }

  private(set) var findings: [Finding] = []

  /// Reports a fault: the entry is rejected.
  ///
  /// - Parameters:
  ///   - message: What is wrong, in one lower-case sentence without a full stop.
  ///   - key: The key whose value is at fault; `nil` for the entry as a whole.
  ///   - help: How to mend it.
  public mutating func error(_ message: String, at key: String? = nil, help: String? = nil) {
    findings.append(Finding(severity: .error, message: message, key: key, help: help))
  }

  /// Reports something that may be a mistake: the entry loads.
  public mutating func warning(_ message: String, at key: String? = nil, help: String? = nil) {
    findings.append(Finding(severity: .warning, message: message, key: key, help: help))
  }
}

extension ModelReader {
  /// Reports what a check found in the model of the innermost dictionary.
  mutating func report(_ validation: Validation) throws(ModelFailure) {
    guard !validation.findings.isEmpty else { return }
    let container = innermost
    var isRefused = false
    for finding in validation.findings {
      let value = finding.key.flatMap { document.value(of: $0, in: container) }
      var path = containerPath
      if let key = finding.key { path.steps.append(.key(key)) }
      report(
        Diagnostic(
          .invalid, finding.severity, finding.message, span: span(of: value ?? container),
          label: value.map { document.summary(of: $0) }, help: finding.help, path: path))
      isRefused = isRefused || finding.severity == .error
    }
    if isRefused { throw ModelFailure() }
  }

  /// The dictionary whose keys are being read.
  var innermost: NodeID { NodeID(top.pointee.container) }
}

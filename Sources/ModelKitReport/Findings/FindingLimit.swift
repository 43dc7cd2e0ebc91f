import ModelKitDocument

/// How many findings of each severity a report shows; the rest are counted.
struct FindingLimit: Sendable {
  private let limit: Int?
  private var shown: [Severity: Int] = [:]
  private(set) var omitted: [Severity: Int] = [:]

  /// A limit per severity; `nil` shows everything.
  init(_ limit: Int?) { self.limit = limit }

  /// Whether a finding may be shown, which counts it as shown or as omitted.
  mutating func admits(_ diagnostic: Diagnostic) -> Bool {
    let severity = diagnostic.severity
    if let limit, shown[severity, default: 0] >= limit {
      omitted[severity, default: 0] += 1
      return false
    }
    shown[severity, default: 0] += 1
    return true
  }

  /// Counts errors that were never kept.
  mutating func omit(_ count: Int) {
    guard count > 0 else { return }
    omitted[.error, default: 0] += count
  }

  /// The line `and 9900 more errors, 3 more warnings`; empty if everything was shown.
  var remark: String {
    let parts = Severity.allCases.reversed().compactMap { severity -> String? in
      guard let count = omitted[severity] else { return nil }
      return "\(count) more \(severity.rawValue)\(count == 1 ? "" : "s")"
    }
    return parts.isEmpty ? "" : "and " + parts.joined(separator: ", ") + "\n"
  }
}

/// How much a finding matters.
public enum Severity: String, Sendable, Hashable, CaseIterable, Comparable {
  /// Something worth knowing; nothing is wrong.
  case note
  /// Probably a mistake; the data was taken as written.
  case warning
  /// A fault: a value, an entry or a file could not be taken.
  case error

  /// A note is less than a warning, a warning less than an error.
  public static func < (left: Severity, right: Severity) -> Bool {
    left.rank < right.rank
  }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}

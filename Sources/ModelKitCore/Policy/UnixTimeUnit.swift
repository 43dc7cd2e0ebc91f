/// What a number counts that stands for a point in time since 1970-01-01T00:00:00Z.
public enum UnixTimeUnit: String, Sendable, Hashable, CaseIterable {
  /// Seconds.
  case seconds
  /// Thousandths of a second.
  case milliseconds
  /// Millionths of a second.
  case microseconds
  /// Billionths of a second.
  case nanoseconds

  /// How many make a second.
  package var perSecond: Double {
    switch self {
    case .seconds: 1
    case .milliseconds: 1e3
    case .microseconds: 1e6
    case .nanoseconds: 1e9
    }
  }
}

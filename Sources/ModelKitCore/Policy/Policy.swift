package import ModelKitDocument

/// How strict a load is. A value that is passed along; there is no global setting.
public struct Policy: Sendable, Hashable {
  /// What to do about keys that the model does not have: a warning unless said otherwise.
  public var unknownKeys: Reaction
  /// What to do about a key that stands twice in one dictionary: an error unless said otherwise.
  /// Where it is not an error the last one counts.
  public var duplicateKeys: Reaction

  /// How to take something that may be a mistake.
  public enum Reaction: String, Sendable, Hashable, CaseIterable {
    /// The entry is rejected.
    case error
    /// The entry loads and a warning is given.
    case warning
    /// Nothing is said.
    case ignore

    /// The severity of the finding; `nil` if there is none.
    package var severity: Severity? {
      switch self {
      case .error: .error
      case .warning: .warning
      case .ignore: nil
      }
    }
  }

  /// A policy from its parts; the default is the strict policy.
  public init(unknownKeys: Reaction = .warning, duplicateKeys: Reaction = .error) {
    self.unknownKeys = unknownKeys
    self.duplicateKeys = duplicateKeys
  }

  /// Values are taken as they are written or reported; nothing is converted.
  public static var strict: Policy { Policy() }
}

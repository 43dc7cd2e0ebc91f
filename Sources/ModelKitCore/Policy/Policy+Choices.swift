package import ModelKitDocument

extension Policy {
  /// Whether a value of one kind can be read as another.
  public enum Coercion: String, Sendable, Hashable, CaseIterable {
    /// No: it is a fault.
    case strict
    /// Where nothing is lost; each conversion is noted (`value.coerced`).
    case lenient
  }

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

  /// What a null is to a key with a default whose type is not optional.
  public enum NullHandling: String, Sendable, Hashable, CaseIterable {
    /// A fault, `type.null`.
    case fault
    /// As if the key were missing: the default stands in, which is noted.
    case defaulted
  }

  /// What becomes of a list with faulty elements.
  public enum ElementHandling: String, Sendable, Hashable, CaseIterable {
    /// The entry is rejected at the first faulty element.
    case fail
    /// The entry is rejected once every element has been looked at.
    case collect
    /// The faulty elements are left out and their faults are warnings.
    case skip
    /// The faulty elements are `nil` where elements can be, and left out elsewhere; their faults are
    /// warnings.
    case replace
  }
}

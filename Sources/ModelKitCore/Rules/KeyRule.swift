/// A rule that a value has to keep once it has been read.
///
/// Rules are data, not code: they are looked at in the document's values, so that a checker that has
/// no Swift type keeps them as decoding does.
package enum KeyRule: Sendable, Hashable {
  /// The number lies between bounds.
  case range(lower: Double?, upper: Double?, isOpen: Bool)
  /// So many elements, entries, characters or bytes.
  case count(lower: Int, upper: Int?)
  /// The whole text matches.
  case pattern(String)
  /// The text or number is one of these.
  case oneOf([String])
  /// No two entries of the file have the same value.
  case unique

  /// Whether a rule is about each scalar in a list or a dictionary rather than the whole.
  package var isAboutElements: Bool {
    switch self {
    case .range, .pattern, .oneOf: true
    case .count, .unique: false
    }
  }

  /// Whether text is a regular expression.
  package static func isPattern(_ text: String) -> Bool { (try? Regex(text)) != nil }
}

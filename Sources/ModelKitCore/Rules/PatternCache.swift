/// Regular expressions, compiled once for each load.
struct PatternCache {
  private var compiled: [String: Regex<AnyRegexOutput>] = [:]

  /// The expression of a pattern; `nil` if it is none, which was refused where it was given.
  mutating func regex(_ pattern: String) -> Regex<AnyRegexOutput>? {
    if let known = compiled[pattern] { return known }
    guard let regex = try? Regex(pattern) else { return nil }
    compiled[pattern] = regex
    return regex
  }
}

import ModelKitCore
import ModelKitDocument

// No rule takes back what another one or the type says: of two bounds the tighter one is kept, of two
// patterns both. What JSON Schema has no word for, or one that would refuse a good value, is a comment.

extension SubSchema {
  /// Adds what a key's rules say of a scalar.
  mutating func keep(_ rules: [KeyRule], for shape: ValueShape) {
    for rule in rules { keep(rule, for: shape) }
  }

  private mutating func keep(_ rule: KeyRule, for shape: ValueShape) {
    // Rules hold for the case that a value is read as, and the fallback is read from any.
    if case .enumeration(let enumeration) = shape, enumeration.fallback != nil {
      return comment(rule.words)
    }
    switch rule {
    case .range(let lower, let upper, let isOpen):
      keepRange(rule, from: lower, to: upper, isOpen: isOpen, for: shape)
    case .count(let lower, let upper):
      guard shape != .boolean, shape != .date else { return }
      guard shape.isText else { return comment(rule.words) }
      constrainFirst { if lower > 0 { $0.raise("minLength", to: .integer(lower)) } }
      // A character can be many code points, which are what JSON Schema counts.
      if upper != nil { comment(rule.words) }
    case .pattern(let pattern):
      guard shape.isText, PortablePattern.isPortable(pattern) else { return comment(rule.words) }
      constrainFirst { $0.limit("pattern", to: .string("^(?:\(pattern))$")) }
    case .oneOf(let texts):
      guard let limit = shape.limit(toOneOf: texts) else { return comment(rule.words) }
      constrainFirst { $0.limit(limit.key, to: limit.value) }
    case .unique: comment(rule.words)
    }
  }

  private mutating func keepRange(
    _ rule: KeyRule, from lower: Double?, to upper: Double?, isOpen: Bool, for shape: ValueShape
  ) {
    let lower = lower.flatMap { $0.isFinite ? $0 : nil }
    let upper = upper.flatMap { $0.isFinite ? $0 : nil }
    switch shape.ranging(from: lower, to: upper) {
    case .none: return
    case .unsaid: comment(rule.words)
    case .said:
      constrainFirst {
        if let lower { $0.raise("minimum", to: .number(lower.jsonText)) }
        if let upper {
          $0.lower(isOpen ? "exclusiveMaximum" : "maximum", to: .number(upper.jsonText))
        }
      }
    }
  }

  /// Adds what a key's rules say of how many parts a list or a dictionary has.
  ///
  /// - Parameters:
  ///   - parts: What JSON Schema calls them.
  ///   - isExact: Whether all that stand in the data count.
  mutating func keepCount(_ rules: [KeyRule], of parts: String, isExact: Bool = true) {
    for rule in rules {
      guard case .count(let lower, let upper) = rule else { continue }
      if lower > 0 { raise("min\(parts)", to: .integer(lower)) }
      guard let upper else { continue }
      if isExact {
        self.lower("max\(parts)", to: .integer(upper))
      } else {
        comment(rule.words)
      }
    }
  }

  /// Sets a lower bound, unless there is one that is as high.
  private mutating func raise(_ keyword: String, to bound: JSONValue) {
    if let known = self[keyword]?.double, let new = bound.double, known >= new { return }
    self[keyword] = bound
  }

  /// Sets an upper bound, unless there is one that is as low.
  private mutating func lower(_ keyword: String, to bound: JSONValue) {
    if let known = self[keyword]?.double, let new = bound.double, known <= new { return }
    self[keyword] = bound
  }

  /// Limits what is accepted by a keyword, which may be there with another value.
  private mutating func limit(_ keyword: String, to value: JSONValue) {
    guard self[keyword] != nil else { return self[keyword] = value }
    var parts: [JSONValue] = []
    if case .array(let known)? = self["allOf"] { parts = known }
    self["allOf"] = .array(parts + [.object([JSONValue.Member(keyword, value)])])
  }
}

/// What a schema says of the bounds of a number.
private enum Ranging {
  /// Nothing: the value is no number, and no range holds for it.
  case none
  /// Nothing, though they hold.
  case unsaid
  case said
}

extension ValueShape {
  fileprivate func ranging(from lower: Double?, to upper: Double?) -> Ranging {
    switch self {
    case .double: return .said
    // A Float is compared once it is rounded; what is custom may be a number.
    case .float, .any, .custom: return .unsaid
    case .integer, .decimal: break
    case .enumeration(let enumeration): if enumeration.hasText { return .none }
    default: return .none
    }
    // Beyond, the digits of a bound that are compared are not those of the number that it is.
    let areSmall = [lower, upper].allSatisfy { ($0?.magnitude ?? 0) < 0x1p53 }
    return areSmall ? .said : .unsaid
  }

  /// Whether the value is text in JSON, and to its model.
  fileprivate var isText: Bool {
    switch self {
    case .string, .url, .uuid, .imageName: true
    case .enumeration(let enumeration): enumeration.hasText
    default: false
    }
  }
}

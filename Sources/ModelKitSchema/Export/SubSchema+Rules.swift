import ModelKitCore
import ModelKitDocument

extension SubSchema {
  /// Adds what a key's rules say of a value of a shape; what JSON Schema has no word for is a comment.
  mutating func keep(_ rules: [KeyRule], for shape: ValueShape) {
    for rule in rules { keep(rule, for: shape) }
  }

  private mutating func keep(_ rule: KeyRule, for shape: ValueShape) {
    switch rule {
    case .range(let lower, let upper, let isOpen):
      guard shape.isNumber else { return }
      constrainFirst {
        $0["minimum"] = lower.map { .number($0.jsonText) } ?? $0["minimum"]
        $0[isOpen ? "exclusiveMaximum" : "maximum"] = upper.map { .number($0.jsonText) }
      }
    case .count(let lower, let upper):
      guard let noun = shape.countedNoun else {
        return comment("count: \(lower)...\(upper.map(String.init) ?? "")")
      }
      constrainFirst {
        $0["min\(noun)"] = lower > 0 ? .integer(lower) : nil
        $0["max\(noun)"] = upper.map(JSONValue.integer)
      }
    case .pattern(let pattern):
      guard shape.isText else { return comment("pattern: \(pattern)") }
      constrainFirst { $0.limit("pattern", to: .string("^(?:\(pattern))$")) }
    case .oneOf(let values):
      constrainFirst { $0.limit("enum", to: .array(values.map { shape.value(of: $0) })) }
    case .unique: comment("unique within the file")
    }
  }

  /// Limits what is accepted by a keyword, which may be there with another value.
  private mutating func limit(_ keyword: String, to value: JSONValue) {
    guard self[keyword] != nil else { return self[keyword] = value }
    var parts: [JSONValue] = []
    if case .array(let known)? = self["allOf"] { parts = known }
    self["allOf"] = .array(parts + [.object([JSONValue.Member(keyword, value)])])
  }
}

extension ValueShape {
  fileprivate var isNumber: Bool {
    switch self {
    case .integer, .double, .float, .decimal: true
    case .enumeration(let enumeration): !enumeration.hasStrings
    default: false
    }
  }

  /// Whether the value is text in JSON, and to its model.
  fileprivate var isText: Bool {
    switch self {
    case .string, .url, .uuid, .imageName: true
    case .enumeration(let enumeration): enumeration.hasStrings
    default: false
    }
  }

  /// What JSON Schema calls that which is counted.
  fileprivate var countedNoun: String? {
    switch self {
    case .array, .set: "Items"
    case .dictionary: "Properties"
    case _ where isText: "Length"
    default: nil
    }
  }

  /// One of the allowed values as JSON has it.
  fileprivate func value(of text: String) -> JSONValue {
    guard isNumber else { return .string(text) }
    if let whole = Int64(text) { return .number(String(whole)) }
    return Double(text).flatMap { $0.isFinite ? .number($0.jsonText) : nil } ?? .string(text)
  }
}

extension Double {
  /// The number as JSON writes it, a whole one without a fraction.
  fileprivate var jsonText: String {
    Int64(exactly: self).map(String.init) ?? description
  }
}

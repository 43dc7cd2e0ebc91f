import ModelKitCore

extension KeyRule {
  /// The rule as a comment names it.
  var words: String {
    switch self {
    case .range(let lower, let upper, let isOpen):
      "range: \(lower?.jsonText ?? "")\(isOpen ? "..<" : "...")\(upper?.jsonText ?? "")"
    case .count(let lower, let upper): "count: \(lower)...\(upper.map(String.init) ?? "")"
    case .pattern(let pattern): "pattern: \(pattern)"
    case .oneOf(let values): "one of: \(values.joined(separator: ", "))"
    case .unique: "unique within the file"
    }
  }
}

import ModelKitCore
import ModelKitDocument

extension ValueShape {
  /// The keyword that accepts those values that are one of several by their texts; `nil` where a value
  /// has more texts than can be listed, or is none of those given.
  func limit(toOneOf texts: [String]) -> JSONValue.Member? {
    switch self {
    case .boolean: listed([true, false].filter(texts.saying).map(JSONValue.boolean))
    case .integer, .double, .decimal: listed(texts.compactMap(JSONValue.init(numberIn:)))
    case .string, .url, .imageName: listed(texts.map(JSONValue.string))
    case .enumeration(let enumeration):
      enumeration.hasText
        ? listed(texts.map(JSONValue.string))
        : listed(texts.compactMap(JSONValue.init(numberIn:)))
    case .uuid: texts.allSatisfy(\.isUUID) ? matching(texts) : nil
    // A Float is compared once it is rounded.
    case .float, .date, .data, .color, .any, .custom: nil
    case .optional, .array, .set, .dictionary, .model: nil
    }
  }

  private func listed(_ values: [JSONValue]) -> JSONValue.Member? {
    values.isEmpty ? nil : JSONValue.Member("enum", .array(values.removingRepeats()))
  }

  /// Texts in either case of their letters.
  private func matching(_ texts: [String]) -> JSONValue.Member? {
    guard !texts.isEmpty else { return nil }
    let patterns = texts.map { text in
      text.map { $0.isLetter ? "[\($0.lowercased())\($0.uppercased())]" : String($0) }.joined()
    }
    return JSONValue.Member("pattern", .string("^(\(patterns.joined(separator: "|")))$"))
  }
}

extension EnumerationDescription {
  /// Whether the raw values are text.
  var hasText: Bool {
    switch rawValues {
    case .strings, .anyString: true
    case .integers, .anyInteger: false
    }
  }
}

extension [String] {
  /// Whether one of the texts says a truth value.
  fileprivate func saying(_ value: Bool) -> Bool {
    let words = value ? ["true", "yes", "1"] : ["false", "no", "0"]
    return contains { words.contains($0.lowercased()) }
  }
}

extension String {
  fileprivate var isUUID: Bool {
    wholeMatch(of: /[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}/) != nil
  }
}

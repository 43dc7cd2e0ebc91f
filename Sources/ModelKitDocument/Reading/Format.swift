/// The formats that a document can be read from.
public enum Format: Sendable, Hashable {
  /// JSON, in one of its dialects.
  case json(JSONDialect)
  /// An XML property list (Apple's `PropertyList-1.0.dtd`).
  case xml
  /// A binary property list (`bplist00`).
  case binary
  /// An OpenStep ("ASCII") property list or a `.strings` file.
  case openStep

  /// What a report calls the format.
  public var name: String {
    switch self {
    case .json(.standard): "JSON"
    case .json(.jsonc): "JSONC"
    case .json(.json5): "JSON5"
    case .json(.lines): "JSON Lines"
    case .xml: "XML property list"
    case .binary: "binary property list"
    case .openStep: "OpenStep property list"
    }
  }

  /// Whether this is one of the three property list formats.
  public var isPropertyList: Bool {
    if case .json = self { return false }
    return true
  }
}

/// The dialects of JSON.
public enum JSONDialect: String, Sendable, Hashable, CaseIterable {
  /// RFC 8259, nothing more.
  case standard = "json"
  /// RFC 8259 with comments and trailing commas.
  case jsonc
  /// JSON5 (spec.json5.org).
  case json5
  /// One RFC 8259 value per line; the document's root is the array of them.
  case lines = "jsonl"
}

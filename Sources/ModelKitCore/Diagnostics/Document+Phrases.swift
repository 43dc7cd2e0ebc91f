import ModelKitDocument

extension Document {
  /// What a node is, as part of a sentence: `a string`, `an array of 12`.
  package func phrase(for node: NodeID) -> String {
    switch kind(of: node) {
    case .invalid: "a value that cannot be read"
    case .null: "null"
    case .boolean: "a boolean"
    case .integer: "an integer"
    case .real: "a real"
    case .string: "a string"
    case .date: "a date"
    case .data: "data"
    case .uid: "a uid"
    case .array: "an array of \(count(of: node))"
    case .dictionary: "a dictionary"
    }
  }

  /// What a node is with its value, to stand under it: `string "twelve"`.
  package func summary(of node: NodeID) -> String {
    switch kind(of: node) {
    case .invalid: "cannot be read"
    case .null: "null"
    case .boolean: boolean(node) == true ? "boolean true" : "boolean false"
    case .integer: "integer \(numberText(node) ?? "")"
    case .real: "real \(numberText(node) ?? "")"
    case .string: "string \(Self.quoted(string(node) ?? ""))"
    case .date: "date"
    case .data: "data of \(data(node)?.count ?? 0) bytes"
    case .uid: "uid \(uid(node) ?? 0)"
    case .array: "array of \(count(of: node))"
    case .dictionary: "dictionary of \(count(of: node))"
    }
  }

  /// Text in quotes, on one line, cut where it is long.
  package static func quoted(_ text: String, limit: Int = 40) -> String {
    if text.utf8.count <= limit, text.utf8.allSatisfy(isPlain) { return "\"\(text)\"" }
    var line = ""
    var length = 0
    for character in text {
      length += 1
      if length > limit {
        line += "…"
        break
      }
      switch character {
      case "\n": line += "\\n"
      case "\r\n", "\r": line += "\\r"
      case "\t": line += "\\t"
      case "\"": line += "\\\""
      case "\\": line += "\\\\"
      default: line.append(character)
      }
    }
    return "\"\(line)\""
  }

  /// Whether a byte is a character of its own that is shown as it is.
  private static func isPlain(_ byte: UInt8) -> Bool {
    (0x20..<0x7F).contains(byte) && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }

  /// How this document's format writes a number: `<integer>12</integer>`, `12`.
  package func spelling(ofInteger text: String) -> String {
    switch format {
    case .xml: "<integer>\(text)</integer>"
    default: text
    }
  }

  /// How this document's format writes a real: `<real>1.5</real>`, `1.5`.
  package func spelling(ofReal text: String) -> String {
    switch format {
    case .xml: "<real>\(text)</real>"
    default: text
    }
  }

  /// How this document's format writes text: `<string>x</string>`, `"x"`.
  package func spelling(ofString text: String) -> String {
    switch format {
    case .xml: "<string>\(text)</string>"
    default: "\"\(text)\""
    }
  }
}

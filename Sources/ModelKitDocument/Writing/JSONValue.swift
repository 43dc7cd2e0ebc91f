/// A JSON value to be written: what reports and schemas are made of, so that no text is ever spliced
/// into JSON.
package indirect enum JSONValue: Sendable, Hashable {
  case boolean(Bool)
  case integer(Int)
  /// A number by its text, in the grammar of RFC 8259, section 6.
  case number(String)
  case string(String)
  case array([JSONValue])
  /// The members in the order in which they are written.
  case object([Member])

  /// A key and its value.
  package struct Member: Sendable, Hashable {
    package let key: String
    package var value: JSONValue

    package init(_ key: String, _ value: JSONValue) {
      self.key = key
      self.value = value
    }
  }

  /// An object of those members that have a value.
  package static func object(_ pairs: KeyValuePairs<String, JSONValue?>) -> JSONValue {
    .object(members(pairs))
  }

  /// Those members of an object that have a value.
  package static func members(_ pairs: KeyValuePairs<String, JSONValue?>) -> [Member] {
    pairs.compactMap { key, value in value.map { Member(key, $0) } }
  }
}

extension JSONValue {
  /// The value as text, two spaces to a level, with a line break at its end.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package var text: String {
    var text = ""
    write(to: &text, level: 0)
    return text + "\n"
  }

  /// A string as JSON writes it, quotes included.
  package static func quoted(_ value: String) -> String {
    var text = ""
    write(value, to: &text)
    return text
  }

  private func write(to text: inout String, level: Int) {
    switch self {
    case .boolean(let value): text += value ? "true" : "false"
    case .integer(let value): text += String(value)
    case .number(let digits): text += digits
    case .string(let value): Self.write(value, to: &text)
    case .array(let elements):
      Self.write(elements, between: "[", "]", to: &text, level: level) { element, text in
        element.write(to: &text, level: level + 1)
      }
    case .object(let members):
      Self.write(members, between: "{", "}", to: &text, level: level) { member, text in
        Self.write(member.key, to: &text)
        text += ": "
        member.value.write(to: &text, level: level + 1)
      }
    }
  }

  private static func write<Item>(
    _ items: [Item], between opening: String, _ closing: String, to text: inout String,
    level: Int, item: (Item, inout String) -> Void
  ) {
    text += opening
    let indent = "\n" + String(repeating: "  ", count: level)
    for (index, element) in items.enumerated() {
      text += (index > 0 ? "," : "") + indent + "  "
      item(element, &text)
    }
    text += (items.isEmpty ? "" : indent) + closing
  }

  /// A string in quotes, escaped as RFC 8259, section 7, demands and no further.
  private static func write(_ value: String, to text: inout String) {
    text += "\""
    // Nearly all strings need no escape, and are written whole.
    if value.utf8.allSatisfy({ $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") })
    {
      text += value
      text += "\""
      return
    }
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\u{0}"..<"\u{20}":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}

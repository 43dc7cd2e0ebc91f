import ModelKitDocument

extension Document {
  /// The tree in one line: `{"a": ["b", i5], "c": !}`. Integers begin with `i`, reals with `r`, dates
  /// with `@`, data with `#`, uids with `u`, sets with `s`; `!` is a value that could not be read.
  var outline: String {
    root.map { outline(of: $0) } ?? "nothing"
  }

  private func outline(of id: NodeID) -> String {
    switch kind(of: id) {
    case .invalid: "!"
    case .null: "null"
    case .boolean: boolean(id) == true ? "true" : "false"
    case .integer: "i" + (numberText(id) ?? "?")
    case .real: "r" + (double(id)?.description ?? "?")
    case .string: (string(id) ?? "?").debugDescription
    case .date: "@" + (secondsSinceReferenceDate(id)?.description ?? "?")
    case .data: "#" + (data(id) ?? []).map { String($0, radix: 16) }.joined(separator: ".")
    case .uid: "u" + (uid(id)?.description ?? "?")
    case .array:
      (node(id).has(Node.Bits.set | Node.Bits.orderedSet) ? "s" : "") + "["
        + elements(of: id).map { outline(of: $0) }.joined(separator: ", ") + "]"
    case .dictionary:
      "{"
        + entries(of: id).map { "\(outline(of: $0.key)): \(outline(of: $0.value))" }
        .joined(separator: ", ") + "}"
    }
  }

  /// What the reader found: each finding's code and the offset of its first byte.
  var findings: [String] {
    diagnostics.map { "\($0.code)@\($0.span.map { Int($0.start) } ?? -1)" }
  }
}

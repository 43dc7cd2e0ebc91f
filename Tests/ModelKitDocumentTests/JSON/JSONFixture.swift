import ModelKitDocument

/// Reads JSON from a text.
func readJSON(
  _ text: String, _ dialect: JSONDialect = .standard, limits: ReaderLimits = ReaderLimits()
) -> Document {
  Document(
    reading: SourceText(text, name: "test.json"),
    options: ReadingOptions(format: .json(dialect), dialect: dialect, limits: limits))
}

extension Document {
  /// The node at the end of a path as reports write it.
  func find(_ path: String) -> NodeID? { NodePath(path).flatMap { self[$0] } }

  /// The document as text: what every node is, in order, for comparing whole trees.
  var jsonOutline: String { root.map(jsonOutline) ?? "" }

  private func jsonOutline(_ id: NodeID) -> String {
    switch kind(of: id) {
    case .invalid: "?"
    case .null: "null"
    case .boolean: boolean(id) == true ? "true" : "false"
    case .integer: numberText(id) ?? ""
    case .real: "real \(numberText(id) ?? "")"
    case .string: string(id)?.debugDescription ?? ""
    case .array: "[" + elements(of: id).map(jsonOutline).joined(separator: ", ") + "]"
    case .dictionary:
      "{"
        + entries(of: id).map { "\(jsonOutline($0.key)): \(jsonOutline($0.value))" }
        .joined(separator: ", ") + "}"
    default: "\(kind(of: id))"
    }
  }
}

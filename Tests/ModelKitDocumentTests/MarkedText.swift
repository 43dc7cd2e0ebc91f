import ModelKitDocument

/// A text in which `§` stands before each byte where a fault is expected.
struct MarkedText {
  /// The text without its marks.
  let text: String
  /// Where the marks stood, in bytes.
  let places: [UInt32]

  init(_ marked: String) {
    var text = ""
    var places: [UInt32] = []
    for character in marked.unicodeScalars {
      if character == "§" {
        places.append(UInt32(text.utf8.count))
      } else {
        text.unicodeScalars.append(character)
      }
    }
    self.text = text
    self.places = places
  }
}

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
  var outline: String { root.map(outline) ?? "" }

  private func outline(_ id: NodeID) -> String {
    switch kind(of: id) {
    case .invalid: "?"
    case .null: "null"
    case .boolean: boolean(id) == true ? "true" : "false"
    case .integer: numberText(id) ?? ""
    case .real: "real \(numberText(id) ?? "")"
    case .string: string(id)?.debugDescription ?? ""
    case .array: "[" + elements(of: id).map(outline).joined(separator: ", ") + "]"
    case .dictionary:
      "{"
        + entries(of: id).map { "\(outline($0.key)): \(outline($0.value))" }
        .joined(separator: ", ") + "}"
    default: "\(kind(of: id))"
    }
  }
}

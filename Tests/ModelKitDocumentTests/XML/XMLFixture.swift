import ModelKitDocument
import Testing

/// An XML property list in a test, read.
struct XMLFixture {
  let document: Document

  /// Reads text.
  init(_ text: String, limits: ReaderLimits = ReaderLimits()) {
    self.init(bytes: Array(text.utf8), limits: limits)
  }

  /// Reads bytes.
  init(bytes: [UInt8], limits: ReaderLimits = ReaderLimits()) {
    document = Document(
      reading: SourceText(bytes, name: "test.plist"),
      options: ReadingOptions(format: .xml, limits: limits))
  }

  /// The codes of the findings, in order.
  var codes: [String] { document.diagnostics.map(\.code.rawValue) }

  /// The tree in one line: `{"a": [1, real 1.5, true], "b": ?}`, where `?` is an invalid value and a
  /// damaged container ends with `!`.
  var tree: String { document.root.map(describe) ?? "nothing" }

  private func describe(_ id: NodeID) -> String {
    let damage = document.node(id).has(Node.Bits.damaged) ? "!" : ""
    switch document.kind(of: id) {
    case .invalid: return "?"
    case .null: return "null"
    case .boolean: return document.boolean(id) == true ? "true" : "false"
    case .integer: return document.integer(id)?.text ?? "integer ?"
    case .real: return "real \(document.double(id)?.description ?? "?")"
    case .string: return "\"\(document.string(id) ?? "?")\""
    case .date: return "date \(document.secondsSinceReferenceDate(id)?.description ?? "?")"
    case .data: return "data \(document.data(id) ?? [])"
    case .uid: return "uid \(document.uid(id) ?? 0)"
    case .array:
      return "[" + document.elements(of: id).map(describe).joined(separator: ", ") + "]" + damage
    case .dictionary:
      let entries = document.entries(of: id).map { "\(describe($0.key)): \(describe($0.value))" }
      return "{" + entries.joined(separator: ", ") + "}" + damage
    }
  }

  /// The text of a span.
  func text(_ span: SourceSpan) -> String { document.source.text(in: span) }
}

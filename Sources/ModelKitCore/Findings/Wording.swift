package import ModelKitDocument

/// What a finding is put into words from: the value that it is about, the way there, and the model
/// that read it.
package struct Wording {
  package let document: Document
  package let node: NodeID
  package let path: NodePath
  package let model: String?

  /// The value as a sentence's subject: `` `price` ``, `` `tags[2]` ``, `the entry`.
  package var subject: String { path.subject }

  /// What holds the values, in a sentence.
  package var holder: String { document.holder }

  /// The value as the data writes it, if that is text, a number or a truth value.
  var glimpse: String? {
    document.string(node).map { Document.quoted($0) } ?? document.numberText(node)
      ?? document.boolean(node).map { "\($0)" }
  }

  /// A fault of the value; what is said under it is what it is, if nothing else is.
  package func fault(
    _ code: DiagnosticCode, _ message: String, label: String? = nil,
    related: [DiagnosticLabel] = [], help: String? = nil
  ) -> Diagnostic {
    Diagnostic(
      code, .error, message, label: label ?? document.summary(of: node), related: related,
      help: help, path: path)
  }
}

extension NodePath {
  /// What the path leads to as a sentence's subject: `` `price` ``, `` `tags[2]` ``, `the entry`.
  var subject: String {
    let lastKey = steps.lastIndex { if case .key = $0 { true } else { false } }
    return lastKey.map { "`\(description(from: $0))`" } ?? "the entry"
  }
}

extension Document {
  /// What holds the values, in a sentence.
  var holder: String { isInMemory ? "the dictionary" : "the file" }
}

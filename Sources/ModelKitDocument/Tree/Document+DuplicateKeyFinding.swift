extension Document {
  /// The finding that a key stands twice in one dictionary, at the second of its places.
  ///
  /// - Parameters:
  ///   - keys: the two keys, as ``duplicateEntries(in:)`` gives them.
  ///   - severity: an error where a model is read, a warning where the file is only converted.
  ///   - path: the way to the key's value.
  package func duplicateKeyDiagnostic(
    _ keys: (first: NodeID, again: NodeID), severity: Severity, path: NodePath
  ) -> Diagnostic {
    let first = DiagnosticLabel(
      file: source.name, span: headSpan(of: keys.first), text: "first" + valueNote(of: keys.first))
    let names = (first: string(keys.first) ?? "", again: string(keys.again) ?? "")
    return Diagnostic(
      .duplicateKey, severity,
      names.first == names.again
        ? "key `\(names.again)` appears twice in one dictionary"
        : "`\(names.again)` is another name of the key `\(names.first)`, which the dictionary has",
      file: source.name,
      span: isInMemory ? nil : headSpan(of: keys.again),
      label: "again" + valueNote(of: keys.again), related: isInMemory ? [] : [first], path: path)
  }

  /// `, value "Annex"`: what a key's value is, where it says something in a few words.
  private func valueNote(of key: NodeID) -> String {
    // In a text the value follows its key. A binary file's key can belong to several entries.
    guard binary == nil, Int(key.index) + 1 < nodeCount else { return "" }
    let value = NodeID(Int(key.index) + 1)
    let text: String? =
      switch kind(of: value) {
      case .null: "null"
      case .boolean: boolean(value) == true ? "true" : "false"
      case .integer, .real: numberText(value)
      case .string: string(value).map(Self.glimpse)
      case .array: "array of \(count(of: value))"
      case .dictionary: "dictionary of \(count(of: value))"
      case .invalid, .date, .data, .uid: nil
      }
    return text.map { ", value \($0)" } ?? ""
  }

  /// Text in quotes on one line, cut where it is long.
  private static func glimpse(_ text: String) -> String {
    let limit = 40
    let start = text.prefix(limit)
    let line = start.unicodeScalars.map { $0.value < 0x20 ? " " : String($0) }.joined()
    return "\"\(line)\(start.endIndex < text.endIndex ? "…" : "")\""
  }
}

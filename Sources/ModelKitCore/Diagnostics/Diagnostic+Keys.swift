import ModelKitDocument

extension Diagnostic {
  /// `missing required key `name` in Shop`, at the dictionary.
  static func missingKey(
    _ key: String, model: String, similar: String?, path: NodePath
  ) -> Diagnostic {
    Diagnostic(
      .missingKey, .error, "missing required key `\(key)` in \(model)",
      label: "has no `\(key)`", help: similar.map { "did you mean `\($0)` to be `\(key)`?" },
      path: path)
  }

  /// `Shop has no property `adress``, at the key.
  static func unknownKey(
    _ key: String, model: String, similar: String?, severity: Severity, span: SourceSpan?,
    path: NodePath
  ) -> Diagnostic {
    Diagnostic(
      .unknownKey, severity, "\(model) has no property `\(key)`", span: span,
      label: similar.map(Spelling.question) ?? "unknown key",
      help: similar.map(Spelling.question), path: path)
  }
}

public import ModelKitDocument

extension Diagnostic {
  /// The finding on one line, as compilers write it:
  /// `shops.plist:27:3: warning: Shop has no property `adress`; did you mean `address`? [key.unknown]
  /// ([2].adress)`.
  ///
  /// A binary property list has an offset in place of a line. Text from the file stands in it as it
  /// is, line breaks and control characters included.
  public var concise: String {
    var line = file
    if let position { line += ":\(position.line):\(position.column)" }
    line += line.isEmpty ? "" : ": "
    line += "\(severity.rawValue): \(message)"
    if position == nil, let span { line += ", at offset \(span.start)" }
    if let suggestion { line += "; \(suggestion)" }
    line += " [\(code)]"
    if !path.isRoot { line += " (\(path))" }
    return line
  }

  /// The question `did you mean …?`, where the finding asks it.
  private var suggestion: String? {
    [label, help].lazy.compactMap { $0 }.first { $0.hasPrefix("did you mean") }
  }
}

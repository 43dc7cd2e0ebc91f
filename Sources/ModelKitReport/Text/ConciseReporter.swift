import ModelKitCore

/// One line per finding, as compilers write them:
/// `shops.plist:27:3: warning: … ; did you mean `address`? [key.unknown] ([2].adress)`.
package struct ConciseReporter: Reporter {
  private var limit: FindingLimit

  /// A reporter that shows at most so many findings of each severity; `nil` for all.
  package init(limit: Int? = nil) { self.limit = FindingLimit(limit) }

  package mutating func report(_ file: FileReport, sources: inout SourceCatalog) -> String {
    var text = ""
    for diagnostic in file.diagnostics where limit.admits(diagnostic) {
      text += Self.line(for: diagnostic, sources: &sources) + "\n"
    }
    limit.omit(file.dropped)
    return text
  }

  package mutating func finish() -> String { limit.remark }

  private static func line(for diagnostic: Diagnostic, sources: inout SourceCatalog) -> String {
    var diagnostic = diagnostic
    diagnostic.position =
      diagnostic.position ?? sources.position(of: diagnostic.span, in: diagnostic.file)
    return VisibleText.of(diagnostic.concise)
  }
}

import ModelKitDocument

/// The sources, for giving findings and labels their places.
struct SwiftFiles: Sendable {
  private let sources: [SourceText]
  private let lines: [LineTable]

  init(_ sources: [SourceText]) {
    self.sources = sources
    lines = sources.map(LineTable.init)
  }

  func text(_ range: Range<Int>, in file: Int) -> String {
    sources[file].text(in: SourceSpan(range))
  }

  /// A finding at its span of a file.
  func located(_ diagnostic: Diagnostic, in file: Int) -> Diagnostic {
    var diagnostic = diagnostic
    diagnostic.file = sources[file].name
    diagnostic.position = diagnostic.span.map { lines[file].position(of: $0.start) }
    return diagnostic
  }

  /// Findings at their spans of a file, one after the other however long its lines are.
  ///
  /// - Complexity: O(*n*) in the bytes of the file and O(*m* log *m*) in the findings.
  func located(_ diagnostics: [Diagnostic], in file: Int) -> [Diagnostic] {
    var positions = lines[file].positions(of: diagnostics.compactMap { $0.span?.start })[...]
    return diagnostics.map { diagnostic in
      var diagnostic = diagnostic
      diagnostic.file = sources[file].name
      diagnostic.position = diagnostic.span.flatMap { _ in positions.popFirst() }
      return diagnostic
    }
  }

  /// A finding about all sources together: of several, at the folder that holds them.
  func global(_ diagnostic: Diagnostic) -> Diagnostic {
    var diagnostic = diagnostic
    diagnostic.file = commonPath
    return diagnostic
  }

  private var commonPath: String {
    guard sources.count > 1 else { return sources.first?.name ?? "" }
    let paths = sources.map { $0.name.split(separator: "/", omittingEmptySubsequences: false) }
    let folders = paths.map { $0.dropLast() }
    let common = folders.dropFirst().reduce(folders[0]) { common, folder in
      common.prefix(zip(common, folder).prefix { $0 == $1 }.count)
    }
    return common.joined(separator: "/")
  }

  /// Where something is declared.
  func declaration(_ range: Range<Int>, in file: Int) -> DiagnosticLabel {
    let span = SourceSpan(range)
    return DiagnosticLabel(
      file: sources[file].name, span: span, text: "declared here",
      position: lines[file].position(of: span.start))
  }
}

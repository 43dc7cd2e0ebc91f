/// The findings of one reader, bounded: beyond its limit findings are counted and not kept.
package struct DiagnosticList: Sendable {
  package private(set) var items: [Diagnostic] = []
  /// How many findings were counted and not kept.
  package private(set) var dropped = 0
  let file: String
  private let limit: Int

  package init(file: String, limit: Int) {
    self.file = file
    self.limit = limit
  }

  package var isEmpty: Bool { items.isEmpty }

  /// Puts the findings in the order of the file: a reader that notices an unclosed element late
  /// reports it late.
  package mutating func sortByPlace() {
    items = items.inFileOrder()
  }

  /// Takes a finding in. Its file is set to the reader's.
  package mutating func report(_ diagnostic: @autoclosure () -> Diagnostic) {
    guard items.count < limit else {
      dropped += 1
      return
    }
    var diagnostic = diagnostic()
    diagnostic.file = file
    items.append(diagnostic)
  }

  /// Takes a finding at a span in.
  package mutating func report(
    _ code: DiagnosticCode, at span: SourceSpan, _ message: @autoclosure () -> String,
    label: String? = nil, help: String? = nil, notes: [String] = []
  ) {
    report(
      Diagnostic(
        code, .error, message(), span: span, label: label, notes: notes, help: help))
  }
}

import ModelKitCore
import ModelKitReport

/// An input that could not be had.
struct InputFault: Error {
  /// What to report of it.
  let diagnostic: Diagnostic

  /// The report of a file of which nothing else is known.
  var report: FileReport { FileReport(name: diagnostic.file, diagnostics: [diagnostic]) }

  /// What it means for the run.
  var status: ExitStatus { .noInput }
}

extension DiagnosticCode {
  /// There is nothing of that name.
  static let missingFile = DiagnosticCode("io.not-found")
  /// A file that is there and cannot be read.
  static let unreadableFile = DiagnosticCode("io.unreadable")
}

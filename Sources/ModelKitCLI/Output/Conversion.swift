import ModelKitCore
import ModelKitReport

/// A document in another format, with what was found on the way.
struct Conversion {
  /// The converted file; `nil` if there was an error, so that nothing is lost in silence.
  let bytes: [UInt8]?
  /// What was found while reading and writing.
  let report: FileReport

  init(of document: Document, to format: OutputFormat, options: WritingOptions) {
    var report = FileReport(
      name: document.source.name, format: document.format, diagnostics: document.diagnostics,
      dropped: document.droppedDiagnostics)
    // What a faulty file lacks would be reported again as what the target cannot hold.
    guard report.count(of: .error) == 0 else {
      self.report = report
      bytes = nil
      return
    }
    let written = document.written(as: format, options: options)
    report = FileReport(
      name: report.name, format: report.format,
      diagnostics: report.diagnostics + written.diagnostics,
      dropped: report.dropped + written.droppedDiagnostics)
    self.report = report
    bytes = written.hasLosses ? nil : written.bytes
  }
}

import ModelKitCore
import ModelKitReport

/// The formats that `convert` writes.
enum ConversionTarget: String, CaseIterable, Sendable {
  case json, xml, binary, openstep
  case typedJSON = "typed-json"
}

/// A document in another format, with what was found on the way.
struct Conversion {
  /// The converted file; `nil` if there was an error.
  let bytes: [UInt8]?
  /// What was found while reading and writing.
  let report: FileReport

  init(of document: Document, to target: ConversionTarget, isSorted: Bool, isCompact: Bool) {
    report = FileReport(
      name: document.source.name, format: document.format, diagnostics: document.diagnostics,
      dropped: document.droppedDiagnostics)
    bytes = report.count(of: .error) > 0 ? nil : []
  }
}

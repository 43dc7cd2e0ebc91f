import ModelKitCore
import ModelKitReport

/// An input that could not be had.
struct InputFault: Error {
  /// What to report of it.
  let diagnostic: Diagnostic

  /// The report of a file of which nothing else is known.
  var report: FileReport { FileReport(name: diagnostic.file, diagnostics: [diagnostic]) }

  /// The fault that the system found with a path; a near name beside it is suggested.
  init(_ fault: SystemFault, at path: String) {
    switch fault {
    case .missing:
      let near = Self.nearName(to: path)
      diagnostic = Diagnostic(
        .missingFile, .error, "there is no file or folder of this name", file: path,
        help: near.map { "did you mean `\($0)`?" })
    case .closedPipe, .other:
      diagnostic = Diagnostic(
        .unreadableFile, .error, "it cannot be read: \(fault.words)", file: path)
    }
  }

  private init(_ diagnostic: Diagnostic) { self.diagnostic = diagnostic }

  /// A folder that holds nothing to read.
  static func withoutDataFiles(_ path: String) -> InputFault {
    InputFault(
      Diagnostic(
        .noDataFiles, .error, "the folder holds no data files", file: path,
        help: "data files end in .plist, .json, .jsonc, .json5, .jsonl, .strings or .stringsdict"))
  }

  /// A folder where a file is needed.
  static func folder(_ path: String) -> InputFault {
    InputFault(
      Diagnostic(.folder, .error, "it is a folder; a file is expected here", file: path))
  }

  /// What was most likely meant by a path that leads nowhere.
  private static func nearName(to path: String) -> String? {
    let slash = path.lastIndex(of: "/")
    let folder = slash.map { String(path[...$0]) } ?? ""
    let name = slash.map { String(path[path.index(after: $0)...]) } ?? path
    guard let names = try? Folder.names(in: folder.isEmpty ? "." : folder) else { return nil }
    return Suggestion.nearest(to: name, among: names).map { folder + $0 }
  }
}

extension DiagnosticCode {
  /// There is nothing of that name.
  static let missingFile = DiagnosticCode("io.not-found")
  /// A file or folder that is there and cannot be read.
  static let unreadableFile = DiagnosticCode("io.unreadable")
  /// A folder without anything to load.
  static let noDataFiles = DiagnosticCode("io.no-data-files")
  /// A folder where a file is needed.
  static let folder = DiagnosticCode("io.folder")
}

import ModelKitCore
import ModelKitReport

/// An input that could not be had.
struct InputFault: Error {
  /// What to report of it.
  let diagnostic: Diagnostic

  /// The report of a file of which nothing else is known.
  var report: FileReport { FileReport(name: diagnostic.file, diagnostics: [diagnostic]) }

  /// What it means for the run.
  var status: ExitStatus { diagnostic.code == .sizeLimit ? .data : .noInput }

  /// A file that could not be read; for one that is missing, a near name beside it is suggested.
  init(_ fault: FileFault) {
    var diagnostic = fault.diagnostic
    if fault.isMissing {
      if Self.isLink(fault.file) {
        diagnostic.message = "the symbolic link leads nowhere"
      } else if fault.file.unicodeScalars.contains("\u{FFFD}") {
        diagnostic.help = "only files whose names are UTF-8 can be read: rename it"
      } else {
        diagnostic.help = Self.nearName(to: fault.file).map(Spelling.question)
      }
    }
    self.diagnostic = diagnostic
  }

  private init(_ diagnostic: Diagnostic) { self.diagnostic = diagnostic }

  /// A folder that holds nothing to read.
  static func withoutDataFiles(_ path: String) -> InputFault {
    InputFault(
      Diagnostic(
        .noDataFiles, .error, "the folder holds no data files", file: path,
        help: "data files end in .plist, .json, .jsonc, .json5, .jsonl, .strings or .stringsdict"))
  }

  private static func isLink(_ path: String) -> Bool {
    (try? FileStatus(of: path, followingLinks: false))?.kind == .link
  }

  /// What was most likely meant by a path that leads nowhere.
  private static func nearName(to path: String) -> String? {
    let slash = path.lastIndex(of: "/")
    let folder = slash.map { String(path[...$0]) } ?? ""
    let name = slash.map { String(path[path.index(after: $0)...]) } ?? path
    guard let names = try? Folder.names(in: folder.isEmpty ? "." : folder) else { return nil }
    return Spelling.closest(to: name, in: names).map { folder + $0 }
  }
}

extension DiagnosticCode {
  /// A folder without anything to load.
  static let noDataFiles = DiagnosticCode("io.no-data-files")
}

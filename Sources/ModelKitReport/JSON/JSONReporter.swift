import ModelKitDocument

// The report of one file with one finding, what is empty left out:
//
//     {
//       "schemaVersion": 1,
//       "files": [{"file": "a.plist", "format": "xml", "entries": {…}, "errors": 1, …}],
//       "diagnostics": [{
//         "severity": "error", "code": "type.mismatch", "message": "…", "path": "[1].price",
//         "file": "a.plist", "line": 12, "column": 21, "utf16Column": 21,
//         "endLine": 12, "endColumn": 44, "endUTF16Column": 44, "span": {"start": 250, "end": 273},
//         "label": "…", "related": [{…}], "notes": ["…"], "help": "…", "fix": {…}, "entry": {…}
//       }],
//       "summary": {"files": 1, "entries": 3, "loaded": 2, "rejected": 1, "errors": 1, …}
//     }
//
// Lines and columns count from 1: `column` in UTF-8 bytes, `utf16Column` in UTF-16 code units, the
// end being the first place behind. `span` counts bytes from 0. A binary property list has a
// `span` only.

/// Findings as one JSON object for programs to read.
package struct JSONReporter: Reporter {
  /// The version of the report's own layout; it grows when a member changes its meaning.
  static let schemaVersion = 1

  private var limit: FindingLimit
  private var files: [FileReport] = []
  private var diagnostics: [JSONValue] = []

  /// A reporter that shows at most so many findings of each severity; `nil` for all.
  package init(limit: Int? = nil) { self.limit = FindingLimit(limit) }

  package mutating func report(_ file: FileReport, sources: inout SourceCatalog) -> String {
    for diagnostic in file.diagnostics where limit.admits(diagnostic) {
      diagnostics.append(.diagnostic(diagnostic, sources: &sources))
    }
    limit.omit(file.dropped)
    files.append(file)
    return ""
  }

  package mutating func finish() -> String {
    JSONValue.object([
      "schemaVersion": .integer(Self.schemaVersion),
      "files": .array(files.map(JSONValue.file)),
      "diagnostics": .array(diagnostics),
      "summary": summary,
    ]).text
  }

  private var summary: JSONValue {
    let entries = files.compactMap(\.entries)
    return .object([
      "files": .integer(files.count),
      "entries": .integer(entries.reduce(0) { $0 + $1.total }),
      "loaded": .integer(entries.reduce(0) { $0 + $1.loaded }),
      "rejected": .integer(entries.reduce(0) { $0 + $1.rejected.count }),
      "errors": .integer(files.reduce(0) { $0 + $1.count(of: .error) }),
      "warnings": .integer(files.reduce(0) { $0 + $1.count(of: .warning) }),
      "notes": .integer(files.reduce(0) { $0 + $1.count(of: .note) }),
      "omitted": .integer(limit.omitted.values.reduce(0, +)),
    ])
  }
}

import ModelKitDocument

/// The one line that says what came of a file:
/// `shops.plist: 41 of 43 entries loaded, 2 rejected ([0], [1]); 2 errors, 1 warning`.
package enum SummaryLine {
  /// How many rejected entries are named before the rest is counted.
  private static let namedEntries = 10

  /// The line for a file, without a line break.
  package static func text(for file: FileReport) -> String {
    var line = VisibleText.of(file.name) + ": " + outcome(of: file.entries)
    let counts = Severity.allCases.reversed().compactMap { severity -> String? in
      let count = file.count(of: severity)
      guard count > 0, severity > .note else { return nil }
      return "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
    }
    if !counts.isEmpty { line += "; " + counts.joined(separator: ", ") }
    return line
  }

  private static func outcome(of entries: EntryCounts?) -> String {
    guard let entries else { return "nothing loaded" }
    var text = "\(entries.loaded) of \(entries.total) entries loaded"
    guard !entries.rejected.isEmpty else { return text }
    text += ", \(entries.rejected.count) rejected"
    var names = entries.rejected.prefix(namedEntries).compactMap(\.place)
    guard !names.isEmpty else { return text }
    let unnamed = entries.rejected.count - names.count
    if unnamed > 0 { names.append("and \(unnamed) more") }
    return text + " (" + names.joined(separator: ", ") + ")"
  }
}

extension EntryIdentity {
  /// The entry as a path from the root, `[0]`; `nil` for a file that is one entry.
  var place: String? { path.isRoot ? nil : path.description }

  /// The entry with what it calls itself, `[0] (id=7)`; `nil` if it has no name of its own.
  var title: String? {
    guard let name else { return nil }
    return (place.map { $0 + " " } ?? "") + "(\(name))"
  }
}

/// Turns findings into text, file by file.
package protocol Reporter: Sendable {
  /// What to write for one file as soon as it has been dealt with.
  mutating func report(_ file: FileReport, sources: inout SourceCatalog) -> String

  /// What to write after the last file.
  mutating func finish() -> String
}

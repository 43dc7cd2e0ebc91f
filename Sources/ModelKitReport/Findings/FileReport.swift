package import ModelKitDocument

/// What came of one input: how many of its entries could be taken, and what was found.
package struct FileReport: Sendable {
  /// The name of the file, as its ``SourceText/name``.
  package var name: String
  /// The format that it was read in; `nil` where it could not be read at all.
  package var format: Format?
  /// What became of the entries; `nil` where the file was not taken apart into entries.
  package var entries: EntryCounts?
  /// What was found, in the order of the file.
  package var diagnostics: [Diagnostic]
  /// How many errors were counted beyond those in ``diagnostics``.
  package var dropped: Int

  /// A report of one input. The findings are brought into the order of the file.
  package init(
    name: String, format: Format? = nil, entries: EntryCounts? = nil,
    diagnostics: [Diagnostic] = [], dropped: Int = 0
  ) {
    self.name = name
    self.format = format
    self.entries = entries
    // The offsets of a binary property list say nothing about the order of its entries.
    self.diagnostics = format == .binary ? diagnostics : diagnostics.inFileOrder()
    self.dropped = dropped
  }

  /// How many findings of a severity there are, those that were only counted included.
  package func count(of severity: Severity) -> Int {
    // By number: an element is copied to be handed to a closure.
    let kept = diagnostics.indices.count { diagnostics[$0].severity == severity }
    return severity == .error ? kept + dropped : kept
  }
}

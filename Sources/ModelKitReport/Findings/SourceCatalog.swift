package import ModelKitDocument

/// The texts that findings point into, by name: data files and the sources of models.
///
/// Line tables are built when a place is first asked for, so a clean file costs nothing.
package struct SourceCatalog: Sendable {
  private var sources: [String: SourceText] = [:]
  private var tables: [String: LineTable] = [:]

  /// An empty catalog.
  package init() {}

  /// Takes in the text of a document; a binary property list has none.
  package mutating func add(_ document: Document) {
    guard document.format != .binary else { return }
    add(document.source)
  }

  /// Takes in a text, in place of an earlier one of the same name.
  package mutating func add(_ source: SourceText) {
    sources[source.name] = source
    tables[source.name] = nil
  }

  /// Forgets a text that no further finding can point into.
  package mutating func remove(_ name: String) {
    sources[name] = nil
    tables[name] = nil
  }

  /// The text of a name.
  package subscript(name: String) -> SourceText? { sources[name] }

  /// The lines of a text.
  ///
  /// - Complexity: O(*n*) in the bytes of the text the first time, O(1) afterwards.
  package mutating func lines(of name: String) -> LineTable? {
    if let table = tables[name] { return table }
    guard let source = sources[name] else { return nil }
    let table = LineTable(source)
    tables[name] = table
    return table
  }

  /// Where the first byte of a span is, or `nil` for a file without lines.
  mutating func position(of span: SourceSpan?, in name: String) -> SourcePosition? {
    guard let span else { return nil }
    return lines(of: name)?.position(of: span.start)
  }
}

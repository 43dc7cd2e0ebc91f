extension Document {
  /// Writes the document in a format.
  ///
  /// What the format cannot hold becomes a finding, never a silent loss. Values that could not be
  /// read (see ``diagnostics``) are left out. Where a key stands twice the last one is written, with
  /// a warning.
  ///
  /// ```swift
  /// let written = document.written(as: .xml, options: WritingOptions(sortedKeys: true))
  /// ```
  ///
  /// - Complexity: O(*n*) in the values written; a binary property list that shares containers is
  ///   written out, up to a limit.
  public func written(
    as format: OutputFormat, options: WritingOptions = WritingOptions()
  ) -> WrittenDocument {
    var walk = TreeWalk(self, sortedKeys: options.sortedKeys)
    let bytes =
      switch format {
      case .json: JSONWriter.write(&walk, isCompact: options.isCompact)
      case .typedJSON: TypedJSONWriter.write(&walk, isCompact: options.isCompact)
      case .xml: XMLWriter.write(&walk, asFoundation: options.sortedKeys)
      case .binary: BinaryWriter.write(&walk)
      case .openStep: OpenStepWriter.write(&walk, gnustepTypes: options.gnustepTypes)
      }
    return WrittenDocument(
      bytes: bytes, diagnostics: located(walk.findings.items),
      droppedDiagnostics: walk.findings.dropped)
  }
}

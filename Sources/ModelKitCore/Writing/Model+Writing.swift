public import ModelKitDocument

extension Model {
  /// Writes the properties under their keys, in the order of the factory.
  ///
  /// A key needs the key path of its property: `Key("name", \Shop.name)`.
  public func write(to writer: inout ModelWriter) {
    writer.beginModel()
    Self.factory.write(self, to: &writer)
    writer.endModel()
  }

  /// The model as a document, to be written in a format.
  ///
  /// ```swift
  /// let bytes = try shop.document(for: .json).written(as: .json).bytes
  /// ```
  ///
  /// - Throws: ``ModelError`` if a property cannot be written.
  public func document(for format: OutputFormat) throws(ModelError) -> Document {
    try Self.document(of: Self.content(of: self), for: format)
  }

  /// A list of models as a document, to be written in a format.
  ///
  /// - Throws: ``ModelError`` if a property cannot be written.
  public static func document(
    of models: [Self], for format: OutputFormat
  ) throws(ModelError) -> Document {
    try document(of: content(of: models), for: format)
  }

  /// The bytes of a model's file.
  ///
  /// - Throws: ``ModelError`` if a property cannot be written, or the format cannot hold it as it is:
  ///   of bytes alone nobody could tell what was rounded. Where that is wanted, `document(for:)` gives
  ///   a document, and writing that a warning in place of the error.
  public func written(
    as format: OutputFormat, options: WritingOptions = WritingOptions()
  ) throws(ModelError) -> [UInt8] {
    try document(for: format).bytes(as: format, options: options)
  }

  /// The bytes of a file of models.
  ///
  /// - Throws: ``ModelError`` if a property cannot be written, or the format cannot hold it as it is:
  ///   of bytes alone nobody could tell what was rounded. Where that is wanted, `document(for:)` gives
  ///   a document, and writing that a warning in place of the error.
  public static func written(
    _ models: [Self], as format: OutputFormat, options: WritingOptions = WritingOptions()
  ) throws(ModelError) -> [UInt8] {
    try document(of: models, for: format).bytes(as: format, options: options)
  }

  static func content(
    of value: some ModelValue, policy: Policy = Policy()
  ) throws(ModelError) -> ModelContent {
    var writer = ModelWriter(policy: policy)
    value.write(to: &writer)
    guard writer.diagnostics.isEmpty else { throw ModelError(writer.diagnostics) }
    return writer.content ?? .null
  }

  private static func document(
    of content: ModelContent, for format: OutputFormat
  ) throws(ModelError) -> Document {
    var builder = DocumentBuilder(name: String(describing: Self.self))
    builder.add(content, hasDates: format.hasDates)
    return builder.finish()
  }
}

extension Document {
  /// The bytes, if nothing is lost or rounded.
  fileprivate func bytes(
    as format: OutputFormat, options: WritingOptions
  ) throws(ModelError) -> [UInt8] {
    let written = written(as: format, options: options)
    // OpenStep has text in place of other types, from which they are read again.
    var losses = written.diagnostics.filter {
      $0.severity == .error || $0.code == .precisionLoss || format != .openStep
    }
    guard losses.isEmpty else {
      for i in losses.indices { losses[i].severity = .error }
      throw ModelError(losses)
    }
    return written.bytes
  }
}

extension OutputFormat {
  /// Whether dates and data are values of their own; in JSON they are text. That an OpenStep property
  /// list has no dates is told when it is written.
  var hasDates: Bool { self != .json }
}

extension Factory {
  /// Writes a model's properties.
  func write(_ model: Any, to writer: inout ModelWriter) {
    if let union = plan.union { return union.write(model, &writer) }
    writer.write(under: plan.changes ?? []) { writer in writeKeys(of: model, to: &writer) }
  }

  private func writeKeys(of model: Any, to writer: inout ModelWriter) {
    for part in plan.parts {
      guard let write = part.write else {
        let key = part.names.first ?? ""
        writer.refuse(
          "the key `\(key)` of \(Made.self) has no key path, so it can be read and not written",
          help: "write Key(\"\(key)\", \\\(Made.self).…)")
        continue
      }
      write(model, &writer)
    }
  }
}

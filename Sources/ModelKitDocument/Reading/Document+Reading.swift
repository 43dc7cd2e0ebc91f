extension Document {
  /// Reads a source. Never fails: what is wrong with it is among the ``diagnostics``, and what
  /// could be read is in the tree.
  ///
  /// The bytes decide the format; where they fit both JSON and OpenStep, the extension of the
  /// source's name decides; `options` overrule both.
  ///
  /// - Complexity: O(*n*) in time and memory.
  public init(reading source: SourceText, options: ReadingOptions = ReadingOptions()) {
    var list = DiagnosticList(file: source.name, limit: options.limits.diagnostics)
    guard source.count <= options.limits.size else {
      list.report(
        .sizeLimit, at: SourceSpan(0, 0),
        "the input has \(source.count) bytes; at most \(options.limits.size) are read")
      self.init(
        source: source, format: options.format ?? .json(.standard), root: nil,
        storage: NodeBuffer(estimate: 1).finish(count: 0), diagnostics: list)
      return
    }
    let format = FormatDetector.format(of: source, options: options)
    let text =
      format == .binary ? source : EncodingDetector.utf8(source, format: format, into: &list)
    switch format {
    case .json(let dialect):
      self = JSONReader.read(text, dialect: dialect, limits: options.limits, diagnostics: list)
    case .xml:
      self = XMLReader.read(text, limits: options.limits, diagnostics: list)
    case .binary:
      self = BinaryReader.read(text, limits: options.limits, diagnostics: list)
    case .openStep:
      self = OpenStepReader.read(text, limits: options.limits, diagnostics: list)
    }
    limits = options.limits
    locateDiagnostics()
  }
}

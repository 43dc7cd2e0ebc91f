public import ModelKitDocument

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension Model {
  /// Loads a file: the good entries, and a finding for each fault.
  ///
  /// A file holds one model, a list of them, a dictionary of them, or groups; the keys of the model
  /// tell which. A file that cannot be read is an error among the report's findings.
  ///
  /// - Complexity: O(*n*) in the bytes of the file.
  public static func load(
    contentsOf url: URL, options: ReadingOptions = ReadingOptions(), policy: Policy = .strict,
    context: (any Sendable)? = nil
  ) -> LoadReport<Self> {
    do throws(FileFault) {
      let source = try FileReader(limits: options.limits).source(at: url)
      return load(from: source, options: options, policy: policy, context: context)
    } catch {
      return LoadReport(of: error.file, failed: [error.diagnostic])
    }
  }

  /// Loads bytes; `name` is what reports call them, and its extension helps to tell the format.
  public static func load(
    _ bytes: some Sequence<UInt8>, name: String, options: ReadingOptions = ReadingOptions(),
    policy: Policy = .strict,
    context: (any Sendable)? = nil
  ) -> LoadReport<Self> {
    load(from: SourceText(bytes, name: name), options: options, policy: policy, context: context)
  }

  /// Loads a source.
  @inlinable
  public static func load(
    from source: SourceText, options: ReadingOptions = ReadingOptions(), policy: Policy = .strict,
    context: (any Sendable)? = nil
  ) -> LoadReport<Self> {
    load(from: Document(reading: source, options: options), policy: policy, context: context)
  }

  /// Loads a document that has been read, or the part of it at `path`.
  @inlinable
  public static func load(
    from document: Document, at path: NodePath = NodePath(), policy: Policy = .strict,
    context: (any Sendable)? = nil
  ) -> LoadReport<Self> {
    let factory = factory
    return EntryLoader.load(
      document, at: path, keys: factory.keys, policy: policy, context: context
    ) {
      (entry, reader) throws(ModelFailure) -> Self in
      try Self.read(at: entry, from: &reader)
    }
  }

  /// Loads a file, all or nothing.
  ///
  /// - Throws: ``ModelError`` with every fault found.
  public static func models(
    contentsOf url: URL, options: ReadingOptions = ReadingOptions(), policy: Policy = .strict,
    context: (any Sendable)? = nil
  ) throws(ModelError) -> [Self] {
    try load(contentsOf: url, options: options, policy: policy, context: context).get()
  }

  /// Loads bytes, all or nothing.
  ///
  /// - Throws: ``ModelError`` with every fault found.
  public static func models(
    from bytes: some Sequence<UInt8>, name: String, options: ReadingOptions = ReadingOptions(),
    policy: Policy = .strict,
    context: (any Sendable)? = nil
  ) throws(ModelError) -> [Self] {
    try load(bytes, name: name, options: options, policy: policy, context: context).get()
  }

  /// Loads a document that has been read, all or nothing.
  ///
  /// - Throws: ``ModelError`` with every fault found.
  public static func models(
    from document: Document, at path: NodePath = NodePath(), policy: Policy = .strict,
    context: (any Sendable)? = nil
  ) throws(ModelError) -> [Self] {
    try load(from: document, at: path, policy: policy, context: context).get()
  }

  /// Loads the one model that a file holds.
  ///
  /// - Throws: ``ModelError`` with every fault found; a file with a list of models is one
  ///   (`type.root`).
  public init(
    contentsOf url: URL, options: ReadingOptions = ReadingOptions(), policy: Policy = .strict,
    context: (any Sendable)? = nil
  ) throws(ModelError) {
    let document = try Document.load(contentsOf: url, options: options)
    try self.init(from: document, policy: policy, context: context)
  }

  /// Reads the one model that a document, or the part of it at `path`, holds.
  ///
  /// - Throws: ``ModelError`` with every fault found.
  public init(
    from document: Document, at path: NodePath = NodePath(), policy: Policy = .strict,
    context: (any Sendable)? = nil
  ) throws(ModelError) {
    let report = EntryLoader.load(
      document, at: path, shape: .single, keys: KeySet([]), policy: policy, context: context
    ) {
      (entry, reader) throws(ModelFailure) -> Self in
      try Self.read(at: entry, from: &reader)
    }
    let models = try report.get()
    guard let model = models.first else { throw ModelError(report.diagnostics) }
    self = model
  }
}

extension FileReader {
  /// Reads the file of a URL; its last component is the source's name.
  func source(at url: URL) throws(FileFault) -> SourceText {
    guard url.isFileURL || url.scheme == nil else {
      throw .missing(url.absoluteString)
    }
    return try source(atPath: url.path, name: url.lastPathComponent)
  }
}

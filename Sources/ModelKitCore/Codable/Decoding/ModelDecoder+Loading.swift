public import ModelKitDocument

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension ModelDecoder {
  /// Decodes the elements of a file's list, each by itself: the good ones, and a finding for each
  /// fault of the others.
  ///
  /// ```swift
  /// let report = ModelDecoder().load([Shop].self, contentsOf: url)
  /// show(report.models)
  /// ```
  ///
  /// - Complexity: O(*n*) in the bytes, and what the type's own decoding takes.
  public func load<T: Decodable>(_ type: [T].Type, from data: Data) -> LoadReport<T> {
    load(type, from: data.withUnsafeBytes { SourceText($0, name: Self.name) })
  }

  /// Decodes the elements of a source's list, each by itself.
  public func load<T: Decodable>(_ type: [T].Type, from source: SourceText) -> LoadReport<T> {
    load(type, from: Document(reading: source, options: readingOptions))
  }

  /// Decodes the elements of a file's list, each by itself. A file that cannot be read is an error
  /// among the findings.
  public func load<T: Decodable>(_ type: [T].Type, contentsOf url: URL) -> LoadReport<T> {
    do throws(ModelError) {
      return load(type, from: try Document.load(contentsOf: url, options: readingOptions))
    } catch {
      return LoadReport(of: url.lastPathComponent, failed: error.diagnostics)
    }
  }

  /// Decodes the elements of a document's list, each by itself.
  public func load<T: Decodable>(_ type: [T].Type, from document: Document) -> LoadReport<T> {
    let context = DecodingContext(self)
    defer { context.finish() }
    let isList = document.root.map { document.kind(of: $0) == .array } ?? false
    return EntryLoader.load(
      document, shape: isList ? .list : .single, keys: KeySet([]), policy: policy
    ) { (entry, reader) throws(ModelFailure) -> T in
      guard isList else {
        throw reader.fail(
          .rootType, at: entry,
          "\(reader.holder) holds \(document.phrase(for: entry)); "
            + "\(TypeSpelling.name(of: type)) is a list")
      }
      return try context.decode(T.self, at: entry, from: &reader)
    }
  }
}

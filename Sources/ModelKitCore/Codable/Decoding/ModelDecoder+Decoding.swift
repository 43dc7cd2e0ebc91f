public import ModelKitDocument

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension ModelDecoder {
  /// Decodes a value from the bytes of a file.
  ///
  /// - Throws: ``ModelError`` with every fault found.
  /// - Complexity: O(*n*) in the bytes, and what the type's own decoding takes.
  public func decode<T: Decodable>(_ type: T.Type, from data: Data) throws(ModelError) -> T {
    try decode(type, from: Self.source(data))
  }

  /// Decodes a value from bytes.
  ///
  /// - Throws: ``ModelError`` with every fault found.
  public func decode<T: Decodable>(_ type: T.Type, from bytes: [UInt8]) throws(ModelError) -> T {
    try decode(type, from: SourceText(bytes, name: Self.name))
  }

  /// Decodes a value from a source, whose name helps to tell the format and stands in what is
  /// thrown.
  ///
  /// - Throws: ``ModelError`` with every fault found.
  public func decode<T: Decodable>(_ type: T.Type, from source: SourceText) throws(ModelError) -> T
  {
    try decode(type, from: Document(reading: source, options: readingOptions))
  }

  /// Decodes a value from a file.
  ///
  /// - Throws: ``ModelError`` with every fault found, or why the file cannot be read.
  public func decode<T: Decodable>(
    _ type: T.Type, contentsOf url: URL
  ) throws(ModelError) -> T {
    try decode(type, from: try Document.load(contentsOf: url, options: readingOptions))
  }

  /// Decodes a value from a document that has been read.
  ///
  /// - Throws: ``ModelError`` with every fault found, those of the document included.
  public func decode<T: Decodable>(
    _ type: T.Type, from document: Document
  ) throws(ModelError) -> T {
    guard let root = document.root else { throw ModelError(document.diagnostics) }
    var findings: [Diagnostic] = []
    let context = DecodingContext(self)
    defer { context.finish() }
    let value = ModelReader.reading(document, policy: policy) { reader -> T? in
      defer { findings = reader.diagnostics }
      do throws(ModelFailure) {
        return try context.decode(type, at: root, from: &reader)
      } catch {
        return nil
      }
    }
    let isWellFormed = !document.diagnostics.contains { $0.severity == .error }
    if let value, isWellFormed { return value }
    throw ModelError(document.inOrder(document.diagnostics, document.located(findings)))
  }

  /// What sources without a name are called.
  static let name = "data"

  private static func source(_ data: Data) -> SourceText {
    data.withUnsafeBytes { SourceText($0, name: name) }
  }
}

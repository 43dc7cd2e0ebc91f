public import ModelKitDocument

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension Document {
  /// Reads a file.
  ///
  /// - Throws: ``ModelError`` with every fault, if the file cannot be read or is not well-formed. To
  ///   have what is good of a faulty file, use ``load(contentsOf:options:)``.
  public init(
    contentsOf url: URL, options: ReadingOptions = ReadingOptions()
  ) throws(ModelError) {
    self = try Document.load(contentsOf: url, options: options)
    guard diagnostics.contains(where: { $0.severity == .error }) else { return }
    throw ModelError(diagnostics)
  }

  /// Reads a file, faulty or not; what is wrong with its text is among the ``diagnostics``.
  ///
  /// - Throws: ``ModelError`` if the file cannot be read at all.
  public static func load(
    contentsOf url: URL, options: ReadingOptions = ReadingOptions()
  ) throws(ModelError) -> Document {
    do throws(FileFault) {
      let source = try FileReader(limits: options.limits).source(at: url)
      return Document(reading: source, options: options)
    } catch {
      throw ModelError([error.diagnostic])
    }
  }
}

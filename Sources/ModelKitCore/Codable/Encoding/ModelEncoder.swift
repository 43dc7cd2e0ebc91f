public import ModelKitDocument

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Encodes `Encodable` types as JSON or as a property list: what `JSONEncoder` and
/// `PropertyListEncoder` do, over one tree.
///
/// ```swift
/// var encoder = ModelEncoder(outputFormat: .xml)
/// encoder.writingOptions.sortedKeys = true
/// let data = try encoder.encode(shops)
/// ```
///
/// The strategies have the names and cases of Foundation's, and values are encoded as Foundation
/// encodes them: a `URL` and a `Decimal` as text and number in JSON, as dictionaries in property
/// lists. Keys stay in the order in which they are encoded unless ``writingOptions`` sorts them. A
/// real that is whole is written with its point in JSON (`1.0`), so that it is read back as one.
///
/// What the format cannot hold is an error, never a silent loss: a null in a property list (which
/// Foundation writes as the text `$null`), a number that is not finite in JSON, a property list that
/// is neither a list nor a dictionary. Dates alone are rounded as Foundation rounds them, to the second
/// in XML: of those ``document(of:)`` and `written(as:)` tell.
public struct ModelEncoder: Sendable {
  /// The format to encode in.
  public var outputFormat: OutputFormat
  /// How the file is laid out. JSON is written without white space unless this says otherwise.
  public var writingOptions = WritingOptions(isCompact: true)
  /// How dates are written in JSON; property lists have dates of their own.
  public var dateEncodingStrategy = DateEncodingStrategy.deferredToDate
  /// How data is written in JSON; property lists have data of their own.
  public var dataEncodingStrategy = DataEncodingStrategy.base64
  /// How numbers that are not finite are written in JSON; property lists can hold them.
  public var nonConformingFloatEncodingStrategy = NonConformingFloatEncodingStrategy.throw
  /// How the keys that types give become those of the file.
  public var keyEncodingStrategy = KeyEncodingStrategy.useDefaultKeys
  /// What types find in their encoder's `userInfo`.
  public var userInfo: [CodingUserInfoKey: any Sendable] = [:]

  /// An encoder with the strategies that Foundation's encoders begin with.
  public init(outputFormat: OutputFormat = .json) { self.outputFormat = outputFormat }

  /// Encodes a value as the bytes of a file.
  ///
  /// - Throws: ``ModelError`` with everything that the format cannot hold, or with what a type's
  ///   `encode(to:)` threw.
  /// - Complexity: O(*n*) in the values encoded.
  public func encode(_ value: some Encodable) throws(ModelError) -> Data {
    let document = try document(of: value)
    let written = document.written(as: outputFormat, options: writingOptions)
    let errors = written.diagnostics.filter { $0.severity == .error }
    guard errors.isEmpty else { throw ModelError(errors.map(Self.advised)) }
    return Data(written.bytes)
  }

  /// Encodes a value as a document in memory, by the rules of ``outputFormat``.
  ///
  /// - Throws: ``ModelError`` with what a type's `encode(to:)` threw.
  public func document(of value: some Encodable) throws(ModelError) -> Document {
    let context = EncodingContext(self)
    let root: EncodedNode
    do {
      root = try context.root(value)
    } catch {
      throw ModelError([Self.diagnostic(of: error, encoding: type(of: value))])
    }
    guard !context.isPropertyList || root.isContainer else {
      throw ModelError([.fragment(type(of: value), in: outputFormat)])
    }
    var builder = DocumentBuilder(name: "encoded")
    root.write(to: &builder)
    return builder.finish()
  }

  /// A finding of the writer with the help that fits an encoder.
  private static func advised(_ finding: Diagnostic) -> Diagnostic {
    var finding = finding
    finding.file = ""
    finding.span = nil
    if finding.code == .nonFinite {
      finding.help = "set nonConformingFloatEncodingStrategy to have it written as text"
    }
    return finding
  }

  private static func diagnostic(of error: any Error, encoding type: Any.Type) -> Diagnostic {
    guard case EncodingError.invalidValue(_, let context)? = error as? EncodingError else {
      return Diagnostic(
        .unsupportedValue, .error, "\(TypeSpelling.name(of: type)) could not be encoded: \(error)")
    }
    let steps = context.codingPath.map { key -> NodePath.Step in
      key.intValue.map { .index($0) } ?? .key(key.stringValue)
    }
    let isTooDeep = context.underlyingError is DepthFault
    return Diagnostic(
      isTooDeep ? .depthLimit : .unsupportedValue, .error, context.debugDescription,
      help: isTooDeep ? "encode it on a thread with a larger stack" : nil, path: NodePath(steps))
  }
}

extension Diagnostic {
  /// A value that is no property list by itself.
  fileprivate static func fragment(_ type: Any.Type, in format: OutputFormat) -> Diagnostic {
    Diagnostic(
      .rootType, .error,
      "a property list holds an array or a dictionary; \(TypeSpelling.name(of: type)) is neither",
      help: "encode it in a list, or as JSON")
  }
}

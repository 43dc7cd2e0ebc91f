import ModelKitDocument

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

// The coercions themselves are ModelReader's, for models and for this alike. What is added here is
// what Foundation's decoders take beyond them, and the decoder's strategies.

extension DecodingContext {
  static func string(
    _ reader: inout ModelReader, _ node: NodeID
  ) throws(ModelFailure) -> String {
    try reader.string(at: node)
  }

  static func boolean(_ reader: inout ModelReader, _ node: NodeID) throws(ModelFailure) -> Bool {
    try reader.boolean(at: node)
  }

  /// `5.0` is an integer too.
  @inline(__always)
  static func integer<Value: FixedWidthInteger>(
    _ reader: inout ModelReader, _ node: NodeID
  ) throws(ModelFailure) -> Value {
    if reader.node(node).rawKind == Node.Bits.real, let value = wholeNumber(reader, node) as Value?
    {
      return value
    }
    return try reader.integer(at: node, as: Value.self)
  }

  @inline(never)
  private static func wholeNumber<Value: FixedWidthInteger>(
    _ reader: borrowing ModelReader, _ id: NodeID
  ) -> Value? {
    let node = reader.node(id)
    let text = NumberContent.text(of: node, in: reader.base)
    return DecimalText.parts(text, isLoose: node.has(Node.Bits.unusual))?.wholeDigits
      .flatMap { Value($0) }
  }

  /// A `Double`, which text may stand for.
  func double(
    at node: NodeID, in scope: DecodingScope, place: UInt32,
    _ reader: UnsafeMutablePointer<ModelReader>
  ) throws -> Double {
    if let special = special(at: node, reader) { return special }
    return try read(Double.self, at: node, in: scope, place: place, reader) {
      (reader, node) throws(ModelFailure) in try reader.double(at: node)
    }
  }

  /// A `Float`, which text may stand for.
  func float(
    at node: NodeID, in scope: DecodingScope, place: UInt32,
    _ reader: UnsafeMutablePointer<ModelReader>
  ) throws -> Float {
    if let special = special(at: node, reader) { return Float(special) }
    return try read(Float.self, at: node, in: scope, place: place, reader) {
      (reader, node) throws(ModelFailure) in try reader.float(at: node)
    }
  }

  /// The number that is not finite and that a text stands for.
  @inline(__always)
  private func special(
    at id: NodeID, _ reader: UnsafeMutablePointer<ModelReader>
  ) -> Double? {
    reader.pointee.node(id).rawKind == Node.Bits.string ? special(for: id, reader) : nil
  }

  @inline(never)
  private func special(
    for id: NodeID, _ reader: UnsafeMutablePointer<ModelReader>
  ) -> Double? {
    guard
      case .convertFromString(let positive, let negative, let nan) =
        settings.nonConformingFloatDecodingStrategy
    else { return nil }
    switch reader.pointee.document.string(id) {
    case positive: return .infinity
    case negative: return -.infinity
    case nan: return .nan
    default: return nil
    }
  }

  /// Whether a value is no value: null, in a property list the text that stands for it, an empty text
  /// where the policy says so.
  @inline(__always)
  func isNil(_ id: NodeID, _ reader: UnsafeMutablePointer<ModelReader>) -> Bool {
    let node = reader.pointee.node(id)
    if reader.pointee.isNil(id) { return true }
    guard node.rawKind == Node.Bits.string, node.length == 5, reader.pointee.isPropertyList else {
      return false
    }
    return reader.pointee.document.string(id) == "$null"
  }
}

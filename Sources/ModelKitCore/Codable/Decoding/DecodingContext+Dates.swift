import ModelKitDocument

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension DecodingContext {
  /// A date by the decoder's strategy.
  func date(
    at node: NodeID, in scope: DecodingScope, place: UInt32,
    _ reader: UnsafeMutablePointer<ModelReader>
  ) throws -> Date {
    switch settings.dateDecodingStrategy {
    case .custom(let function):
      return try nested(Date.self, at: node, in: scope, place: place, function)
    case .iso8601:
      return try nativeDate(at: node, in: scope, place: place, takesText: true, reader)
    case _ where reader.pointee.node(node).rawKind == Node.Bits.date:
      return try nativeDate(at: node, in: scope, place: place, reader)
    case .deferredToDate where reader.pointee.isPropertyList:
      return try nativeDate(at: node, in: scope, place: place, reader)
    case .deferredToDate:
      return Date(
        timeIntervalSinceReferenceDate: try number(at: node, in: scope, place: place, reader))
    case .secondsSince1970:
      let seconds = try number(
        at: node, in: scope, place: place, reader, Self.looksLikeMilliseconds)
      return Date(timeIntervalSince1970: seconds)
    case .millisecondsSince1970:
      let milliseconds = try number(at: node, in: scope, place: place, reader)
      return Date(timeIntervalSince1970: milliseconds / 1000)
    }
  }

  private func nativeDate(
    at node: NodeID, in scope: DecodingScope, place: UInt32, takesText: Bool = false,
    _ reader: UnsafeMutablePointer<ModelReader>
  ) throws -> Date {
    try read(Date.self, at: node, in: scope, place: place, reader) {
      (reader, node) throws(ModelFailure) in
      Date(
        timeIntervalSinceReferenceDate: try reader.dateSeconds(at: node, takesText: takesText))
    }
  }

  /// A date's number; `objection` says what is wrong with one.
  private func number(
    at node: NodeID, in scope: DecodingScope, place: UInt32,
    _ reader: UnsafeMutablePointer<ModelReader>,
    _ objection: (Double) -> String? = { _ in nil }
  ) throws -> Double {
    try read(Double.self, at: node, in: scope, place: place, reader) {
      (reader, node) throws(ModelFailure) in
      switch reader.kind(at: node) {
      case .integer, .real: break
      case .string where reader.hasStringsOnly: break
      case .string where !reader.isPropertyList:
        throw reader.mismatch(
          at: node, expected: "Date",
          help: "dates are read as numbers; set dateDecodingStrategy to .iso8601 for text")
      default: throw reader.mismatch(at: node, expected: "Date")
      }
      let seconds = try reader.double(at: node)
      if let help = objection(seconds) {
        let text = reader.document.numberText(node) ?? "\(seconds)"
        throw reader.fail(
          .outOfRange, at: node, "\(text) seconds after 1970 is no date of this age", help: help)
      }
      return seconds
    }
  }

  /// Seconds beyond the year 5000 are milliseconds that were taken for them.
  private static func looksLikeMilliseconds(_ seconds: Double) -> String? {
    abs(seconds) < 1e11 ? nil : "it looks like milliseconds; use .millisecondsSince1970"
  }

  /// Data by the decoder's strategy.
  func data(
    at node: NodeID, in scope: DecodingScope, place: UInt32,
    _ reader: UnsafeMutablePointer<ModelReader>
  ) throws -> Data {
    switch settings.dataDecodingStrategy {
    case .custom(let function):
      return try nested(Data.self, at: node, in: scope, place: place, function)
    case .deferredToData where reader.pointee.node(node).rawKind == Node.Bits.array:
      return try nested(Data.self, at: node, in: scope, place: place) { try Data(from: $0) }
    case .deferredToData where !reader.pointee.isPropertyList:
      throw fault(at: node, in: scope, place: place, expected: Data.self) { (reader, node) in
        _ = reader.mismatch(
          at: node, expected: "Data",
          help: "data is read as a list of bytes; set dataDecodingStrategy to .base64 for text")
      }
    case .base64, .deferredToData:
      return try read(Data.self, at: node, in: scope, place: place, reader) {
        (reader, node) throws(ModelFailure) in try reader.data(at: node)
      }
    }
  }
}

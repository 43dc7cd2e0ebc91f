package import ModelKitDocument

#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

extension ModelReader {
  /// Reads `Data`: a property list's data, or in JSON and in memory base64 text.
  package mutating func data(at id: NodeID) throws(ModelFailure) -> Data {
    Data(try dataBytes(at: id))
  }

  /// The bytes of what ``data(at:)`` reads.
  package mutating func dataBytes(at id: NodeID) throws(ModelFailure) -> [UInt8] {
    let node = node(id)
    switch node.kind {
    case .data:
      return DataContent.bytes(of: node, in: base, format: document.format)
    case .string where hasTextForms || policy.conversions.contains(.dataFromBase64):
      let outcome = StringContent.withUTF8(of: node, in: base, format: document.format) { text in
        Result { () throws(Base64.Fault) -> [UInt8] in
          guard let start = text.baseAddress else { return [] }
          return try Base64.decode(start, count: text.count, allowingSpace: false)
        }
      }
      switch outcome {
      case .success(let bytes):
        if !hasTextForms { noteCoercion(at: id, to: "Data", isAsked: true) }
        return bytes
      case .failure(let fault):
        throw fail(at: id) {
          $0.fault(.invalidData, "\($0.subject) should be Data, but \(fault.message)")
        }
      }
    default:
      throw mismatch(at: id, expected: "Data")
    }
  }
}

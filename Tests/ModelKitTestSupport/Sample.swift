import Foundation
package import ModelKitCore
package import ModelKitDocument

/// A small file in one of the four formats.
package struct Sample: Sendable, CustomStringConvertible {
  package let name: String
  package let bytes: [UInt8]

  package init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }

  /// A JSON file.
  package static func json(_ text: String) -> Sample {
    Sample(name: "sample.json", bytes: Array(text.utf8))
  }

  /// An XML property list around a value that begins at 2:1.
  package static func xml(_ value: String) -> Sample {
    let text = "<plist version=\"1.0\">\n\(value)\n</plist>\n"
    return Sample(name: "sample.plist", bytes: Array(text.utf8))
  }

  /// The binary property list that Foundation makes of an XML one.
  package static func binary(xml value: String) throws -> Sample {
    let tree = try PropertyListSerialization.propertyList(
      from: Data(xml(value).bytes), options: [], format: nil)
    let data = try PropertyListSerialization.data(
      fromPropertyList: tree, format: .binary, options: 0)
    return Sample(name: "sample.plist", bytes: Array(data))
  }

  /// An OpenStep property list.
  package static func openStep(_ text: String) -> Sample {
    Sample(name: "sample.plist", bytes: Array(text.utf8))
  }

  /// The tree of the file.
  package var document: Document { Document(reading: SourceText(bytes, name: name)) }

  package var description: String {
    let text = String(decoding: bytes.prefix(200), as: UTF8.self)
    return "\(name): \(text)"
  }
}

extension Model {
  /// Loads a sample.
  package static func load(_ sample: Sample, policy: Policy = .strict) -> LoadReport<Self> {
    load(sample.bytes, name: sample.name, policy: policy)
  }
}

extension Factory {
  /// Loads a document's entries by this factory alone, without a type that has it.
  package func load(_ document: Document, policy: Policy = .strict) -> LoadReport<Made> {
    EntryLoader.load(document, keys: keys, policy: policy) {
      (entry, reader) throws(ModelFailure) -> Made in
      try read(at: entry, as: Made.self, from: &reader)
    }
  }
}

import ModelKitDocument

/// How the keys of a dictionary are read whose keys are data: two texts can be one key, as `1` and `01`
/// are, or a UUID's two cases.
package struct KeySpelling: Sendable, Hashable {
  private let type: ObjectIdentifier
  private let read: @Sendable (NodeID, Document, (any Sendable)?) -> String?

  init<Key: ModelValue>(_ type: Key.Type) {
    self.type = ObjectIdentifier(type)
    read = { node, document, context in
      ModelReader.reading(document, context: context) { reader in
        do throws(ModelFailure) {
          return try Key.read(key: node, from: &reader).keyText
        } catch {
          return nil
        }
      }
    }
  }

  /// The text that is written for a key of a file; `nil` if it is no key of the type.
  func text(of node: NodeID, in document: Document, context: (any Sendable)?) -> String? {
    read(node, document, context)
  }

  package static func == (a: KeySpelling, b: KeySpelling) -> Bool { a.type == b.type }

  package func hash(into hasher: inout Hasher) { hasher.combine(type) }
}

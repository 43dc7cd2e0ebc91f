/// A dictionary that is being encoded.
struct KeyedTreeContainer<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let encoder: TreeEncoder

  var codingPath: [any CodingKey] { encoder.codingPath }

  func encodeNil(forKey key: Key) { set(.null, key) }

  func encode<T: Encodable>(_ value: T, forKey key: Key) throws {
    set(try encoder.context.content(of: value, path: CodingStep(key, in: encoder.path)), key)
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy keyType: NestedKey.Type, forKey key: Key
  ) -> KeyedEncodingContainer<NestedKey> {
    nested(key).container(keyedBy: keyType)
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    nested(key).unkeyedContainer()
  }

  func superEncoder() -> any Encoder { nested(PathKey.superclass) }

  func superEncoder(forKey key: Key) -> any Encoder { nested(key) }

  private func set(_ content: EncodedNode.Content, _ key: some CodingKey) {
    let name = encoder.keepsKeys ? key.stringValue : encoder.context.name(of: key, at: encoder.path)
    encoder.node.set(content, for: name)
  }

  /// The encoder of a key's value; of the container that is there already, if there is one.
  private func nested(_ key: some CodingKey) -> TreeEncoder {
    let name = encoder.keepsKeys ? key.stringValue : encoder.context.name(of: key, at: encoder.path)
    let child = encoder.node.child(for: name) ?? EncodedNode()
    encoder.node.set(.node(child), for: name)
    return TreeEncoder(
      context: encoder.context, node: child, path: CodingStep(key, in: encoder.path))
  }

  func encode(_ value: Bool, forKey key: Key) { set(.boolean(value), key) }
  func encode(_ value: String, forKey key: Key) { set(.string(value), key) }
  func encode(_ value: Double, forKey key: Key) { set(encoder.context.content(of: value), key) }
  func encode(_ value: Float, forKey key: Key) { set(encoder.context.content(of: value), key) }
  func encode(_ value: Int, forKey key: Key) { set(.integer(Int64(value)), key) }
  func encode(_ value: Int8, forKey key: Key) { set(.integer(Int64(value)), key) }
  func encode(_ value: Int16, forKey key: Key) { set(.integer(Int64(value)), key) }
  func encode(_ value: Int32, forKey key: Key) { set(.integer(Int64(value)), key) }
  func encode(_ value: Int64, forKey key: Key) { set(.integer(Int64(value)), key) }
  func encode(_ value: UInt, forKey key: Key) { set(.unsigned(UInt64(value)), key) }
  func encode(_ value: UInt8, forKey key: Key) { set(.unsigned(UInt64(value)), key) }
  func encode(_ value: UInt16, forKey key: Key) { set(.unsigned(UInt64(value)), key) }
  func encode(_ value: UInt32, forKey key: Key) { set(.unsigned(UInt64(value)), key) }
  func encode(_ value: UInt64, forKey key: Key) { set(.unsigned(UInt64(value)), key) }
}

/// A list that is being encoded.
struct ListTreeContainer: UnkeyedEncodingContainer {
  let encoder: TreeEncoder

  var codingPath: [any CodingKey] { encoder.codingPath }

  var count: Int { encoder.node.count }

  func encodeNil() { encoder.node.append(.null) }

  func encode<T: Encodable>(_ value: T) throws {
    encoder.node.append(try encoder.context.content(of: value, path: step))
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy keyType: NestedKey.Type
  ) -> KeyedEncodingContainer<NestedKey> {
    nested().container(keyedBy: keyType)
  }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { nested().unkeyedContainer() }

  func superEncoder() -> any Encoder { nested() }

  private var step: CodingStep { CodingStep(PathKey(intValue: count), in: encoder.path) }

  private func nested() -> TreeEncoder {
    let child = TreeEncoder(context: encoder.context, node: EncodedNode(), path: step)
    encoder.node.append(.node(child.node))
    return child
  }

  func encode(_ value: Bool) { encoder.node.append(.boolean(value)) }
  func encode(_ value: String) { encoder.node.append(.string(value)) }
  func encode(_ value: Double) { encoder.node.append(encoder.context.content(of: value)) }
  func encode(_ value: Float) { encoder.node.append(encoder.context.content(of: value)) }
  func encode(_ value: Int) { encoder.node.append(.integer(Int64(value))) }
  func encode(_ value: Int8) { encoder.node.append(.integer(Int64(value))) }
  func encode(_ value: Int16) { encoder.node.append(.integer(Int64(value))) }
  func encode(_ value: Int32) { encoder.node.append(.integer(Int64(value))) }
  func encode(_ value: Int64) { encoder.node.append(.integer(Int64(value))) }
  func encode(_ value: UInt) { encoder.node.append(.unsigned(UInt64(value))) }
  func encode(_ value: UInt8) { encoder.node.append(.unsigned(UInt64(value))) }
  func encode(_ value: UInt16) { encoder.node.append(.unsigned(UInt64(value))) }
  func encode(_ value: UInt32) { encoder.node.append(.unsigned(UInt64(value))) }
  func encode(_ value: UInt64) { encoder.node.append(.unsigned(UInt64(value))) }
}

/// One value that is no container to whoever encodes it.
struct SingleTreeContainer: SingleValueEncodingContainer {
  let encoder: TreeEncoder

  var codingPath: [any CodingKey] { encoder.codingPath }

  func encodeNil() { encoder.node.content = .null }

  func encode<T: Encodable>(_ value: T) throws {
    encoder.node.take(try encoder.context.content(of: value, path: encoder.path))
  }

  func encode(_ value: Bool) { encoder.node.content = .boolean(value) }
  func encode(_ value: String) { encoder.node.content = .string(value) }
  func encode(_ value: Double) { encoder.node.take(encoder.context.content(of: value)) }
  func encode(_ value: Float) { encoder.node.take(encoder.context.content(of: value)) }
  func encode(_ value: Int) { encoder.node.content = .integer(Int64(value)) }
  func encode(_ value: Int8) { encoder.node.content = .integer(Int64(value)) }
  func encode(_ value: Int16) { encoder.node.content = .integer(Int64(value)) }
  func encode(_ value: Int32) { encoder.node.content = .integer(Int64(value)) }
  func encode(_ value: Int64) { encoder.node.content = .integer(Int64(value)) }
  func encode(_ value: UInt) { encoder.node.content = .unsigned(UInt64(value)) }
  func encode(_ value: UInt8) { encoder.node.content = .unsigned(UInt64(value)) }
  func encode(_ value: UInt16) { encoder.node.content = .unsigned(UInt64(value)) }
  func encode(_ value: UInt32) { encoder.node.content = .unsigned(UInt64(value)) }
  func encode(_ value: UInt64) { encoder.node.content = .unsigned(UInt64(value)) }
}

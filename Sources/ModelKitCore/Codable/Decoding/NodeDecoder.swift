import ModelKitDocument

/// The decoder of one value. It is no larger than what an existential holds in place.
struct NodeDecoder: Decoder {
  /// The container that the value is in.
  let scope: DecodingScope
  /// The value; `nil` for a superclass that was not coded.
  let node: NodeID?
  /// Where in the container it is.
  let place: UInt32
  /// Who reads it.
  let subject: Any.Type

  var codingPath: [any CodingKey] { scope.codingPath(at: place) }

  var userInfo: [CodingUserInfoKey: Any] { scope.context.userInfo }

  func container<Key: CodingKey>(
    keyedBy type: Key.Type
  ) throws -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(KeyedNodeContainer(scope: try keyedScope()))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    ListNodeContainer(try listScope())
  }

  func singleValueContainer() throws -> any SingleValueDecodingContainer {
    SingleNodeContainer(decoder: self)
  }
}

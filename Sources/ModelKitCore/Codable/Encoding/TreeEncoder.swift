/// The encoder of one value.
struct TreeEncoder: Encoder {
  let context: EncodingContext
  /// Where the value goes.
  let node: EncodedNode
  let path: CodingStep?
  /// Whether keys are data and stay as they are.
  var keepsKeys = false

  var codingPath: [any CodingKey] { path.keys }

  var userInfo: [CodingUserInfoKey: Any] { context.userInfo }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    node.becomeDictionary()
    return KeyedEncodingContainer(KeyedTreeContainer(encoder: self))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    node.becomeArray()
    return ListTreeContainer(encoder: self)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer {
    SingleTreeContainer(encoder: self)
  }
}

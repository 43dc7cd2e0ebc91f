/// A decoder without data, which gives a stand-in for each property of the type that it is for.
struct StandInDecoder: Decoder {
  let context: DecodingContext
  let subject: Any.Type
  let depth: Int

  /// There is no stand-in.
  struct None: Error {}

  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { context.userInfo }

  func container<Key: CodingKey>(
    keyedBy type: Key.Type
  ) throws -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(StandInContainer(decoder: self))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw None() }

  func singleValueContainer() throws -> any SingleValueDecodingContainer { throw None() }
}

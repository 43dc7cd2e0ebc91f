/// Answers for what could not be read: a container whose every value is a stand-in.
struct StandInContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let decoder: StandInDecoder

  var codingPath: [any CodingKey] { [] }
  var allKeys: [Key] { [] }

  /// No: an optional property is `nil`.
  func contains(_ key: Key) -> Bool { false }

  func decodeNil(forKey key: Key) throws -> Bool { true }

  func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
    guard decoder.context.recognizes(key.stringValue, type, in: decoder.subject),
      let value = StandIn.value(type, decoder.context, depth: decoder.depth + 1)
    else { throw StandInDecoder.None() }
    return value
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<NestedKey> { throw StandInDecoder.None() }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    throw StandInDecoder.None()
  }

  func superDecoder() throws -> any Decoder { throw StandInDecoder.None() }

  func superDecoder(forKey key: Key) throws -> any Decoder { throw StandInDecoder.None() }

  func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool {
    try scalar(key)
  }

  func decode(_ type: String.Type, forKey key: Key) throws -> String {
    try scalar(key)
  }

  func decode(_ type: Double.Type, forKey key: Key) throws -> Double {
    try scalar(key)
  }

  func decode(_ type: Float.Type, forKey key: Key) throws -> Float {
    try scalar(key)
  }

  func decode(_ type: Int.Type, forKey key: Key) throws -> Int {
    try scalar(key)
  }

  func decode(_ type: Int8.Type, forKey key: Key) throws -> Int8 {
    try scalar(key)
  }

  func decode(_ type: Int16.Type, forKey key: Key) throws -> Int16 {
    try scalar(key)
  }

  func decode(_ type: Int32.Type, forKey key: Key) throws -> Int32 {
    try scalar(key)
  }

  func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64 {
    try scalar(key)
  }

  func decode(_ type: UInt.Type, forKey key: Key) throws -> UInt {
    try scalar(key)
  }

  func decode(_ type: UInt8.Type, forKey key: Key) throws -> UInt8 {
    try scalar(key)
  }

  func decode(_ type: UInt16.Type, forKey key: Key) throws -> UInt16 {
    try scalar(key)
  }

  func decode(_ type: UInt32.Type, forKey key: Key) throws -> UInt32 {
    try scalar(key)
  }

  func decode(_ type: UInt64.Type, forKey key: Key) throws -> UInt64 {
    try scalar(key)
  }

  private func scalar<Value: Decodable & WithStandIn>(_ key: Key) throws -> Value {
    guard decoder.context.recognizes(key.stringValue, Value.self, in: decoder.subject) else {
      throw StandInDecoder.None()
    }
    return Value.standIn
  }
}

import ModelKitDocument

/// A dictionary that is being decoded by its keys.
struct KeyedNodeContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let scope: DecodingScope

  var codingPath: [any CodingKey] { scope.codingPath }

  var allKeys: [Key] { scope.allKeys().compactMap { Key(stringValue: $0) } }

  func contains(_ key: Key) -> Bool {
    guard let reader = scope.context.reader else { return false }
    return scope.find(key.stringValue, reader) != nil
  }

  func decodeNil(forKey key: Key) throws -> Bool {
    guard let reader = scope.context.reader, let node = scope.find(key.stringValue, reader) else {
      throw scope.context.missing(key.stringValue, in: scope, expected: Never.self)
    }
    return scope.context.isNil(node, reader)
  }

  func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
    guard let reader = scope.context.reader, let node = scope.find(key.stringValue, reader) else {
      return try scope.missing(key)
    }
    do {
      return try scope.context.value(type, at: node, in: scope, place: scope.entry)
    } catch {
      return try scope.recover(from: error, key)
    }
  }

  func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T? {
    guard let reader = scope.context.reader, let node = scope.find(key.stringValue, reader),
      !scope.context.isNil(node, reader)
    else { return nil }
    do {
      return try scope.context.value(type, at: node, in: scope, place: scope.entry)
    } catch {
      return try scope.recoverIfPresent(from: error, key)
    }
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<NestedKey> {
    try decoder(forKey: key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try decoder(forKey: key).unkeyedContainer()
  }

  func superDecoder() throws -> any Decoder { superDecoder(named: PathKey.superclass) }

  func superDecoder(forKey key: Key) throws -> any Decoder { superDecoder(named: key) }

  private func superDecoder(named key: some CodingKey) -> any Decoder {
    let node = scope.context.reader.flatMap { scope.find(key.stringValue, $0) }
    let place = node == nil ? scope.end : scope.entry
    return NodeDecoder(scope: scope, node: node, place: place, subject: scope.subject)
  }

  private func decoder(forKey key: Key) throws -> NodeDecoder {
    guard let reader = scope.context.reader, let node = scope.find(key.stringValue, reader) else {
      throw scope.context.missing(key.stringValue, in: scope, expected: Never.self)
    }
    return NodeDecoder(scope: scope, node: node, place: scope.entry, subject: scope.subject)
  }
}

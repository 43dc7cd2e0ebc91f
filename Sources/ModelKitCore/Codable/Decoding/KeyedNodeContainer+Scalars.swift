import ModelKitDocument

// The scalar types each have a requirement of their own, and this is where decoding is fast or slow.

extension KeyedNodeContainer {
  @inline(__always)
  private func required<Value: Decodable>(
    _ key: Key,
    _ coerce: (inout ModelReader, NodeID) throws(ModelFailure) -> Value
  ) throws -> Value {
    try required(key) { scope, node, reader in
      try scope.context.read(
        Value.self, at: node, in: scope, place: scope.entry, reader, coerce)
    }
  }

  @inline(__always)
  private func required<Value: Decodable>(
    _ key: Key,
    _ read: (DecodingScope, NodeID, UnsafeMutablePointer<ModelReader>) throws -> Value
  ) throws -> Value {
    let scope = scope
    guard let reader = scope.context.reader, let node = scope.find(key.stringValue, reader) else {
      return try scope.missing(key)
    }
    do {
      return try read(scope, node, reader)
    } catch {
      return try scope.recover(from: error, key)
    }
  }

  @inline(__always)
  private func optional<Value: Decodable>(
    _ key: Key,
    _ coerce: (inout ModelReader, NodeID) throws(ModelFailure) -> Value
  ) throws -> Value? {
    try optional(key) { scope, node, reader in
      try scope.context.read(
        Value.self, at: node, in: scope, place: scope.entry, reader, coerce)
    }
  }

  @inline(__always)
  private func optional<Value: Decodable>(
    _ key: Key,
    _ read: (DecodingScope, NodeID, UnsafeMutablePointer<ModelReader>) throws -> Value
  ) throws -> Value? {
    let scope = scope
    guard let reader = scope.context.reader, let node = scope.find(key.stringValue, reader),
      !scope.context.isNil(node, reader)
    else { return nil }
    do {
      return try read(scope, node, reader)
    } catch {
      return try scope.recoverIfPresent(from: error, key)
    }
  }

  func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool {
    try required(key, DecodingContext.boolean)
  }

  func decodeIfPresent(_ type: Bool.Type, forKey key: Key) throws -> Bool? {
    try optional(key, DecodingContext.boolean)
  }

  func decode(_ type: String.Type, forKey key: Key) throws -> String {
    try required(key, DecodingContext.string)
  }

  func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String? {
    try optional(key, DecodingContext.string)
  }

  func decode(_ type: Int.Type, forKey key: Key) throws -> Int {
    try required(key, DecodingContext.integer)
  }

  func decodeIfPresent(_ type: Int.Type, forKey key: Key) throws -> Int? {
    try optional(key, DecodingContext.integer)
  }

  func decode(_ type: Int8.Type, forKey key: Key) throws -> Int8 {
    try required(key, DecodingContext.integer)
  }

  func decodeIfPresent(_ type: Int8.Type, forKey key: Key) throws -> Int8? {
    try optional(key, DecodingContext.integer)
  }

  func decode(_ type: Int16.Type, forKey key: Key) throws -> Int16 {
    try required(key, DecodingContext.integer)
  }

  func decodeIfPresent(_ type: Int16.Type, forKey key: Key) throws -> Int16? {
    try optional(key, DecodingContext.integer)
  }

  func decode(_ type: Int32.Type, forKey key: Key) throws -> Int32 {
    try required(key, DecodingContext.integer)
  }

  func decodeIfPresent(_ type: Int32.Type, forKey key: Key) throws -> Int32? {
    try optional(key, DecodingContext.integer)
  }

  func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64 {
    try required(key, DecodingContext.integer)
  }

  func decodeIfPresent(_ type: Int64.Type, forKey key: Key) throws -> Int64? {
    try optional(key, DecodingContext.integer)
  }

  func decode(_ type: UInt.Type, forKey key: Key) throws -> UInt {
    try required(key, DecodingContext.integer)
  }

  func decodeIfPresent(_ type: UInt.Type, forKey key: Key) throws -> UInt? {
    try optional(key, DecodingContext.integer)
  }

  func decode(_ type: UInt8.Type, forKey key: Key) throws -> UInt8 {
    try required(key, DecodingContext.integer)
  }

  func decodeIfPresent(_ type: UInt8.Type, forKey key: Key) throws -> UInt8? {
    try optional(key, DecodingContext.integer)
  }

  func decode(_ type: UInt16.Type, forKey key: Key) throws -> UInt16 {
    try required(key, DecodingContext.integer)
  }

  func decodeIfPresent(_ type: UInt16.Type, forKey key: Key) throws -> UInt16? {
    try optional(key, DecodingContext.integer)
  }

  func decode(_ type: UInt32.Type, forKey key: Key) throws -> UInt32 {
    try required(key, DecodingContext.integer)
  }

  func decodeIfPresent(_ type: UInt32.Type, forKey key: Key) throws -> UInt32? {
    try optional(key, DecodingContext.integer)
  }

  func decode(_ type: UInt64.Type, forKey key: Key) throws -> UInt64 {
    try required(key, DecodingContext.integer)
  }

  func decodeIfPresent(_ type: UInt64.Type, forKey key: Key) throws -> UInt64? {
    try optional(key, DecodingContext.integer)
  }

  func decode(_ type: Double.Type, forKey key: Key) throws -> Double {
    try required(key) { scope, node, reader in
      try scope.context.double(at: node, in: scope, place: scope.entry, reader)
    }
  }

  func decodeIfPresent(_ type: Double.Type, forKey key: Key) throws -> Double? {
    try optional(key) { scope, node, reader in
      try scope.context.double(at: node, in: scope, place: scope.entry, reader)
    }
  }

  func decode(_ type: Float.Type, forKey key: Key) throws -> Float {
    try required(key) { scope, node, reader in
      try scope.context.float(at: node, in: scope, place: scope.entry, reader)
    }
  }

  func decodeIfPresent(_ type: Float.Type, forKey key: Key) throws -> Float? {
    try optional(key) { scope, node, reader in
      try scope.context.float(at: node, in: scope, place: scope.entry, reader)
    }
  }
}

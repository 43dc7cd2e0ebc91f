import ModelKitDocument

/// One value that is no container to whoever decodes it.
struct SingleNodeContainer: SingleValueDecodingContainer {
  let decoder: NodeDecoder

  private var context: DecodingContext { decoder.scope.context }

  var codingPath: [any CodingKey] { decoder.codingPath }

  func decodeNil() -> Bool {
    guard let node = decoder.node, let reader = context.reader else { return true }
    return context.isNil(node, reader)
  }

  func decode<T: Decodable>(_ type: T.Type) throws -> T {
    try context.value(type, at: decoder.node, in: decoder.scope, place: decoder.place)
  }

  @inline(__always)
  private func scalar<Value>(
    _ coerce: (inout ModelReader, NodeID) throws(ModelFailure) -> Value
  ) throws -> Value {
    guard let node = decoder.node, let reader = context.reader else { throw nothing(Value.self) }
    return try context.read(
      Value.self, at: node, in: decoder.scope, place: decoder.place, reader, coerce)
  }

  private func nothing(_ expected: Any.Type) -> any Error {
    context.fault(at: nil, in: decoder.scope, place: decoder.place, expected: expected) { _, _ in }
  }

  func decode(_ type: Bool.Type) throws -> Bool {
    try scalar(DecodingContext.boolean)
  }

  func decode(_ type: String.Type) throws -> String {
    try scalar(DecodingContext.string)
  }

  func decode(_ type: Int.Type) throws -> Int {
    try scalar(DecodingContext.integer)
  }

  func decode(_ type: Int8.Type) throws -> Int8 {
    try scalar(DecodingContext.integer)
  }

  func decode(_ type: Int16.Type) throws -> Int16 {
    try scalar(DecodingContext.integer)
  }

  func decode(_ type: Int32.Type) throws -> Int32 {
    try scalar(DecodingContext.integer)
  }

  func decode(_ type: Int64.Type) throws -> Int64 {
    try scalar(DecodingContext.integer)
  }

  func decode(_ type: UInt.Type) throws -> UInt {
    try scalar(DecodingContext.integer)
  }

  func decode(_ type: UInt8.Type) throws -> UInt8 {
    try scalar(DecodingContext.integer)
  }

  func decode(_ type: UInt16.Type) throws -> UInt16 {
    try scalar(DecodingContext.integer)
  }

  func decode(_ type: UInt32.Type) throws -> UInt32 {
    try scalar(DecodingContext.integer)
  }

  func decode(_ type: UInt64.Type) throws -> UInt64 {
    try scalar(DecodingContext.integer)
  }

  func decode(_ type: Double.Type) throws -> Double {
    guard let node = decoder.node, let reader = context.reader else { throw nothing(type) }
    return try context.double(at: node, in: decoder.scope, place: decoder.place, reader)
  }

  func decode(_ type: Float.Type) throws -> Float {
    guard let node = decoder.node, let reader = context.reader else { throw nothing(type) }
    return try context.float(at: node, in: decoder.scope, place: decoder.place, reader)
  }
}

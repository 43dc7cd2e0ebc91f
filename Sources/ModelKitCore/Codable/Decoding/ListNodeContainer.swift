import ModelKitDocument

/// A list that is being decoded element by element.
struct ListNodeContainer: UnkeyedDecodingContainer {
  let scope: DecodingScope
  private(set) var currentIndex = 0
  /// The next element. Text: its node. Binary: where its reference stands in the bytes.
  private var position: UInt32

  @inline(__always)
  init(_ scope: DecodingScope) {
    self.scope = scope
    guard let reader = scope.context.reader, reader.pointee.isIndirect else {
      position = scope.container.index &+ 1
      return
    }
    position = reader.pointee.node(scope.container).offset
  }

  var codingPath: [any CodingKey] { scope.codingPath }

  var count: Int? { Int(scope.count) }

  var isAtEnd: Bool { currentIndex >= Int(scope.count) }

  mutating func decodeNil() throws -> Bool {
    guard let (node, reader) = current else { throw pastEnd(Never.self) }
    guard scope.context.isNil(node, reader) else { return false }
    advance(reader)
    return true
  }

  mutating func decode<T: Decodable>(_ type: T.Type) throws -> T {
    guard let (node, reader) = current else { throw pastEnd(type) }
    let value = try scope.context.value(
      type, at: node, in: scope, place: UInt32(truncatingIfNeeded: currentIndex))
    advance(reader)
    return value
  }

  mutating func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type
  ) throws -> KeyedDecodingContainer<NestedKey> {
    let (decoder, reader) = try nestedDecoder()
    let container = try decoder.container(keyedBy: type)
    advance(reader)
    return container
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    let (decoder, reader) = try nestedDecoder()
    let container = try decoder.unkeyedContainer()
    advance(reader)
    return container
  }

  mutating func superDecoder() throws -> any Decoder {
    let (decoder, reader) = try nestedDecoder()
    advance(reader)
    return decoder
  }

  /// An element whose fault is noted, so that the others are looked at; `nil` after a fault.
  mutating func sought<T: Decodable>(_ type: T.Type) throws -> T? {
    guard let (node, reader) = current else { throw pastEnd(type) }
    defer { advance(reader) }
    let place = UInt32(truncatingIfNeeded: currentIndex)
    do {
      return try scope.context.value(type, at: node, in: scope, place: place)
    } catch {
      let fault = scope.context.fault(of: error, reading: type, at: node, in: scope, place: place)
      scope.context.found += fault.diagnostics
      return nil
    }
  }

  private func nestedDecoder() throws -> (NodeDecoder, UnsafeMutablePointer<ModelReader>) {
    guard let (node, reader) = current else { throw pastEnd(Never.self) }
    let place = UInt32(truncatingIfNeeded: currentIndex)
    return (NodeDecoder(scope: scope, node: node, place: place, subject: scope.subject), reader)
  }
}

extension ListNodeContainer {
  /// The element to be decoded next.
  @inline(__always)
  private var current: (NodeID, UnsafeMutablePointer<ModelReader>)? {
    guard currentIndex < Int(scope.count), let reader = scope.context.reader else { return nil }
    guard reader.pointee.isIndirect else { return (NodeID(position), reader) }
    let reference = BigEndian.load(
      reader.pointee.base + Int(position), width: reader.pointee.referenceSize)
    return (NodeID(Int(reference)), reader)
  }

  @inline(__always)
  private mutating func advance(_ reader: UnsafeMutablePointer<ModelReader>) {
    currentIndex &+= 1
    position =
      reader.pointee.isIndirect
      ? position &+ UInt32(truncatingIfNeeded: reader.pointee.referenceSize)
      : reader.pointee.nodes[Int(position)].next
  }

  private func pastEnd(_ expected: Any.Type) -> any Error {
    let context = scope.context
    guard let parent = scope.parent, context.reader != nil else {
      return DecodingFault(diagnostics: []).error(path: codingPath, expected: expected)
    }
    let count = scope.count
    return context.fault(
      at: scope.container, in: parent, place: scope.place, expected: expected
    ) { (reader, node) in
      _ = reader.fail(
        .typeMismatch, at: node,
        "\(reader.subject) should have more than \(count) elements for \(scope.subject)")
    }
  }

  @inline(__always)
  private mutating func scalar<Value>(
    _ coerce: (inout ModelReader, NodeID) throws(ModelFailure) -> Value
  ) throws -> Value {
    guard let (node, reader) = current else { throw pastEnd(Value.self) }
    let place = UInt32(truncatingIfNeeded: currentIndex)
    let value = try scope.context.read(
      Value.self, at: node, in: scope, place: place, reader, coerce)
    advance(reader)
    return value
  }

  mutating func decode(_ type: Bool.Type) throws -> Bool {
    try scalar(DecodingContext.boolean)
  }

  mutating func decode(_ type: String.Type) throws -> String {
    try scalar(DecodingContext.string)
  }

  mutating func decode(_ type: Int.Type) throws -> Int {
    try scalar(DecodingContext.integer)
  }

  mutating func decode(_ type: Int8.Type) throws -> Int8 {
    try scalar(DecodingContext.integer)
  }

  mutating func decode(_ type: Int16.Type) throws -> Int16 {
    try scalar(DecodingContext.integer)
  }

  mutating func decode(_ type: Int32.Type) throws -> Int32 {
    try scalar(DecodingContext.integer)
  }

  mutating func decode(_ type: Int64.Type) throws -> Int64 {
    try scalar(DecodingContext.integer)
  }

  mutating func decode(_ type: UInt.Type) throws -> UInt {
    try scalar(DecodingContext.integer)
  }

  mutating func decode(_ type: UInt8.Type) throws -> UInt8 {
    try scalar(DecodingContext.integer)
  }

  mutating func decode(_ type: UInt16.Type) throws -> UInt16 {
    try scalar(DecodingContext.integer)
  }

  mutating func decode(_ type: UInt32.Type) throws -> UInt32 {
    try scalar(DecodingContext.integer)
  }

  mutating func decode(_ type: UInt64.Type) throws -> UInt64 {
    try scalar(DecodingContext.integer)
  }

  mutating func decode(_ type: Double.Type) throws -> Double {
    guard let (node, reader) = current else { throw pastEnd(type) }
    let place = UInt32(truncatingIfNeeded: currentIndex)
    let value = try scope.context.double(at: node, in: scope, place: place, reader)
    advance(reader)
    return value
  }

  mutating func decode(_ type: Float.Type) throws -> Float {
    guard let (node, reader) = current else { throw pastEnd(type) }
    let place = UInt32(truncatingIfNeeded: currentIndex)
    let value = try scope.context.float(at: node, in: scope, place: place, reader)
    advance(reader)
    return value
  }
}

import ModelKitDocument

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension DecodingContext {
  /// A value of any type: what the coercions know they read; the others read themselves.
  func value<T: Decodable>(
    _ type: T.Type, at node: NodeID?, in scope: DecodingScope, place: UInt32
  ) throws -> T {
    guard let node, let reader else { return try made(type, at: node, in: scope, place: place) }
    let id = ObjectIdentifier(type)
    if id == known.string {
      return try cast(
        read(String.self, at: node, in: scope, place: place, reader, Self.string))
    } else if id == known.strings, !isSearching, isList(node, reader) {
      return try cast(strings(at: node, in: scope, place: place, reader))
    } else if id == known.date {
      return try cast(date(at: node, in: scope, place: place, reader))
    } else if id == known.integer {
      return try cast(
        read(Int.self, at: node, in: scope, place: place, reader, Self.integer))
    } else if id == known.double {
      return try cast(double(at: node, in: scope, place: place, reader))
    } else if id == known.data {
      return try cast(data(at: node, in: scope, place: place, reader))
    } else if id == known.uuid {
      let value = try read(UUID.self, at: node, in: scope, place: place, reader) {
        (reader, node) throws(ModelFailure) in try reader.uuid(at: node)
      }
      return try cast(value)
    } else if id == known.url, !isDictionary(node, reader) {
      let value = try read(URL.self, at: node, in: scope, place: place, reader) {
        (reader, node) throws(ModelFailure) in try reader.url(at: node)
      }
      return try cast(value)
    } else if id == known.decimal, !isDictionary(node, reader) {
      let value = try read(Decimal.self, at: node, in: scope, place: place, reader) {
        (reader, node) throws(ModelFailure) in try reader.decimal(at: node)
      }
      return try cast(value)
    } else if id == known.bytes, reader.pointee.node(node).rawKind == Node.Bits.data {
      let value = try read([UInt8].self, at: node, in: scope, place: place, reader) {
        (reader, node) throws(ModelFailure) in try reader.dataBytes(at: node)
      }
      return try cast(value)
    }
    return try made(type, at: node, in: scope, place: place)
  }

  /// A value whose type has been found to be `T`.
  @inline(__always)
  private func cast<Known, T>(_ value: Known) throws -> T {
    // Not `as?`, which asks the runtime for `Optional<T>` each time.
    switch value {
    case let value as T: return value
    default: throw DecodingFault(diagnostics: []).error(path: [], expected: T.self)
    }
  }

  private func isList(_ node: NodeID, _ reader: UnsafeMutablePointer<ModelReader>) -> Bool {
    reader.pointee.node(node).rawKind == Node.Bits.array
  }

  /// Property lists have dictionaries for links and decimals, which the types themselves know.
  private func isDictionary(_ node: NodeID, _ reader: UnsafeMutablePointer<ModelReader>) -> Bool {
    reader.pointee.node(node).rawKind == Node.Bits.dictionary
  }

  /// A value that its type's `init(from:)` makes.
  private func made<T: Decodable>(
    _ type: T.Type, at node: NodeID?, in scope: DecodingScope, place: UInt32
  ) throws -> T {
    try nested(type, at: node, in: scope, place: place) { decoder in
      if isSearching || isLongList(node) {
        try eachByItself(decoder)
      } else {
        try T(from: decoder)
      }
    }
  }

  /// Whether a value is a list for which it pays to find out that it is an array that is wanted.
  @inline(__always)
  private func isLongList(_ id: NodeID?) -> Bool {
    guard let id, let node = reader?.pointee.node(id) else { return false }
    return node.rawKind == Node.Bits.array && node.length >= 32
  }

  @inline(never)
  private func eachByItself<T: Decodable>(_ decoder: NodeDecoder) throws -> T {
    if let list = T.self as? any Elementwise.Type,
      let value = try list.eachByItself(decoder, collectsFaults: isSearching) as? T
    {
      return value
    }
    return try T(from: decoder)
  }

  /// Calls `body` with the decoder of a value, and looks afterwards at the keys of the containers that
  /// were opened with it. What was found below a value fails the value itself.
  func nested<T>(
    _ type: T.Type, at node: NodeID?, in scope: DecodingScope, place: UInt32,
    _ body: (NodeDecoder) throws -> T
  ) throws -> T {
    let decoder = NodeDecoder(scope: scope, node: node, place: place, subject: type)
    if depth >= Self.shallow, !stack.isLeft {
      throw fault(at: node, in: scope, place: place, expected: type) { (reader, node) in
        _ = reader.failForDepth(at: node)
      }
    }
    depth &+= 1
    defer { depth &-= 1 }
    let outer = uses
    let known = found.count
    uses = nil
    do {
      let value = try body(decoder)
      if let last = uses { audit(last) }
      leave(to: outer)
      if found.count == known { return value }
    } catch {
      leave(to: outer)
      throw gathered(
        since: known, fault(of: error, reading: type, at: node, in: scope, place: place), error,
        decoder)
    }
    throw gathered(since: known, DecodingFault(diagnostics: []), nil, decoder)
  }

  /// How many values lie within each other without a look at the stack.
  private static var shallow: Int { 16 }

  /// Goes on with the containers around a value, and recycles those that were opened for it. One after
  /// the other: a chain that lets go of itself would do so by recursion, as deep as they are many.
  @inline(__always)
  private func leave(to outer: DecodingScope?) {
    var next = uses
    uses = outer
    while let scope = next {
      next = scope.sibling
      scope.sibling = nil
      recycle(scope)
    }
  }

  /// Keeps a scope for the next container, unless somebody else has kept it.
  @inline(__always)
  private func recycle(_ scope: consuming DecodingScope) {
    guard isKnownUniquelyReferenced(&scope) else { return }
    scope.close()
    scope.sibling = spare
    spare = scope
  }

  /// An error with everything that was found since a moment; the error as it is where nothing was.
  @inline(never)
  private func gathered(
    since known: Int, _ last: DecodingFault, _ error: (any Error)?, _ decoder: NodeDecoder
  ) -> any Error {
    if let error, found.count == known { return error }
    let all = DecodingFault(diagnostics: Array(found[known...]) + last.diagnostics)
    found.removeSubrange(known...)
    return all.error(path: decoder.codingPath, expected: decoder.subject)
  }

  /// A list of texts, in one loop and without a container; whatever is not text is left to the list's
  /// own decoding, which says where it is.
  private func strings(
    at id: NodeID, in scope: DecodingScope, place: UInt32,
    _ reader: UnsafeMutablePointer<ModelReader>
  ) throws -> [String] {
    let list = reader.pointee.node(id)
    let known = reader.pointee.mark
    var texts: [String] = []
    texts.reserveCapacity(Int(list.length))
    var isPlain = !list.has(Node.Bits.damaged)
    reader.pointee.forEachElement(of: id) { (reader, element) in
      guard isPlain else { return }
      do throws(ModelFailure) {
        texts.append(try reader.string(at: element))
      } catch {
        isPlain = false
      }
    }
    if isPlain, reader.pointee.mark == known { return texts }
    reader.pointee.rewind(to: known)
    return try made([String].self, at: id, in: scope, place: place)
  }
}

extension ModelReader {
  /// Calls `body` with each element of a list.
  @inline(__always)
  fileprivate mutating func forEachElement(
    of id: NodeID, _ body: (inout ModelReader, NodeID) -> Void
  ) {
    let list = node(id)
    var position = isIndirect ? list.offset : id.index &+ 1
    for _ in 0..<list.length {
      guard isIndirect else {
        body(&self, NodeID(position))
        position = nodes[Int(position)].next
        continue
      }
      body(&self, NodeID(Int(BigEndian.load(base + Int(position), width: referenceSize))))
      position &+= UInt32(truncatingIfNeeded: referenceSize)
    }
  }
}

import FoundationEssentials
import ModelKitDocument

extension DecodingContext {
  /// A value of any type: what the coercions know they read; the others read themselves.
  func value<T: Decodable>(
    _ type: T.Type, at node: NodeID?, in scope: DecodingScope, place: UInt32
  ) throws -> T {
    if let node, let reader {
      if type == String.self {
        if let value = try read(String.self, at: node, in: scope, place: place, reader, Self.string)
          as? T
        {
          return value
        }
      } else if type == [String].self, reader.pointee.node(node).rawKind == Node.Bits.array,
        !isSearching
      {
        if let value = try strings(at: node, in: scope, place: place, reader) as? T { return value }
      } else if type == Date.self {
        if let value = try date(at: node, in: scope, place: place, reader) as? T { return value }
      } else if type == Int.self {
        if let value = try read(Int.self, at: node, in: scope, place: place, reader, Self.integer)
          as? T
        {
          return value
        }
      } else if type == Double.self {
        if let value = try double(at: node, in: scope, place: place, reader) as? T { return value }
      } else if let value = try rarer(type, at: node, in: scope, place: place, reader) {
        return value
      }
    }
    return try made(type, at: node, in: scope, place: place)
  }

  /// Types that are read by a coercion and are seldom met through this way.
  private func rarer<T: Decodable>(
    _ type: T.Type, at node: NodeID, in scope: DecodingScope, place: UInt32,
    _ reader: UnsafeMutablePointer<ModelReader>
  ) throws -> T? {
    // Property lists have dictionaries for links and decimals, which the types themselves know.
    let isDictionary = reader.pointee.node(node).rawKind == Node.Bits.dictionary
    if type == Data.self {
      return try data(at: node, in: scope, place: place, reader) as? T
    } else if type == URL.self, !isDictionary {
      return try read(URL.self, at: node, in: scope, place: place, reader) {
        (reader, node) throws(ModelFailure) in try reader.url(at: node)
      } as? T
    } else if type == UUID.self {
      return try read(UUID.self, at: node, in: scope, place: place, reader) {
        (reader, node) throws(ModelFailure) in try reader.uuid(at: node)
      } as? T
    } else if type == Decimal.self, !isDictionary {
      return try read(Decimal.self, at: node, in: scope, place: place, reader) {
        (reader, node) throws(ModelFailure) in try reader.decimal(at: node)
      } as? T
    } else if type == [UInt8].self, reader.pointee.node(node).rawKind == Node.Bits.data {
      return try read([UInt8].self, at: node, in: scope, place: place, reader) {
        (reader, node) throws(ModelFailure) in try reader.dataBytes(at: node)
      } as? T
    }
    return nil
  }

  /// A value that its type's `init(from:)` makes.
  private func made<T: Decodable>(
    _ type: T.Type, at node: NodeID?, in scope: DecodingScope, place: UInt32
  ) throws -> T {
    try nested(type, at: node, in: scope, place: place) { decoder in
      if isSearching, let list = type as? any Elementwise.Type,
        let value = try list.searched(by: decoder) as? T
      {
        return value
      }
      return try T(from: decoder)
    }
  }

  /// Calls `body` with the decoder of a value, and looks afterwards at the keys of the containers that
  /// were opened with it. What was found below a value fails the value itself.
  func nested<T>(
    _ type: T.Type, at node: NodeID?, in scope: DecodingScope, place: UInt32,
    _ body: (NodeDecoder) throws -> T
  ) throws -> T {
    let decoder = NodeDecoder(scope: scope, node: node, place: place, subject: type)
    let outer = uses
    let known = found.count
    uses = nil
    do {
      let value = try body(decoder)
      if let last = uses { audit(last) }
      uses = outer
      if found.count == known { return value }
    } catch {
      uses = outer
      throw gathered(
        since: known, fault(of: error, reading: type, at: node, in: scope, place: place), error,
        decoder)
    }
    throw gathered(since: known, DecodingFault(diagnostics: []), nil, decoder)
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

  /// A list of texts, in one loop.
  private func strings(
    at node: NodeID, in scope: DecodingScope, place: UInt32,
    _ reader: UnsafeMutablePointer<ModelReader>
  ) throws -> [String] {
    var list = ListNodeContainer(
      DecodingScope(
        NodeDecoder(scope: scope, node: node, place: place, subject: [String].self), of: node,
        reader: reader))
    var texts: [String] = []
    texts.reserveCapacity(list.count ?? 0)
    while !list.isAtEnd { texts.append(try list.decode(String.self)) }
    return texts
  }
}

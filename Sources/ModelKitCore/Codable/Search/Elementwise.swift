// `Array.init(from:)` stops at the first element that cannot be read, and copies each element once
// more than needed. So long lists, and those in which faults are searched, are gone through here.

/// Collections whose elements are decoded each by itself.
protocol Elementwise {
  /// Decodes the elements.
  ///
  /// - Parameter collectsFaults: Whether faults are noted, and what they are of is left out.
  static func eachByItself(_ decoder: NodeDecoder, collectsFaults: Bool) throws -> Self
}

extension Array: Elementwise where Element: Decodable {
  static func eachByItself(_ decoder: NodeDecoder, collectsFaults: Bool) throws -> [Element] {
    var list = ListNodeContainer(try decoder.listScope())
    var elements: [Element] = []
    if !collectsFaults {
      elements.reserveCapacity(list.count ?? 0)
      while !list.isAtEnd { elements.append(try list.decode(Element.self)) }
      return elements
    }
    while !list.isAtEnd {
      if let element = try list.sought(Element.self) { elements.append(element) }
    }
    return elements
  }
}

extension Set: Elementwise where Element: Decodable {
  static func eachByItself(_ decoder: NodeDecoder, collectsFaults: Bool) throws -> Set<Element> {
    Set(try [Element].eachByItself(decoder, collectsFaults: collectsFaults))
  }
}

extension Dictionary: Elementwise where Key == String, Value: Decodable {
  static func eachByItself(
    _ decoder: NodeDecoder, collectsFaults: Bool
  ) throws -> [String: Value] {
    guard collectsFaults else { return try Dictionary(from: decoder) }
    let scope = try decoder.keyedScope()
    var values: [String: Value] = [:]
    for key in scope.allKeys() {
      guard let reader = scope.context.reader, let node = scope.find(key, reader) else { continue }
      let place = scope.entry
      do {
        values[key] = try scope.context.value(Value.self, at: node, in: scope, place: place)
      } catch {
        scope.context.found +=
          scope.context.fault(of: error, reading: Value.self, at: node, in: scope, place: place)
          .diagnostics
      }
    }
    return values
  }
}

// `Array.init(from:)` stops at the first element that cannot be read. A search goes through the list
// itself.

/// Collections whose elements are decoded each by itself while faults are searched.
protocol Elementwise {
  /// Decodes the elements; faults are noted, and what they are of is left out.
  static func searched(by decoder: NodeDecoder) throws -> Self
}

extension Array: Elementwise where Element: Decodable {
  static func searched(by decoder: NodeDecoder) throws -> [Element] {
    var list = ListNodeContainer(try decoder.listScope())
    var elements: [Element] = []
    while !list.isAtEnd {
      if let element = try list.sought(Element.self) { elements.append(element) }
    }
    return elements
  }
}

extension Set: Elementwise where Element: Decodable {
  static func searched(by decoder: NodeDecoder) throws -> Set<Element> {
    Set(try [Element].searched(by: decoder))
  }
}

extension Dictionary: Elementwise where Key == String, Value: Decodable {
  static func searched(by decoder: NodeDecoder) throws -> [String: Value] {
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

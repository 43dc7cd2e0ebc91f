import ModelKitDocument

/// A value that is being encoded: containers can be filled in any order, so the tree is made of objects
/// first and becomes a document when it is complete. Scalars in a container are no objects.
final class EncodedNode {
  /// What a value is.
  enum Content {
    /// Nothing yet; an empty dictionary if it stays so.
    case nothing
    case null
    case boolean(Bool)
    case integer(Int64)
    case unsigned(UInt64)
    case real(Double)
    case number(String)
    case string(String)
    case date(secondsSinceReferenceDate: Double)
    case data([UInt8])
    case array
    case dictionary
    /// A value with an encoder of its own.
    case node(EncodedNode)
  }

  var content = Content.nothing
  private var children: [Content] = []
  private var keys: [String] = []
  /// Where keys are, once there are many.
  private var places: [String: Int] = [:]

  /// How many elements or entries there are.
  var count: Int { children.count }

  /// Whether it is a list or a dictionary.
  var isContainer: Bool {
    switch content {
    case .array, .dictionary: true
    default: false
    }
  }

  /// Makes it a dictionary, or leaves it one.
  func becomeDictionary() {
    if case .dictionary = content { return }
    guard case .nothing = content else {
      preconditionFailure("a value that is encoded already cannot become a dictionary")
    }
    content = .dictionary
    keys.reserveCapacity(Self.few)
    children.reserveCapacity(Self.few)
  }

  /// Makes it a list, or leaves it one.
  func becomeArray() {
    if case .array = content { return }
    guard case .nothing = content else {
      preconditionFailure("a value that is encoded already cannot become a list")
    }
    content = .array
  }

  /// Becomes what a value is.
  func take(_ value: Content) {
    guard case .node(let other) = value else {
      content = value
      return
    }
    content = other.content
    // All of it moves: whoever keeps the other's container finds that empty, not without its values.
    swap(&children, &other.children)
    swap(&keys, &other.keys)
    swap(&places, &other.places)
  }

  /// Lets go of what is in it one after the other: nodes within nodes would do so by calls within calls.
  /// A node that a container is kept of stays as it is.
  deinit {
    var rest = released()
    while let last = rest.indices.last {
      let inner = isKnownUniquelyReferenced(&rest[last]) ? rest[last].released() : []
      rest.removeLast()
      rest += inner
    }
  }

  /// Empties the node, and gives the nodes that were in it.
  private func released() -> [EncodedNode] {
    let nodes = children.compactMap { child in
      if case .node(let node) = child { node } else { nil }
    }
    children = []
    keys = []
    places = [:]
    return nodes
  }

  /// Adds an element.
  func append(_ child: Content) { children.append(child) }

  /// Sets the value of a key; a second value takes the place of the first.
  func set(_ child: Content, for key: String) {
    if let place = place(of: key) {
      children[place] = child
      return
    }
    if keys.count >= Self.many {
      if places.isEmpty { for (place, key) in keys.enumerated() { places[key] = place } }
      places[key] = keys.count
    }
    keys.append(key)
    children.append(child)
  }

  /// The value of a key.
  func child(for key: String) -> EncodedNode? {
    guard let place = place(of: key), case .node(let node) = children[place] else { return nil }
    return node
  }

  private static let few = 8
  private static let many = 16

  private func place(of key: String) -> Int? {
    places.isEmpty ? keys.firstIndex(of: key) : places[key]
  }

  /// Puts the value into a document.
  func write(to builder: inout DocumentBuilder) {
    var open: [(node: EncodedNode, next: Int)] = []
    builder.begin(.node(self), &open)
    while let last = open.indices.last {
      let (node, next) = open[last]
      guard next < node.children.count else {
        builder.end()
        open.removeLast()
        continue
      }
      open[last].next += 1
      if case .array = node.content {} else { builder.key(node.keys[next]) }
      builder.begin(node.children[next], &open)
    }
  }
}

extension DocumentBuilder {
  /// Adds a value, or the beginning of a container.
  fileprivate mutating func begin(
    _ content: EncodedNode.Content, _ open: inout [(node: EncodedNode, next: Int)]
  ) {
    switch content {
    case .null: null()
    case .boolean(let value): boolean(value)
    case .integer(let value): integer(value)
    case .unsigned(let value): integer(value)
    case .real(let value): real(value)
    case .number(let text): number(text: text)
    case .string(let text): string(text)
    case .date(let seconds): date(secondsSinceReferenceDate: seconds)
    case .data(let bytes): data(bytes)
    case .node(let node):
      switch node.content {
      case .array: beginArray()
      case .nothing, .dictionary: beginDictionary()
      default: return begin(node.content, &open)
      }
      open.append((node, 0))
    // Only a node has parts.
    case .array, .nothing, .dictionary: break
    }
  }
}

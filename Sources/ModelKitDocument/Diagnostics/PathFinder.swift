// A fault stands somewhere in the text, and what matters is whose it is. In
//
//     {"shops": [{"name": "a" "icon": "b"}, {"name": x}]}
//
// the missing comma at `"icon"` belongs to the entry of that key, `shops[0].icon`, as the reader read
// on; the `x` is the value `shops[1].name`. A fault behind a value and before the next one belongs
// to the innermost container that is still open there.

/// Finds the paths of places in a document, from the first to the last.
struct PathFinder {
  private let document: Document
  private var cursor: TreeCursor
  /// Where the objects of a binary property list begin, and the ways to them; made when asked for.
  private var objects: (starts: [UInt32: NodeID], parents: ObjectParents)?
  /// Ends of containers that were worked out already, as many findings may stand behind one.
  private var ends: [Int: UInt32] = [:]

  init(_ document: Document) {
    self.document = document
    cursor = TreeCursor(document)
  }

  /// The path of the deepest node that covers a byte; no byte may lie before the last one asked for.
  mutating func path(at offset: UInt32) -> NodePath {
    guard document.root != nil else { return NodePath() }
    guard document.binary == nil else { return pathOfObject(at: offset) }
    guard let node = lastNode(beginningBy: offset) else { return NodePath() }
    cursor.move(to: node)
    if covers(node, offset) { return cursor.path }
    // The node ends before the byte, and so may some of the containers that end with it.
    let containers = cursor.containers
    for (level, container) in containers.enumerated().reversed()
    where Int(document.node(NodeID(container)).next) > node + 1 || offset < end(of: container) {
      return cursor.path(throughLevels: level)
    }
    return NodePath()
  }

  private mutating func covers(_ index: Int, _ offset: UInt32) -> Bool {
    let node = document.node(NodeID(index))
    // A key is followed by its value, and what lies between is about that entry; what lies in a
    // container before its first child is about the container.
    if node.has(Node.Bits.key) || Int(node.next) > index + 1 { return true }
    return offset < end(of: index)
  }

  private mutating func end(of index: Int) -> UInt32 {
    if let end = ends[index] { return end }
    let end = document.span(of: NodeID(index)).end
    ends[index] = end
    return end
  }

  /// The last node whose token begins at the byte or before it.
  private func lastNode(beginningBy offset: UInt32) -> Int? {
    var low = 0
    var high = document.nodeCount
    while low < high {
      let middle = (low + high) / 2
      if document.node(NodeID(middle)).offset <= offset { low = middle + 1 } else { high = middle }
    }
    // The content of the next node begins behind the byte; its quote or tag may not.
    if low < document.nodeCount, document.headSpan(of: NodeID(low)).start <= offset { return low }
    return low > 0 ? low - 1 : nil
  }

  private mutating func pathOfObject(at offset: UInt32) -> NodePath {
    let objects = self.objects ?? allObjects()
    self.objects = objects
    return objects.starts[offset].map(objects.parents.path) ?? NodePath()
  }

  private func allObjects() -> (starts: [UInt32: NodeID], parents: ObjectParents) {
    let starts = (0..<document.nodeCount).map { index in
      (document.headSpan(of: NodeID(index)).start, NodeID(index))
    }
    return (Dictionary(starts) { first, _ in first }, ObjectParents(document))
  }
}

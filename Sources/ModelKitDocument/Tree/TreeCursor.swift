// In a text's tree every container knows where the nodes behind it begin. So the way to node 6 of
//
//     0 {    1 key a    2 [    3 x    4 y    5 key b    6 z          0.next = 7, 2.next = 5
//
// is found from above: 6 lies in 0; the entry of key 1 ends before 5, the entry of key 5 holds it.
// A cursor that goes on to a later node keeps what it has, so that many nodes in the order of the
// file cost no more than one pass.

/// A place in the tree of a text, and the containers around it.
struct TreeCursor {
  private let document: Document
  private var levels: [Level] = []

  /// A container, and the entry of it that holds the cursor.
  private struct Level {
    let container: Int
    let isDictionary: Bool
    /// The entry's first node: an element, or a key.
    var entry: Int
    /// The entry's number, from 0.
    var number = 0
  }

  init(_ document: Document) { self.document = document }

  /// Goes to a node, which must not lie before the one that the cursor is at.
  ///
  /// - Complexity: O(*n*) in the siblings passed.
  mutating func move(to node: Int) {
    while let level = levels.last, node >= next(level.container) { levels.removeLast() }
    if levels.isEmpty, let root = document.root { enter(Int(root.index), for: node) }
    while let top = levels.indices.last {
      while let end = end(ofEntry: levels[top]), end <= node, end < next(levels[top].container) {
        levels[top].entry = end
        levels[top].number += 1
      }
      let value = levels[top].entry + (levels[top].isDictionary ? 1 : 0)
      guard value < document.nodeCount, enter(value, for: node) else { return }
    }
  }

  /// Goes into a container if the node lies in it.
  @discardableResult
  private mutating func enter(_ container: Int, for node: Int) -> Bool {
    let kind = document.node(NodeID(container)).rawKind
    guard kind >= Node.Bits.array, node > container, node < next(container) else { return false }
    levels.append(
      Level(
        container: container, isDictionary: kind == Node.Bits.dictionary, entry: container + 1))
    return true
  }

  private func next(_ node: Int) -> Int { Int(document.node(NodeID(node)).next) }

  private func end(ofEntry level: Level) -> Int? {
    let value = level.entry + (level.isDictionary ? 1 : 0)
    return value < document.nodeCount ? next(value) : nil
  }

  /// The containers around the cursor's node, from the root.
  var containers: [Int] { levels.map(\.container) }

  /// The way to the cursor's node.
  var path: NodePath { path(throughLevels: levels.count) }

  /// The way through the first containers around the cursor's node.
  func path(throughLevels count: Int) -> NodePath {
    NodePath(
      levels.prefix(count).map { level in
        level.isDictionary
          ? .key(document.string(NodeID(level.entry)) ?? "") : .index(level.number)
      })
  }
}

/// For each object of a binary property list, one container that refers to it.
///
/// The containers are met from the root outwards, so that the ways that result are the shortest.
struct ObjectParents {
  private let document: Document
  /// The container and the number of the entry plus 1; 0 for objects that nothing leads to.
  private var parents: [(container: UInt32, entry: UInt32)]

  /// - Complexity: O(*n*) in the objects and references of the file.
  init(_ document: Document) {
    self.document = document
    parents = Array(repeating: (0, 0), count: document.nodeCount)
    guard let root = document.root else { return }
    var queue = [root]
    var position = 0
    while position < queue.count {
      let container = queue[position]
      position += 1
      var number: UInt32 = 0
      func meet(_ child: NodeID) {
        guard child != root, parents[Int(child.index)].entry == 0 else { return }
        parents[Int(child.index)] = (container.index, number)
        queue.append(child)
      }
      for element in document.elements(of: container) {
        number += 1
        meet(element)
      }
      for entry in document.entries(of: container) {
        number += 1
        meet(entry.value)
        meet(entry.key)
      }
    }
  }

  /// The way to an object; empty for the root, and for an object that nothing leads to.
  func path(of id: NodeID) -> NodePath {
    var steps: [NodePath.Step] = []
    var object = id
    while Int(object.index) < parents.count, parents[Int(object.index)].entry > 0 {
      let (container, entry) = parents[Int(object.index)]
      object = NodeID(container)
      steps.append(step(Int(entry) - 1, of: object))
    }
    return NodePath(steps.reversed())
  }

  private func step(_ number: Int, of container: NodeID) -> NodePath.Step {
    guard document.kind(of: container) == .dictionary else { return .index(number) }
    let entry = document.entries(of: container).dropFirst(number).first { _ in true }
    return .key(entry.flatMap { document.string($0.key) } ?? "")
  }
}

extension BinaryReader {
  /// A container on the way down, and the number of its next value.
  private struct Step {
    let index: Int
    var next: Int
  }

  /// A container on the way from the first to the one at hand.
  private static var isOpen: UInt32 { Node.Bits.firstPrivate }
  /// A container that has been checked, with all below it.
  private static var isChecked: UInt32 { Node.Bits.firstPrivate << 1 }
  /// An object that was marked because it contains itself; its `offset` is the number of the
  /// container it leads back to.
  static var isCyclic: UInt32 { Node.Bits.firstPrivate << 2 }

  /// Checks what the containers refer to in any order: each after those in it, by a walk with a
  /// stack of its own. A container that leads back to one it is in is marked, which breaks the cycle.
  @inline(never)
  mutating func checkReferencesInDepthOrder() {
    var steps: [Step] = []
    checkedKeys = -1
    for index in 0..<trailer.count where isUnvisited(index) {
      steps.append(Step(index: index, next: 0))
      nodes[index].bits |= Self.isOpen
      while let step = steps.last {
        descend(from: step, &steps)
      }
    }
    for index in 0..<trailer.count where nodes[index].rawKind != Node.Bits.invalid {
      nodes[index].bits &= Node.Bits.firstPrivate - 1
    }
  }

  private func isUnvisited(_ index: Int) -> Bool {
    nodes[index].rawKind >= Node.Bits.array && !nodes[index].has(Self.isOpen | Self.isChecked)
  }

  /// Goes on with the container on top of the stack: into the next container that it holds, or
  /// back up when there is none.
  private mutating func descend(from step: Step, _ steps: inout [Step]) {
    let node = nodes[step.index]
    let count = Int(node.length)
    let isDictionary = node.rawKind == Node.Bits.dictionary
    for position in step.next..<max(step.next, count) {
      let reference = reference(in: node, at: isDictionary ? count + position : position)
      guard reference < UInt64(trailer.count) else { break }
      let child = Int(reference)
      if nodes[child].rawKind >= Node.Bits.array, nodes[child].has(Self.isOpen) {
        markFaulty(step.index)
        nodes[step.index].bits |= Self.isCyclic
        nodes[step.index].offset = UInt32(truncatingIfNeeded: child)
        steps.removeLast()
        return
      }
      if isUnvisited(child) {
        steps[steps.count - 1].next = position + 1
        steps.append(Step(index: child, next: 0))
        nodes[child].bits |= Self.isOpen
        return
      }
    }
    _ = check(step.index, after: -1)
    if nodes[step.index].rawKind != Node.Bits.invalid {
      nodes[step.index].bits = node.bits & ~Self.isOpen | Self.isChecked
    }
    steps.removeLast()
  }

  /// The object that a container's reference of this number names.
  func reference(in node: Node, at position: Int) -> UInt64 {
    let width = trailer.layout.referenceSize
    return Self.load(
      base + Int(node.offset) + position * width, shift: Self.shift(width: width))
  }
}

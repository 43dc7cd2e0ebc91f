extension BinaryReader {
  /// What became of a container's check.
  enum Check {
    case measured
    /// It holds a container that has not been measured yet.
    case outOfOrder
  }

  /// Checks what the containers refer to, the last one first.
  ///
  /// Writers put a container before what it holds, so going backwards every container is met after
  /// the containers in it, and one pass measures all; a reference from back to front among
  /// containers is the only way to make a cycle.
  ///
  /// - Returns: Whether the order held; if not, nothing is said of the rest.
  mutating func checkReferences(from last: UInt32) -> Bool {
    var index = last
    while index != Self.none {
      let current = Int(index)
      index = nodes[current].next
      guard check(current, after: current) == .measured else { return false }
    }
    return true
  }

  /// Checks one container: its references name objects, its keys are strings. Puts the size of the
  /// tree that it stands for into `next` and the height into `heights`; marks it if it is faulty.
  ///
  /// - Parameter after: Containers with larger numbers than this have been measured.
  mutating func check(_ index: Int, after: Int) -> Check {
    let nodes = self.nodes
    let node = nodes[index]
    let count = Int(node.length)
    let width = trailer.layout.referenceSize
    let shift = Self.shift(width: width)
    let limit = UInt64(truncatingIfNeeded: trailer.count)
    var reference = base + Int(node.offset)
    var size: UInt64 = 1
    var height: UInt16 = 0

    if node.rawKind == Node.Bits.dictionary {
      if !hasCheckedKeys(node) {
        guard checkKeys(node) else {
          markFaulty(index)
          return .measured
        }
        checkedKeys = index
      }
      reference += count &* width
      size &+= UInt64(truncatingIfNeeded: count)
    }
    for _ in 0..<count {
      let value = Self.load(reference, shift: shift)
      reference += width
      guard value < limit else {
        markFaulty(index)
        return .measured
      }
      let child = Int(truncatingIfNeeded: value)
      // Asked of the heights, which are an eighth of the nodes: most children are no containers, and
      // where they lie is anyone's guess.
      let below = heights[child]
      if below == 0 {
        size &+= 1
      } else {
        guard child > after else { return .outOfOrder }
        size &+= UInt64(nodes[child].next)
        height = max(height, below)
      }
    }
    nodes[index].next = UInt32(clamping: size)
    heights[index] = height == .max ? .max : height &+ 1
    return .measured
  }

  /// Whether a dictionary has the very references to keys that were checked last. The entries of a
  /// list mostly do.
  @inline(__always)
  private func hasCheckedKeys(_ node: Node) -> Bool {
    guard checkedKeys >= 0 else { return false }
    let other = nodes[checkedKeys]
    guard other.length == node.length else { return false }
    var p = UnsafeRawPointer(base + Int(node.offset))
    var q = UnsafeRawPointer(base + Int(other.offset))
    var left = Int(node.length) &* trailer.layout.referenceSize
    while left >= 8 {
      guard p.loadUnaligned(as: UInt64.self) == q.loadUnaligned(as: UInt64.self) else {
        return false
      }
      p += 8
      q += 8
      left &-= 8
    }
    guard left > 0 else { return true }
    let difference = p.loadUnaligned(as: UInt64.self) ^ q.loadUnaligned(as: UInt64.self)
    return difference.littleEndian &<< UInt64(truncatingIfNeeded: (8 &- left) &* 8) == 0
  }

  private func checkKeys(_ node: Node) -> Bool {
    let width = trailer.layout.referenceSize
    let shift = Self.shift(width: width)
    let limit = UInt64(truncatingIfNeeded: trailer.count)
    var reference = base + Int(node.offset)
    for _ in 0..<Int(node.length) {
      let key = Self.load(reference, shift: shift)
      reference += width
      guard key < limit, nodes[Int(truncatingIfNeeded: key)].rawKind == Node.Bits.string else {
        return false
      }
    }
    return true
  }
}

extension Node.Bits {
  /// A key that stands for one that could not be read; a reader's own, gone when it has finished.
  @usableFromInline package static let placeholder = firstPrivate
}

extension NodeBuffer {
  /// Takes the entries whose key is a placeholder out of the first `count` nodes; returns how many
  /// nodes are left. The containers that hold them do not count them among their entries.
  ///
  /// - Complexity: O(*n* log *k*) in the nodes and the entries taken out.
  package mutating func removePlaceholders(count: Int) -> Int {
    // What is taken out, as the index after each run and how many nodes are gone up to there.
    var ends: [(index: Int, removed: Int)] = []
    var kept = 0
    var index = 0
    while index < count {
      if base[index].has(Node.Bits.placeholder), base[index].has(Node.Bits.key) {
        let end = index + 1 < count ? Int(base[index + 1].next) : count
        ends.append((end, end - kept))
        index = end
      } else {
        base[kept] = base[index]
        kept += 1
        index += 1
      }
    }
    for index in 0..<kept {
      let next = Int(base[index].next)
      base[index].next = UInt32(truncatingIfNeeded: next - Self.removed(before: next, ends))
    }
    return kept
  }

  /// How many nodes were taken out before an index; no run has an index in its middle that counts.
  private static func removed(before index: Int, _ ends: [(index: Int, removed: Int)]) -> Int {
    var low = 0
    var high = ends.count
    while low < high {
      let middle = (low + high) / 2
      if ends[middle].index <= index { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? 0 : ends[low - 1].removed
  }
}

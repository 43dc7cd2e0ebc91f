extension BinaryReader {
  /// How many nodes the tree may have for each byte of the file, and how many any file may have,
  /// once what is shared is written out. Without it 150 bytes could stand for gigabytes: an array
  /// that holds another twice, which holds another twice, and so on. A file that shares nothing has
  /// at most one node per byte.
  private static let nodesPerByte = 32
  private static let leastNodes = 1 << 20

  /// Refuses a tree that is deeper or larger than the limits.
  func checkMeasures() throws(BinaryRefusal) {
    let top = nodes[trailer.top]
    guard top.rawKind >= Node.Bits.array else { return }
    guard Int(heights[trailer.top]) <= limits.depth else {
      throw BinaryRefusal(.binaryDepth(limits.depth, at: location(of: firstTooDeep())))
    }
    let most = min(
      limits.nodes, max(Self.leastNodes, trailer.layout.offsetTable * Self.nodesPerByte))
    guard Int(top.next) <= most else {
      throw BinaryRefusal(
        .binarySize(
          objects: trailer.count, nodes: Int(top.next), most: most,
          at: location(of: trailer.top)))
    }
  }

  /// A container on the deepest way down that is one level too deep.
  private func firstTooDeep() -> Int {
    var index = trailer.top
    for _ in 0..<limits.depth {
      let node = nodes[index]
      let count = Int(node.length)
      let first = node.rawKind == Node.Bits.dictionary ? count : 0
      var deepest = index
      var height: UInt16 = 0
      for position in 0..<count {
        let child = Int(reference(in: node, at: first + position))
        if heights[child] > height {
          height = heights[child]
          deepest = child
        }
      }
      index = deepest
    }
    return index
  }
}

extension LineTable {
  /// The positions of many bytes, in the order of their offsets' list.
  ///
  /// Found one after the other, so that a file without line breaks is not read anew for each of them.
  ///
  /// - Complexity: O(*n*) in the bytes of the lines concerned and O(*m* log *m*) in the offsets; O(*m*)
  ///   where they are in order.
  package func positions(of offsets: [UInt32]) -> [SourcePosition] {
    let isInOrder = zip(offsets, offsets.dropFirst()).allSatisfy { $0 <= $1 }
    let order =
      isInOrder ? Array(offsets.indices) : offsets.indices.sorted { offsets[$0] < offsets[$1] }
    var positions = Array(
      repeating: SourcePosition(line: 1, column: 1, utf16Column: 1), count: offsets.count)
    var last: (offset: UInt32, position: SourcePosition)?
    for i in order {
      positions[i] = position(of: offsets[i], after: last)
      last = (offsets[i], positions[i])
    }
    return positions
  }
}

extension LineTable {
  /// The positions of many bytes, by their offsets.
  ///
  /// One after the other, so that a file without line breaks is not read anew for each of them.
  ///
  /// - Complexity: O(*n*) in the bytes of the lines concerned and O(*m* log *m*) in the offsets.
  package func positions(of offsets: [UInt32]) -> [UInt32: SourcePosition] {
    var positions: [UInt32: SourcePosition] = [:]
    positions.reserveCapacity(offsets.count)
    var last: (offset: UInt32, position: SourcePosition)?
    for offset in offsets.sorted() where positions[offset] == nil {
      let position = self.position(of: offset, after: last)
      positions[offset] = position
      last = (offset, position)
    }
    return positions
  }
}

extension XMLReader {
  /// Takes the placeholders for keys and their values from the tape; returns how many nodes remain.
  ///
  /// Two passes: the first counts, for each dictionary, the entries that go, and notes for each node
  /// how many before it go; the second moves what remains.
  mutating func removePlaceholders(count: Int) -> Int {
    let nodes = buffer.base
    var shifts = [UInt32](repeating: 0, count: count + 1)
    var removed: UInt32 = 0
    var i = 0
    while i < count {
      shifts[i] = removed
      if nodes[i].rawKind == Node.Bits.dictionary {
        nodes[i].length -= lostEntries(ofDictionaryAt: i)
      }
      if nodes[i].bits & Self.placeholder != 0, i + 1 < count {
        let next = Int(nodes[i + 1].next)
        for inner in i..<next { shifts[inner] = removed }
        removed += UInt32(truncatingIfNeeded: next - i)
        // Marked so that the second pass skips it: nothing that remains has this length of tape.
        nodes[i].next = UInt32(truncatingIfNeeded: next)
        i = next
      } else {
        i += 1
      }
    }
    shifts[count] = removed
    var written = 0
    i = 0
    while i < count {
      var node = nodes[i]
      if node.bits & Self.placeholder != 0 {
        i = max(Int(node.next), i + 1)
        continue
      }
      node.next -= shifts[Int(node.next)]
      nodes[written] = node
      written += 1
      i += 1
    }
    return written
  }

  private func lostEntries(ofDictionaryAt index: Int) -> UInt32 {
    var lost: UInt32 = 0
    var key = index + 1
    for _ in 0..<buffer.base[index].length {
      if buffer.base[key].bits & Self.placeholder != 0 { lost += 1 }
      key = Int(buffer.base[key + 1].next)
    }
    return lost
  }
}

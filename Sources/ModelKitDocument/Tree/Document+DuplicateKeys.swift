// Keys are compared as they read, not as they are spelled: `"\u0061"` is `"a"` again.
//
// Most dictionaries are small, and there a key's print (its length and its ends, in one word)
// against the prints of those before it is all it takes. Large ones go through a hash table; the
// hash is seeded, so that no file can be made to collide.

extension Document {
  /// Every entry whose key stands before it in the same dictionary, in the file's order.
  ///
  /// A key that stands three times gives two duplicates: of the first and the second, and of the
  /// second and the third.
  ///
  /// - Complexity: O(*n*) in the bytes of the keys, on average.
  package func duplicateEntries(in container: NodeID) -> [DuplicateKey] {
    let node = node(container)
    guard node.rawKind == Node.Bits.dictionary, node.length > 1 else { return [] }
    return source.withPaddedBytes { base in
      let keys = Keys(document: self, base: base)
      return node.length <= Keys.fewEntries
        ? keys.duplicatesByPrints(in: container) : keys.duplicatesByHashes(in: container)
    }
  }

  /// The duplicates of all dictionaries, in the order of the nodes.
  ///
  /// - Complexity: O(*n*) in the nodes and the bytes of the keys, on average.
  package func allDuplicateKeys() -> [(container: NodeID, duplicate: DuplicateKey)] {
    (0..<nodeCount).flatMap { index in
      let id = NodeID(index)
      return duplicateEntries(in: id).map { (id, $0) }
    }
  }
}

/// Two entries of one dictionary that have the same key.
package struct DuplicateKey: Sendable, Hashable {
  /// An entry and its number in the dictionary, from 0.
  package struct Entry: Sendable, Hashable {
    package let index: Int
    package let key: NodeID
    package let value: NodeID
  }

  /// The entry that stands earlier and does not count.
  package let first: Entry
  /// The next entry with this key.
  package let again: Entry
}

/// The keys of a document's dictionaries, over its bytes.
private struct Keys {
  static let fewEntries = 24

  let document: Document
  let base: UnsafePointer<UInt8>

  func duplicatesByPrints(in container: NodeID) -> [DuplicateKey] {
    withUnsafeTemporaryAllocation(of: UInt64.self, capacity: Self.fewEntries) { prints in
      var duplicates: [DuplicateKey] = []
      for (index, entry) in document.entries(of: container).enumerated() {
        let print = print(of: document.node(entry.key))
        var earlier = index - 1
        while earlier >= 0 {
          if prints[earlier] == print,
            let first = self.entry(earlier, of: container), same(first.key, entry.key)
          {
            let again = DuplicateKey.Entry(index: index, key: entry.key, value: entry.value)
            duplicates.append(DuplicateKey(first: first, again: again))
            break
          }
          earlier -= 1
        }
        prints[index] = print
      }
      return duplicates
    }
  }

  func duplicatesByHashes(in container: NodeID) -> [DuplicateKey] {
    let entries = document.entries(of: container).enumerated().map {
      DuplicateKey.Entry(index: $0.offset, key: $0.element.key, value: $0.element.value)
    }
    var duplicates: [DuplicateKey] = []
    let mask = (entries.count * 2 - 1).nextPowerOfTwo - 1
    // The number of the last entry with a key, plus 1; 0 is a free place.
    var table = [UInt32](repeating: 0, count: mask + 1)
    for again in entries where document.kind(of: again.key) == .string {
      var place = hash(of: document.node(again.key)) & mask
      while table[place] != 0 {
        let first = entries[Int(table[place]) - 1]
        if same(first.key, again.key) {
          duplicates.append(DuplicateKey(first: first, again: again))
          break
        }
        place = (place + 1) & mask
      }
      table[place] = UInt32(truncatingIfNeeded: again.index + 1)
    }
    return duplicates
  }

  private func entry(_ index: Int, of container: NodeID) -> DuplicateKey.Entry? {
    document.entries(of: container).dropFirst(index).first { _ in true }.map {
      DuplicateKey.Entry(index: index, key: $0.key, value: $0.value)
    }
  }

  /// A word that is equal for equal keys, and seldom for others.
  private func print(of key: Node) -> UInt64 {
    guard key.has(Node.Bits.escaped | Node.Bits.utf16) else {
      return Self.print(base + Int(key.offset), count: Int(key.length))
    }
    return withUTF8(of: key) { bytes in
      // The source is padded and decoded text is not, so it is brought to the same form first.
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: bytes.count + 8) { padded in
        padded.initialize(repeating: 0)
        _ = padded.update(fromContentsOf: bytes)
        return padded.baseAddress.map { Self.print($0, count: bytes.count) } ?? 0
      }
    }
  }

  /// Both ends of the bytes and their count; `p` can be read for eight bytes whatever the count.
  @inline(__always)
  private static func print(_ p: UnsafePointer<UInt8>, count: Int) -> UInt64 {
    let raw = UnsafeRawPointer(p)
    let head = raw.loadUnaligned(as: UInt64.self).littleEndian
    guard count > 8 else {
      return (count == 8 ? head : head & ((1 << (UInt64(count) * 8)) - 1)) ^ UInt64(count) << 56
    }
    let tail = (raw + count - 8).loadUnaligned(as: UInt64.self).littleEndian
    return head ^ tail &* 0x9E37_79B9_7F4A_7C15 ^ UInt64(count) << 56
  }

  private func hash(of key: Node) -> Int {
    withUTF8(of: key) { bytes in
      var hasher = Hasher()
      hasher.combine(bytes: UnsafeRawBufferPointer(bytes))
      return hasher.finalize()
    }
  }

  /// Whether two keys read the same; a key that could not be read is like no other.
  private func same(_ left: NodeID, _ right: NodeID) -> Bool {
    let (left, right) = (document.node(left), document.node(right))
    guard left.rawKind == Node.Bits.string, right.rawKind == Node.Bits.string else { return false }
    return withUTF8(of: left) { left in withUTF8(of: right) { left.elementsEqual($0) } }
  }

  private func withUTF8<Result>(
    of key: Node, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    StringContent.withUTF8(of: key, in: base, format: document.format, body)
  }
}

extension Int {
  /// The least power of two that is not below this number.
  fileprivate var nextPowerOfTwo: Int {
    self <= 1 ? 1 : 1 << (Int.bitWidth - (self - 1).leadingZeroBitCount)
  }
}

/// Where the objects of a binary property list begin and end, worked out when a report asks.
enum BinarySpans {
  /// All the bytes of an object; a container's are its marker, its count and its references.
  static func whole(_ id: NodeID, in document: Document) -> SourceSpan {
    guard let layout = document.binary else { return SourceSpan(0, 0) }
    let node = document.node(id)
    let start = start(of: id, layout, in: document)
    let length = Int(node.length)
    let end =
      switch node.rawKind {
      case _ where node.has(Node.Bits.inline): start + 1 + Int(node.next)
      case Node.Bits.invalid: start + 1
      case Node.Bits.array: Int(node.offset) + length * layout.referenceSize
      case Node.Bits.dictionary: Int(node.offset) + 2 * length * layout.referenceSize
      default: Int(node.offset) + (node.has(Node.Bits.utf16) ? 2 * length : length)
      }
    return SourceSpan(start, min(end, document.source.count))
  }

  /// What a report points at: a scalar's bytes, a container's marker and count.
  static func head(_ id: NodeID, in document: Document) -> SourceSpan {
    let span = whole(id, in: document)
    let node = document.node(id)
    return node.rawKind >= Node.Bits.array ? SourceSpan(start: span.start, end: node.offset) : span
  }

  private static func start(of id: NodeID, _ layout: BinaryLayout, in document: Document) -> Int {
    document.source.withPaddedBytes { base in
      let entry = base + layout.offsetTable + Int(id.index) * layout.offsetSize
      return Int(
        min(BigEndian.load(entry, width: layout.offsetSize), UInt64(document.source.count)))
    }
  }
}

/// Where tokens begin and end in JSON, worked out from a node's content when a report asks.
enum JSONSpans {
  /// The whole value: from its first byte to the one after its last, a container's end included.
  static func whole(_ id: NodeID, in document: Document) -> SourceSpan {
    let node = document.node(id)
    guard node.rawKind >= Node.Bits.array else { return head(id, in: document) }
    if isListOfLines(id, in: document) { return SourceSpan(0, document.source.count) }
    return document.source.withPaddedBytes { base in
      // Should its own bracket be missing, a container ends before what comes after it.
      let next = Int(node.next)
      let limit =
        next < document.storage.count
        ? Int(token(of: document.storage.nodes[next], in: base).start) : document.source.count
      let start = base + Int(node.offset)
      let stop = JSONSkipper.valueEnd(start, base + max(limit, Int(node.offset) + 1))
      return SourceSpan(start - base, stop - base)
    }
  }

  /// What a report underlines: a scalar's whole token, a container's opening.
  static func head(_ id: NodeID, in document: Document) -> SourceSpan {
    let node = document.node(id)
    if isListOfLines(id, in: document) { return SourceSpan(0, min(1, document.source.count)) }
    return document.source.withPaddedBytes { token(of: node, in: $0) }
  }

  /// The root of JSON Lines stands for the file; it has no brackets of its own.
  private static func isListOfLines(_ id: NodeID, in document: Document) -> Bool {
    document.format == .json(.lines) && id.index == 0
  }

  private static func token(of node: Node, in base: UnsafePointer<UInt8>) -> SourceSpan {
    let start = Int(node.offset)
    if node.rawKind >= Node.Bits.array { return SourceSpan(start, start + 1) }
    let end = start + Int(node.length)
    return isQuoted(node, in: base) ? SourceSpan(start - 1, end + 1) : SourceSpan(start, end)
  }

  /// Whether a node's content stands between quotes of either kind.
  static func isQuoted(_ node: Node, in base: UnsafePointer<UInt8>) -> Bool {
    guard node.rawKind == Node.Bits.string else { return false }
    return !node.has(Node.Bits.bare)
      || (node.offset > 0 && base[Int(node.offset) - 1] == UInt8(ascii: "'"))
  }
}

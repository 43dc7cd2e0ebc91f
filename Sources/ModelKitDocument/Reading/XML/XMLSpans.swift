/// Where tokens begin and end in XML, worked out from a node's content when a report asks.
enum XMLSpans {
  /// The whole value: from its first byte to the one after its last, a container's end included.
  static func whole(_ id: NodeID, in document: Document) -> SourceSpan {
    let node = document.node(id)
    guard node.rawKind >= Node.Bits.array else { return head(id, in: document) }
    return document.source.withPaddedBytes { base in
      let end = end(ofContainer: Int(id.index), document.storage.nodes, base, document)
      return SourceSpan(Int(node.offset), end - base)
    }
  }

  /// What a report underlines: a scalar's whole token, a container's opening.
  static func head(_ id: NodeID, in document: Document) -> SourceSpan {
    let node = document.node(id)
    return document.source.withPaddedBytes { base in
      let limit = base + document.source.count
      let content = base + Int(node.offset)
      let contentEnd = content + Int(node.length)
      switch node.rawKind {
      case Node.Bits.array, Node.Bits.dictionary:
        let tag = XMLTag(at: content, limit: limit)
        return SourceSpan(Int(node.offset), tag.end - base)
      case Node.Bits.boolean, Node.Bits.invalid:
        return SourceSpan(Int(node.offset), contentEnd - base)
      default:
        let start = opening(before: content, base: base)
        return SourceSpan(start - base, closing(after: contentEnd, limit: limit) - base)
      }
    }
  }

  /// The `<` of the opening tag before a scalar's content.
  static func opening(
    before content: UnsafePointer<UInt8>, base: UnsafePointer<UInt8>
  ) -> UnsafePointer<UInt8> {
    var p = content
    while p > base, p[-1] != UInt8(ascii: "<") { p -= 1 }
    return p > base ? p - 1 : p
  }

  /// The byte after the closing tag that follows a scalar's content; the content's own end if its
  /// opening tag is `<name/>`.
  static func closing(
    after content: UnsafePointer<UInt8>, limit: UnsafePointer<UInt8>
  ) -> UnsafePointer<UInt8> {
    let p = XMLText.skipSpace(content)
    guard p < limit, p[0] == UInt8(ascii: "<"), p[1] == UInt8(ascii: "/"),
      !(content[-1] == UInt8(ascii: ">") && content[-2] == UInt8(ascii: "/"))
    else { return content }
    return XMLTag(at: p, limit: limit).end
  }

  /// The byte after a container's closing tag: behind its last leaf, as many closing tags on as
  /// containers end with it.
  private static func end(
    ofContainer index: Int, _ nodes: UnsafePointer<Node>, _ base: UnsafePointer<UInt8>,
    _ document: Document
  ) -> UnsafePointer<UInt8> {
    let limit = base + document.source.count
    let markup = XMLMarkup(limit: limit)
    let next = nodes[index].next
    var last = index
    var levels = 1
    while nodes[last].rawKind >= Node.Bits.array, nodes[last].next > last + 1 {
      var child = last + 1
      while nodes[child].next < next { child = Int(nodes[child].next) }
      last = child
      if nodes[last].rawKind >= Node.Bits.array { levels += 1 }
    }
    let leaf = head(NodeID(last), in: document)
    var p = base + Int(leaf.end)
    if nodes[last].rawKind >= Node.Bits.array, p[-2] == UInt8(ascii: "/") { levels -= 1 }
    for _ in 0..<levels {
      var q = XMLText.skipSpace(p)
      while q < limit, q[0] == UInt8(ascii: "<"), q[1] != UInt8(ascii: "/") {
        let after = markup.end(at: q)
        // A fault stands here; the container ends, as far as is known, before it.
        if after == q { return p }
        q = XMLText.skipSpace(after)
      }
      guard q < limit, q[0] == UInt8(ascii: "<") else { return p }
      p = XMLTag(at: q, limit: limit).end
    }
    return p
  }
}

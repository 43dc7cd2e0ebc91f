/// Where the tokens of an OpenStep property list begin and end, worked out when a report asks.
enum OpenStepSpans {
  /// The whole value: quotes, brackets and a container's end included.
  ///
  /// - Complexity: O(*n*) in the bytes of a container.
  static func whole(_ id: NodeID, in document: Document) -> SourceSpan {
    let node = document.node(id)
    return document.source.withPaddedBytes { base in
      guard node.rawKind >= Node.Bits.array else { return token(of: node, in: base) }
      let limit = base + document.source.count
      let start = base + Int(node.offset)
      let isBraced =
        start < limit && (start[0] == UInt8(ascii: "{") || start[0] == UInt8(ascii: "("))
      // A `.strings` file is a dictionary from its first key to the end of the text.
      let end = isBraced ? OpenStepLookahead(limit: limit).endOfContainer(start) : limit
      return SourceSpan(Int(node.offset), end - base)
    }
  }

  /// What a report underlines: a scalar's token, a container's opening bracket.
  static func head(_ id: NodeID, in document: Document) -> SourceSpan {
    let node = document.node(id)
    return document.source.withPaddedBytes { base in
      guard node.rawKind >= Node.Bits.array else { return token(of: node, in: base) }
      let start = Int(node.offset)
      let byte = base[start]
      if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "(") {
        return SourceSpan(start, start + 1)
      }
      guard node.length > 0, Int(id.index) + 1 < document.nodeCount else {
        return SourceSpan(start, start)
      }
      return token(of: document.node(NodeID(Int(id.index) + 1)), in: base)
    }
  }

  /// The token of a node that holds no others.
  static func token(of node: Node, in base: UnsafePointer<UInt8>) -> SourceSpan {
    let start = Int(node.offset)
    let end = start + Int(node.length)
    if node.rawKind == Node.Bits.invalid { return SourceSpan(start, end) }
    if node.has(Node.Bits.typed) {
      // `<*I`, or `<[` around base64; perhaps quotes inside.
      let isQuoted = base[start - 1] == UInt8(ascii: "\"")
      let isBase64 = node.rawKind == Node.Bits.data
      return SourceSpan(
        start - (isBase64 ? 2 : isQuoted ? 4 : 3), end + (isBase64 || isQuoted ? 2 : 1))
    }
    if node.has(Node.Bits.bare) {
      let isQuoted =
        start > 0 && base[start - 1] == UInt8(ascii: "'") && base[end] == UInt8(ascii: "'")
      return isQuoted ? SourceSpan(start - 1, end + 1) : SourceSpan(start, end)
    }
    return SourceSpan(start - 1, end + 1)
  }
}

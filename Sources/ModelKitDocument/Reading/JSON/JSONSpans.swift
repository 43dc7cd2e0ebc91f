/// Where tokens begin and end in JSON, worked out from a node's content when a report asks.
enum JSONSpans {
  /// The whole value: from its first byte to the one after its last, a container's end included.
  static func whole(_ id: NodeID, in document: Document) -> SourceSpan { SourceSpan(0, 0) }
  /// What a report underlines: a scalar's whole token, a container's opening.
  static func head(_ id: NodeID, in document: Document) -> SourceSpan { SourceSpan(0, 0) }
}

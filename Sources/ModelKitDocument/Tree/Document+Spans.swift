extension Document {
  /// The bytes of a node as the file writes it: quotes, tags and a container's end included.
  ///
  /// - Complexity: O(*n*) in the nodes of a container; for a scalar the length of its token.
  public func span(of id: NodeID) -> SourceSpan {
    switch format {
    case .json: JSONSpans.whole(id, in: self)
    case .xml: XMLSpans.whole(id, in: self)
    case .binary: BinarySpans.whole(id, in: self)
    case .openStep: OpenStepSpans.whole(id, in: self)
    }
  }

  /// The bytes that stand for a node in a report: a scalar's token, a container's opening bracket
  /// or tag.
  public func headSpan(of id: NodeID) -> SourceSpan {
    switch format {
    case .json: JSONSpans.head(id, in: self)
    case .xml: XMLSpans.head(id, in: self)
    case .binary: BinarySpans.head(id, in: self)
    case .openStep: OpenStepSpans.head(id, in: self)
    }
  }

  /// The line and column of a node's first byte; `nil` in a binary property list, which has none.
  ///
  /// - Complexity: O(*n*) in the bytes of the file; for many nodes make a ``LineTable``.
  public func position(of id: NodeID) -> SourcePosition? {
    guard format != .binary else { return nil }
    return LineTable(source).position(of: headSpan(of: id).start)
  }
}

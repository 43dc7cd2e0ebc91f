extension Document {
  /// Calls `body` with the decoded UTF-8 of a string node; with nothing for any other node.
  func withUTF8<Result>(
    of id: NodeID, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    let node = node(id)
    guard node.rawKind == Node.Bits.string else {
      return body(UnsafeBufferPointer(start: nil, count: 0))
    }
    return source.withPaddedBytes {
      StringContent.withUTF8(of: node, in: $0, format: format, body)
    }
  }
}

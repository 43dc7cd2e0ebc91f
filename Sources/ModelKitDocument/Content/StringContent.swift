/// Text from the bytes of a string node.
///
/// A string without escapes is its content. One with escapes is decoded by its format's rules; no
/// format's decoded text is longer than its source, which is what sizes the buffers here.
@usableFromInline
package enum StringContent {
  /// The text of a string node as a `String`.
  @inlinable @inline(__always)
  package static func string(
    of node: Node, in base: UnsafePointer<UInt8>, format: Format
  ) -> String {
    let content = base + Int(node.offset)
    let length = Int(node.length)
    guard node.has(Node.Bits.escaped | Node.Bits.utf16) else {
      return plain(content, count: length, isASCII: !node.has(Node.Bits.nonASCII))
    }
    return decoded(node, in: base, format: format)
  }

  /// The text of a string node that is not its content.
  @usableFromInline
  @inline(never)
  static func decoded(
    _ node: Node, in base: UnsafePointer<UInt8>, format: Format
  ) -> String {
    String(unsafeUninitializedCapacity: capacity(of: node)) { buffer in
      guard let output = buffer.baseAddress else { return 0 }
      return decode(node, in: base, format: format, into: output)
    }
  }

  /// Calls `body` with the decoded UTF-8 of a string node; without a copy where nothing is escaped.
  package static func withUTF8<Result>(
    of node: Node, in base: UnsafePointer<UInt8>, format: Format,
    _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    guard node.has(Node.Bits.escaped | Node.Bits.utf16) else {
      return body(UnsafeBufferPointer(start: base + Int(node.offset), count: Int(node.length)))
    }
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity(of: node)) { buffer in
      guard let output = buffer.baseAddress else { return body(UnsafeBufferPointer(buffer)) }
      let count = decode(node, in: base, format: format, into: output)
      return body(UnsafeBufferPointer(start: output, count: count))
    }
  }

  /// A string of bytes that the reader has checked to be UTF-8.
  @inlinable @inline(__always)
  package static func plain(
    _ content: UnsafePointer<UInt8>, count: Int, isASCII: Bool
  ) -> String {
    // Copying from a span that is known to be valid saves the second look at each byte.
    if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
      let span = unsafe Span(_unsafeStart: content, count: count)
      return String(copying: unsafe UTF8Span(unchecked: span, isKnownASCII: isASCII))
    }
    return String(decoding: UnsafeBufferPointer(start: content, count: count), as: UTF8.self)
  }

  private static func capacity(of node: Node) -> Int {
    max(1, node.has(Node.Bits.utf16) ? Int(node.length) * 3 : Int(node.length))
  }

  private static func decode(
    _ node: Node, in base: UnsafePointer<UInt8>, format: Format,
    into output: UnsafeMutablePointer<UInt8>
  ) -> Int {
    let content = base + Int(node.offset)
    let length = Int(node.length)
    switch format {
    case .json: return JSONEscapes.decode(content, count: length, into: output)
    case .xml: return XMLEntities.decode(content, count: length, into: output)
    case .binary: return UTF16Content.decode(content, count: length, into: output)
    case .openStep:
      return OpenStepEscapes.decode(content, count: length, into: output)
    }
  }
}

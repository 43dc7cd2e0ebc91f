/// Numbers from the bytes of a node.
///
/// In text formats the content is the number as written. In a binary property list a number of up to
/// eight bytes stands in the node; an integer of sixteen is content, most significant byte first.
package enum NumberContent {
  /// The value of an integer node; `nil` beyond 64 bits and a sign.
  package static func integer(of node: Node, in base: UnsafePointer<UInt8>) -> IntegerValue? {
    guard !node.has(Node.Bits.inline | Node.Bits.unusual) else {
      return rareInteger(of: node, in: base)
    }
    let content = base + Int(node.offset)
    if let wide = WideInteger(of: node, in: base) { return wide.value }
    return integer(content, count: Int(node.length))
  }

  /// The value of an integer or a real node, rounded to the nearest `Double`.
  package static func double(of node: Node, in base: UnsafePointer<UInt8>) -> Double {
    if node.has(Node.Bits.inline) { return inlineDouble(of: node) }
    let content = base + Int(node.offset)
    if node.rawKind == Node.Bits.integer {
      if let wide = WideInteger(of: node, in: base) { return wide.double }
      if node.has(Node.Bits.unusual),
        let value = hexadecimalDouble(content, count: Int(node.length))
      {
        return value
      }
    }
    return double(content, count: Int(node.length))
  }

  /// A number as the file writes it; in a binary property list its shortest decimal form.
  package static func text(of node: Node, in base: UnsafePointer<UInt8>) -> String {
    if node.has(Node.Bits.inline) {
      guard node.rawKind == Node.Bits.real else { return inlineInteger(of: node).text }
      return node.next == 4
        ? Float(bitPattern: UInt32(truncatingIfNeeded: node.payload)).description
        : Double(bitPattern: node.payload).description
    }
    if let wide = WideInteger(of: node, in: base) { return wide.description }
    return StringContent.plain(base + Int(node.offset), count: Int(node.length), isASCII: true)
  }

  /// The number of a uid node; beyond 64 bits, which no archive reaches, its low half.
  package static func uid(
    of node: Node, in base: UnsafePointer<UInt8>, format: Format
  ) -> UInt64 {
    if node.has(Node.Bits.inline) { return node.payload }
    return integer(of: node, in: base)?.magnitude ?? 0
  }

  @inline(never)
  private static func rareInteger(
    of node: Node, in base: UnsafePointer<UInt8>
  ) -> IntegerValue? {
    if node.has(Node.Bits.inline) { return inlineInteger(of: node) }
    let content = base + Int(node.offset)
    let count = Int(node.length)
    return hexadecimal(content, count: count) ?? integer(content, count: count)
  }

  /// Integers of one, two and four bytes have no sign; those of eight are two's complement.
  private static func inlineInteger(of node: Node) -> IntegerValue {
    let isNegative = node.next == 8 && node.payload >> 63 == 1
    return IntegerValue(
      isNegative: isNegative, magnitude: isNegative ? 0 &- node.payload : node.payload)
  }

  private static func inlineDouble(of node: Node) -> Double {
    guard node.rawKind == Node.Bits.real else { return inlineInteger(of: node).double }
    return node.next == 4
      ? Double(Float(bitPattern: UInt32(truncatingIfNeeded: node.payload)))
      : Double(bitPattern: node.payload)
  }
}

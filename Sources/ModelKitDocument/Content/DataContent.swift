/// Bytes from the content of a data node that its reader has checked.
package enum DataContent {
  /// The bytes of a data node: raw in a binary property list, base64 in XML and in GNUstep's typed
  /// form, hexadecimal digits in OpenStep.
  package static func bytes(
    of node: Node, in base: UnsafePointer<UInt8>, format: Format
  ) -> [UInt8] {
    let content = base + Int(node.offset)
    let count = Int(node.length)
    if format == .binary {
      return [UInt8](UnsafeBufferPointer(start: content, count: count))
    }
    if format == .openStep, !node.has(Node.Bits.typed) {
      return hexadecimal(content, count: count)
    }
    // Readers give data that cannot be read the kind `.invalid`, which never comes here.
    return (try? Base64.decode(content, count: count, allowingSpace: true)) ?? []
  }

  /// The bytes of hexadecimal digits in pairs; white space may stand anywhere.
  private static func hexadecimal(_ text: UnsafePointer<UInt8>, count: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count / 2)
    var high: UInt8?
    for i in 0..<count {
      guard let digit = HexDigit.value(text[i]) else { continue }
      if let first = high {
        bytes.append(first << 4 | digit)
        high = nil
      } else {
        high = digit
      }
    }
    return bytes
  }
}

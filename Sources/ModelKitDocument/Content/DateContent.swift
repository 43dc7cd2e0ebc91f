/// Points in time from the bytes of a date node.
package enum DateContent {
  /// Seconds since 2001-01-01T00:00:00Z of a date that its reader has checked: a number, as a
  /// binary property list or a dictionary in memory has it, GNUstep's typed text, or XML's ISO 8601.
  package static func seconds(of node: Node, in base: UnsafePointer<UInt8>) -> Double {
    if node.has(Node.Bits.inline) { return Double(bitPattern: node.payload) }
    let text = base + Int(node.offset)
    if node.has(Node.Bits.unusual) { return Double(bitPattern: BigEndian.load(text, width: 8)) }
    let count = Int(node.length)
    do throws(CalendarDate.Fault) {
      return node.has(Node.Bits.typed)
        ? try CalendarDate.seconds(gnustep: text, count: count)
        : try CalendarDate.seconds(iso8601: text, count: count)
    } catch {
      // Readers give a date that cannot be read the kind `.invalid`, which never comes here.
      return .nan
    }
  }
}

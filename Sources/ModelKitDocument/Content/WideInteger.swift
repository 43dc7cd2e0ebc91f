/// An integer of sixteen bytes, as a binary property list writes what eight cannot hold: two's
/// complement, most significant byte first.
struct WideInteger {
  private let isNegative: Bool
  private let high: UInt64
  private let low: UInt64

  /// The integer of a node, or `nil` if the node is not of this form.
  @inline(__always)
  init?(of node: Node, in base: UnsafePointer<UInt8>) {
    guard node.has(Node.Bits.wide) else { return nil }
    let content = base + Int(node.offset)
    let high = BigEndian.load(content, width: 8)
    let low = BigEndian.load(content + 8, width: 8)
    isNegative = high >> 63 == 1
    self.high = isNegative ? ~high &+ (low == 0 ? 1 : 0) : high
    self.low = isNegative ? 0 &- low : low
  }

  /// The value, if 64 bits and a sign hold it.
  var value: IntegerValue? {
    high == 0 ? IntegerValue(isNegative: isNegative, magnitude: low) : nil
  }

  /// The nearest double.
  var double: Double {
    let digits = Array(description.utf8)
    return digits.withUnsafeBufferPointer { buffer in
      buffer.baseAddress.map { NumberContent.double($0, count: buffer.count) } ?? 0
    }
  }

  /// The decimal digits, with a sign where it is negative.
  var description: String {
    let billions: UInt64 = 1_000_000_000_000_000_000
    // Two divisions leave at most three digits above thirty-six.
    let (upper, rest) = Self.divide(high, low, by: billions)
    let (top, middle) = Self.divide(upper.high, upper.low, by: billions)
    var text = ""
    for part in [top.low, middle, rest] where !text.isEmpty || part != 0 {
      let digits = String(part)
      if !text.isEmpty { text += String(repeating: "0", count: 18 - digits.count) }
      text += digits
    }
    if text.isEmpty { text = "0" }
    return isNegative ? "-" + text : text
  }

  private static func divide(
    _ high: UInt64, _ low: UInt64, by divisor: UInt64
  ) -> (quotient: (high: UInt64, low: UInt64), remainder: UInt64) {
    let (upper, carried) = high.quotientAndRemainder(dividingBy: divisor)
    let (lower, remainder) = divisor.dividingFullWidth((carried, low))
    return ((upper, lower), remainder)
  }
}

// What the three property list formats have in common about values that they cannot hold.

extension TreeWalk {
  /// The value of a real for a property list; `nil` if it is beyond `Double` and was reported.
  mutating func propertyListReal(_ id: NodeID) -> Double? {
    let value = document.double(id) ?? 0
    guard !document.format.isPropertyList, !document.isSpelledOut(id) else { return value }
    let text = document.numberText(id) ?? ""
    if value.isInfinite {
      report(.realBeyondPropertyList(text), at: id)
      return nil
    }
    if Self.hasMoreDigitsThanDouble(text) {
      report(.realRounded(text, to: NumberSpelling.shortest(value)), at: id)
    }
    return value
  }

  /// Whether a number is written with more digits than any `Double` needs.
  private static func hasMoreDigitsThanDouble(_ text: String) -> Bool {
    let digits = text.utf8.prefix { $0 | 0x20 != UInt8(ascii: "e") }
      .filter { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    let significant = digits.drop { $0 == UInt8(ascii: "0") }
    return significant.count > 17
  }

  /// Reports a set where the format has only lists.
  mutating func reportSet(_ id: NodeID) {
    let node = document.node(id)
    if node.has(Node.Bits.set | Node.Bits.orderedSet) {
      report(.setAsList(isOrdered: node.has(Node.Bits.orderedSet)), at: id)
    }
  }
}

extension Document {
  /// Whether a real is spelled out in letters: `Infinity`, `NaN`.
  func isSpelledOut(_ id: NodeID) -> Bool {
    guard node(id).has(Node.Bits.unusual), let value = double(id) else { return false }
    guard !value.isNaN else { return true }
    // `+1e999` is infinite too, but by its digits.
    return value.isInfinite && numberText(id)?.contains { $0.isNumber } == false
  }
}

extension IntegerValue {
  /// Whether property lists hold it: from −2⁶³ to 2⁶⁴ − 1.
  var fitsPropertyList: Bool { !isNegative || magnitude <= UInt64(1) << 63 }
}

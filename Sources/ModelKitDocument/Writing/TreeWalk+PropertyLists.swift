// What the three property list formats have in common about values that they cannot hold.

extension TreeWalk {
  /// The 64 bits of a real, which is reported if its digits do not fit; `nil` if it is beyond
  /// `Double`.
  mutating func binaryReal(_ id: NodeID) -> Double? {
    guard isInRange(id) else { return nil }
    let value = document.double(id) ?? 0
    if !document.keepsDigits(id) {
      let text = document.numberText(id) ?? ""
      report(.realRounded(text, to: NumberSpelling.shortest(value)), at: id)
    }
    return value
  }

  /// Whether a real is none that every `Double` is too small or too large for; reports one that is.
  mutating func isInRange(_ id: NodeID) -> Bool {
    guard let value = document.double(id), value.isInfinite || value == 0,
      let text = document.realText(id), value.isInfinite || !SignificantDigits(text).isZero
    else { return true }
    report(.realBeyondPropertyList(text), at: id)
    return false
  }

  /// Reports a set where the format has only lists.
  mutating func reportSet(_ id: NodeID) {
    let node = document.node(id)
    if node.has(Node.Bits.set | Node.Bits.orderedSet) {
      report(.setAsList(isOrdered: node.has(Node.Bits.orderedSet)), at: id)
    }
  }
}

extension IntegerValue {
  /// Whether property lists hold it: from −2⁶³ to 2⁶⁴ − 1.
  var fitsPropertyList: Bool { !isNegative || magnitude <= UInt64(1) << 63 }
}

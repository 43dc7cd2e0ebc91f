// The small steps that all of recovery is made of.

extension JSONReader {
  /// Whether the innermost open container is a dictionary.
  var isInDictionary: Bool { container > 0 && isDictionary(container) }

  /// Whether an open container, named by its index and one, is a dictionary.
  func isDictionary(_ container: Int) -> Bool {
    nodes.base[container - 1].rawKind == Node.Bits.dictionary
  }

  /// The bracket that ends the open container.
  var closer: String { isInDictionary ? "}" : "]" }

  /// What may come after a value here.
  var closing: String { container == 0 ? "the end of the file" : "`,` or `\(closer)`" }

  /// Where something is to be inserted that is missing: right behind the last token.
  var gapSpan: SourceSpan { SourceSpan(gap.start - base, gap.start - base) }

  /// Whether a value or a string begins at the position.
  var startsValue: Bool {
    switch position[0] {
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "{"), UInt8(ascii: "["),
      UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: [4, 5].contains(tokenLength) && ["true", "false", "null"].contains(token)
    }
  }

  /// Whether a key begins at the position, with quotes or without.
  var startsKey: Bool {
    switch position[0] {
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }

  /// How many bytes the number, the string, the word or the single character at the position has.
  var tokenLength: Int { JSONGarbage.tokenEnd(position, end) - position }

  /// What is at the position, for a message.
  var token: String { text((position, tokenLength)) }

  /// The beginning of a token, for a message.
  func text(_ token: (start: Pointer, length: Int)) -> String {
    let shown = 40
    let bytes = UnsafeBufferPointer(start: token.start, count: min(token.length, shown))
    let text = String(decoding: bytes, as: UTF8.self)
    return token.length > shown ? text + "…" : text
  }

  /// A string node's bytes with its quotes, any other node's as they are.
  func token(of node: Node) -> (start: Pointer, length: Int) {
    let content = base + Int(node.offset)
    let isQuoted = node.rawKind == Node.Bits.string && JSONSpans.isQuoted(node, in: base)
    return isQuoted ? (content - 1, Int(node.length) + 2) : (content, Int(node.length))
  }

  /// Reports a fault, unless one has been reported there.
  mutating func report(
    at place: Pointer, length: Int, _ diagnostic: @autoclosure () -> Diagnostic
  ) {
    guard !explained.contains(place) else { return }
    explained = place..<place + max(length, 1)
    let span = SourceSpan(place - base, place - base + length)
    diagnostics.report(diagnostic().placed(at: span, in: name))
  }

  /// Goes `count` bytes on, and over the spaces after them.
  mutating func step(_ count: Int) {
    position = JSONBytes.skipSpace(position + count, acrossLines: true)
  }

  /// Writes a scalar's node. There is always room for it, whatever the limit: a key without its
  /// value would be no tree.
  mutating func append(from start: Pointer, length: Int, bits: UInt32) {
    if written >= nodes.capacity {
      nodes.grow(count: written, consumed: position - base, total: end - base)
    }
    nodes.base[written] = Node(
      offset: UInt32(truncatingIfNeeded: start - base),
      length: UInt32(truncatingIfNeeded: length),
      next: UInt32(truncatingIfNeeded: written + 1), bits: bits)
    written += 1
  }

  /// A value is complete; what may follow depends on where it stands.
  mutating func finishValue() {
    entries &+= 1
    expected = container == 0 ? .end : .separator
  }

  /// The scalar that was written last was none, or is a key.
  mutating func takeBack() {
    written -= 1
    entries &-= 1
  }

  /// A comma has been taken: the next element or key may come.
  mutating func expectEntry() { expected = isInDictionary ? .key : .value }

  /// An entry of the open container was lost.
  mutating func damage() {
    guard container > 0 else { return }
    nodes.base[container - 1].bits |= Node.Bits.damaged
  }

  /// Completes the node of the innermost open container and goes back to the one around it.
  mutating func closeContainer(damaged: Bool = false) {
    guard container > 0 else { return }
    if expected == .colon || (expected == .value && isInDictionary) {
      append(from: gap.start, length: 0, bits: Node.Bits.invalid)
      entries &+= 1
    }
    if damaged { damage() }
    let index = container - 1
    let open = nodes.base[index]
    nodes.base[index].length = entries
    nodes.base[index].next = UInt32(truncatingIfNeeded: written)
    entries = open.length
    container = Int(open.next)
    depth -= 1
    finishValue()
  }
}

extension Diagnostic {
  fileprivate func placed(at span: SourceSpan, in file: String) -> Diagnostic {
    var diagnostic = self
    diagnostic.span = span
    for i in related.indices { diagnostic.related[i].file = file }
    return diagnostic
  }
}

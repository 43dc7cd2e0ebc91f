extension JSONReader {
  /// Reads RFC 8259 from a value or a key on, until the value is complete or something else comes.
  @inline(never)
  mutating func scan() { scan(acrossLines: true) }

  /// The same, but within a line.
  @inline(never)
  mutating func scanLine() { scan(acrossLines: false) }

  /// On return `position` is at what stopped the scan and `expected` says what should have been
  /// there; nothing of that has been written to the tree. After a complete value that is `.end`.
  ///
  /// Everything that changes is kept in locals; members are written once, at the end.
  @inline(__always)
  private mutating func scan(acrossLines: Bool) {
    let base = base
    let maximumDepth = limits.depth
    var p = position
    var tape = nodes.base
    var room = self.room
    var written = written
    var container = container
    var entries = entries
    var depth = depth
    var isDictionary = container > 0 && tape[container - 1].rawKind == Node.Bits.dictionary
    var needsKey = expected == .key
    var stop = Expectation.value

    reading: while true {
      if written > room {
        guard makeRoom(written: written, at: p) else {
          stop = needsKey ? .key : .value
          break reading
        }
        tape = nodes.base
        room = self.room
      }

      if needsKey {
        var bits = Node.Bits.string | Node.Bits.key
        guard p[0] == UInt8(ascii: "\""), let close = JSONBytes.stringEnd(p + 1, bits: &bits) else {
          stop = .key
          break reading
        }
        tape[written] = Node(
          offset: UInt32(truncatingIfNeeded: p + 1 - base),
          length: UInt32(truncatingIfNeeded: (close - p) &- 1),
          next: UInt32(truncatingIfNeeded: written &+ 1), bits: bits)
        written &+= 1
        p = close + 1
        if p[0] != UInt8(ascii: ":") {
          p = JSONBytes.skipSpace(p, acrossLines: acrossLines)
          guard p[0] == UInt8(ascii: ":") else {
            stop = .colon
            break reading
          }
        }
        p = JSONBytes.skipSpace(p + 1, acrossLines: acrossLines)
      }

      var bits: UInt32
      var length: Int
      let start = p
      switch p[0] {
      case UInt8(ascii: "\""):
        bits = Node.Bits.string
        guard let close = JSONBytes.stringEnd(p + 1, bits: &bits) else { break reading }
        tape[written] = Node(
          offset: UInt32(truncatingIfNeeded: start + 1 - base),
          length: UInt32(truncatingIfNeeded: (close - start) &- 1),
          next: UInt32(truncatingIfNeeded: written &+ 1), bits: bits)
        p = close + 1
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        guard depth < maximumDepth else { break reading }
        // `{` and `[`, `}` and `]` differ in this bit.
        let opensDictionary = p[0] & 0x20 != 0
        bits = opensDictionary ? Node.Bits.dictionary : Node.Bits.array
        p = JSONBytes.skipSpace(p + 1, acrossLines: acrossLines)
        if p[0] == (opensDictionary ? UInt8(ascii: "}") : UInt8(ascii: "]")) {
          tape[written] = Node(
            offset: UInt32(truncatingIfNeeded: start - base), length: 0,
            next: UInt32(truncatingIfNeeded: written &+ 1), bits: bits)
          p += 1
          break
        }
        tape[written] = Node(
          offset: UInt32(truncatingIfNeeded: start - base), length: entries,
          next: UInt32(truncatingIfNeeded: container), bits: bits)
        written &+= 1
        container = written
        entries = 0
        depth &+= 1
        isDictionary = opensDictionary
        needsKey = opensDictionary
        continue reading
      case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        bits = 0
        guard let end = JSONBytes.numberEnd(p, bits: &bits) else { break reading }
        tape[written] = Node(
          offset: UInt32(truncatingIfNeeded: start - base),
          length: UInt32(truncatingIfNeeded: end - start),
          next: UInt32(truncatingIfNeeded: written &+ 1), bits: bits)
        p = end
      default:
        if JSONBytes.half(p) == 0x6575_7274 {  // `true`
          bits = Node.Bits.boolean | Node.Bits.isTrue
          length = 4
        } else if JSONBytes.half(p + 1) == 0x6573_6C61, p[0] == UInt8(ascii: "f") {  // `alse`
          bits = Node.Bits.boolean
          length = 5
        } else if JSONBytes.half(p) == 0x6C6C_756E {  // `null`
          bits = Node.Bits.null
          length = 4
        } else {
          break reading
        }
        tape[written] = Node(
          offset: UInt32(truncatingIfNeeded: start - base),
          length: UInt32(truncatingIfNeeded: length),
          next: UInt32(truncatingIfNeeded: written &+ 1), bits: bits)
        p += length
      }
      written &+= 1
      entries &+= 1

      while true {
        if container == 0 {
          stop = .end
          break reading
        }
        if p[0] != UInt8(ascii: ",") { p = JSONBytes.skipSpace(p, acrossLines: acrossLines) }
        if p[0] == UInt8(ascii: ",") {
          p = JSONBytes.skipSpace(p + 1, acrossLines: acrossLines)
          needsKey = isDictionary
          continue reading
        }
        guard p[0] == (isDictionary ? UInt8(ascii: "}") : UInt8(ascii: "]")) else {
          stop = .separator
          break reading
        }
        p += 1
        let open = tape[container - 1]
        tape[container - 1].length = entries
        tape[container - 1].next = UInt32(truncatingIfNeeded: written)
        entries = open.length &+ 1
        container = Int(open.next)
        depth &-= 1
        isDictionary = container > 0 && tape[container - 1].rawKind == Node.Bits.dictionary
      }
    }

    position = p
    expected = stop
    self.written = written
    self.container = container
    self.entries = entries
    self.depth = depth
  }

  /// How many nodes may have been written for a key and a value still to fit.
  var room: Int { min(nodes.capacity - 2, limits.nodes) }

  /// Makes place for two more nodes; `false` when the limit is reached.
  @inline(never)
  mutating func makeRoom(written: Int, at position: Pointer) -> Bool {
    guard written <= limits.nodes else { return false }
    if written > nodes.capacity - 2 {
      nodes.grow(count: written, consumed: position - base, total: end - base)
    }
    return true
  }
}

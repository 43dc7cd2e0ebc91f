extension OpenStepReader {
  /// Reads on from a cursor to the end of the root, if need be with the help of `irregular`.
  ///
  /// The one hot loop. It holds the cursor's parts in locals; what it calls gets them as a value.
  mutating func readValues(_ start: OpenStepCursor) -> OpenStepCursor {
    var cursor = start
    var nodes = buffer.base
    while cursor.stage != .finished {
      if cursor.count + Self.spareNodes > buffer.capacity {
        guard makeRoom(cursor) else { return cursor }
        nodes = buffer.base
      }
      if cursor.stage == .key {
        let p = skipBlanks(cursor.p)
        guard let key = OpenStepString(at: p, limit: limit) else {
          cursor = irregular(cursor)
          continue
        }
        let equals = skipBlanks(key.next)
        guard equals[0] == UInt8(ascii: "=") else {
          cursor = irregular(cursor)
          continue
        }
        push(key, as: Node.Bits.key, nodes, &cursor)
        cursor.p = equals + 1
        cursor.stage = .value
      }
      if cursor.stage == .value {
        let p = skipBlanks(cursor.p)
        switch p[0] {
        case UInt8(ascii: "{"), UInt8(ascii: "("):
          guard cursor.depth < limits.depth else {
            cursor = irregular(cursor)
            continue
          }
          open(at: p, nodes, &cursor)
          // An empty one closes at once; what comes first in any other is read in the next turn.
          cursor.p = skipBlanks(p + 1)
          guard cursor.p[0] == cursor.closer else { continue }
          cursor.p += 1
          close(nodes, &cursor)
        case UInt8(ascii: "<"):
          cursor.p = p
          cursor = readAngle(cursor)
          guard cursor.stage == .separator else { continue }
        default:
          guard let string = OpenStepString(at: p, limit: limit) else {
            cursor = irregular(cursor)
            continue
          }
          push(string, as: 0, nodes, &cursor)
          cursor.p = string.next
          cursor.entries &+= 1
        }
      }
      cursor.stage = .separator
      readSeparators(nodes, &cursor)
      if cursor.stage == .separator { cursor = irregular(cursor) }
    }
    return cursor
  }

  /// Passes the separator after a value, and closes the containers that end there. Stops in front of
  /// anything else, at the end of the value, with the stage unchanged.
  @inline(__always)
  private mutating func readSeparators(
    _ nodes: UnsafeMutablePointer<Node>, _ cursor: inout OpenStepCursor
  ) {
    while cursor.open > 0 {
      var p = skipBlanks(cursor.p)
      if p[0] == cursor.separator {
        p = skipBlanks(p + 1)
        guard p[0] == cursor.closer else {
          cursor.p = p
          cursor.stage = cursor.isDictionary ? .key : .value
          return
        }
      } else {
        // The last element of an array needs no comma; the last entry of a dictionary its semicolon.
        guard p[0] == UInt8(ascii: ")"), !cursor.isDictionary else { return }
      }
      guard p[0] == UInt8(ascii: ")") || !isStringsFile || cursor.depth > 1 else { return }
      cursor.p = p + 1
      close(nodes, &cursor)
    }
    cursor.stage = .finished
  }

  /// The first byte from `p` on that is neither white space nor in a comment.
  @inline(__always)
  mutating func skipBlanks(_ p: UnsafePointer<UInt8>) -> UnsafePointer<UInt8> {
    let text = OpenStepText.skipSpace(p)
    guard text[0] == UInt8(ascii: "/") else { return text }
    return skipComments(text)
  }

  @inline(__always)
  func push(
    _ string: OpenStepString, as role: UInt32, _ nodes: UnsafeMutablePointer<Node>,
    _ cursor: inout OpenStepCursor
  ) {
    nodes[cursor.count] = Node(
      offset: offset(string.content),
      length: UInt32(truncatingIfNeeded: string.end - string.content),
      next: UInt32(truncatingIfNeeded: cursor.count &+ 1), bits: string.bits | role)
    cursor.count &+= 1
  }

  /// Opens a container whose first byte is at `p`.
  @inline(__always)
  func open(
    at p: UnsafePointer<UInt8>, _ nodes: UnsafeMutablePointer<Node>,
    _ cursor: inout OpenStepCursor
  ) {
    let isDictionary = p[0] != UInt8(ascii: "(")
    nodes[cursor.count] = Node(
      offset: offset(p), length: cursor.entries,
      next: UInt32(truncatingIfNeeded: cursor.open),
      bits: (isDictionary ? Node.Bits.dictionary : Node.Bits.array)
        | (cursor.isDictionary ? Self.inDictionary : 0))
    cursor.count &+= 1
    cursor.open = cursor.count
    cursor.entries = 0
    cursor.depth &+= 1
    cursor.arrays &+= isDictionary ? 0 : 1
    cursor.isDictionary = isDictionary
    cursor.stage = isDictionary ? .key : .value
  }

  /// Closes the innermost container; what holds it has one value more.
  @inline(__always)
  func close(_ nodes: UnsafeMutablePointer<Node>, _ cursor: inout OpenStepCursor) {
    let index = cursor.open &- 1
    let node = nodes[index]
    nodes[index] = Node(
      offset: node.offset, length: cursor.entries, next: UInt32(truncatingIfNeeded: cursor.count),
      bits: node.bits & ~Self.inDictionary)
    cursor.arrays &-= cursor.isDictionary ? 0 : 1
    cursor.depth &-= 1
    cursor.open = Int(node.next)
    cursor.entries = node.length &+ 1
    cursor.isDictionary = node.has(Self.inDictionary)
  }

  @inline(__always)
  func offset(_ p: UnsafePointer<UInt8>) -> UInt32 { UInt32(truncatingIfNeeded: p - base) }

  /// Grows the tape; `false` if it has as many nodes as are allowed, which is reported.
  @inline(never)
  private mutating func makeRoom(_ cursor: OpenStepCursor) -> Bool {
    guard cursor.count < limits.nodes else { return false }
    buffer.grow(count: cursor.count, consumed: cursor.p - base, total: limit - base)
    return true
  }
}

extension OpenStepCursor {
  /// What ends a value in the innermost container.
  @inline(__always)
  var separator: UInt8 { isDictionary ? UInt8(ascii: ";") : UInt8(ascii: ",") }

  /// What ends the innermost container.
  @inline(__always)
  var closer: UInt8 { isDictionary ? UInt8(ascii: "}") : UInt8(ascii: ")") }
}

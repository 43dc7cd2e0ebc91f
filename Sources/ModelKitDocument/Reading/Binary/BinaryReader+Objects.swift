extension BinaryReader {
  /// How often the bytes of a file may be claimed by its objects in total. Objects of a well-made
  /// file do not overlap; in a hostile one a million of them could be one long string, and checking
  /// each would take the square of the file's size.
  private static let claims = 16

  /// Makes a node of each object, checking each by itself. Containers are linked through `next`,
  /// each to the one before it.
  ///
  /// - Returns: The number of the last container, or `none`.
  mutating func readObjects() throws(BinaryRefusal) -> UInt32 {
    let base = self.base
    let nodes = self.nodes
    let layout = trailer.layout
    let offsetShift = Self.shift(width: layout.offsetSize)
    let end = layout.offsetTable
    let headerSize = UInt64(BinaryHeader.byteCount)
    let last = UInt64(end - 1) - headerSize
    var entry = base + layout.offsetTable
    var budget = end * Self.claims
    var container = Self.none

    for index in 0..<trailer.count {
      let offset = Self.load(entry, shift: offsetShift)
      entry += layout.offsetSize
      guard offset &- headerSize <= last else {
        markFaulty(index)
        continue
      }
      let start = Int(truncatingIfNeeded: offset)
      let marker = base[start]
      let type = marker &>> 4
      var length = Int(marker & 0xF)
      var content = start &+ 1
      if length == 0xF && type >= 4 && type != 8 {
        guard let long = longLength(at: content, end: end) else {
          markFaulty(index)
          continue
        }
        length = long.length
        content = long.content
        // Long enough to matter: an element takes at most two references of eight bytes.
        budget &-= min(length, end) &* (type >= 0xA ? 2 &* layout.referenceSize : 2)
        guard budget >= 0 else { throw BinaryRefusal(.binaryOverlap(trailer)) }
      }
      let room = end &- content
      let bits: UInt32
      switch type {
      case 0x5:
        guard length <= room, Self.isASCII(base + content, count: length) else {
          markFaulty(index)
          continue
        }
        bits = Node.Bits.string
      case 0x6:
        guard length &* 2 <= room, UTF16Content.isWellFormed(base + content, count: length) else {
          markFaulty(index)
          continue
        }
        bits = Node.Bits.string | Node.Bits.utf16 | Node.Bits.nonASCII
      case 0x4:
        guard length <= room else {
          markFaulty(index)
          continue
        }
        bits = Node.Bits.data
      case 0xA, 0xB, 0xC, 0xD:
        let references = type == 0xD ? length &* 2 : length
        guard references &* layout.referenceSize <= room else {
          markFaulty(index)
          continue
        }
        nodes[index] = Node(
          offset: UInt32(truncatingIfNeeded: content), length: UInt32(truncatingIfNeeded: length),
          next: container, bits: Self.containerBits(type))
        heights[index] = 1
        container = UInt32(truncatingIfNeeded: index)
        continue
      default:
        if let node = Self.scalar(marker, at: base + content, offset: start, room: room) {
          nodes[index] = node
        } else {
          markFaulty(index)
        }
        continue
      }
      nodes[index] = Node(
        offset: UInt32(truncatingIfNeeded: content), length: UInt32(truncatingIfNeeded: length),
        next: 0, bits: bits)
    }
    return container
  }

  /// Stands for "no container".
  static var none: UInt32 { .max }

  /// Marks an object as one that cannot be read; `reportFaults` finds out why.
  @inline(never)
  mutating func markFaulty(_ index: Int) {
    foundFault = true
    heights[index] = 0
    nodes[index] = Node(offset: 0, length: 0, next: 0, bits: Node.Bits.invalid)
  }

  /// A count that did not fit into the marker: an integer object of up to eight bytes.
  ///
  /// Counts of more than the file has bytes are cut to that, which no check lets pass.
  @inline(never)
  func longLength(at content: Int, end: Int) -> (length: Int, content: Int)? {
    let marker = base[content]
    guard marker & 0xF0 == 0x10, marker & 0xF <= 3 else { return nil }
    let width = 1 << Int(marker & 0xF)
    guard content + 1 + width <= end else { return nil }
    let length = Self.load(base + content + 1, shift: Self.shift(width: width))
    return (Int(min(length, UInt64(end))), content + 1 + width)
  }

  @inline(__always)
  private static func containerBits(_ type: UInt8) -> UInt32 {
    switch type {
    case 0xA: Node.Bits.array | Node.Bits.indirect
    case 0xB: Node.Bits.array | Node.Bits.indirect | Node.Bits.orderedSet
    case 0xC: Node.Bits.array | Node.Bits.indirect | Node.Bits.set
    default: Node.Bits.dictionary | Node.Bits.indirect
    }
  }

  /// A number, date, uid, boolean or null from its marker and what follows; `nil` for anything else.
  @inline(__always)
  private static func scalar(
    _ marker: UInt8, at content: UnsafePointer<UInt8>, offset: Int, room: Int
  ) -> Node? {
    switch marker {
    case 0x10...0x13:
      return inline(Node.Bits.integer, at: content, width: 1 &<< Int(marker & 3), room: room)
    case 0x22, 0x23:
      return inline(Node.Bits.real, at: content, width: 1 &<< Int(marker & 3), room: room)
    case 0x33:
      guard let node = inline(Node.Bits.date, at: content, width: 8, room: room),
        BinaryDate.isInCalendar(Double(bitPattern: node.payload))
      else { return nil }
      return node
    case 0x80...0x87:
      return inline(Node.Bits.uid, at: content, width: Int(marker & 0xF) &+ 1, room: room)
    case 0x00:
      return Node(
        offset: UInt32(truncatingIfNeeded: offset), length: 1, next: 0, bits: Node.Bits.null)
    case 0x08:
      return Node(
        offset: UInt32(truncatingIfNeeded: offset), length: 1, next: 0, bits: Node.Bits.boolean)
    case 0x09:
      return Node(
        offset: UInt32(truncatingIfNeeded: offset), length: 1, next: 0,
        bits: Node.Bits.boolean | Node.Bits.isTrue)
    default:
      return wide(marker, at: content, offset: offset, room: room)
    }
  }

  /// A value of up to eight bytes, kept in the node.
  @inline(__always)
  private static func inline(
    _ kind: UInt32, at content: UnsafePointer<UInt8>, width: Int, room: Int
  ) -> Node? {
    guard width <= room else { return nil }
    let payload = load(content, shift: shift(width: width))
    return Node(
      offset: UInt32(truncatingIfNeeded: payload),
      length: UInt32(truncatingIfNeeded: payload &>> 32),
      next: UInt32(truncatingIfNeeded: width), bits: kind | Node.Bits.inline)
  }

  /// An integer of sixteen bytes, or a uid of more than eight bytes that are zero but for the last
  /// eight.
  @inline(never)
  private static func wide(
    _ marker: UInt8, at content: UnsafePointer<UInt8>, offset: Int, room: Int
  ) -> Node? {
    if marker == 0x14 {
      guard room >= 16 else { return nil }
      return Node(
        offset: UInt32(truncatingIfNeeded: offset + 1), length: 16, next: 0,
        bits: Node.Bits.integer | Node.Bits.wide)
    }
    let width = Int(marker & 0xF) + 1
    guard marker >= 0x88, marker <= 0x8F, width <= room,
      (0..<width - 8).allSatisfy({ content[$0] == 0 }),
      var node = inline(Node.Bits.uid, at: content + (width - 8), width: 8, room: room)
    else { return nil }
    node.next = UInt32(truncatingIfNeeded: width)
    return node
  }

  /// Whether none of `count` bytes is above 0x7F.
  @inline(__always)
  private static func isASCII(_ start: UnsafePointer<UInt8>, count: Int) -> Bool {
    let high: UInt64 = 0x8080_8080_8080_8080
    var p = UnsafeRawPointer(start)
    var left = count
    while left >= 8 {
      guard p.loadUnaligned(as: UInt64.self) & high == 0 else { return false }
      p += 8
      left &-= 8
    }
    guard left > 0 else { return true }
    // The bytes behind the content do not count.
    let mask = high &>> UInt64(truncatingIfNeeded: (8 &- left) &* 8)
    return UInt64(littleEndian: p.loadUnaligned(as: UInt64.self)) & mask == 0
  }
}

/// The dates that a binary property list may hold.
package enum BinaryDate {
  /// Whether a number of seconds since 2001 is in the years 1 to 9999; NaN is not.
  @inline(__always)
  package static func isInCalendar(_ seconds: Double) -> Bool {
    // 730,485 days lie between the beginnings of the years 1 and 2001, 2,921,574 between those of
    // 2001 and 10000.
    seconds >= -730_485 * 86_400 && seconds < 2_921_574 * 86_400
  }
}

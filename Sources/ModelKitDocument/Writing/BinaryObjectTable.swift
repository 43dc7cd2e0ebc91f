/// The objects of a binary property list while it is being made, each scalar once.
struct BinaryObjectTable {
  /// What an object is: the bytes of a scalar, or the children of a container.
  fileprivate enum Object {
    case scalar(Range<Int>)
    /// A marker's high half, and references: for a dictionary all keys, then all values.
    case container(UInt8, count: Int, Range<Int>)
  }

  private var objects: [Object] = []
  private var scalars: [UInt8] = []
  private var references: [UInt32] = []
  private var index = ScalarIndex()

  var isEmpty: Bool { objects.isEmpty }

  // MARK: Containers

  /// Adds a container whose children will follow, and returns its number.
  mutating func addContainer() -> UInt32 {
    objects.append(.container(0xA0, count: 0, 0..<0))
    return UInt32(truncatingIfNeeded: objects.count - 1)
  }

  /// Says what a container holds; a dictionary's children are key, value, key, value.
  mutating func setChildren(_ children: ArraySlice<UInt32>, of number: UInt32, kind node: Node) {
    let start = references.count
    let marker: UInt8
    var count = children.count
    if node.rawKind == Node.Bits.dictionary {
      marker = 0xD0
      count /= 2
      let first = children.startIndex
      for entry in 0..<count { references.append(children[first + entry * 2]) }
      for entry in 0..<count { references.append(children[first + entry * 2 + 1]) }
    } else {
      marker = node.has(Node.Bits.orderedSet) ? 0xB0 : node.has(Node.Bits.set) ? 0xC0 : 0xA0
      references.append(contentsOf: children)
    }
    objects[Int(number)] = .container(marker, count: count, start..<references.count)
  }

  // MARK: Scalars

  mutating func number(ofBoolean value: Bool) -> UInt32 {
    number { $0.append(value ? 0x09 : 0x08) }
  }

  /// One, two and four bytes have no sign; eight are two's complement, and what is beyond takes
  /// sixteen.
  mutating func number(ofInteger value: IntegerValue) -> UInt32 {
    number { $0.appendInteger(value) }
  }

  mutating func number(ofReal value: Double) -> UInt32 {
    number {
      $0.append(0x23)
      $0.appendBigEndian(value.bitPattern, width: 8)
    }
  }

  /// Seconds from 2001-01-01T00:00:00Z.
  mutating func number(ofDate seconds: Double) -> UInt32 {
    number {
      $0.append(0x33)
      $0.appendBigEndian(seconds.bitPattern, width: 8)
    }
  }

  mutating func number(ofData data: [UInt8]) -> UInt32 {
    number {
      $0.appendMarker(0x40, count: data.count)
      $0.append(contentsOf: data)
    }
  }

  mutating func number(ofUID value: UInt64) -> UInt32 {
    number {
      let width = ByteWidth.least(for: value)
      $0.append(0x80 | UInt8(width - 1))
      $0.appendBigEndian(value, width: width)
    }
  }

  /// ASCII as it is, other text in UTF-16.
  mutating func number(ofText text: UnsafeBufferPointer<UInt8>) -> UInt32 {
    number {
      guard text.contains(where: { $0 >= 0x80 }) else {
        $0.appendMarker(0x50, count: text.count)
        $0.append(contentsOf: text)
        return
      }
      let units = String(decoding: text, as: UTF8.self).utf16
      $0.appendMarker(0x60, count: units.count)
      for unit in units { $0.appendBigEndian(UInt64(unit), width: 2) }
    }
  }

  /// Encodes a scalar behind those there are, and takes it back if there is an equal one.
  private mutating func number(_ encode: (inout [UInt8]) -> Void) -> UInt32 {
    let start = scalars.count
    encode(&scalars)
    let range = start..<scalars.count
    let new = UInt32(truncatingIfNeeded: objects.count)
    let number = index.number(of: range, in: scalars, orInsert: new) { objects[$0].scalarRange }
    if number == new {
      objects.append(.scalar(range))
    } else {
      scalars.removeSubrange(range)
    }
    return number
  }

  // MARK: The file

  /// The finished file.
  func file() -> [UInt8] {
    let referenceSize = ByteWidth.least(for: UInt64(max(objects.count - 1, 0)))
    var bytes: [UInt8] = []
    bytes.reserveCapacity(
      scalars.count + references.count * referenceSize + objects.count * 8 + 64)
    bytes.append(contentsOf: "bplist00".utf8)
    var offsets: [Int] = []
    offsets.reserveCapacity(objects.count)
    for object in objects {
      offsets.append(bytes.count)
      switch object {
      case .scalar(let range):
        bytes.append(contentsOf: scalars[range])
      case .container(let marker, let count, let range):
        bytes.appendMarker(marker, count: count)
        for reference in references[range] {
          bytes.appendBigEndian(UInt64(reference), width: referenceSize)
        }
      }
    }
    let offsetTable = bytes.count
    let offsetSize = ByteWidth.least(for: UInt64(offsetTable))
    for offset in offsets { bytes.appendBigEndian(UInt64(offset), width: offsetSize) }
    bytes.append(contentsOf: [0, 0, 0, 0, 0, 0, UInt8(offsetSize), UInt8(referenceSize)])
    bytes.appendBigEndian(UInt64(objects.count), width: 8)
    bytes.appendBigEndian(0, width: 8)
    bytes.appendBigEndian(UInt64(offsetTable), width: 8)
    return bytes
  }
}

extension BinaryObjectTable.Object {
  fileprivate var scalarRange: Range<Int>? {
    if case .scalar(let range) = self { range } else { nil }
  }
}

/// Finds a scalar that is already there by its encoded bytes.
private struct ScalarIndex {
  /// Numbers of objects plus 1, at the place that the hash of their bytes says or behind it.
  private var table: [UInt32] = Array(repeating: 0, count: 64)
  private var count = 0

  mutating func number(
    of range: Range<Int>, in bytes: [UInt8], orInsert new: UInt32,
    rangeOf: (Int) -> Range<Int>?
  ) -> UInt32 {
    if count * 2 >= table.count { grow(bytes, rangeOf) }
    var place = Self.hash(bytes[range]) & (table.count - 1)
    while table[place] != 0 {
      let number = table[place] - 1
      if let other = rangeOf(Int(number)), bytes[other] == bytes[range] { return number }
      place = (place + 1) & (table.count - 1)
    }
    table[place] = new + 1
    count += 1
    return new
  }

  private mutating func grow(_ bytes: [UInt8], _ rangeOf: (Int) -> Range<Int>?) {
    let old = table
    table = Array(repeating: 0, count: old.count * 2)
    for entry in old where entry != 0 {
      guard let range = rangeOf(Int(entry) - 1) else { continue }
      var place = Self.hash(bytes[range]) & (table.count - 1)
      while table[place] != 0 { place = (place + 1) & (table.count - 1) }
      table[place] = entry
    }
  }

  private static func hash(_ bytes: ArraySlice<UInt8>) -> Int {
    var hasher = Hasher()
    bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
    return hasher.finalize()
  }
}

/// The elements of Apple's `PropertyList-1.0.dtd`.
enum XMLElement: String, CaseIterable {
  case plist, dict, array, key, string, integer, real, `true`, `false`, date, data

  /// The element of a name; `nil` if property lists have none of it.
  init?(_ name: UnsafeBufferPointer<UInt8>) {
    for element in Self.allCases where element.rawValue.utf8.count == name.count {
      guard element.rawValue.utf8.elementsEqual(name) else { continue }
      self = element
      return
    }
    return nil
  }

  /// Whether it holds other elements rather than text.
  var isContainer: Bool { self == .dict || self == .array || self == .plist }

  /// The kind of node that it makes.
  var kind: UInt32 {
    switch self {
    case .plist: Node.Bits.invalid
    case .dict: Node.Bits.dictionary
    case .array: Node.Bits.array
    case .key: Node.Bits.string | Node.Bits.key
    case .string: Node.Bits.string
    case .integer: Node.Bits.integer
    case .real: Node.Bits.real
    case .true: Node.Bits.boolean | Node.Bits.isTrue
    case .false: Node.Bits.boolean
    case .date: Node.Bits.date
    case .data: Node.Bits.data
    }
  }

  /// The element that someone who wrote `name` most likely meant: the same name in other letters,
  /// or one that differs by a letter or two.
  static func meant(by name: String) -> XMLElement? {
    let lower = name.lowercased()
    let others = ["bool": XMLElement.true, "int": .integer, "float": .real, "double": .real]
    if let element = XMLElement(rawValue: lower) ?? others[lower] { return element }
    guard lower.utf8.count <= 16 else { return nil }
    let near = allCases.map { ($0, distance(Array(lower.utf8), Array($0.rawValue.utf8))) }
    guard let best = near.min(by: { $0.1 < $1.1 }) else { return nil }
    return best.1 <= (lower.utf8.count > 4 ? 2 : 1) ? best.0 : nil
  }

  /// How many letters have to be put in, taken out, replaced or swapped with their neighbour.
  private static func distance(_ a: [UInt8], _ b: [UInt8]) -> Int {
    var before: [Int] = []
    var above = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var cost = min(above[j] + (a[i] == b[j] ? 0 : 1), above[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, before[j - 1] + 1) }
        row.append(cost)
      }
      before = above
      above = row
    }
    return above[b.count]
  }
}

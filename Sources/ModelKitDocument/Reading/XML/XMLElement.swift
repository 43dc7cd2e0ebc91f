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

  /// The element that someone who wrote `name` most likely meant.
  static func meant(by name: String) -> XMLElement? {
    switch name.lowercased() {
    case "bool": .true
    case "int": .integer
    case "float", "double": .real
    default:
      Spelling.closest(to: name, in: allCases.map(\.rawValue)).flatMap(XMLElement.init(rawValue:))
    }
  }
}

/// JSON text while it is being made: brackets, commas, white space and strings.
struct JSONOutput {
  private(set) var bytes: [UInt8] = []
  private let isCompact: Bool
  private var depth = 0
  /// What stands before the next item: nothing after a key, else a comma or none, and a new line.
  private var next = Separator.none

  private enum Separator { case none, first, comma }

  init(isCompact: Bool, capacity: Int) {
    self.isCompact = isCompact
    bytes.reserveCapacity(capacity)
  }

  /// Opens a list or an object.
  mutating func open(_ bracket: Unicode.Scalar) {
    beginItem()
    bytes.append(UInt8(ascii: bracket))
    depth += 1
    next = .first
  }

  /// Closes a list or an object; an empty one stays on one line.
  mutating func close(_ bracket: Unicode.Scalar) {
    depth -= 1
    if next != .first { beginLine() }
    bytes.append(UInt8(ascii: bracket))
    next = .comma
  }

  /// Writes a key; the next item is its value.
  mutating func key(_ text: UnsafeBufferPointer<UInt8>) {
    string(text)
    bytes.append(UInt8(ascii: ":"))
    if !isCompact { bytes.append(UInt8(ascii: " ")) }
    next = .none
  }

  /// Writes a key that needs no escapes.
  mutating func key(_ text: StaticString) {
    text.withUTF8Buffer { key($0) }
  }

  /// Writes a string with the escapes that JSON demands, and no others.
  mutating func string(_ text: UnsafeBufferPointer<UInt8>) {
    beginItem()
    bytes.append(UInt8(ascii: "\""))
    var start = 0
    for (i, byte) in text.enumerated()
    where byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<i]))
      escape(byte)
      start = i + 1
    }
    bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start...]))
    bytes.append(UInt8(ascii: "\""))
  }

  /// Writes a number or a literal as it is.
  mutating func literal(_ text: some Collection<UInt8>) {
    beginItem()
    bytes.append(contentsOf: text)
  }

  /// Writes a number or a literal as it is.
  mutating func literal(_ text: String) { literal(text.utf8) }

  /// Writes `{"$real":"1.5"}`: a value with its type, always on one line.
  mutating func tagged(_ tag: StaticString, quoted text: some Collection<UInt8>) {
    beginTag(tag)
    bytes.append(UInt8(ascii: "\""))
    bytes.append(contentsOf: text)
    bytes.append(contentsOf: "\"}".utf8)
  }

  /// Writes `{"$uid":5}`.
  mutating func tagged(_ tag: StaticString, bare text: String) {
    beginTag(tag)
    bytes.append(contentsOf: text.utf8)
    bytes.append(UInt8(ascii: "}"))
  }

  private mutating func beginTag(_ tag: StaticString) {
    beginItem()
    bytes.append(contentsOf: "{\"".utf8)
    tag.withUTF8Buffer { bytes.append(contentsOf: $0) }
    bytes.append(contentsOf: "\":".utf8)
  }

  /// Ends the text with a line break, except where white space is unwanted.
  mutating func finish() {
    if !isCompact, !bytes.isEmpty { bytes.append(UInt8(ascii: "\n")) }
  }

  private mutating func beginItem() {
    switch next {
    case .none: break
    case .first: beginLine()
    case .comma:
      bytes.append(UInt8(ascii: ","))
      beginLine()
    }
    next = .comma
  }

  private mutating func beginLine() {
    guard !isCompact else { return }
    bytes.append(UInt8(ascii: "\n"))
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: depth * 2))
  }

  private mutating func escape(_ byte: UInt8) {
    bytes.append(UInt8(ascii: "\\"))
    switch byte {
    case 0x08: bytes.append(UInt8(ascii: "b"))
    case 0x09: bytes.append(UInt8(ascii: "t"))
    case 0x0A: bytes.append(UInt8(ascii: "n"))
    case 0x0C: bytes.append(UInt8(ascii: "f"))
    case 0x0D: bytes.append(UInt8(ascii: "r"))
    case 0..<0x20:
      bytes.append(contentsOf: (byte < 0x10 ? "u000" : "u00").utf8)
      bytes.append(contentsOf: String(byte, radix: 16).utf8)
    default: bytes.append(byte)
    }
  }
}

/// The text of an OpenStep property list while it is being made.
struct OpenStepOutput {
  private(set) var bytes: [UInt8] = []
  /// The closing mark of each entry of the containers that are open: `,` or `;`.
  private var containers: [Container] = []
  private var followsKey = false

  private struct Container {
    let isDictionary: Bool
    var isEmpty = true
  }

  /// Opens a list or a dictionary.
  mutating func open(_ bracket: Unicode.Scalar) {
    beginItem()
    bytes.append(UInt8(ascii: bracket))
    containers.append(Container(isDictionary: bracket == "{"))
  }

  /// Closes a list or a dictionary; an empty one stays on one line.
  mutating func close(_ bracket: Unicode.Scalar) {
    let container = containers.removeLast()
    if !container.isEmpty { beginLine() }
    bytes.append(UInt8(ascii: bracket))
    endItem()
  }

  /// Writes a key; the next item is its value.
  mutating func key(_ text: UnsafeBufferPointer<UInt8>) {
    beginItem()
    quoted(text)
    bytes.append(contentsOf: " = ".utf8)
    followsKey = true
  }

  /// Writes a string, without quotes where it needs none.
  mutating func string(_ text: UnsafeBufferPointer<UInt8>) {
    beginItem()
    quoted(text)
    endItem()
  }

  /// Writes a value that is spelled already.
  mutating func word(_ text: String) {
    beginItem()
    bytes.append(contentsOf: text.utf8)
    endItem()
  }

  /// Writes bytes in hexadecimal, in groups of four.
  mutating func data(_ data: [UInt8]) {
    beginItem()
    bytes.append(UInt8(ascii: "<"))
    for (i, byte) in data.enumerated() {
      if i > 0, i % 4 == 0 { bytes.append(UInt8(ascii: " ")) }
      bytes.append(Self.hexDigit(byte >> 4))
      bytes.append(Self.hexDigit(byte & 15))
    }
    bytes.append(UInt8(ascii: ">"))
    endItem()
  }

  /// Ends the text with a line break.
  mutating func finish() {
    if !bytes.isEmpty { bytes.append(UInt8(ascii: "\n")) }
  }

  private mutating func beginItem() {
    if followsKey {
      followsKey = false
      return
    }
    guard let last = containers.indices.last else { return }
    if !containers[last].isEmpty, !containers[last].isDictionary {
      bytes.append(UInt8(ascii: ","))
    }
    containers[last].isEmpty = false
    beginLine()
  }

  private mutating func endItem() {
    if containers.last?.isDictionary == true { bytes.append(UInt8(ascii: ";")) }
  }

  private mutating func beginLine() {
    bytes.append(UInt8(ascii: "\n"))
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: containers.count * 2))
  }

  private mutating func quoted(_ text: UnsafeBufferPointer<UInt8>) {
    if !text.isEmpty, text.allSatisfy(Self.needsNoQuotes) {
      bytes.append(contentsOf: text)
      return
    }
    bytes.append(UInt8(ascii: "\""))
    for byte in text {
      if byte < 0x20 || byte == 0x7F || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
        escape(byte)
      } else {
        bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func escape(_ byte: UInt8) {
    bytes.append(UInt8(ascii: "\\"))
    switch byte {
    case 0x07: bytes.append(UInt8(ascii: "a"))
    case 0x08: bytes.append(UInt8(ascii: "b"))
    case 0x09: bytes.append(UInt8(ascii: "t"))
    case 0x0A: bytes.append(UInt8(ascii: "n"))
    case 0x0B: bytes.append(UInt8(ascii: "v"))
    case 0x0C: bytes.append(UInt8(ascii: "f"))
    case 0x0D: bytes.append(UInt8(ascii: "r"))
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes.append(byte)
    default:
      bytes.append(contentsOf: "U00".utf8)
      bytes.append(Self.hexDigit(byte >> 4))
      bytes.append(Self.hexDigit(byte & 15))
    }
  }

  /// The characters that every reader takes in a bare word. More are allowed, but `/` may begin a
  /// comment, and readers differ about the rest.
  private static func needsNoQuotes(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."):
      true
    default: false
    }
  }

  private static func hexDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
  }
}

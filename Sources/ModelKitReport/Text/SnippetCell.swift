import ModelKitDocument

/// One character of a source line as a terminal shows it.
struct SnippetCell {
  /// The offset of its first byte in the source.
  let offset: Int
  /// What is printed for it.
  let text: String
  /// How many cells that takes.
  let width: Int

  private static let tab = UInt8(ascii: "\t")
  private static let tabWidth = 2

  /// The characters of a span without line breaks. Bytes that are not UTF-8 become signs, `<FF>`.
  static func cells(of span: SourceSpan, in source: SourceText) -> [SnippetCell] {
    var offset = Int(span.start)
    let window = source.bytes[offset..<max(offset, min(Int(span.end), source.count))]
    // Nearly all lines are plain, and then no character has to be put together first.
    if window.allSatisfy({ $0 >= 0x20 && $0 < 0x7F || $0 == tab }) {
      return window.indices.map { SnippetCell(ascii: window[$0], at: $0) }
    }
    var cells: [SnippetCell] = []
    var run = ""
    var bytes = window.makeIterator()
    var parser = Unicode.UTF8.ForwardParser()
    while true {
      switch parser.parseScalar(from: &bytes) {
      case .valid(let encoded):
        run.unicodeScalars.append(Unicode.UTF8.decode(encoded))
      case .error(let length):
        append(run, to: &cells, at: &offset)
        run = ""
        for byte in source.bytes[offset..<offset + length] {
          let sign = "<" + String(byte, radix: 16, uppercase: true) + ">"
          cells.append(SnippetCell(offset: offset, text: sign, width: sign.utf8.count))
          offset += 1
        }
      case .emptyInput:
        append(run, to: &cells, at: &offset)
        return cells
      }
    }
  }

  private static func append(_ run: String, to cells: inout [SnippetCell], at offset: inout Int) {
    for character in run {
      cells.append(SnippetCell(character, at: offset))
      offset += character.utf8.count
    }
  }

  private init(offset: Int, text: String, width: Int) {
    self.offset = offset
    self.text = text
    self.width = width
  }

  private init(ascii byte: UInt8, at offset: Int) {
    if byte == Self.tab {
      self.init("\t", at: offset)
    } else {
      self.init(offset: offset, text: String(Unicode.Scalar(byte)), width: 1)
    }
  }

  private init(_ character: Character, at offset: Int) {
    let text =
      character == "\t"
      ? String(repeating: " ", count: Self.tabWidth)
      : VisibleText.sign(for: character) ?? String(character)
    self.init(offset: offset, text: text, width: DisplayWidth.of(text))
  }
}

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
    let bytes = source.bytes
    let end = min(Int(span.end), source.count)
    var cells: [SnippetCell] = []
    var offset = Int(span.start)
    while offset < end {
      // Nearly all of a line is plain, and then no character has to be put together first. What
      // follows in ASCII cannot be a mark upon it.
      if isPlain(bytes[offset]), offset + 1 == end || bytes[offset + 1] < 0x80 {
        cells.append(SnippetCell(ascii: bytes[offset], at: offset))
        offset += 1
      } else {
        let plain = bytes[offset + 1..<end].firstIndex(where: isPlain) ?? end
        append(bytes[offset..<plain], to: &cells, at: &offset)
      }
    }
    return cells
  }

  /// Whether a byte is a character of its own that is shown as it is.
  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte < 0x7F || byte == tab
  }

  private static func append(
    _ window: ArraySlice<UInt8>, to cells: inout [SnippetCell], at offset: inout Int
  ) {
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
        for byte in window[offset..<offset + length] {
          let sign = "<" + String(byte, radix: 16, uppercase: true) + ">"
          cells.append(SnippetCell(offset: offset, text: sign, width: sign.utf8.count))
          offset += 1
        }
      case .emptyInput:
        append(run, to: &cells, at: &offset)
        return
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

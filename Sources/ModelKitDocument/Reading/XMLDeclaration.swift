/// The line that may open an XML file: `<?xml version="1.0" encoding="UTF-8"?>`.
enum XMLDeclaration {
  /// The encoding that the declaration names, and where; `nil` if there is none.
  static func encoding(in source: SourceText) -> (name: String, span: SourceSpan)? {
    source.withPaddedBytes { base in
      var i = 0
      while i < source.count, isSpace(base[i]) { i += 1 }
      guard hasText("<?xml", base + i), isSpace(base[i + 5]) else { return nil }
      let end = declarationEnd(base, from: i + 5, count: source.count)
      while i < end, !(hasText("encoding", base + i) && isSpace(base[i - 1])) { i += 1 }
      guard i < end else { return nil }
      i += 8
      while i < end, isSpace(base[i]) || base[i] == UInt8(ascii: "=") { i += 1 }
      let quote = base[i]
      guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return nil }
      let start = i + 1
      i = start
      while i < end, base[i] != quote { i += 1 }
      guard i < end else { return nil }
      let span = SourceSpan(start, i)
      return (source.text(in: span), span)
    }
  }

  private static func declarationEnd(
    _ base: UnsafePointer<UInt8>, from start: Int, count: Int
  ) -> Int {
    var i = start
    while i < count, base[i] != UInt8(ascii: ">") { i += 1 }
    return i
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }

  // The padding is longer than any text asked for here.
  private static func hasText(_ text: StaticString, _ p: UnsafePointer<UInt8>) -> Bool {
    for i in 0..<text.utf8CodeUnitCount where p[i] != text.utf8Start[i] { return false }
    return true
  }
}

/// Decodes Swift string literals (The Swift Programming Language, Lexical Structure).
package enum StringLiteral {
  /// The text that a literal stands for, from its first hash or quote to its last; `nil` if it has
  /// an interpolation, is not closed, or has an escape that means nothing.
  package static func value(of literal: ArraySlice<UInt8>) -> String? {
    let hashes = literal.prefix { $0 == UInt8(ascii: "#") }.count
    let quoted = literal.dropFirst(hashes).dropLast(hashes)
    // Three quotes around one-line text, `#"""#`, are a string of one quote.
    let isMultiline = quoted.starts(with: "\"\"\"".utf8) && quoted.contains { $0.isLineBreak }
    let quotes = isMultiline ? 3 : 1
    guard quoted.count >= 2 * quotes, quoted.last == UInt8(ascii: "\"") else { return nil }
    let content = quoted.dropFirst(quotes).dropLast(quotes)
    guard isMultiline else { return unescaped(content, hashes: hashes) }
    return unescaped(unindented(content), hashes: hashes)
  }

  /// The lines between the quotes' lines, without the indent of the closing quotes.
  private static func unindented(_ content: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var lines = content.split(separator: 0x0A, omittingEmptySubsequences: false).map { line in
      line.last == 0x0D ? line.dropLast() : line
    }
    guard lines.count >= 2, let indent = lines.popLast()?.count else { return [] }
    let stripped = lines.dropFirst().map { line in
      let blanks = line.prefix(indent).prefix { $0 == 0x20 || $0 == 0x09 }
      return line.dropFirst(blanks.count)
    }
    return ArraySlice(stripped.joined(separator: [0x0A]))
  }

  private static func unescaped(_ content: ArraySlice<UInt8>, hashes: Int) -> String? {
    var text: [UInt8] = []
    text.reserveCapacity(content.count)
    var rest = content
    let marker = repeatElement(UInt8(ascii: "#"), count: hashes)
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\"), rest.starts(with: marker) else {
        text.append(byte)
        continue
      }
      rest = rest.dropFirst(hashes)
      guard let escape = rest.popFirst(), appendEscape(escape, &rest, to: &text) else {
        return nil
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  private static func appendEscape(
    _ escape: UInt8, _ rest: inout ArraySlice<UInt8>, to text: inout [UInt8]
  ) -> Bool {
    switch escape {
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "0"): text.append(0x00)
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "\\"): text.append(escape)
    case UInt8(ascii: "u"):
      guard rest.popFirst() == UInt8(ascii: "{") else { return false }
      let digits = rest.prefix { $0 != UInt8(ascii: "}") }
      rest = rest.dropFirst(digits.count + 1)
      let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
      guard let scalar = value.flatMap(Unicode.Scalar.init) else { return false }
      text.append(contentsOf: String(Character(scalar)).utf8)
    case 0x20, 0x09, 0x0D, 0x0A:
      // A backslash at the end of a line joins it with the next.
      var line = rest
      if escape != 0x0A {
        line = line.drop { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
        guard line.popFirst() == 0x0A else { return false }
      }
      rest = line
    default: return false
    }
    return true
  }
}

/// Finds the comment that documents a declaration in what stands before it.
enum DocumentationComment {
  /// The text of the last run of `///` lines, or of the last `/** … */`, with no blank line and no
  /// other comment behind it; `nil` if there is none. Marks and one blank after each are left out.
  static func text(in trivia: ArraySlice<UInt8>) -> String? {
    guard trivia.contains(UInt8(ascii: "/")) else { return nil }
    var lines: [String] = []
    var isBlock = false
    for line in trivia.split(separator: 0x0A, omittingEmptySubsequences: false) {
      let text = trimmed(line)
      if isBlock {
        lines.append(blockLine(text, isBlock: &isBlock))
      } else if text.starts(with: "///".utf8) {
        lines.append(unmarked(text.dropFirst(3)))
      } else if text.starts(with: "/**".utf8), !text.starts(with: "/**/".utf8) {
        isBlock = true
        lines.append(blockLine(text.dropFirst(3), isBlock: &isBlock))
      } else if !text.isEmpty || line.endIndex < trivia.endIndex {
        // A blank line or another comment parts what came before from the declaration. What is
        // left over at the end is the indent of the declaration itself, or its line's beginning.
        lines.removeAll()
      }
    }
    while lines.first?.isEmpty == true { lines.removeFirst() }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }

  private static func blockLine(_ line: ArraySlice<UInt8>, isBlock: inout Bool) -> String {
    var text = line
    if text.suffix(2).elementsEqual("*/".utf8) {
      isBlock = false
      text = trimmed(text.dropLast(2))
    }
    if text.first == UInt8(ascii: "*") { text = text.dropFirst() }
    return unmarked(text)
  }

  private static func unmarked(_ text: ArraySlice<UInt8>) -> String {
    String(decoding: text.first == 0x20 ? text.dropFirst() : text, as: UTF8.self)
  }

  private static func trimmed(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var text = line.drop { $0 == 0x20 || $0 == 0x09 }
    while let last = text.last, last == 0x20 || last == 0x09 || last == 0x0D { text.removeLast() }
    return text
  }
}

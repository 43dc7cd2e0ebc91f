/// The text of an XML property list while it is being made.
struct XMLOutput {
  private(set) var bytes: [UInt8] = []
  private var depth = 0
  private var hasOpenTag: [Bool] = []

  /// Writes what stands before the root.
  mutating func begin(capacity: Int) {
    bytes.reserveCapacity(capacity + 256)
    append(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
      "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">

      """)
  }

  /// Writes what stands behind the root.
  mutating func finish() { append("</plist>\n") }

  /// Opens a container; an empty one is written whole.
  mutating func open(_ tag: StaticString, isEmpty: Bool) {
    hasOpenTag.append(!isEmpty)
    if isEmpty { return empty(tag) }
    indent(depth)
    append("<")
    append(tag)
    append(">\n")
    depth += 1
  }

  /// Closes the container that is open.
  mutating func close(_ tag: StaticString) {
    guard hasOpenTag.popLast() == true else { return }
    depth -= 1
    indent(depth)
    end(tag)
  }

  /// Writes `<true/>`.
  mutating func empty(_ tag: StaticString) {
    indent(depth)
    append("<")
    append(tag)
    append("/>\n")
  }

  /// Writes an element whose text needs no escapes.
  mutating func element(_ tag: StaticString, _ text: String) {
    begin(tag)
    bytes.append(contentsOf: text.utf8)
    end(tag)
  }

  /// Characters that XML does not give back as they were.
  enum Oddity: Hashable {
    /// A character that XML 1.0 has no way to write.
    case forbidden(Unicode.Scalar)
    /// A bare carriage return, which readers of XML take for a line feed.
    case carriageReturn
  }

  /// Writes an element with text, and returns the worst that is to be said of its characters. What
  /// XML cannot write becomes U+FFFD.
  mutating func text(
    _ text: UnsafeBufferPointer<UInt8>, in tag: StaticString, keepsCarriageReturns: Bool
  ) -> Oddity? {
    begin(tag)
    var oddity: Oddity?
    var start = 0
    var i = 0
    while i < text.count {
      let byte = text[i]
      guard
        byte < 0x20 || byte == UInt8(ascii: "&") || byte == UInt8(ascii: "<")
          || byte == UInt8(ascii: ">") || byte == 0xEF
      else {
        i += 1
        continue
      }
      guard let rare = Rare(text, at: i, keepsCarriageReturns: keepsCarriageReturns) else {
        i += 1
        continue
      }
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<i]))
      append(rare.replacement)
      if let found = rare.oddity, oddity == nil || oddity == .carriageReturn { oddity = found }
      i += rare.length
      start = i
    }
    bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start...]))
    end(tag)
    return oddity
  }

  /// Writes bytes as base64 in lines.
  mutating func data(_ data: [UInt8]) {
    indent(depth)
    append("<data>\n")
    let level = min(depth, 8)
    let width = (76 - 8 * level) / 4 * 4
    let text = Base64.encode(data)
    var start = 0
    while start < text.count {
      let end = min(start + width, text.count)
      indent(level)
      bytes.append(contentsOf: text[start..<end])
      append("\n")
      start = end
    }
    indent(depth)
    end("data")
  }

  private mutating func begin(_ tag: StaticString) {
    indent(depth)
    append("<")
    append(tag)
    append(">")
  }

  private mutating func end(_ tag: StaticString) {
    append("</")
    append(tag)
    append(">\n")
  }

  private mutating func indent(_ level: Int) {
    bytes.append(contentsOf: repeatElement(UInt8(ascii: "\t"), count: level))
  }

  private mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }
}

/// A character that is not written as it is, and what stands in its place.
private struct Rare {
  let length: Int
  let replacement: StaticString
  let oddity: XMLOutput.Oddity?

  init?(_ text: UnsafeBufferPointer<UInt8>, at i: Int, keepsCarriageReturns: Bool) {
    switch text[i] {
    case UInt8(ascii: "&"): self.init(1, "&amp;")
    case UInt8(ascii: "<"): self.init(1, "&lt;")
    case UInt8(ascii: ">"): self.init(1, "&gt;")
    case 0x09, 0x0A: return nil
    case 0x0D:
      self.init(
        1, keepsCarriageReturns ? "&#13;" : "\r", keepsCarriageReturns ? nil : .carriageReturn)
    case 0xEF:
      // U+FFFE and U+FFFF are EF BF BE and EF BF BF.
      guard i + 2 < text.count, text[i + 1] == 0xBF, text[i + 2] >= 0xBE else { return nil }
      self.init(3, "\u{FFFD}", .forbidden(text[i + 2] == 0xBE ? "\u{FFFE}" : "\u{FFFF}"))
    case let control:
      self.init(1, "\u{FFFD}", .forbidden(Unicode.Scalar(control)))
    }
  }

  private init(_ length: Int, _ replacement: StaticString, _ oddity: XMLOutput.Oddity? = nil) {
    self.length = length
    self.replacement = replacement
    self.oddity = oddity
  }
}

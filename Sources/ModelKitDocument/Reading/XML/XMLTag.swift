/// A tag read with all that XML allows: white space, attributes, `/>`.
///
/// Only the tags that are not written in the usual way come here; the usual ones are recognised by
/// their words (``XMLWord``).
struct XMLTag {
  /// What is wrong with a tag.
  enum Fault {
    /// No name follows `<` or `</`.
    case name
    /// The text is at its end before the `>`.
    case end
    /// The next `<` comes before the `>`.
    case unclosed
    /// Something that is no attribute.
    case attribute
  }

  /// The `<`.
  let start: UnsafePointer<UInt8>
  /// The first byte of the name, and how many it has.
  let name: UnsafeBufferPointer<UInt8>
  /// The byte after the `>`; where there is none, where reading can go on.
  let end: UnsafePointer<UInt8>
  /// Whether it is `</name>`.
  let isClosing: Bool
  /// Whether it is `<name/>`.
  let isEmpty: Bool
  /// The first fault, and its place.
  let fault: (kind: Fault, at: UnsafePointer<UInt8>)?

  /// Reads the tag whose `<` is at `start`. The text ends at `limit`.
  init(at start: UnsafePointer<UInt8>, limit: UnsafePointer<UInt8>) {
    self.start = start
    var p = start + 1
    isClosing = p[0] == UInt8(ascii: "/")
    if isClosing { p += 1 }
    let first = p
    if p < limit, Self.isNameStart(p[0]) {
      while p < limit, Self.isNameByte(p[0]) { p += 1 }
    }
    name = UnsafeBufferPointer(start: first, count: p - first)
    var fault: (Fault, UnsafePointer<UInt8>)? = p == first ? (.name, start) : nil
    var isEmpty = false
    loop: while true {
      let before = p
      p = XMLText.skipSpace(p)
      guard p < limit else {
        fault = (.end, start)
        break
      }
      switch p[0] {
      case UInt8(ascii: ">"):
        p += 1
        break loop
      case UInt8(ascii: "<"):
        // What looked like attributes was text, then.
        if name.count > 0 { fault = (.unclosed, start) }
        break loop
      case UInt8(ascii: "/") where p[1] == UInt8(ascii: ">") && !isClosing:
        isEmpty = true
        p += 2
        break loop
      default:
        if p > before, !isClosing, let next = Self.attribute(p, limit: limit) {
          p = next
        } else {
          fault = fault ?? (.attribute, p)
          p = Self.word(p, limit: limit)
        }
      }
    }
    end = p
    self.isEmpty = isEmpty
    self.fault = fault
  }

  /// The name as text, for messages.
  var text: String { String(decoding: name, as: UTF8.self) }

  /// The element of that name.
  var element: XMLElement? { XMLElement(name) }

  /// The byte after `name="value"`, or `nil` if that is not what stands there.
  private static func attribute(
    _ start: UnsafePointer<UInt8>, limit: UnsafePointer<UInt8>
  ) -> UnsafePointer<UInt8>? {
    var p = start
    while p < limit, isNameByte(p[0]) { p += 1 }
    guard p > start else { return nil }
    p = XMLText.skipSpace(p)
    guard p[0] == UInt8(ascii: "=") else { return nil }
    p = XMLText.skipSpace(p + 1)
    let quote = p[0]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return nil }
    p += 1
    while p < limit, p[0] != quote, p[0] != UInt8(ascii: "<") { p += 1 }
    return p < limit && p[0] == quote ? p + 1 : nil
  }

  /// The end of something unreadable within a tag; at least one byte on.
  private static func word(
    _ start: UnsafePointer<UInt8>, limit: UnsafePointer<UInt8>
  ) -> UnsafePointer<UInt8> {
    var p = start + 1
    while p < limit, !XMLText.isSpace(p[0]), p[0] != UInt8(ascii: ">"), p[0] != UInt8(ascii: "<"),
      p[0] != UInt8(ascii: "/")
    { p += 1 }
    return p
  }

  private static func isNameStart(_ byte: UInt8) -> Bool {
    isNameByte(byte) && byte != UInt8(ascii: "-") && byte != UInt8(ascii: ".")
      && byte &- UInt8(ascii: "0") >= 10
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"),
      UInt8(ascii: "."), UInt8(ascii: ":"), 0x80...:
      true
    default: false
    }
  }
}

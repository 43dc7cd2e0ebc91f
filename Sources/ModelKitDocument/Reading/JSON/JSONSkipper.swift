/// Passing over JSON without looking at more than its brackets, quotes and comments.
///
/// Brackets of both kinds are counted together, so any nesting takes constant memory.
enum JSONSkipper {
  typealias Pointer = UnsafePointer<UInt8>

  /// The end of the value at `start`: a container's closing bracket and one, or `end` without it.
  static func valueEnd(_ start: Pointer, _ end: Pointer) -> Pointer {
    switch start[0] {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return stringEnd(start, end)
    case UInt8(ascii: "{"), UInt8(ascii: "["): return containerEnd(start, end)
    default: return min(JSONGarbage.end(start, end), end)
    }
  }

  private static func containerEnd(_ start: Pointer, _ end: Pointer) -> Pointer {
    var p = start
    var open = 0
    while p < end {
      switch p[0] {
      case UInt8(ascii: "\""), UInt8(ascii: "'"): p = stringEnd(p, end)
      case UInt8(ascii: "/"): p = commentEnd(p, end)
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        open += 1
        p += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        open -= 1
        p += 1
        if open == 0 { return p }
      default: p += 1
      }
    }
    return end
  }

  /// The end of a string with its closing quote, or of the line if that is missing.
  static func stringEnd(_ quote: Pointer, _ end: Pointer) -> Pointer {
    var p = quote + 1
    while p < end, p[0] != quote[0], p[0] != 0x0A {
      p += p[0] == UInt8(ascii: "\\") ? 2 : 1
    }
    guard p < end else { return end }
    return p[0] == quote[0] ? p + 1 : p
  }

  private static func commentEnd(_ slash: Pointer, _ end: Pointer) -> Pointer {
    var p = slash + 2
    switch slash[1] {
    case UInt8(ascii: "/"):
      while p < end, p[0] != 0x0A, p[0] != 0x0D { p += 1 }
      return min(p, end)
    case UInt8(ascii: "*"):
      while p < end, p[0] != UInt8(ascii: "*") || p[1] != UInt8(ascii: "/") { p += 1 }
      return min(p + 2, end)
    default: return slash + 1
    }
  }
}

/// Looks at tokens without reading them: nothing is reported, and nothing remembered.
struct OpenStepLookahead {
  /// The end of the text.
  let limit: UnsafePointer<UInt8>

  // MARK: Single tokens

  /// The next token from `p` on: past white space and comments.
  func token(from start: UnsafePointer<UInt8>) -> UnsafePointer<UInt8> {
    var p = start
    while p < limit {
      p = OpenStepText.skipSpace(p)
      if isComment(p) {
        p = endOfComment(p)
      } else if OpenStepText.isLineSeparator(p) {
        p += 3
      } else {
        break
      }
    }
    return min(p, limit)
  }

  private func isComment(_ p: UnsafePointer<UInt8>) -> Bool {
    p[0] == UInt8(ascii: "/") && (p[1] == UInt8(ascii: "/") || p[1] == UInt8(ascii: "*"))
  }

  private func endOfComment(_ start: UnsafePointer<UInt8>) -> UnsafePointer<UInt8> {
    guard start[1] == UInt8(ascii: "*") else { return endOfLine(start) }
    var p = start + 2
    while p < limit, p[0] != UInt8(ascii: "*") || p[1] != UInt8(ascii: "/") { p += 1 }
    return min(p + 2, limit)
  }

  /// The line break that ends the line of `p`, or the end of the text.
  func endOfLine(_ start: UnsafePointer<UInt8>) -> UnsafePointer<UInt8> {
    var p = start
    while p < limit, p[0] != 0x0A, p[0] != 0x0D { p += 1 }
    return p
  }

  /// The quote that closes the string which begins at `p`, whatever is in it.
  func closingQuote(_ start: UnsafePointer<UInt8>) -> UnsafePointer<UInt8>? {
    var p = start + 1
    while p < limit {
      if p[0] == start[0] { return p }
      p += p[0] == UInt8(ascii: "\\") ? 2 : 1
    }
    return nil
  }

  /// Whether an entry begins at `p`: a key and its `=`.
  func isEntry(_ p: UnsafePointer<UInt8>) -> Bool {
    guard let key = OpenStepString(at: p, limit: limit) else { return false }
    let next = token(from: key.next)
    return next < limit && next[0] == UInt8(ascii: "=")
  }

  // MARK: Skipping

  /// Where reading goes on after an entry or element that was given up at `p`: behind its separator,
  /// in front of the bracket that ends its container, or where the next entry begins on a line of
  /// its own.
  func endOfEntry(
    from start: UnsafePointer<UInt8>, inDictionary: Bool
  ) -> UnsafePointer<UInt8> {
    let separator = inDictionary ? UInt8(ascii: ";") : UInt8(ascii: ",")
    var p = start
    var depth = 0
    while p < limit {
      switch p[0] {
      case separator where depth == 0:
        return p + 1
      case UInt8(ascii: "{"), UInt8(ascii: "("):
        depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: ")"):
        if depth == 0 { return p }
        depth -= 1
      case 0x0A, 0x0D:
        let next = OpenStepText.skipSpace(p)
        if depth == 0, inDictionary, next < limit, isEntry(next) { return next }
        p = next
        continue
      default: break
      }
      p = skipToken(p)
    }
    return limit
  }

  /// The end of the container that begins at `p`; the end of the text if it has none.
  func endOfContainer(_ start: UnsafePointer<UInt8>) -> UnsafePointer<UInt8> {
    var p = start
    var depth = 0
    while p < limit {
      switch p[0] {
      case UInt8(ascii: "{"), UInt8(ascii: "("):
        depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: ")"):
        depth -= 1
        if depth == 0 { return p + 1 }
      default: break
      }
      p = skipToken(p)
    }
    return limit
  }

  /// Passes a string, a comment, a bare word or one other byte.
  private func skipToken(_ p: UnsafePointer<UInt8>) -> UnsafePointer<UInt8> {
    switch p[0] {
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      return closingQuote(p).map { $0 + 1 } ?? p + 1
    case UInt8(ascii: "/") where isComment(p):
      return endOfComment(p)
    default:
      return max(p + 1, OpenStepText.endOfWord(p))
    }
  }
}

// Swift's expressions go by characters, those of ECMA 262 by code units or code points, and each has
// syntax that the other lacks or takes for something else: in Swift `\d` is any script's digit, `.` a
// whole emoji, `a{,3}` a repetition, `[a--b]` a difference. What is left is the common ground of plain
// ASCII, in which a character is a byte.

/// Looks through a regular expression for whatever does not mean the same in Swift and in ECMA 262.
struct PortablePattern {
  private var rest: Substring.UnicodeScalarView
  private var depth = 0
  /// Whether what was read last can be repeated.
  private var isRepeatable = false

  /// Whether a pattern is made of ASCII letters, digits and signs, classes of them, groups,
  /// alternatives and plain repetitions alone.
  static func isPortable(_ text: String) -> Bool {
    var pattern = PortablePattern(rest: text[...].unicodeScalars)
    while let scalar = pattern.rest.popFirst() {
      guard pattern.takes(scalar) else { return false }
    }
    return pattern.depth == 0
  }

  private init(rest: Substring.UnicodeScalarView) { self.rest = rest }

  private mutating func takes(_ scalar: Unicode.Scalar) -> Bool {
    let wasRepeatable = isRepeatable
    isRepeatable = false
    switch scalar {
    case "|", "^", "$": return true
    case "*", "+", "?": return wasRepeatable
    case "{": return wasRepeatable && takesCount()
    case "(":
      depth += 1
      return rest.first != "?"
    case ")":
      depth -= 1
      isRepeatable = true
      return depth >= 0
    case "[":
      isRepeatable = true
      return takesClass()
    case "\\":
      isRepeatable = true
      return rest.popFirst().map(Self.isSyntax) ?? false
    default:
      isRepeatable = true
      return Self.isWord(scalar) || " _-,:=@/!#%&'\"<>~".unicodeScalars.contains(scalar)
    }
  }

  /// The rest of `{2}`, `{2,}` or `{2,3}`.
  private mutating func takesCount() -> Bool {
    guard takesDigits() else { return false }
    if rest.first == "," {
      rest.removeFirst()
      _ = takesDigits()
    }
    return rest.popFirst() == "}"
  }

  private mutating func takesDigits() -> Bool {
    let digits = rest.prefix { ("0"..."9").contains($0) }
    rest = rest[digits.endIndex...]
    return !digits.isEmpty
  }

  /// The rest of a class like `[a-z0-9_.]`.
  private mutating func takesClass() -> Bool {
    guard rest.first != "]" else { return false }
    while let scalar = rest.popFirst() {
      switch scalar {
      case "]": return true
      // A minus sign that stands last is one.
      case "-": return rest.popFirst() == "]"
      case "\\":
        guard rest.popFirst().map({ Self.isSyntax($0) || $0 == "-" }) ?? false else { return false }
      case _ where Self.isWord(scalar): guard takesEnd(ofRangeFrom: scalar) else { return false }
      default: guard " _.,+*/@".unicodeScalars.contains(scalar) else { return false }
      }
    }
    return false
  }

  /// The rest of a range from a letter or digit to another of its kind, if it is one.
  private mutating func takesEnd(ofRangeFrom lower: Unicode.Scalar) -> Bool {
    guard rest.first == "-", let upper = rest.dropFirst().first, upper != "]" else { return true }
    rest.removeFirst(2)
    return Self.kinds.contains { $0.contains(lower) && $0.contains(upper) } && lower <= upper
  }

  private static var kinds: [ClosedRange<Unicode.Scalar>] { ["a"..."z", "A"..."Z", "0"..."9"] }

  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    kinds.contains { $0.contains(scalar) }
  }

  /// Whether a character has a meaning of its own, which a backslash takes away.
  private static func isSyntax(_ scalar: Unicode.Scalar) -> Bool {
    "^$\\.*+?()[]{}|/".unicodeScalars.contains(scalar)
  }
}

/// A short look at the first tokens of a text, enough to tell its format.
struct TextLook {
  private let units: CodeUnits
  private var index = 0
  // A bare word of OpenStep may hold colons, so `{a:1}` is one word until more is seen.
  private var wordHasColon = false

  init(_ units: CodeUnits) { self.units = units }

  private var unit: UInt32 { units[index] }
  private var isAtEnd: Bool { index >= units.count }

  private func isAt(_ character: Unicode.Scalar) -> Bool { unit == character.value && !isAtEnd }

  // MARK: The formats

  /// Whether the first bytes are the magic of a binary property list, of any version.
  var isBinaryPropertyList: Bool {
    units.encoding == .utf8 && units.markLength == 0 && units.hasText("bplist", at: 0)
  }

  /// Whether a tag, a declaration or a comment of XML stands here.
  func isXML(name: NameHint) -> Bool {
    guard isAt("<") else { return false }
    let next = units[index + 1]
    switch name.family {
    case .xml: return true
    case .json:
      // A `<` is never JSON; but a file of that name is XML only where it says so.
      return next == "?" || next == "!" || units.hasText("<plist", at: index)
    case .openStep, .none:
      // `<0fbd77>` is OpenStep's data and `<*I5>` a number of GNUstep's; no element of a property
      // list has a name of hexadecimal digits alone.
      var end = index + 1
      while Self.isHexOrSpace(units[end]) { end += 1 }
      return next != "*" && next != "[" && !(units[end] == ">" && end < units.count)
    }
  }

  /// Whether the text is JSON rather than OpenStep.
  mutating func isJSON(name: NameHint) -> Bool {
    let expectsJSON = name.family == .json
    if isAt("[") { return true }
    if isAt("{") {
      index += 1
      skipBlanks()
      guard !isAtEnd, !isAt("}"), skipSimpleValue() else { return name.family != .openStep }
      return isJSONAfterKey(expectsJSON, otherwise: name.family != .openStep)
    }
    if expectsJSON {
      // Only pairs with their semicolon, as a .strings file has them, say otherwise.
      return !skipSimpleValue() || isJSONAfterKey(true, otherwise: true)
    }
    if name.family == .openStep { return false }
    let isQuoted = isAt("\"") || isAt("'")
    let start = index
    guard skipSimpleValue() else { return !isAt("(") && !isAt("<") }
    let looksLikeJSON = isQuoted || isJSONWord(start..<index)
    return isJSONAfterKey(false, otherwise: looksLikeJSON)
  }

  /// Judges by what follows a first word that may be a key.
  private mutating func isJSONAfterKey(_ expectsJSON: Bool, otherwise: Bool) -> Bool {
    skipBlanks()
    if isAt(":") || isAt(",") { return true }
    if isAt(";") { return false }
    guard isAt("=") else { return wordHasColon || otherwise }
    guard expectsJSON else { return false }
    index += 1
    skipBlanks()
    if isAt("(") || isAt("{") || isAt("<") { return false }
    guard skipSimpleValue() else { return true }
    skipBlanks()
    return !isAt(";")
  }

  /// Whether a bare word is one of JSON's: a number or a literal.
  private func isJSONWord(_ range: Range<Int>) -> Bool {
    let first = units[range.lowerBound]
    if first == "-" || ("0"..."9").contains(first) { return true }
    return units.hasText("true", at: range.lowerBound)
      || units.hasText("false", at: range.lowerBound)
      || units.hasText("null", at: range.lowerBound)
  }

  // MARK: Passing over

  /// Passes `<<<<<<< HEAD`, so that a file with a merge conflict is still read as what it is.
  mutating func skipMergeMarker() {
    guard units.hasText("<<<<<<<", at: index) else { return }
    while !isAtEnd, !isAt("\n"), !isAt("\r") { index += 1 }
  }

  /// Passes white space and comments.
  mutating func skipBlanks() {
    while !isAtEnd {
      if Self.isSpace(unit) || unit == 0xFEFF {
        index += 1
      } else if units.hasText("//", at: index) {
        while !isAtEnd, !isAt("\n"), !isAt("\r") { index += 1 }
      } else if units.hasText("/*", at: index) {
        index += 2
        while !isAtEnd, !units.hasText("*/", at: index) { index += 1 }
        index += 2
      } else {
        return
      }
    }
  }

  /// Passes a quoted string or a bare word; `false` if neither stands here.
  private mutating func skipSimpleValue() -> Bool {
    if isAt("\"") || isAt("'") {
      let quote = unit
      index += 1
      while !isAtEnd, unit != quote { index += unit == "\\" ? 2 : 1 }
      index += 1
      return true
    }
    let start = index
    wordHasColon = false
    while !isAtEnd, Self.isWord(unit) {
      if isAt(":") { wordHasColon = true }
      index += 1
    }
    return index > start
  }

  private static func isSpace(_ unit: UInt32) -> Bool {
    (0x09...0x0D).contains(unit) || unit == 0x20 || unit == 0xA0 || unit == 0x2028
      || unit == 0x2029
  }

  private static func isHexOrSpace(_ unit: UInt32) -> Bool {
    isSpace(unit) || ("0"..."9").contains(unit) || ("a"..."f").contains(unit | 0x20)
  }

  /// Whether a unit can be part of a word without quotes, in OpenStep or as a number of JSON's.
  private static func isWord(_ unit: UInt32) -> Bool {
    guard unit > 0x20, !isSpace(unit) else { return false }
    switch unit {
    case "{", "}", "[", "]", "(", ")", "<", ">", "\"", "'", ",", ";", "=": return false
    default: return true
    }
  }
}

// Units are numbers; comparing them with characters keeps the rules above readable.
extension UInt32 {
  fileprivate static func == (unit: UInt32, character: Unicode.Scalar) -> Bool {
    unit == character.value
  }
  fileprivate static func != (unit: UInt32, character: Unicode.Scalar) -> Bool {
    unit != character.value
  }
  fileprivate static func ~= (character: Unicode.Scalar, unit: UInt32) -> Bool {
    unit == character.value
  }
}

extension ClosedRange<Unicode.Scalar> {
  fileprivate func contains(_ unit: UInt32) -> Bool {
    lowerBound.value <= unit && unit <= upperBound.value
  }
}

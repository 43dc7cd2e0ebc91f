// What JSON and property lists write for a number:
//
//     JSON       1.50   →  1.50       as written
//     JSON5      +1     →  1          .5  →  0.5        5.  →  5.0        0x10  →  16
//     XML        007    →  7          +5  →  5          0x10  →  16
//
// A real keeps the digits that its file has; XML gives XML its very spelling, JSON the point without
// which it would be an integer. Binary files have no text. For their reals, and those of a program,
// property lists have the shortest text that is exact, as Foundation writes it:
//
//     XML        1.10   →  1.10       +.5  →  +.5       in JSON 0.5         1  →  in JSON 1.0
//     binary     1.0    →  1          0.1  →  0.1       1e16  →  1e+16
//
// XML with sorted keys is what Foundation writes: there a real of any file has that text, unless 64
// bits do not keep its digits.

/// The text of numbers in the formats that are written.
enum NumberSpelling {
  /// An integer in decimal digits; of a JSON file, and in memory, as it is written there.
  static func integer(_ id: NodeID, in document: Document) -> String {
    guard document.format.isPropertyList, !document.isInMemory else {
      return json(id, in: document)
    }
    if let value = document.integer(id) {
      return (value.isNegative ? "-" : "") + String(value.magnitude)
    }
    return normalized(document.numberText(id) ?? "0")
  }

  /// A number of a JSON file: as written, JSON5's own spellings normalised.
  static func json(_ id: NodeID, in document: Document) -> String {
    let text = document.numberText(id) ?? "0"
    return document.node(id).has(Node.Bits.unusual) ? normalized(text) : text
  }

  /// A real as JSON writes it, with the point that makes it one.
  static func jsonReal(_ id: NodeID, in document: Document) -> String {
    guard document.realText(id) != nil else { return (document.double(id) ?? 0).description }
    let text = json(id, in: document)
    return text.utf8.contains { ".eE".utf8.contains($0) } ? text : text + ".0"
  }

  /// A real as XML writes it.
  static func xmlReal(_ id: NodeID, in document: Document) -> String {
    guard document.format == .xml || document.node(id).has(Node.Bits.asWritten),
      let text = document.realText(id)
    else { return plainReal(id, in: document) }
    return text
  }

  /// A real with the digits that its file has.
  static func plainReal(_ id: NodeID, in document: Document) -> String {
    guard document.realText(id) != nil, !document.isInMemory else {
      return brief(id, in: document)
    }
    return json(id, in: document)
  }

  /// A real by its value, in the shortest text; by its digits where the value does not keep them.
  static func brief(_ id: NodeID, in document: Document) -> String {
    let value = document.double(id) ?? 0
    return document.keepsDigits(id) ? shortest(value) : json(id, in: document)
  }

  /// The shortest text that reads back as the same real: `1`, `0.1`, `1e+16`.
  static func shortest(_ value: Double) -> String {
    let text = value.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// Whether a number's text is what JSON demands.
  static func isPlain(_ text: String) -> Bool { normalized(text) == text }

  /// A number as JSON demands it: no `+`, digits on both sides of the point, decimal, no leading
  /// zeros.
  private static func normalized(_ text: String) -> String {
    var rest = Substring(text)
    var sign = ""
    if let first = rest.first, first == "+" || first == "-" {
      rest.removeFirst()
      sign = first == "-" ? "-" : ""
    }
    if rest.hasPrefix("0x") || rest.hasPrefix("0X") {
      return sign + LongInteger(hexadecimal: rest.dropFirst(2)).description
    }
    let whole = rest.prefix { $0.isASCII && $0.isNumber }
    rest.removeFirst(whole.count)
    let digits = whole.drop { $0 == "0" }
    if rest.hasPrefix(".") {
      let fraction = rest.dropFirst().prefix { $0.isASCII && $0.isNumber }
      rest.removeFirst(fraction.count + 1)
      rest = "." + (fraction.isEmpty ? "0" : fraction) + rest
    }
    return sign + (digits.isEmpty ? "0" : digits) + rest
  }
}

extension Document {
  /// A number by decimal text as JSON has it: the file's own, other spellings normalised. Words stay
  /// what they are.
  package func plainNumberText(_ id: NodeID) -> String { NumberSpelling.json(id, in: self) }

  /// A real in its file's own digits; `nil` where it has none: in a binary property list, and if it is
  /// a word.
  package func realText(_ id: NodeID) -> String? {
    guard binary == nil, kind(of: id) == .real, !isSpelledOut(id) else { return nil }
    return numberText(id)
  }

  /// Whether a real's 64 bits are what its digits say, as far as any `Double` can say that.
  ///
  /// A number that a program gave by its digits is no `Double`: it has to be printed as it was given.
  func keepsDigits(_ id: NodeID) -> Bool {
    guard let text = realText(id), let value = double(id), text != value.description else {
      return true
    }
    let isGiven = isInMemory && !node(id).has(Node.Bits.asWritten)
    return SignificantDigits(text).areKept(by: value, isStrict: isGiven)
  }

  /// Whether a real is spelled out in letters: `Infinity`, `NaN`.
  func isSpelledOut(_ id: NodeID) -> Bool {
    guard node(id).has(Node.Bits.unusual), let value = double(id) else { return false }
    guard !value.isNaN else { return true }
    // `+1e999` is infinite too, but by its digits.
    return value.isInfinite && numberText(id)?.contains { $0.isNumber } == false
  }
}

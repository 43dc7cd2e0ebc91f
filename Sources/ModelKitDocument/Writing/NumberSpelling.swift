// What JSON and property lists write for a number:
//
//     JSON       1.50   →  1.50       as written
//     JSON5      +1     →  1          .5  →  0.5        5.  →  5.0        0x10  →  16
//     XML        007    →  7          +5  →  5          0x10  →  16
//     reals      1.0    →  1          0.1  →  0.1       1e16  →  1e+16    the shortest that is exact

/// The text of numbers in the formats that are written.
enum NumberSpelling {
  /// An integer in decimal digits; of a JSON file as it is written there.
  static func integer(_ id: NodeID, in document: Document) -> String {
    guard document.format.isPropertyList else { return json(id, in: document) }
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

  /// The shortest text that reads back as the same real: `1`, `0.1`, `1e+16`.
  static func shortest(_ value: Double) -> String {
    let text = value.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

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
      return sign + decimal(hexadecimal: rest.dropFirst(2))
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

  /// The decimal digits of a hexadecimal number of any length.
  ///
  /// - Complexity: O(*n*²) in the digits; readers refuse numbers that are long enough to hurt.
  private static func decimal(hexadecimal text: Substring) -> String {
    // Groups of nine decimal digits, the lowest first.
    var groups: [UInt64] = [0]
    for character in text {
      guard let digit = character.hexDigitValue else { break }
      var carry = UInt64(digit)
      for i in groups.indices {
        let value = groups[i] << 4 + carry
        groups[i] = value % 1_000_000_000
        carry = value / 1_000_000_000
      }
      if carry > 0 { groups.append(carry) }
    }
    let rest = groups.dropLast().reversed().map { group in
      let digits = String(group)
      return String(repeating: "0", count: 9 - digits.count) + digits
    }
    return String(groups.last ?? 0) + rest.joined()
  }
}

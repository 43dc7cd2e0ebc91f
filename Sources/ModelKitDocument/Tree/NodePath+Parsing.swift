extension NodePath {
  /// Reads a path as ``description`` writes it: `[1].price`, `data.items`, `["com.x"]`.
  ///
  /// Returns `nil` if the text is not a path.
  public init?(_ text: String) {
    var steps: [Step] = []
    var rest = Substring(text)
    while let first = rest.first {
      if first == "[" {
        rest.removeFirst()
        if rest.first == "\"" {
          rest.removeFirst()
          guard let key = Self.quoted(&rest), rest.first == "]" else { return nil }
          steps.append(.key(key))
        } else {
          let digits = rest.prefix { $0 != "]" }
          guard let index = Int(digits), index >= 0 else { return nil }
          rest.removeFirst(digits.count)
          guard rest.first == "]" else { return nil }
          steps.append(.index(index))
        }
        rest.removeFirst()
        continue
      }
      if first == "." {
        guard !steps.isEmpty else { return nil }
        rest.removeFirst()
      } else if !steps.isEmpty {
        return nil
      }
      let key = rest.prefix { $0 != "." && $0 != "[" }
      guard !key.isEmpty else { return nil }
      steps.append(.key(String(key)))
      rest.removeFirst(key.count)
    }
    self.init(steps)
  }

  /// The text up to a closing quote, which is passed.
  private static func quoted(_ rest: inout Substring) -> String? {
    var key = ""
    while let character = rest.popFirst() {
      switch character {
      case "\"": return key
      case "\\":
        guard let escape = rest.popFirst() else { return nil }
        switch escape {
        case "n": key.append("\n")
        case "r": key.append("\r")
        case "t": key.append("\t")
        case "u":
          guard rest.popFirst() == "{" else { return nil }
          let digits = rest.prefix { $0 != "}" }
          guard let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value) else {
            return nil
          }
          rest.removeFirst(digits.count)
          guard rest.popFirst() == "}" else { return nil }
          key.unicodeScalars.append(scalar)
        default: key.append(escape)
        }
      default: key.append(character)
      }
    }
    return nil
  }
}

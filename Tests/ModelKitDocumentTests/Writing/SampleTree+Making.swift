import ModelKitDocument

extension SampleTree {
  /// The kinds of values that a format can hold.
  enum Range {
    /// All but null and uids; dates in whole seconds, no control characters.
    case xml
    /// All but null.
    case binary
    /// No dates, no data, no uids; numbers are finite.
    case json
    /// Strings, data, lists and dictionaries.
    case openStep
  }

  /// A tree made up from a seed: a dictionary or a list, up to five levels deep.
  static func made(seed: UInt64, for range: Range) -> SampleTree {
    var maker = Maker(range: range, numbers: SeededRandom(seed: seed))
    return maker.container(depth: 0)
  }

  private struct Maker {
    let range: Range
    var numbers: SeededRandom

    mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &numbers) }

    mutating func container(depth: Int) -> SampleTree {
      let count = below(8)
      if below(2) == 0 { return .list((0..<count).map { _ in value(depth: depth + 1) }) }
      var keys: [String] = []
      for _ in 0..<count {
        let key = text(limit: 20)
        if !keys.contains(key) { keys.append(key) }
      }
      return .dictionary(keys.map { Entry(key: $0, value: value(depth: depth + 1)) })
    }

    mutating func value(depth: Int) -> SampleTree {
      if depth < 5, below(3) == 0 { return container(depth: depth) }
      switch range {
      case .openStep: return below(3) == 0 ? data() : .string(text(limit: 40))
      case .json:
        switch below(5) {
        case 0: return .null
        case let choice: return plain(choice)
        }
      case .xml, .binary:
        switch below(7) {
        case 0: return date()
        case 1: return data()
        case 2 where range == .binary: return .uid(numbers.next() >> UInt64(32 + below(32)))
        case let choice: return plain(choice)
        }
      }
    }

    private mutating func plain(_ choice: Int) -> SampleTree {
      switch choice {
      case 1: return .boolean(below(2) == 0)
      case 2: return .integer(integer())
      case 3: return .real(real())
      default: return .string(text(limit: 40))
      }
    }

    private mutating func integer() -> IntegerValue {
      let magnitude = numbers.next() >> UInt64(below(64))
      let isNegative = below(2) == 0 && magnitude <= UInt64(1) << 63
      return IntegerValue(isNegative: isNegative, magnitude: magnitude)
    }

    private mutating func real() -> Double {
      switch below(4) {
      case 0: return Double(below(2000) - 1000)
      case 1: return Double(below(200_000) - 100_000) / 1000
      default:
        let any = Double(bitPattern: numbers.next())
        return any.isFinite ? any : 0.1
      }
    }

    private mutating func date() -> SampleTree {
      // From 1600 to 9999: before 1582 Foundation writes some dates by the Julian calendar.
      let seconds = Double(Int.random(in: -12_622_780_800..<252_423_993_600, using: &numbers))
      return .date(range == .xml || below(2) == 0 ? seconds : seconds + 0.5)
    }

    private mutating func data() -> SampleTree {
      .data((0..<below(below(4) == 0 ? 200 : 20)).map { _ in UInt8(below(256)) })
    }

    private mutating func text(limit: Int) -> String {
      let alphabet: [Unicode.Scalar] = [
        "a", "b", "c", "Z", "0", "9", " ", "_", "-", ".", "/", "$", "&", "<", ">", "\"", "'", "\\",
        "\n", "\t", "é", "果", "粉", "😀", "\u{301}", "\u{FFFD}", "\u{E000}", "{", "}", ";", "=", "]",
      ]
      let isPlain = below(2) == 0
      var text = ""
      for _ in 0..<below(limit) {
        text.unicodeScalars.append(alphabet[below(isPlain ? 6 : alphabet.count)])
      }
      return text
    }
  }
}

import ModelKitDocument
import Testing

@Suite struct PowersOfFiveTests {
  @Test func `powers are the leading bits of repeated multiplication by five`() {
    var power = BigNumber(bits: 1)
    for exponent in 0...PowersOfFive.greatest {
      #expect(PowersOfFive.entry(exponent) == power.leading, "5^\(exponent)")
      power.multiplyByFive()
    }
  }

  @Test func `reciprocals are the leading bits of repeated division by five`() {
    var power = BigNumber(bits: 1200)
    for exponent in (PowersOfFive.least..<0).reversed() {
      power.divideByFive()
      var expected = power.leading
      if exponent >= -27 { expected.low &+= 1 }
      #expect(PowersOfFive.entry(exponent) == expected, "5^\(exponent)")
    }
  }
}

extension PowersOfFive {
  fileprivate static func entry(_ exponent: Int) -> WordPair {
    let index = (exponent - least) * 2
    return WordPair(high: words[index], low: words[index + 1])
  }
}

private struct WordPair: Equatable {
  var high: UInt64
  var low: UInt64
}

/// A natural number in 32-bit words, least significant first, that starts as a power of two.
private struct BigNumber {
  private var words: [UInt32]

  init(bits: Int) {
    words = Array(repeating: 0, count: (bits - 1) / 32 + 1)
    words[words.count - 1] = 1 << UInt32((bits - 1) % 32)
  }

  mutating func multiplyByFive() {
    var carry: UInt64 = 0
    for i in words.indices {
      carry += UInt64(words[i]) * 5
      words[i] = UInt32(truncatingIfNeeded: carry)
      carry >>= 32
    }
    if carry > 0 { words.append(UInt32(carry)) }
  }

  mutating func divideByFive() {
    var rest: UInt64 = 0
    for i in words.indices.reversed() {
      rest = rest << 32 | UInt64(words[i])
      words[i] = UInt32(rest / 5)
      rest %= 5
    }
    while words.last == 0 { words.removeLast() }
  }

  /// The first 128 bits from the topmost one that is set.
  var leading: WordPair {
    var pair = WordPair(high: 0, low: 0)
    var position = words.count * 32
    while !bit(position) { position -= 1 }
    for i in 0..<128 {
      pair.high = pair.high << 1 | pair.low >> 63
      pair.low = pair.low << 1 | (bit(position - i) ? 1 : 0)
    }
    return pair
  }

  private func bit(_ index: Int) -> Bool {
    guard index >= 0, index / 32 < words.count else { return false }
    return words[index / 32] >> UInt32(index % 32) & 1 == 1
  }
}

/// A small generator with a fixed course, so that a failing case can be had again (SplitMix64).
struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }

  /// A decimal number: short and long digits, ties, subnormals and numbers out of range.
  mutating func numberText() -> String {
    var text = Bool.random(using: &self) ? "-" : ""
    switch Int.random(in: 0..<4, using: &self) {
    case 0:  // the middle between two doubles
      let value = Double(
        bitPattern: next() & 0x000F_FFFF_FFFF_FFFF | UInt64.random(in: 1023...1085, using: &self)
          << 52)
      text += "\(UInt64(value.rounded(.down)) | 1)"
    case 1: text += digits(1...40)
    default: text += digits(1...20)
    }
    if Bool.random(using: &self) { text += "." + digits(1...30) }
    if Bool.random(using: &self) { text += "e\(Int.random(in: -360...330, using: &self))" }
    return text
  }

  private mutating func digits(_ counts: ClosedRange<Int>) -> String {
    let count = Int.random(in: counts, using: &self)
    return String((0..<count).map { _ in Character("\(Int.random(in: 0...9, using: &self))") })
  }
}

import ModelKitDocument

/// A colour as data files write it: `#0CB6D6`, `0CB6D6`, `#FFF`, `#80FF0000`, `0xEEFAF0`.
///
/// - `RGB` and `RGBA`: each digit is doubled, so `#F80` is `#FF8800`.
/// - `RRGGBB`.
/// - eight digits: `AARRGGBB`, or `RRGGBBAA` where ``DigitOrder/rgba`` is asked for.
/// - `#` and `0x` in front are allowed; blanks around are not part of a colour.
/// - an integer is `0xRRGGBB`.
///
/// Anything else is a fault (`value.color`), never black.
public struct HexColor: Sendable, Hashable {
  /// The red part, 0 to 255.
  public var red: UInt8
  /// The green part, 0 to 255.
  public var green: UInt8
  /// The blue part, 0 to 255.
  public var blue: UInt8
  /// How opaque the colour is, 0 to 255.
  public var alpha: UInt8

  /// What the first two of eight digits are.
  public enum DigitOrder: Sendable, Hashable {
    /// `AARRGGBB`.
    case argb
    /// `RRGGBBAA`.
    case rgba
  }

  /// A colour from its parts.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// A colour from a number, `0xRRGGBB`; `nil` if the number is not from 0 to 0xFFFFFF.
  public init?(rgb: Int) {
    guard (0...0xFF_FFFF).contains(rgb) else { return nil }
    self.init(
      red: UInt8(rgb >> 16), green: UInt8(rgb >> 8 & 0xFF), blue: UInt8(rgb & 0xFF))
  }

  /// A colour from text; `nil` if the text is not one.
  public init?(_ text: String, order: DigitOrder = .argb) {
    self.init(utf8: text.utf8, order: order)
  }

  /// A colour from the bytes of its text.
  init?(utf8: some Collection<UInt8>, order: DigitOrder = .argb) {
    var value: UInt32 = 0
    var count = 0
    for byte in utf8.dropFirst(Self.prefixLength(utf8)) {
      guard let digit = HexDigit.value(byte), count < 8 else { return nil }
      value = value << 4 | UInt32(digit)
      count += 1
    }
    switch count {
    case 3: self.init(argb: Self.doubled(value | 0xF000))
    case 4: self.init(argb: Self.doubled(value >> 4 | value << 12 & 0xF000))
    case 6: self.init(argb: value | 0xFF00_0000)
    case 8: self.init(argb: order == .argb ? value : value >> 8 | value << 24)
    default: return nil
    }
  }

  /// The colour as text: `#RRGGBB`, or `#AARRGGBB` where it is not opaque.
  public var text: String {
    let digits = alpha == 255 ? [red, green, blue] : [alpha, red, green, blue]
    return digits.reduce(into: "#") { text, part in
      text += (part < 16 ? "0" : "") + String(part, radix: 16, uppercase: true)
    }
  }

  private init(argb: UInt32) {
    self.init(
      red: UInt8(truncatingIfNeeded: argb >> 16), green: UInt8(truncatingIfNeeded: argb >> 8),
      blue: UInt8(truncatingIfNeeded: argb), alpha: UInt8(truncatingIfNeeded: argb >> 24))
  }

  /// Four digits made eight: 0xF80C becomes 0xFF8800CC.
  private static func doubled(_ value: UInt32) -> UInt32 {
    (0..<4).reduce(0) { $0 | (value >> UInt32($1 * 4) & 0xF) * 0x11 << UInt32($1 * 8) }
  }

  private static func prefixLength(_ utf8: some Collection<UInt8>) -> Int {
    let start = utf8.prefix(2)
    if start.first == UInt8(ascii: "#") { return 1 }
    let isHexPrefix =
      start.first == UInt8(ascii: "0") && start.dropFirst().first == UInt8(ascii: "x")
    return isHexPrefix ? 2 : 0
  }
}

/// Bytes and characters as messages write them when they cannot be shown.
package enum HexText {
  /// `0x0A`.
  package static func byte(_ byte: UInt8) -> String { "0x" + padded(UInt32(byte), to: 2) }

  /// `U+000A`, for a scalar or a lone surrogate.
  package static func scalar(_ value: UInt32) -> String { "U+" + padded(value, to: 4) }

  private static func padded(_ value: UInt32, to width: Int) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}

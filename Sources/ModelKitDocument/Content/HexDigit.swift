/// Hexadecimal digits in both cases.
package enum HexDigit {
  /// The value of a digit, 0 to 15, or `nil`.
  @inline(__always)
  package static func value(_ byte: UInt8) -> UInt8? {
    if byte &- UInt8(ascii: "0") < 10 { return byte &- UInt8(ascii: "0") }
    let letter = (byte | 0x20) &- UInt8(ascii: "a")
    return letter < 6 ? letter &+ 10 : nil
  }
}

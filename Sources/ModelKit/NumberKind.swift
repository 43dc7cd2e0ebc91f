import Foundation

/// What an `NSNumber` holds.
enum NumberKind {
  case boolean
  case signed
  case unsigned
  case real
  case decimal

  /// The kind of a number, by its Swift type where it has one and by its own type code otherwise.
  init(_ number: NSNumber) {
    if number is NSDecimalNumber {
      self = .decimal
      return
    }
    // The shared true and false are the only truth values; a number 1 is another object.
    if number === NSNumber(value: true) || number === NSNumber(value: false) {
      self = .boolean
      return
    }
    switch UInt8(bitPattern: number.objCType.pointee) {
    case UInt8(ascii: "B"): self = .boolean
    case UInt8(ascii: "f"), UInt8(ascii: "d"): self = .real
    case UInt8(ascii: "Q"), UInt8(ascii: "L"): self = .unsigned
    default: self = .signed
    }
  }
}

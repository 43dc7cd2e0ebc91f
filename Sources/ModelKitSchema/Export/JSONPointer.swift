/// The names of members within a reference, by RFC 6901 and, as it stands in a URI, RFC 3986.
enum JSONPointer {
  /// A name as one step of a pointer in a URI's fragment.
  static func escaped(_ name: String) -> String {
    name.utf8.reduce(into: "") { text, byte in
      switch byte {
      case UInt8(ascii: "~"): text += "~0"
      case UInt8(ascii: "/"): text += "~1"
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
        UInt8(ascii: "."):
        text.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        text += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
  }
}

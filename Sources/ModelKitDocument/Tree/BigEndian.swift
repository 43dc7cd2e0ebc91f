/// Big-endian loads of any width, as binary property lists store everything.
@usableFromInline
package enum BigEndian {
  /// The `width` bytes at `p` as one number; widths above 8 keep the low 64 bits.
  @inlinable @inline(__always)
  package static func load(_ p: UnsafePointer<UInt8>, width: Int) -> UInt64 {
    let raw = UnsafeRawPointer(p)
    switch width {
    case 1: return UInt64(p[0])
    case 2: return UInt64(raw.loadUnaligned(as: UInt16.self).bigEndian)
    case 4: return UInt64(raw.loadUnaligned(as: UInt32.self).bigEndian)
    case 8: return raw.loadUnaligned(as: UInt64.self).bigEndian
    default:
      var value: UInt64 = 0
      for i in 0..<width { value = value << 8 | UInt64(p[i]) }
      return value
    }
  }
}

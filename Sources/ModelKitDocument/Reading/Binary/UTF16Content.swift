/// UTF-16 text, most significant byte first, as binary property lists store what is not ASCII.
package enum UTF16Content {
  private static let units: UInt64 = 0x0001_0001_0001_0001

  /// Whether every surrogate among `count` units has its partner.
  @inline(__always)
  static func isWellFormed(_ content: UnsafePointer<UInt8>, count: Int) -> Bool {
    var p = content
    var left = count
    while left >= 4 {
      // Four units at once: a surrogate is 0xD800 in its upper five bits.
      let word = UnsafeRawPointer(p).loadUnaligned(as: UInt64.self).bigEndian
      let difference = word & (0xF800 &* units) ^ (0xD800 &* units)
      if (difference &- units) & ~difference & (0x8000 &* units) != 0 { break }
      p += 8
      left &-= 4
    }
    return left == 0 || firstUnpaired(p, count: left) == nil
  }

  /// The number of the first unit that is a surrogate without a partner.
  @inline(never)
  static func firstUnpaired(_ content: UnsafePointer<UInt8>, count: Int) -> Int? {
    var i = 0
    while i < count {
      let unit = unit(content, i)
      if unit & 0xF800 == 0xD800 {
        guard unit < 0xDC00, i + 1 < count, self.unit(content, i + 1) & 0xFC00 == 0xDC00 else {
          return i
        }
        i += 1
      }
      i += 1
    }
    return nil
  }

  /// Decodes checked content into `output`, which has room for three bytes per unit; returns how
  /// many bytes it made.
  ///
  /// - Complexity: O(*n*) in the units.
  static func decode(
    _ content: UnsafePointer<UInt8>, count: Int, into output: UnsafeMutablePointer<UInt8>
  ) -> Int {
    var out = output
    var i = 0
    while i < count {
      let first = UInt32(unit(content, i))
      i += 1
      if first < 0x80 {
        out[0] = UInt8(truncatingIfNeeded: first)
        out += 1
      } else if first < 0x800 {
        out[0] = UInt8(truncatingIfNeeded: 0xC0 | first &>> 6)
        out[1] = UInt8(truncatingIfNeeded: 0x80 | first & 0x3F)
        out += 2
      } else if first & 0xFC00 == 0xD800, i < count {
        let second = UInt32(unit(content, i))
        i += 1
        let scalar = 0x10000 &+ ((first & 0x3FF) &<< 10 | second & 0x3FF)
        out[0] = UInt8(truncatingIfNeeded: 0xF0 | scalar &>> 18)
        out[1] = UInt8(truncatingIfNeeded: 0x80 | scalar &>> 12 & 0x3F)
        out[2] = UInt8(truncatingIfNeeded: 0x80 | scalar &>> 6 & 0x3F)
        out[3] = UInt8(truncatingIfNeeded: 0x80 | scalar & 0x3F)
        out += 4
      } else {
        out[0] = UInt8(truncatingIfNeeded: 0xE0 | first &>> 12)
        out[1] = UInt8(truncatingIfNeeded: 0x80 | first &>> 6 & 0x3F)
        out[2] = UInt8(truncatingIfNeeded: 0x80 | first & 0x3F)
        out += 3
      }
    }
    return out - output
  }

  @inline(__always)
  static func unit(_ content: UnsafePointer<UInt8>, _ index: Int) -> UInt16 {
    UnsafeRawPointer(content + index &* 2).loadUnaligned(as: UInt16.self).bigEndian
  }
}

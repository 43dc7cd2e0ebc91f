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
      var scalar = UInt32(unit(content, i))
      i += 1
      if scalar & 0xFC00 == 0xD800, i < count {
        scalar = 0x10000 &+ ((scalar & 0x3FF) &<< 10 | UInt32(unit(content, i)) & 0x3FF)
        i += 1
      }
      out += UTF8Sequence.write(scalar, to: out)
    }
    return out - output
  }

  @inline(__always)
  static func unit(_ content: UnsafePointer<UInt8>, _ index: Int) -> UInt16 {
    UnsafeRawPointer(content + index &* 2).loadUnaligned(as: UInt16.self).bigEndian
  }
}

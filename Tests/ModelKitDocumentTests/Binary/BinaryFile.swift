/// The bytes of a binary property list, put together from its objects, in order or out of it.
struct BinaryFile {
  var header: [UInt8] = Array("bplist00".utf8)
  var objects: [[UInt8]]
  var top: UInt64 = 0
  var offsetSize = 1
  var referenceSize = 1

  init(_ objects: [UInt8]..., top: UInt64 = 0, offsetSize: Int = 1, referenceSize: Int = 1) {
    self.init(objects: objects, top: top, offsetSize: offsetSize, referenceSize: referenceSize)
  }

  init(objects: [[UInt8]], top: UInt64 = 0, offsetSize: Int = 1, referenceSize: Int = 1) {
    self.objects = objects
    self.top = top
    self.offsetSize = offsetSize
    self.referenceSize = referenceSize
  }

  /// Where each object begins.
  var offsets: [Int] {
    var offset = header.count
    return objects.map { object in
      defer { offset += object.count }
      return offset
    }
  }

  var bytes: [UInt8] {
    let table = header.count + objects.reduce(0) { $0 + $1.count }
    var bytes = header + objects.joined()
    for offset in offsets { bytes += Self.bigEndian(UInt64(offset), width: offsetSize) }
    bytes += [0, 0, 0, 0, 0, 0, UInt8(offsetSize), UInt8(referenceSize)]
    for number in [UInt64(objects.count), top, UInt64(table)] {
      bytes += Self.bigEndian(number, width: 8)
    }
    return bytes
  }

  /// A number in `width` bytes, most significant byte first.
  static func bigEndian(_ number: UInt64, width: Int) -> [UInt8] {
    (0..<width).reversed().map { $0 < 8 ? UInt8(truncatingIfNeeded: number >> UInt64(8 * $0)) : 0 }
  }

  static func ascii(_ text: String) -> [UInt8] {
    precondition(text.utf8.count < 15, "a longer string has a count of its own")
    return [0x50 | UInt8(text.utf8.count)] + Array(text.utf8)
  }

  /// A container of less than 15 elements or entries by its marker's upper half.
  static func container(_ type: UInt8, _ references: [UInt64], width: Int = 1) -> [UInt8] {
    let count = type == 0xD ? references.count / 2 : references.count
    return [type << 4 | UInt8(count)] + references.flatMap { bigEndian($0, width: width) }
  }
}

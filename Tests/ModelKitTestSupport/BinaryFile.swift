/// Makes binary property lists byte by byte, also such as no writer makes.
package enum BinaryFile {
  /// A file of these objects, of which the first is the root. References are one byte wide.
  package static func sample(_ objects: [[UInt8]]) -> Sample {
    var bytes = Array("bplist00".utf8)
    var offsets: [UInt8] = []
    for object in objects {
      offsets.append(UInt8(bytes.count))
      bytes += object
    }
    let table = UInt8(bytes.count)
    bytes += offsets
    bytes += [0, 0, 0, 0, 0, 0, 1, 1]
    bytes += [0, 0, 0, 0, 0, 0, 0, UInt8(objects.count)]
    bytes += [0, 0, 0, 0, 0, 0, 0, 0]
    bytes += [0, 0, 0, 0, 0, 0, 0, table]
    return Sample(name: "sample.plist", bytes: bytes)
  }

  /// A dictionary with one entry, key `v`.
  package static func entry(_ value: [UInt8]) -> Sample {
    sample([[0xD1, 1, 2], [0x51, UInt8(ascii: "v")], value])
  }

  package static let null: [UInt8] = [0x00]
  package static let uid: [UInt8] = [0x80, 5]
}

/// The last 32 bytes of a binary property list, checked.
struct BinaryTrailer {
  /// What of it the document keeps.
  let layout: BinaryLayout
  /// How many objects there are; at least one.
  let count: Int
  /// The number of the root.
  let top: Int

  private static let byteCount = 32

  /// Reads and checks the header and the trailer of a file of `count` bytes.
  ///
  /// Every number is held against the size of the file, so nothing that they lead to is outside it.
  init(_ base: UnsafePointer<UInt8>, count fileCount: Int) throws(BinaryRefusal) {
    try Self.checkHeader(base, count: fileCount)
    let start = fileCount - Self.byteCount
    // One object of one byte, and its offset of one byte.
    guard start >= BinaryHeader.byteCount + 2 else {
      throw BinaryRefusal(.binaryTruncated(count: fileCount))
    }
    let trailer = base + start
    let offsetSize = Int(trailer[6])
    let referenceSize = Int(trailer[7])
    let objects = BigEndian.load(trailer + 8, width: 8)
    let top = BigEndian.load(trailer + 16, width: 8)
    let table = BigEndian.load(trailer + 24, width: 8)
    func refuse(_ field: Int, _ width: Int, _ what: String) -> BinaryRefusal {
      BinaryRefusal(.binaryTrailer(at: start + field, width: width, what))
    }

    guard (1...8).contains(offsetSize) else {
      throw refuse(6, 1, "says that an offset takes \(offsetSize) bytes; 1 to 8 are possible")
    }
    guard (1...8).contains(referenceSize) else {
      throw refuse(7, 1, "says that a reference takes \(referenceSize) bytes; 1 to 8 are possible")
    }
    guard table > UInt64(BinaryHeader.byteCount), table < UInt64(start) else {
      throw refuse(
        24, 8, "puts the offset table at \(table), outside the \(start) bytes before the trailer")
    }
    let room = (start - Int(table)) / offsetSize
    guard objects >= 1, objects <= UInt64(room) else {
      throw refuse(
        8, 8, "counts \(objects) objects, but the offset table has room for 1 to \(room)")
    }
    guard top < objects else {
      throw refuse(16, 8, "makes object \(top) the root, but counts \(objects) objects from 0")
    }
    layout = BinaryLayout(
      referenceSize: referenceSize, offsetSize: offsetSize, offsetTable: Int(table))
    self.count = Int(objects)
    self.top = Int(top)
  }

  private static func checkHeader(
    _ base: UnsafePointer<UInt8>, count: Int
  ) throws(BinaryRefusal) {
    let header = UnsafeBufferPointer(start: base, count: min(count, BinaryHeader.byteCount))
    guard header.starts(with: "bplist".utf8.prefix(header.count)) else {
      throw BinaryRefusal(.binaryHeader(header))
    }
    // `bplist00` is the one that is written; readers take any minor version.
    guard header.count < 7 || header[6] == UInt8(ascii: "0") else {
      throw BinaryRefusal(.binaryVersion(header))
    }
  }
}

/// The first eight bytes of a binary property list.
enum BinaryHeader {
  static let byteCount = 8
}

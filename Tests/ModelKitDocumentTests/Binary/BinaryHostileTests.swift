import Foundation
import ModelKitDocument
import Testing

/// Input that was made to hurt: whatever the bytes, an answer, and soon.
struct BinaryHostileTests {
  /// One object of each kind, with shared values.
  private static let sample = BinaryFile(
    BinaryFile.container(0xD, [1, 2, 3, 4, 5, 6]), BinaryFile.ascii("list"),
    BinaryFile.ascii("data"), BinaryFile.ascii("text"),
    BinaryFile.container(0xA, [7, 8, 9, 10, 7]),
    [0x43, 1, 2, 3], [0x62, 0x67, 0x9C, 0x7C, 0x89], [0x11, 1, 0],
    [0x23, 0x3F, 0xF8, 0, 0, 0, 0, 0, 0],
    [0x33, 0x41, 0xC0, 0, 0, 0, 0, 0, 0], BinaryFile.container(0xC, [11, 12]), [0x81, 1, 2], [0x09])

  private func read(_ bytes: [UInt8]) -> Document {
    let document = Document(
      reading: SourceText(bytes, name: "a.plist"), options: ReadingOptions(format: .binary))
    // Nothing that was read may lead anywhere else.
    _ = document.outline
    for index in 0..<document.nodeCount { _ = document.span(of: NodeID(index)) }
    return document
  }

  @Test func `a file cut off anywhere is refused`() {
    let bytes = Self.sample.bytes
    #expect(read(bytes).findings == [])
    for length in 0..<bytes.count {
      #expect(!read(Array(bytes[..<length])).findings.isEmpty, "cut to \(length) bytes")
    }
  }

  @Test(arguments: 0..<20)
  func `changed bytes never trap`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let bytes = Self.sample.bytes
    for _ in 0..<200 {
      var changed = bytes
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        changed[place] = UInt8.random(in: 0...255, using: &random)
      }
      let document = read(changed)
      #expect(document.root != nil || !document.diagnostics.isEmpty)
    }
  }

  @Test func `sharing cannot make a small file large`() {
    // Each array holds the next one twice: 2⁴⁰ elements in the end.
    let arrays = (1...40).map { BinaryFile.container(0xA, [UInt64($0), UInt64($0)]) }
    let file = BinaryFile(objects: arrays + [[0x09]])
    #expect(read(file.bytes).findings == ["limit.nodes@8"])
    let fewer = BinaryFile(objects: Array(arrays.prefix(10)) + [[0x09]])
    #expect(read(fewer.bytes).findings == [])
  }

  @Test func `containers that refer back and forth are walked once`() {
    // Every array holds all others that come after it, and the last one the first.
    let count: UInt64 = 200
    let arrays = (0..<count).map { index -> [UInt8] in
      let others = index + 1 < count ? Array(index + 1..<count) : [0]
      return [0xAF, 0x11] + BinaryFile.bigEndian(UInt64(others.count), width: 2)
        + others.flatMap { BinaryFile.bigEndian($0, width: 1) }
    }
    let file = BinaryFile(objects: arrays, offsetSize: 3)
    #expect(read(file.bytes).diagnostics.map(\.code) == [.nodeLimit])
  }

  @Test(arguments: [false, true])
  func `deep nesting is a finding, in either order of the objects`(innermostFirst: Bool) {
    let depth = 200_000
    let arrays = (0..<depth).map { index -> [UInt8] in
      let inner = innermostFirst ? index - 1 : index + 1
      return (0..<depth).contains(inner)
        ? BinaryFile.container(0xA, [UInt64(inner)], width: 4) : [0xA0]
    }
    let file = BinaryFile(
      objects: arrays, top: innermostFirst ? UInt64(depth - 1) : 0, offsetSize: 4,
      referenceSize: 4)
    let document = read(file.bytes)
    let tooDeep = innermostFirst ? depth - 513 : 512
    #expect(document.findings == ["limit.depth@\(file.offsets[tooDeep])"])
    #expect(document.root == nil)
  }

  @Test func `depth is counted to the limit`() {
    for depth in [511, 512, 513] {
      let arrays = (1..<depth).map { BinaryFile.container(0xA, [UInt64($0)], width: 2) } + [[0xA0]]
      let file = BinaryFile(objects: arrays, offsetSize: 2, referenceSize: 2)
      #expect(read(file.bytes).diagnostics.isEmpty == (depth <= 512))
    }
  }

  @Test(arguments: [0x4F, 0x5F, 0x6F, 0xAF, 0xBF, 0xCF, 0xDF] as [UInt8])
  func `a claim of billions is refused at once`(marker: UInt8) {
    for count in [0x7735_9400, UInt64(Int64.max), UInt64.max, UInt64(1) << 60] {
      let file = BinaryFile([marker, 0x13] + BinaryFile.bigEndian(count, width: 8))
      #expect(read(file.bytes).findings == ["syntax.binary-object@8"])
    }
  }

  @Test func `objects that overlap cannot multiply the work`() {
    // Ten thousand objects that are all the same string of ten thousand bytes.
    let count = 10_000
    let string =
      [0x5F, 0x11] + BinaryFile.bigEndian(UInt64(count), width: 2)
      + [UInt8](repeating: 0x61, count: count)
    var bytes = Array("bplist00".utf8) + string
    let table = bytes.count
    bytes += [UInt8](repeating: 8, count: count)
    bytes += [0, 0, 0, 0, 0, 0, 1, 2]
    for number in [UInt64(count), 0, UInt64(table)] {
      bytes += BinaryFile.bigEndian(number, width: 8)
    }
    #expect(read(bytes).findings == ["syntax.binary-object@8"])
  }
}

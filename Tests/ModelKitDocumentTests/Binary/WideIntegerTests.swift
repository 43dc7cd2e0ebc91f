import ModelKitDocument
import Testing

/// Integers of sixteen bytes, whatever those are as text.
struct WideIntegerTests {
  /// A file that is one integer of sixteen bytes.
  private func document(_ bytes: [UInt8]) -> Document {
    let object = [0x14] + bytes
    let table = UInt8(8 + object.count)
    let trailer: [UInt8] =
      [0, 0, 0, 0, 0, 0, 1, 1] + [0, 0, 0, 0, 0, 0, 0, 1] + [0, 0, 0, 0, 0, 0, 0, 0]
      + [0, 0, 0, 0, 0, 0, 0, table]
    return Document(
      reading: SourceText(Array("bplist00".utf8) + object + [8] + trailer, name: "a.plist"))
  }

  @Test(arguments: [
    // The numbers were worked out in Python: int.from_bytes(…, "big", signed=True).
    (Array("1234567890123456".utf8), "65392825175610104412735799271089255734"),
    ([0x7F] + Array(repeating: 0xFF, count: 15), "170141183460469231731687303715884105727"),
    ([0x40] + Array(repeating: 0, count: 15), "85070591730234615865843651857942052864"),
    (Array(repeating: 0x20, count: 16), "42702100946941297375796029167908167712"),
    ([0x80] + Array(repeating: 0, count: 15), "-170141183460469231731687303715884105728"),
  ])
  func `every value is read by its bytes`(bytes: [UInt8], digits: String) throws {
    let document = document(bytes)
    let root = try #require(document.root)
    #expect(document.diagnostics.isEmpty)
    #expect(document.kind(of: root) == .integer)
    #expect(document.numberText(root) == digits)
    #expect(document.double(root) == Double(digits))
    let written = document.written(as: .json)
    #expect(String(decoding: written.bytes, as: UTF8.self) == digits + "\n")
  }
}

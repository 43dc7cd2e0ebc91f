import Foundation
import ModelKitCore
import ModelKitDocument
import ModelKitTestSupport
import Testing

/// Numbers on their way through an edit.
struct EditedNumberTests {
  private struct Priced: Model, Equatable {
    var name: String
    var price: Decimal?
    static let factory = Factory(
      Priced.init, Key("name", \Priced.name), Key("price", \Priced.price))
  }

  private static let long = "12345678901234567890.12345"

  @Test(arguments: ["1.10", "1", "1E5", "+1.5", ".5", "7.", "1e-05", "1e400", long])
  func `an untouched real of an XML file keeps its spelling`(real: String) throws {
    let rest = "<key>x</key><array><real>\(real)</real><real>nan</real></array>"
    let file = Sample.xml("<dict><key>name</key><string>A</string>\(rest)</dict>")
    let saved = try Priced.edited(file) { $0.name = "B" }
    #expect(saved == "<dict><key>name</key><string>B</string>\(rest)</dict>")
  }

  @Test(arguments: ["1.10", "1", long, "12345678901234567890123456789"])
  func `a Decimal that is untouched keeps its spelling`(real: String) throws {
    let price = "<key>price</key><real>\(real)</real>"
    let file = Sample.xml("<dict><key>name</key><string>A</string>\(price)</dict>")
    let saved = try Priced.edited(file) { $0.name = "B" }
    #expect(saved == "<dict><key>name</key><string>B</string>\(price)</dict>")
  }

  @Test(arguments: [
    (long, long), ("0.1", "0.1"), ("-99.90", "-99.9"),
    ("0.00000000000000000000000000000000000001", "1e-38"),
    ("123456789012345678901234567890", "123456789012345678901234567890"),
  ])
  func `an edited Decimal has all its digits in XML`(digits: String, expected: String) throws {
    let file = Sample.xml(
      "<dict><key>name</key><string>A</string><key>price</key><real>1.10</real></dict>")
    let saved = try Priced.edited(file) { $0.price = Decimal(string: digits) }
    #expect(saved.hasSuffix("<key>price</key><real>\(expected)</real></dict>"))
  }

  @Test func `a whole Decimal is an integer where property lists have such`() throws {
    let file = Sample.xml("<dict><key>name</key><string>A</string></dict>")
    let saved = try Priced.edited(file) { $0.price = 5 }
    #expect(saved.hasSuffix("<key>price</key><integer>5</integer></dict>"))
  }

  @Test(arguments: ["-0", "-0.0", "1.50", "1E5", "123456789012345678901234567890", "1e400"])
  func `an untouched number of JSON keeps its spelling`(number: String) throws {
    let saved = try Priced.edited(.json(#"{"name":"A","x":\#(number)}"#)) { $0.name = "B" }
    #expect(saved == #"{"name":"B","x":\#(number)}"#)
  }

  @Test(arguments: ["0x1F", "+7", "-0xfffffffffffffffff", "+Infinity"])
  func `an untouched number of JSON5 is what it was`(number: String) throws {
    let text = "{name: 'A', x: \(number), y: .5}"
    let document = Document(reading: SourceText(text, name: "a.json5"))
    let saved = try document.replacing([NodePath(): Priced(name: "B", price: nil)])
    let x = try #require(saved[NodePath([.key("x")])])
    let y = try #require(saved[NodePath([.key("y")])])
    let known: [String: Double] = ["0x1F": 31, "+7": 7, "-0xfffffffffffffffff": -0x1p68]
    #expect(saved.double(x) == known[number] ?? .infinity)
    #expect(saved.kind(of: x) == (number == "+Infinity" ? .real : .integer))
    #expect(saved.numberText(y) == "0.5")
  }

  @Test func `an untouched real of a binary file has the same bits`() throws {
    // {"name": "A", "x": the four-byte 0.1}, by the format's layout.
    let bytes: [UInt8] =
      Array("bplist00".utf8) + [0xD2, 1, 2, 3, 4] + [0x54] + Array("name".utf8) + [0x51, 0x78]
      + [0x51, 0x41] + [0x22, 0x3D, 0xCC, 0xCC, 0xCD]
      + [8, 13, 18, 20, 22] + [0, 0, 0, 0, 0, 0, 1, 1] + [0, 0, 0, 0, 0, 0, 0, 5]
      + [0, 0, 0, 0, 0, 0, 0, 0] + [0, 0, 0, 0, 0, 0, 0, 27]
    let document = Document(reading: SourceText(bytes, name: "a.plist"))
    #expect(document.diagnostics == [])
    let saved = try document.replacing([NodePath(): Priced(name: "B", price: nil)])
    let written = Document(reading: SourceText(saved.written(as: .binary).bytes, name: "b.plist"))
    let x = try #require(written[NodePath([.key("x")])])
    #expect(written.double(x) == Double(Float(0.1)))
  }
}

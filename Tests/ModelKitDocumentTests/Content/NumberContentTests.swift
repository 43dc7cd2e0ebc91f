import ModelKitDocument
import Testing

@Suite struct NumberContentTests {
  private func double(_ text: String) -> Double {
    var text = text
    return text.withUTF8 { bytes in
      bytes.baseAddress.map { NumberContent.double($0, count: bytes.count) } ?? .nan
    }
  }

  private func integer(_ text: String) -> IntegerValue? {
    var text = text
    return text.withUTF8 { bytes in
      bytes.baseAddress.flatMap { NumberContent.integer($0, count: bytes.count) }
    }
  }

  @Test(arguments: [
    ("0", 0, false), ("-0", 0, false), ("7", 7, false), ("+7", 7, false), ("-7", 7, true),
    ("9007199254740993", 9_007_199_254_740_993, false),
    ("18446744073709551615", UInt64.max, false), ("-18446744073709551615", UInt64.max, true),
    ("00000000000000000000000000012", 12, false),
  ])
  func `an integer is read from its digits`(text: String, magnitude: UInt64, isNegative: Bool) {
    #expect(integer(text) == IntegerValue(isNegative: isNegative, magnitude: magnitude))
  }

  @Test(arguments: [
    "", "-", "+", "1.0", "1e3", "12x", " 1", "0x1F", "18446744073709551616",
    "99999999999999999999999", "--1",
  ])
  func `text that is no integer of 64 bits is refused`(text: String) {
    #expect(integer(text) == nil)
  }

  @Test(arguments: [
    ("0", 0.0), ("1", 1), ("18.18", 18.18), ("-12.50e3", -12500), ("1e23", 1e23), (".5", 0.5),
    ("5.", 5), ("1E-2", 0.01), ("9007199254740993", 9_007_199_254_740_992),
    ("1e400", .infinity), ("-1e400", -.infinity), ("1e-400", 0), ("5e-324", .leastNonzeroMagnitude),
    ("2.4703282292062327e-324", 0), ("2.4703282292062328e-324", .leastNonzeroMagnitude),
    ("1.7976931348623157e308", .greatestFiniteMagnitude), ("1.7976931348623159e308", .infinity),
    ("2.2250738585072011e-308", .leastNormalMagnitude.nextDown),
    ("0e99999999999999999999999999999999999", 0), ("1e99999999999999999999999999999999", .infinity),
    ("1e-99999999999999999999999999999999", 0), ("inf", .infinity), ("-Infinity", -.infinity),
  ])
  func `a double is the nearest one`(text: String, value: Double) {
    #expect(double(text) == value)
  }

  @Test(arguments: ["", "-", ".", "e5", "1e", "1.2.3", "nan", "abc", "1_000"])
  func `text that is no number is not a number`(text: String) {
    #expect(double(text).isNaN)
  }

  @Test func `minus zero keeps its sign`() {
    #expect(double("-0.0").sign == .minus)
  }

  @Test func `long digits are rounded by what follows the middle of two doubles`() {
    // 2⁵³ + 1 lies in the middle; a one after 800 zeros decides.
    let middle = "9007199254740993"
    let zeros = String(repeating: "0", count: 900)
    #expect(double("\(middle).\(zeros)") == 9_007_199_254_740_992)
    #expect(double("\(middle).\(zeros)1") == 9_007_199_254_740_994)
    #expect(double("0.\(zeros)\(middle)e900") == 0.9007199254740993)
  }

  @Test func `random numbers agree with the standard library`() {
    var random = SeededRandom(seed: 20_240_607)
    for _ in 0..<50_000 {
      let text = random.numberText()
      let expected = Double(text)
      #expect(double(text) == expected, "\(text)")
    }
  }

  @Test func `every bit pattern's shortest and longest text comes back`() {
    var random = SeededRandom(seed: 7)
    for _ in 0..<30_000 {
      let value = Double(bitPattern: random.next())
      guard value.isFinite else { continue }
      #expect(double(value.description) == value)
    }
  }

  @Test(arguments: [
    (1, 200, "200", 200.0), (2, 65535, "65535", 65535),
    (4, 4_294_967_295, "4294967295", 4_294_967_295),
    (8, UInt64(bitPattern: -5), "-5", -5),
    (8, UInt64(bitPattern: .min), "-9223372036854775808", -0x1p63),
  ])
  func `an integer in the node itself has a sign only in eight bytes`(
    width: UInt32, payload: UInt64, text: String, value: Double
  ) {
    let node = inlineNode(payload, width: width, kind: Node.Bits.integer)
    withBytes([]) { base in
      #expect(NumberContent.text(of: node, in: base) == text)
      #expect(NumberContent.double(of: node, in: base) == value)
      #expect(NumberContent.integer(of: node, in: base)?.exactly(as: Int64.self) == Int64(text))
    }
  }

  @Test func `a real in the node itself is written in its shortest form`() {
    let four = inlineNode(UInt64(Float(0.1).bitPattern), width: 4, kind: Node.Bits.real)
    let eight = inlineNode((0.1).bitPattern, width: 8, kind: Node.Bits.real)
    withBytes([]) { base in
      #expect(NumberContent.text(of: four, in: base) == "0.1")
      #expect(NumberContent.double(of: four, in: base) == Double(Float(0.1)))
      #expect(NumberContent.text(of: eight, in: base) == "0.1")
      #expect(NumberContent.double(of: eight, in: base) == 0.1)
    }
  }

  @Test(arguments: [
    (UInt64(0), UInt64.max, "18446744073709551615", 18_446_744_073_709_551_615.0),
    (1, 0, "18446744073709551616", 0x1p64), (.max, .max, "-1", -1),
    (.max, 0, "-18446744073709551616", -0x1p64),
    (1 << 63, 0, "-170141183460469231731687303715884105728", -0x1p127), (0, 0, "0", 0),
  ])
  func `an integer of sixteen bytes is two's complement`(
    high: UInt64, low: UInt64, text: String, value: Double
  ) {
    var bytes: [UInt8] = []
    for word in [high, low] {
      for shift in 1...8 { bytes.append(UInt8(truncatingIfNeeded: word >> UInt64(64 - 8 * shift))) }
    }
    let node = Node(offset: 0, length: 16, next: 16, bits: Node.Bits.integer | Node.Bits.wide)
    withBytes(bytes) { base in
      #expect(NumberContent.text(of: node, in: base) == text)
      #expect(NumberContent.double(of: node, in: base) == value)
      #expect(NumberContent.integer(of: node, in: base)?.exactly(as: Int64.self) == Int64(text))
    }
  }

  @Test(arguments: [
    ("0x1F", 31.0), ("-0xff", -255), ("+0X10", 16), ("0x20000000000001", 0x1p53),
    ("0x10000000000000000", 0x1p64),
    ("0x20000000000003", 0x1.0000000000002p53),
    ("0x100000000000008000000000000000001", 0x1.0000000000001p128),
  ])
  func `a hexadecimal integer is the number it says`(text: String, value: Double) {
    let node = Node(
      offset: 0, length: UInt32(text.utf8.count), next: 1,
      bits: Node.Bits.integer | Node.Bits.unusual)
    withBytes(Array(text.utf8)) { base in
      #expect(NumberContent.double(of: node, in: base) == value)
      #expect(
        NumberContent.integer(of: node, in: base)?.exactly(as: Int64.self) == Int64(exactly: value)
          || value >= 0x1p53)
    }
  }

  private func inlineNode(_ payload: UInt64, width: UInt32, kind: UInt32) -> Node {
    Node(
      offset: UInt32(truncatingIfNeeded: payload),
      length: UInt32(truncatingIfNeeded: payload >> 32),
      next: width, bits: kind | Node.Bits.inline)
  }

  private func withBytes(_ bytes: [UInt8], _ body: (UnsafePointer<UInt8>) -> Void) {
    SourceText(bytes, name: "").withPaddedBytes(body)
  }
}

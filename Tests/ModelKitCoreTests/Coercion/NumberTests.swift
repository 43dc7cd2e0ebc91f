import Foundation
import ModelKitCore
import ModelKitTestSupport
import Testing

struct NumberTests {
  // MARK: integers

  @Test func `integers are read from their digits`() throws {
    #expect(try Int.value(json: "9007199254740993") == 9_007_199_254_740_993)
    #expect(try Int.value(json: "16909129") == 16_909_129)
    #expect(try Int.value(xml: "<integer>9007199254740993</integer>") == 9_007_199_254_740_993)
    #expect(try Int64.value(json: "1495208399999") == 1_495_208_399_999)
    #expect(try Int.value(xml: "<integer>0x1F</integer>") == 31)
    #expect(try Int.value(json: "-0") == 0)
    #expect(try UInt.value(json: "-0") == 0)
  }

  @Test func `the least and the greatest of every width are in range`() throws {
    func check<I: FixedWidthInteger & ModelValue>(_ type: I.Type) throws {
      #expect(try I.value(json: "\(I.min)") == I.min)
      #expect(try I.value(json: "\(I.max)") == I.max)
      #expect(try I.value(openStep: "\"\(I.min)\"") == I.min)
      #expect(try I.value(openStep: "\(I.max)") == I.max)
      #expect(try I.value(xml: "<integer>\(I.max)</integer>") == I.max)
    }
    try check(Int.self)
    try check(Int8.self)
    try check(Int16.self)
    try check(Int32.self)
    try check(Int64.self)
    try check(UInt.self)
    try check(UInt8.self)
    try check(UInt16.self)
    try check(UInt32.self)
    try check(UInt64.self)
  }

  @Test func `one beyond every width is out of range`() {
    func check<I: FixedWidthInteger & ModelValue>(_ type: I.Type, below: String, above: String) {
      for text in [below, above, "99999999999999999999", "-99999999999999999999"] {
        #expect(I.fault(json: text) == "value.out-of-range", "\(I.self) \(text)")
        #expect(I.fault(openStep: "\"\(text)\"") == "value.out-of-range", "\(I.self) \(text)")
      }
    }
    check(Int.self, below: "-9223372036854775809", above: "9223372036854775808")
    check(Int8.self, below: "-129", above: "128")
    check(Int16.self, below: "-32769", above: "32768")
    check(Int32.self, below: "-2147483649", above: "2147483648")
    check(Int64.self, below: "-9223372036854775809", above: "9223372036854775808")
    check(UInt.self, below: "-1", above: "18446744073709551616")
    check(UInt8.self, below: "-1", above: "256")
    check(UInt16.self, below: "-1", above: "65536")
    check(UInt32.self, below: "-1", above: "4294967296")
    check(UInt64.self, below: "-1", above: "18446744073709551616")
  }

  @Test func `a number out of range is told with the range`() {
    #expect(
      Int8.words(json: "300")
        == ["300 is not in the range of Int8, −128…127", ""])
    #expect(
      UInt.words(json: "-1") == ["-1 is not in the range of UInt, 0…18446744073709551615", ""])
  }

  @Test func `a fraction would be lost`() {
    for text in ["18.18", "9999999999.99", "-0.5", "1e-1", "9007199254740993.5"] {
      #expect(Int.fault(json: text) == "value.precision-loss", "\(text)")
      #expect(Int32.fault(xml: "<real>\(text)</real>") == "value.precision-loss", "\(text)")
    }
  }

  @Test func `a whole real is no integer, and the help writes it as one`() {
    #expect(Int.fault(json: "5.0") == "type.mismatch")
    #expect(Int.fault(json: "1e3") == "type.mismatch")
    #expect(Int.fault(xml: "<real>5</real>") == "type.mismatch")
    #expect(Int.words(json: "5.0") == ["`v` should be Int, but the file has a real", "write 5"])
    #expect(Int.words(json: "-1.5e1").last == "write -15")
    #expect(Int.words(json: "0.0").last == "write 0")
    #expect(
      UInt64.words(json: "12345678901234567890.0").last == "write 12345678901234567890")
  }

  @Test func `a real beyond the type is out of range, whatever its exponent`() {
    for text in ["1e400", "-1e400", "1e99999999999999999999", "9223372036854775808.0"] {
      #expect(Int.fault(json: text) == "value.out-of-range", "\(text)")
    }
    #expect(UInt8.fault(json: "256.0") == "value.out-of-range")
    #expect(Int.fault(json: "0e99999999999999999999") == "type.mismatch")
    #expect(Int.fault(json: "1e-99999999999999999999") == "value.precision-loss")
  }

  @Test func `a number in quotes is a mismatch with a hint, other text is no number`() {
    #expect(
      Int.words(json: "\"5\"") == ["`v` should be Int, but the file has a string", "write 5"])
    #expect(Int.fault(json: "\"5\"") == "type.mismatch")
    #expect(Int.fault(json: "\"-5\"") == "type.mismatch")
    #expect(Int.fault(json: "\"18.0\"") == "type.mismatch")
    #expect(Int.words(json: "\"18.18\"").last == "write a whole number")
    #expect(Int.fault(xml: "<string>5</string>") == "type.mismatch")
    for text in ["abc", "6suan", "", " 5", "5 ", "0x10", "1_000", "٥", "nan", "-", "+", "1e"] {
      #expect(Int.fault(json: "\"\(text)\"") == "value.number", "\(text)")
      #expect(Int.fault(openStep: "\"\(text)\"") == "value.number", "\(text)")
    }
    #expect(Int.words(json: "\"abc\"").first == "`v` should be Int, but the text is not a number")
  }

  @Test func `OpenStep's text is a number where it is written as one`() throws {
    #expect(try Int.value(openStep: "1") == 1)
    #expect(try Int.value(openStep: "\"-12\"") == -12)
    #expect(try Int.value(openStep: "\"+7\"") == 7)
    #expect(Int.fault(openStep: "18.18") == "value.number")
    #expect(try Double.value(openStep: "18.25") == 18.25)
    #expect(try Double.value(openStep: "\"-1e3\"") == -1000)
    #expect(try Float.value(openStep: "0.1") == Float("0.1"))
    #expect(try Decimal.value(openStep: "99.99") == Decimal(string: "99.99"))
    for text in ["6suan", "", "nan", "inf", "0x10", ".5", "5."] {
      #expect(Double.fault(openStep: "\"\(text)\"") == "value.number", "\(text)")
      #expect(Decimal.fault(openStep: "\"\(text)\"") == "value.number", "\(text)")
    }
    #expect(Double.fault(openStep: "1e400") == "value.out-of-range")
    #expect(Float.fault(openStep: "1e39") == "value.out-of-range")
  }

  // MARK: floating point

  @Test func `reals are rounded once`() throws {
    #expect(try Double.value(json: "0.1") == 0.1)
    #expect(try Double.value(json: "-1.5e-3") == -0.0015)
    #expect(try Float.value(json: "0.1") == Float("0.1"))
    // Rounded to Double first, this would be 1.0000001 too much.
    #expect(try Float.value(json: "1.00000017881393432617187499") == 1.000_000_1)
    #expect(try Double.value(xml: "<real>2.5</real>") == 2.5)
  }

  @Test func `an integer is a Double only if it is exact`() throws {
    #expect(try Double.value(json: "7") == 7)
    #expect(try Double.value(json: "-9007199254740992") == -9_007_199_254_740_992)
    #expect(Double.fault(json: "9007199254740993") == "value.precision-loss")
    #expect(Float.fault(json: "16777217") == "value.precision-loss")
    #expect(try Float.value(json: "16777216") == 16_777_216)
  }

  @Test func `a real beyond the type is out of range`() {
    #expect(Double.fault(json: "1e400") == "value.out-of-range")
    #expect(Double.fault(json: "-1e400") == "value.out-of-range")
    #expect(Float.fault(json: "1e39") == "value.out-of-range")
    #expect(Double.fault(xml: "<real>1e400</real>") == "value.out-of-range")
  }

  @Test(arguments: ["nan", "inf", "-inf", "+infinity"])
  func `what is not finite is refused`(text: String) {
    #expect(Double.fault(xml: "<real>\(text)</real>") == "value.non-finite")
    #expect(Float.fault(xml: "<real>\(text)</real>") == "value.non-finite")
    #expect(Decimal.fault(xml: "<real>\(text)</real>") == "value.non-finite")
    #expect(Int.fault(xml: "<real>\(text)</real>") == "type.mismatch")
  }

  // MARK: Decimal

  @Test(
    arguments: [
      "99.99", "0.1", "-0.05", "1e3", "1.5E-7", "0", "0.000", "100", "123456789012345678",
      "1234567890123456789012345678901234567.8", "-0.00000000000000000000000000000000000001",
      "1e127", "1e-128", "12345678901234567890e100",
    ])
  func `decimals are exact`(text: String) throws {
    let expected = try #require(Decimal(string: text))
    #expect(try Decimal.value(json: text) == expected)
    #expect(try Decimal.value(openStep: "\"\(text)\"") == expected)
    #expect(try Decimal.value(json: "\"\(text)\"") == expected)
    #expect(try Decimal.value(xml: "<string>\(text)</string>") == expected)
  }

  @Test func `a decimal is not read by way of Double`() throws {
    #expect(try Decimal.value(json: "99.99").description == "99.99")
    #expect(try Decimal.value(json: "9007199254740993").description == "9007199254740993")
    #expect(try Decimal.value(xml: "<real>0.1</real>").description == "0.1")
    #expect(
      try Decimal.value(in: .binary(xml: "<dict><key>v</key><real>0.1</real></dict>"))
        .description == "0.1")
  }

  @Test func `a decimal that has no room is refused`() {
    let digits = String(repeating: "1", count: 39)
    #expect(Decimal.fault(json: digits) == "value.precision-loss")
    #expect(Decimal.fault(json: "0.\(digits)") == "value.precision-loss")
    for text in ["1e166", "1e-129", "1e400", "1e99999999999999999999", "1e-99999999999999999999"] {
      #expect(Decimal.fault(json: text) == "value.out-of-range", "\(text)")
      #expect(Decimal.fault(json: "\"\(text)\"") == "value.out-of-range", "\(text)")
    }
    // The least Int has no positive counterpart.
    #expect(Decimal.fault(json: "1e-9223372036854775808") == "value.out-of-range")
  }

  @Test func `text that is no number is no decimal`() {
    #expect(
      Decimal.words(json: "\"twelve\"") == [
        "`v` should be Decimal, but the file has a string", "write a number, such as 12.5 or 12",
      ])
    for text in ["", "1,5", "1e", "1.", ".5", "0x10", "nan"] {
      #expect(Decimal.fault(json: "\"\(text)\"") == "type.mismatch", "\(text)")
    }
  }

  @Test func `JSON5's spellings are numbers`() throws {
    func value<V: ModelValue>(_ text: String, as type: V.Type = V.self) throws -> V {
      try V.value(in: Sample(name: "sample.json5", bytes: Array("{v: \(text)}".utf8)))
    }
    #expect(try value("0x1F", as: Int.self) == 31)
    #expect(try value("+5", as: Int.self) == 5)
    #expect(try value(".5", as: Double.self) == 0.5)
    #expect(try value("5.", as: Float.self) == 5)
    #expect(try value(".5", as: Decimal.self) == Decimal(string: "0.5"))
    #expect(try value("5.", as: Decimal.self) == 5)
    #expect(try value("-0x10", as: Decimal.self) == -16)
    #expect(throws: ModelError.self) { try value("Infinity", as: Double.self) }
    #expect(throws: ModelError.self) { try value("NaN", as: Decimal.self) }
  }

  @Test func `a number too near to zero is no zero`() {
    #expect(Double.fault(json: "1e-400") == "value.out-of-range")
    #expect(Float.fault(json: "1e-50") == "value.out-of-range")
    #expect(Double.fault(xml: "<real>-1e-400</real>") == "value.out-of-range")
  }

  @Test(arguments: ["0.0", "-0.0", "0e5", "0.000"])
  func `a zero is one however it is written`(text: String) throws {
    #expect(try Double.value(json: text) == 0)
    #expect(try Float.value(json: text) == 0)
  }
}

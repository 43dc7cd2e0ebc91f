import Foundation
import ModelKitCore
import ModelKitDocument
import ModelKitTestSupport
import Testing

private enum Mood: String, ModelValue, CaseIterable, FallbackCase {
  case fine
  case other = "else"
  static let fallback = Mood.other
}

/// Rules hold for a value as its model gets it, whatever the data writes.
struct ConvertedRuleTests {
  @Test func `large numbers are compared by their digits`() {
    let key = Key<Int64>("v", .range(...9_007_199_254_740_992))
    #expect(RuledSample(v: "9007199254740992").faults(key) == [])
    #expect(
      RuledSample(v: "9007199254740993").faults(key) == [
        "value.out-of-range v: `v` is 9007199254740993, but should be 9007199254740992 or less"
      ])
    let open = Key<UInt64>("v", .range(0..<18_446_744_073_709_551_616))
    #expect(RuledSample(v: "18446744073709551615").faults(open) == [])
    let low = Key<Int64>("v", .range((-9_007_199_254_740_992)...))
    #expect(RuledSample(v: "-9007199254740992").faults(low) == [])
    #expect(RuledSample(v: "-9007199254740993").faults(low).count == 1)
    #expect(
      RuledSample(v: "9007199254740993").faults(Key<Decimal>("v", .range(9_007_199_254_740_992...)))
        == [])
  }

  @Test func `a decimal keeps the bound that is written`() {
    let key = Key<Decimal>("v", .range(0.1...0.3))
    for good in ["0.1", "0.3", "0.10", "3e-1", "0.2999999999999999999999"] {
      #expect(RuledSample(v: good).faults(key) == [])
    }
    for bad in ["0.3000000000000000000001", "0.0999999999999999999999", "-0.1", "1e300"] {
      #expect(RuledSample(v: bad).faults(key).count == 1)
    }
    #expect(RuledSample(v: "0.1").faults(Key<Float>("v", .range(...0.1))) == [])
    #expect(RuledSample(v: "0.1").faults(Key<Double>("v", .range(0.1...))) == [])
  }

  @Test func `numbers that are none lie in no range`() {
    let text = "<dict><key>v</key><real>nan</real></dict>"
    let key = Factory({ (v: Double) in v }, Key("v", .nonFinite, .range(0...)))
    #expect(RuledSample(.xml(text)).report(key).problems.map(\.code) == [.outOfRange])
  }

  @Test func `a range is about numbers`() {
    #expect(RuledSample(v: "\"12\"").faults(Key<String>("v", .range(0...5))) == [])
    #expect(
      RuledSample(v: "1582934400").faults(Key<Date>("v", .unixTime(.seconds), .range(0...5))) == [])
    #expect(
      RuledSample(v: "\"12\"").faults(Key<Decimal>("v", .range(0...5)))
        == ["value.out-of-range v: `v` is \"12\", but should be from 0 to 5"])
  }

  @Test func `what is read as text keeps the rules of text`() {
    let text = Key<String>("v", .textFromBoolean, .oneOf("true"), .count(4), .pattern("t.*"))
    #expect(RuledSample(v: "true").faults(text) == [])
    #expect(
      RuledSample(v: "false").faults(text)
        == ["value.not-allowed v: `v` should be one of a few values, but is false"])
    let date = Factory(
      { (v: String) in v }, Key("v", .textFromDate, .pattern("2020-.*"), .count(20)))
    func file(_ year: Int) -> Sample {
      .xml("<dict><key>v</key><date>\(year)-02-01T00:00:00Z</date></dict>")
    }
    #expect(RuledSample(file(2020)).faults(date) == [])
    #expect(
      RuledSample(file(2021)).faults(date)
        == ["value.pattern v: `v` should match `2020-.*`, but 2021-02-01T00:00:00Z does not"])
    let data = Factory({ (v: String) in v }, Key("v", .textFromData, .count(...1)))
    #expect(
      RuledSample(.xml("<dict><key>v</key><data>aGk=</data></dict>")).faults(data)
        == ["value.count v: `v` has 2 characters, but should have 0 to 1"])
  }

  @Test func `what is read as a number is one of numbers`() {
    #expect(
      RuledSample(v: "1.0").faults(Key<Int>("v", .wholeReals, .oneOf("1", "2"))) == [])
    #expect(RuledSample(v: "1.50").faults(Key<Decimal>("v", .oneOf("1.5"))) == [])
    #expect(
      RuledSample(v: "true").faults(Key<Int>("v", .numberFromBoolean, .oneOf("0"))).count == 1)
    #expect(RuledSample(v: "\"yes\"").faults(Key<Bool>("v", .lenient, .oneOf("true"))) == [])
  }

  @Test func `a date keeps a pattern by its text in UTC`() {
    let key = Key<Date>("v", .unixTime(.seconds), .pattern("2020-02-29T.*"), .nonEmpty)
    #expect(RuledSample(v: "1582934400").faults(key) == [])
    #expect(RuledSample(v: "\"2020-02-29T01:00:00+01:00\"").faults(key) == [])
    #expect(RuledSample(v: "0").faults(key).count == 1)
  }

  @Test func `bytes keep rules as the list that they are`() {
    func file(_ base64: String) -> RuledSample {
      RuledSample(.xml("<dict><key>v</key><data>\(base64)</data></dict>"))
    }
    let key = Factory({ (v: [UInt8]) in v }, Key("v", .oneOrMany, .count(2), .range(...104)))
    #expect(file("aGg=").faults(key) == [])
    #expect(
      file("aGhoaA==").faults(key) == ["value.count v: `v` has 4 bytes, but should have 2"])
    #expect(
      file("aGk=").faults(key)
        == ["value.out-of-range v: byte 1 of `v` is 105, but should be 104 or less"])
    #expect(
      RuledSample(v: "\"aGk=\"").faults(Key<Data>("v", .oneOrMany, .count(2))) == [])
  }

  @Test func `nulls count where they are elements`() {
    #expect(RuledSample(v: "[1, null]").faults(Key<[Int?]>("v", .compact, .count(2))) == [])
    #expect(RuledSample(v: "[1, null]").faults(Key<[Int]>("v", .compact, .count(1))) == [])
    let replaced = Key<[Int?]>("v", .faultyElements(.replace), .count(2), .range(...5))
    #expect(
      RuledSample(v: "[1, \"9\"]").faults(replaced)
        == ["type.mismatch v[1]: `v[1]` should be Int, but the file has a string"])
    let dropped = Key<[Int]>("v", .faultyElements(.replace), .count(1))
    #expect(RuledSample(v: "[1, \"9\"]").report(Factory({ $0 }, dropped)).models == [[1]])
  }

  @Test func `one value for many counts one and keeps the rules of elements`() {
    let key = Key<[String]>("v", .oneOrMany, .count(1), .oneOf("a"))
    #expect(RuledSample(v: "\"a\"").faults(key) == [])
    #expect(
      RuledSample(v: "\"b\"").faults(key)
        == ["value.not-allowed v: `v` should be one of a few values, but is \"b\""])
  }

  @Test func `text is split for lists alone`() {
    #expect(RuledSample(v: "\"a,b\"").faults(Key<String>("v", .split(by: ","), .count(3))) == [])
    #expect(RuledSample(v: "\"a,b\"").faults(Key<[String]>("v", .split(by: ","), .count(2))) == [])
  }

  @Test func `an unknown case keeps the rules of the fallback`() {
    #expect(RuledSample(v: "\"odd\"").faults(Key<Mood>("v", .oneOf("else"))) == [])
    #expect(RuledSample(v: "\"odd\"").faults(Key<Mood>("v", .oneOf("fine"))).count == 1)
  }

  @Test func `an empty string keeps rules where it is not nil`() {
    let text = "value.count v: `v` should not be empty"
    #expect(RuledSample(v: "\"\"").faults(Key<String?>("v", .emptyStringIsNil, .nonEmpty)) == [])
    #expect(
      RuledSample(v: "\"\"").faults(Key<String>("v", .emptyStringIsNil, .nonEmpty)) == [text])
  }

  @Test func `rules in between do not have a missing key told twice`() {
    let factory = Factory(
      { (a: Int, b: String, c: Int) in a + c }, Key(["o", "x"]), Key("v", .lenient, .count(1)),
      Key(["o", "y"]))
    #expect(
      RuledSample(v: "7").report(factory).findings == [Finding("key.missing", "o", "1:1")])
  }
}

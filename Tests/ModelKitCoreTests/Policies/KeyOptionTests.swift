import Foundation
import ModelKitCore
import ModelKitDocument
import ModelKitTestSupport
import Testing

/// What one key may allow that no policy does.
struct KeyOptionTests {
  private func load<Value: ModelValue>(
    _ key: Key<Value>, _ sample: Sample, policy: Policy = .strict
  ) -> (value: Value?, findings: [Finding]) {
    let reader = Optioned<Value>.Reading(key: key, sample: sample, policy: policy)
    return (reader.value, reader.findings)
  }

  @Test func `a number is a point in time, in the unit that the key names`() {
    let seconds = load(Key<Date>("v", .unixTime(.seconds)), .json(#"{"v": 1432821600}"#))
    #expect(seconds.value == Date(timeIntervalSince1970: 1_432_821_600))
    #expect(seconds.findings == [])
    let milliseconds = load(
      Key<Date>("v", .unixTime(.milliseconds)), .xml("<dict><key>v</key><real>1500.5</real></dict>")
    )
    #expect(milliseconds.value == Date(timeIntervalSince1970: 1.5005))
    let text = load(
      Key<Date>("v", .unixTime(.seconds)), .json(#"{"v": "1970-01-01T00:00:05Z"}"#))
    #expect(text.value == Date(timeIntervalSince1970: 5))
  }

  @Test func `milliseconds that are taken for seconds are out of range, and told`() {
    let report = Stamped.load(.json(#"[{"at": 1432821600000}]"#))
    #expect(report.findings == [Finding("value.out-of-range", "[0].at", "1:9")])
    #expect(
      report.diagnostics.first?.help
        == "looks like milliseconds: read it with `.unixTime(.milliseconds)`")
  }

  @Test func `one value is a list of one, which is noted`() {
    let one = load(Key<[Int]>("v", .oneOrMany), .json(#"{"v": 3}"#))
    #expect(one.value == [3])
    #expect(one.findings == [Finding("value.coerced", "v", "1:7", .note)])
    let many = load(Key<[Int]>("v", .oneOrMany), .json(#"{"v": [3, 4]}"#))
    #expect(many.value == [3, 4])
    #expect(many.findings == [])
    #expect(
      load(Key<[Int]>("v", .oneOrMany), .json(#"{"v": "x"}"#)).findings
        == [Finding("value.number", "v", "1:7")])
    #expect(
      load(Key<[Int]>("v", .oneOrMany), .json(#"{"v": null}"#)).findings
        == [Finding("type.null", "v", "1:7")])
    let set = load(Key<Set<String>>("v", .oneOrMany), .json(#"{"v": "x"}"#))
    #expect(set.value == ["x"])
  }

  @Test func `text is split into a list`() {
    let words = load(Key<[String]>("v", .split(by: ",")), .json(#"{"v": "a, b ,,c"}"#))
    #expect(words.value == ["a", "b", "", "c"])
    #expect(words.findings == [])
    #expect(load(Key<[String]>("v", .split(by: ",")), .json(#"{"v": ""}"#)).value == [])
    let numbers = load(
      Key<[Int]>("v", .split(by: ";")), .xml("<dict><key>v</key><string>1;2;3</string></dict>"))
    #expect(numbers.value == [1, 2, 3])
    #expect(
      load(Key<[Int]>("v", .split(by: ";")), .json(#"{"v": "1;x;3"}"#)).findings
        == [Finding("value.number", "v[1]", "1:7")])
  }

  @Test func `text is JSON, and paths run on inside it`() {
    let sample = Sample.json(#"{"v": "{\"a\": 5, \"b\": 1}"}"#)
    let inner = load(Key<Inner>("v", .jsonText), sample)
    #expect(inner.value?.a == 5)
    #expect(inner.findings == [Finding("key.unknown", "v.b", "1:7", .warning)])
    #expect(
      load(Key<[Int]>("v", .jsonText), .json(#"{"v": "[1, true]"}"#)).findings
        == [Finding("type.mismatch", "v[1]", "1:7")])
    let broken = load(Key<[String: Int]>("v", .jsonText), .json(#"{"v": "{\"a\": }"}"#))
    #expect(broken.findings.map(\.path).allSatisfy { $0.hasPrefix("v") })
    #expect(broken.findings.map(\.place) == ["1:7"])
    #expect(
      load(Key<Inner>("v"), sample).findings == [Finding("type.mismatch", "v", "1:7")])
  }

  @Test func `notes of JSON text have their path, and go with an entry that is rejected`() {
    let document = Sample.json(#"[{"v": "[1, \"2\"]"}, {"v": "[\"2\", true]"}]"#).document
    let factory = Factory({ (v: [Int]) in v }, Key("v", .jsonText))
    let report = factory.load(document, policy: .lenient)
    #expect(report.models == [[1, 2]])
    #expect(
      report.diagnostics.map(Finding.init) == [
        Finding("value.coerced", "[0].v[1]", "1:8", .note),
        Finding("type.mismatch", "[1].v[1]", "1:29"),
      ])
  }

  @Test func `a mark before JSON text is no fault of it`() {
    let text = load(Key<Inner>("v", .jsonText), .json("{\"v\": \"\u{FEFF}{\\\"a\\\": 5}\"}"))
    #expect(text.value?.a == 5)
  }

  @Test func `text within text is as deep as it is in all`() {
    var text = "{}"
    for _ in 0..<6 {
      let quoted = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      text =
        String(repeating: #"{"s":"#, count: 120) + "{\"t\":\"\(quoted)\"}"
        + String(repeating: "}", count: 120)
    }
    let report = Nest.load(.json(text))
    #expect(report.findings.map(\.code) == ["limit.depth"])
  }

  @Test func `rules are kept by what text is read as`() {
    let key = Key<[String]>("v", .split(by: ","), .count(2...3), .oneOf("a", "b"))
    #expect(load(key, .json(#"{"v": "a,b"}"#)).findings == [])
    #expect(load(key, .json(#"{"v": "a"}"#)).findings == [Finding("value.count", "v", "1:7")])
    #expect(
      load(key, .json(#"{"v": "a,x,y"}"#)).findings == [
        Finding("value.not-allowed", "v[1]", "1:7"), Finding("value.not-allowed", "v[2]", "1:7"),
      ])
    #expect(
      load(Key<[Int]>("v", .oneOrMany, .count(2...)), .json(#"{"v": 5}"#)).findings.map(\.code)
        == ["value.count"])
  }

  @Test func `nanoseconds of our time are read`() {
    let stamp = load(
      Key<Date>("v", .unixTime(.nanoseconds)), .json(#"{"v": 1700000000123456789}"#))
    #expect(stamp.findings == [])
    #expect(abs((stamp.value?.timeIntervalSince1970 ?? 0) - 1_700_000_000.123_456) < 0.000_001)
    #expect(
      load(Key<Date>("v", .unixTime(.seconds)), .json(#"{"v": -9223372036854775808}"#)).findings
        == [Finding("value.out-of-range", "v", "1:7")])
  }

  /// A key, what it reads, and the note that there is of it.
  struct Asked: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let message: String
    let report: @Sendable () -> (diagnostics: [Finding], notes: [Diagnostic])

    init<Value: ModelValue>(_ key: Key<Value>, _ sample: Sample, _ message: String) {
      testDescription = message
      self.message = message
      report = {
        let report = Factory({ (value: Value) in [value] }, key).load(sample.document)
        return (report.diagnostics.map(Finding.init), report.notes)
      }
    }
  }

  static let asked = [
    Asked(
      Key<Date>("v", .unixTime(.seconds)), .json(#"{"v": 5}"#),
      "`v` is read as Date from integer 5"),
    Asked(
      Key<[String]>("v", .split(by: ","), .count(2)), .json(#"{"v": "a,b"}"#),
      "`v` is read as a list from string \"a,b\""),
    Asked(
      Key<Inner>("v", .jsonText), .json(#"{"v": "{}"}"#),
      "`v` is read as what its JSON says from string \"{}\""),
    Asked(
      Key<Inner>("v", .emptyListAsDictionary), .json(#"{"v": []}"#),
      "`v` is read as a dictionary from array of 0"),
    Asked(
      Key<Int>("v", .numberFromBoolean), .json(#"{"v": true}"#),
      "`v` is read as Int from boolean true"),
    Asked(
      Key<String>("v", .textFromBoolean), .json(#"{"v": true}"#),
      "`v` is read as String from boolean true"),
    Asked(
      Key<String>("v", .textFromDate),
      .xml("<dict><key>v</key><date>2011-11-28T09:21:30Z</date></dict>"),
      "`v` is read as String from date"),
    Asked(
      Key<String>("v", .textFromData), .xml("<dict><key>v</key><data>aGk=</data></dict>"),
      "`v` is read as String from data of 2 bytes"),
    Asked(
      Key<Data>("v", .base64), .xml("<dict><key>v</key><string>aGk=</string></dict>"),
      "`v` is read as Data from string \"aGk=\""),
    Asked(
      Key<Int>("v", .wholeReals), .json(#"{"v": 7.0}"#), "`v` is read as Int from real 7.0"),
    Asked(
      Key<Level>("v", .rawValueFromReal), .json(#"{"v": 7.0}"#),
      "`v` is read as Int from real 7.0"),
  ]

  @Test(arguments: asked)
  func `a conversion that a key asks for is noted once, and no finding`(asked: Asked) {
    let (diagnostics, notes) = asked.report()
    #expect(diagnostics == [])
    #expect(notes.map(\.message) == [asked.message])
    #expect(notes.map(\.code.rawValue) == ["value.coerced"])
  }

  @Test func `a date in the zone that a key assumes is noted`() {
    let key = Key<Date>("v", .lenient, .assumedZone(3600))
    let zoned = load(key, .json(#"{"v": "2011-11-28T09:21:30Z"}"#))
    #expect(zoned.findings == [])
    let local = load(key, .json(#"{"v": "2011-11-28T10:21:30"}"#))
    #expect(local.value == zoned.value)
    #expect(local.findings == [Finding("value.coerced", "v", "1:7", .note)])
    #expect(
      load(key, .json(#"{"v": "2011-02-29T10:21:30"}"#)).findings
        == [Finding("value.date", "v", "1:7")])
  }

  @Test func `an empty list is an empty dictionary where a key says so`() {
    let key = Key<[String: Int]>("v", .emptyListAsDictionary)
    #expect(load(key, .json(#"{"v": []}"#)).value == [:])
    #expect(load(key, .json(#"{"v": [1]}"#)).findings == [Finding("type.mismatch", "v", "1:7")])
    let inner = load(Key<Inner>("v", .emptyListAsDictionary), .json(#"{"v": []}"#))
    #expect(inner.value != nil)
    #expect(inner.value?.a == nil)
  }

  @Test func `booleans, dates and data are text or numbers where a key says so`() throws {
    #expect(load(Key<Int>("v", .numberFromBoolean), .json(#"{"v": true}"#)).value == 1)
    #expect(load(Key<String>("v", .textFromBoolean), .json(#"{"v": false}"#)).value == "false")
    let date = Sample.xml("<dict><key>v</key><date>2011-11-28T09:21:30Z</date></dict>")
    #expect(load(Key<String>("v", .textFromDate), date).value == "2011-11-28T09:21:30Z")
    let data = Sample.xml("<dict><key>v</key><data>aGk=</data></dict>")
    #expect(load(Key<String>("v", .textFromData), data).value == "hi")
    let bad = Sample.xml("<dict><key>v</key><data>/w==</data></dict>")
    #expect(
      load(Key<String>("v", .textFromData), bad).findings
        == [Finding("value.data", "v", "2:19")])
    let text = Sample.xml("<dict><key>v</key><string>aGk=</string></dict>")
    #expect(load(Key<Data>("v", .base64), text).value == Data("hi".utf8))
    #expect(load(Key<Data>("v"), text).findings == [Finding("type.mismatch", "v", "2:19")])
    #expect(load(Key<Level>("v", .rawValueFromReal), .json(#"{"v": 7.0}"#)).value == .high)
    #expect(
      load(Key<Level>("v"), .json(#"{"v": 7.0}"#)).findings
        == [Finding("type.mismatch", "v", "1:7")])
  }

  @Test func `the digits of a colour are read in the order that a key names`() {
    let argb = load(Key<HexColor>("v"), .json(##"{"v": "#80FF0000"}"##))
    #expect(argb.value == HexColor(red: 255, green: 0, blue: 0, alpha: 0x80))
    let rgba = load(Key<HexColor>("v", .rgba), .json(##"{"v": "#FF000080"}"##))
    #expect(rgba.value == HexColor(red: 255, green: 0, blue: 0, alpha: 0x80))
    let blanks = load(Key<HexColor>("v"), .json(##"{"v": " #FFF "}"##))
    #expect(blanks.value == HexColor(red: 255, green: 255, blue: 255))
    #expect(blanks.findings == [Finding("value.coerced", "v", "1:7", .note)])
  }

  @Test func `options hold for the parts of a text as for those of a list`() {
    let key = Key<[HexColor]>("v", .split(by: ","), .rgba)
    let color = HexColor(red: 1, green: 2, blue: 3, alpha: 4)
    #expect(load(key, .json(#"{"v": "01020304"}"#)).value == [color])
    #expect(load(key, .json(#"{"v": ["01020304"]}"#)).value == [color])
  }

  @Test func `lenient is one key alone, or all but one`() {
    #expect(load(Key<Int>("v", .lenient), .json(#"{"v": "5"}"#)).value == 5)
    #expect(
      load(Key<Int>("v", .strict), .json(#"{"v": "5"}"#), policy: .lenient).findings
        == [Finding("type.mismatch", "v", "1:7")])
  }

  @Test func `an option stops at a nested model, and holds again behind it`() {
    let report = Outer.load(
      .json(#"{"inner": [{"tags": "a,b"}], "after": "a,b"}"#))
    #expect(report.findings == [Finding("type.mismatch", "inner[0].tags", "1:21")])
    let good = Outer.load(.json(#"{"inner": {"tags": ["a"]}, "after": "a,b"}"#))
    #expect(good.findings == [])
    #expect(good.models.first?.after == ["a", "b"])
  }
}

struct Stamped: Model {
  let at: Date
  static let factory = Factory(Stamped.init, Key("at", .unixTime(.seconds)))
}

private final class Nest: Model {
  let s: Nest?
  let t: Nest?
  init(s: Nest?, t: Nest?) {
    self.s = s
    self.t = t
  }
  static let factory = Factory(Nest.init(s:t:), Key("s"), Key("t", .jsonText))
}

private struct Tagged: Model {
  let tags: [String]
  static let factory = Factory(Tagged.init, Key("tags"))
}

private struct Outer: Model {
  let inner: [Tagged]
  let after: [String]
  static let factory = Factory(
    Outer.init, Key("inner", .oneOrMany, .split(by: ",")), Key("after", .split(by: ",")))
}

/// A model of one value whose key is given, as a type cannot be parametrised by it.
struct Optioned<Value: ModelValue> {
  struct Reading {
    let value: Value?
    let findings: [Finding]

    init(key: Key<Value>, sample: Sample, policy: Policy) {
      let factory = Factory({ (value: Value) in value }, key)
      let report = factory.load(sample.document, policy: policy)
      value = report.models.first
      findings = report.diagnostics.map(Finding.init)
    }
  }
}

import ModelKitCore
import ModelKitDocument
import ModelKitTestSupport
import Testing

struct Address: Model {
  let street: String
  let houseNumber: Int

  static let factory = Factory(Address.init, Key("street"), Key("houseNumber"))
}

struct KeyTests {
  // MARK: missing keys

  @Test func `a missing key is placed at its dictionary`() {
    let report = Address.load(.json("[\n  {\"street\": \"High Street\"}\n]"))
    #expect(report.findings == [Finding("key.missing", "[0].houseNumber", "2:3")])
    #expect(report.diagnostics.first?.message == "missing required key `houseNumber` in Address")
    #expect(
      Address.load(.xml("<dict>\n<key>houseNumber</key><integer>1</integer>\n</dict>")).findings
        == [Finding("key.missing", "street", "2:1")])
    #expect(
      Address.load(.openStep("{ street = x; }")).findings
        == [Finding("key.missing", "houseNumber", "1:1")])
  }

  @Test func `a key that looks like the missing one is named`() {
    let report = Address.load(.json(#"{"street": "x", "house_number": 1}"#))
    #expect(
      report.findings == [
        Finding("key.missing", "houseNumber", "1:1"),
        Finding("key.unknown", "house_number", "1:17", .warning),
      ])
    #expect(
      report.diagnostics.map(\.help) == [
        "did you mean `house_number` to be `houseNumber`?", "did you mean `houseNumber`?",
      ])
  }

  // MARK: unknown keys

  @Test(
    arguments: [
      ("Street", "street"), ("stret", "street"), ("steret", "street"),
      ("house-number", "houseNumber"),
      ("HOUSE_NUMBER", "houseNumber"), ("houseNumbers", "houseNumber"), ("city", nil), ("", nil),
      ("treet", "street"), ("number", nil),
    ])
  func `an unknown key is a warning with a suggestion`(key: String, suggestion: String?) {
    let report = Address.load(
      .json("{\"street\": \"x\", \"houseNumber\": 1,\n  \"\(key)\": 2}"))
    let path = NodePath([.key(key)])
    #expect(report.findings == [Finding("key.unknown", "\(path)", "2:3", .warning)])
    #expect(report.diagnostics.first?.message == "Address has no property `\(key)`")
    #expect(report.diagnostics.first?.help == suggestion.map { "did you mean `\($0)`?" })
    #expect(report.models.count == 1)
    #expect(report.isClean)
  }

  @Test func `a policy makes unknown keys errors, or silent`() throws {
    let sample = Sample.json(#"[{"street": "x", "houseNumber": 1, "city": 2}]"#)
    let strict = Address.load(sample, policy: Policy(unknownKeys: .error))
    #expect(strict.findings == [Finding("key.unknown", "[0].city", "1:36")])
    #expect(strict.models.isEmpty)
    #expect(strict.rejected.map(\.index) == [0])
    let silent = Address.load(sample, policy: Policy(unknownKeys: .ignore))
    #expect(silent.findings.isEmpty)
    #expect(silent.models.count == 1)
  }

  @Test func `unknown keys are placed in every format`() {
    #expect(
      Address.load(
        .xml(
          "<dict>\n<key>street</key><string>x</string>\n<key>houseNumber</key><integer>1</integer>\n"
            + "  <key>stret</key><string>y</string>\n</dict>")
      ).findings == [Finding("key.unknown", "stret", "5:3", .warning)])
    #expect(
      Address.load(.openStep("{ street = x; houseNumber = 1; stret = y; }")).findings
        == [Finding("key.unknown", "stret", "1:32", .warning)])
  }

  // MARK: literal names

  @Test func `a key with dots is one key`() throws {
    struct Dotted: Model {
      let a: Int
      static let factory = Factory(Dotted.init, Key("com.company.property"))
    }
    let sample = Sample.json(#"{"com": {"company": {"property": 2}}, "com.company.property": 1}"#)
    let report = Dotted.load(sample)
    #expect(report.models.map(\.a) == [1])
    #expect(report.findings == [Finding("key.unknown", "com", "1:2", .warning)])
    #expect(
      Dotted.load(.json(#"{"com.company.property": ""}"#)).findings
        == [Finding("value.number", "[\"com.company.property\"]", "1:26")])
  }

  @Test(arguments: [
    "a", "1234567", "12345678", "123456789", "0123456789abcdef", "0123456789abcdefg",
  ])
  func `keys of any length are told apart`(key: String) throws {
    let name = KeyName(key)
    for other in [key, key + "x", String(key.dropLast()), "x" + key.dropFirst(), key.uppercased()] {
      let bytes = Array(other.utf8) + Array(repeating: 0xFF, count: 16)
      let matches = bytes.withUnsafeBufferPointer { buffer in
        buffer.baseAddress.map { name.matches($0, length: UInt32(other.utf8.count)) } ?? false
      }
      #expect(matches == (other == key), "\(other)")
    }
  }

  @Test func `any name is allowed`() throws {
    struct Odd: Model {
      let first: Int
      let second: Int
      let third: Int
      static let factory = Factory(Odd.init, Key("default"), Key(""), Key("键 \"1\""))
    }
    let odd = try Odd(from: Sample.json(#"{"default": 1, "": 2, "键 \"1\"": 3}"#).document)
    #expect([odd.first, odd.second, odd.third] == [1, 2, 3])
    #expect(
      Odd.load(.json(#"{"default": 1, "": [], "键 \"1\"": []}"#)).findings.map(\.path)
        == ["[\"\"]", "[\"键 \\\"1\\\"\"]"])
  }

  @Test func `two properties can read one key`() throws {
    struct Twice: Model {
      let number: Int
      let text: Double
      static let factory = Factory(Twice.init, Key("n"), Key("n"))
    }
    let twice = try Twice(from: Sample.json(#"{"n": 5}"#).document)
    #expect(twice.number == 5 && twice.text == 5)
    #expect(
      Twice.load(.json(#"{"n": 5, "m": 6, "n": 7}"#)).findings == [
        Finding("key.unknown", "m", "1:10", .warning), Finding("key.duplicate", "n", "1:18"),
      ])
  }

  // MARK: keys that stand twice

  @Test func `a key that stands twice is an error with both places`() throws {
    let sample = Sample.json("[{\"street\": \"x\",\n\"houseNumber\": 1,\n\"street\": \"y\"}]")
    let report = Address.load(sample)
    #expect(report.findings == [Finding("key.duplicate", "[0].street", "3:1")])
    #expect(report.models.isEmpty)
    let first = try #require(report.diagnostics.first?.related.first)
    #expect(first.position?.line == 1 && first.position?.column == 3)
    #expect(first.text == "first, value \"x\"")
  }

  @Test func `a key that stands three times is two findings`() {
    let report = Address.load(
      .json(#"{"street": "x", "street": "y", "houseNumber": 1, "street": "z"}"#))
    #expect(
      report.findings == [
        Finding("key.duplicate", "street", "1:17"), Finding("key.duplicate", "street", "1:50"),
      ])
    #expect(report.diagnostics.map { $0.related.first?.position?.column } == [2, 17])
  }

  @Test func `where it is no error the last one counts`() {
    let sample = Sample.json(#"{"street": "x", "houseNumber": 1, "street": "y"}"#)
    let warned = Address.load(sample, policy: Policy(duplicateKeys: .warning))
    #expect(warned.models.map(\.street) == ["y"])
    #expect(warned.findings == [Finding("key.duplicate", "street", "1:35", .warning)])
    let silent = Address.load(sample, policy: Policy(duplicateKeys: .ignore))
    #expect(silent.models.map(\.street) == ["y"])
    #expect(silent.findings.isEmpty)
  }

  @Test func `escaped spellings are the same key`() {
    let report = Address.load(
      .json(#"{"street": "x", "\u0073treet": "y", "houseNumber": 1}"#))
    #expect(report.findings == [Finding("key.duplicate", "street", "1:17")])
  }

  @Test func `a key that stands twice in a binary file`() {
    // {a: 1, a: 2} of a model with `a`.
    let sample = BinaryFile.sample([
      [0xD2, 1, 1, 2, 3], [0x51, UInt8(ascii: "a")], [0x10, 1], [0x10, 2],
    ])
    #expect(Inner.load(sample).findings == [Finding("key.duplicate", "a", "")])
    let lenient = Inner.load(sample, policy: Policy(duplicateKeys: .warning))
    #expect(lenient.models.map(\.a) == [2])
  }
}

import Foundation
import ModelKitCore
import ModelKitDocument
import ModelKitTestSupport
import Testing

private struct Item: Model {
  let count: Int
  let tags: [String]
  let note: String?

  static let factory = Factory(
    Item.init, Key("count", default: -1), Key("tags", default: []), Key("note"))
}

private struct Strict: Model {
  let count: Int
  static let factory = Factory(Strict.init, Key("count")).applying(
    .strict, .unknownKeys(.error))
}

private struct Mixed: Model {
  let loose: Int
  let strict: Strict
  let list: [Strict]
  static let factory = Factory(
    Mixed.init, Key("loose"), Key("strict"), Key("list", default: []))
}

private struct Photo: Model {
  let imageURL: String
  let id: Int
  let ownerName: String?
  static let factory = Factory(Photo.init, Key("imageURL"), Key("id"), Key("ownerName"))
}

private struct Row: Model {
  let image_url: String
  static let factory = Factory(Row.init, Key("image_url"))
}

/// What policies decide, for a load, a type and a key.
struct PolicyTests {
  // MARK: nulls and defaults

  @Test func `a null is no default in strict, and is one in lenient with a note`() {
    let sample = Sample.json(#"[{"count": null}]"#)
    let strict = Item.load(sample)
    #expect(strict.findings == [Finding("type.null", "[0].count", "1:12")])
    #expect(strict.models.isEmpty)
    let lenient = Item.load(sample, policy: .lenient)
    #expect(lenient.models.map(\.count) == [-1])
    #expect(
      lenient.diagnostics.map(Finding.init)
        == [Finding("value.defaulted", "[0].count", "1:12", .note)])
    #expect(lenient.diagnostics.first?.message == "`count` is null, so its default stands in")
  }

  @Test func `a missing key with a default is noted, and no finding`() {
    let report = Item.load(.json(#"[{"count": 1}, {"tags": []}]"#))
    #expect(report.diagnostics.isEmpty)
    #expect(
      report.noted == [
        Finding("value.defaulted", "[0].tags", "1:2", .note),
        Finding("value.defaulted", "[1].count", "1:16", .note),
      ])
    #expect(report.notes.map { $0.entry?.index } == [0, 1])
    #expect(report.models.map(\.count) == [1, -1])
    #expect(report.summary == "2 of 2")
  }

  @Test func `a null that is refused names the default that it hides`() {
    let text = Sample.json(#"{"v": null}"#)
    let plain = Factory({ (v: Int) in v }, Key("v", default: 1)).load(text.document)
    let special = Factory({ (v: Int) in v }, Key("v", .range(0...), default: 1)).load(text.document)
    let help =
      "declare it Int? if it may be null, or give its key `.nulls(.defaulted)` to have the default"
    #expect(plain.diagnostics.map(\.help) == [help])
    #expect(special.diagnostics.map(\.help) == [help])
    let required = Factory({ (v: Int) in v }, Key("v")).load(text.document)
    #expect(required.diagnostics.map(\.help) == ["declare it Int? if it may be null"])
  }

  @Test func `nothing is noted of an entry that is rejected`() {
    let report = Item.load(.json(#"[{"count": "5", "tags": [1, true]}]"#), policy: .lenient)
    #expect(report.findings == [Finding("type.mismatch", "[0].tags[1]", "1:29")])
    #expect(report.notes.isEmpty)
  }

  @Test func `ten thousand defaults cost no words until they are asked for`() {
    let text = "[" + Array(repeating: #"{"count": 1}"#, count: 10_000).joined(separator: ",") + "]"
    let report = Item.load(.json(text))
    #expect(report.diagnostics.isEmpty)
    #expect(report.notes.count == 10_000)
    #expect(report.notes.last.map(Finding.init)?.path == "[9999].tags")
    #expect(report.notes.last?.entry?.index == 9999)
  }

  @Test func `an empty string is nil where the policy says so`() {
    let policy = Policy(emptyStringIsNil: true)
    #expect(Item.load(.json(#"{"note": ""}"#)).models.first?.note == "")
    let report = Item.load(.json(#"{"note": ""}"#), policy: policy)
    #expect(report.models.count == 1)
    #expect(report.models.first?.note == nil)
    #expect(
      Box<Int>.load(.json(#"{"v": ""}"#), policy: policy).findings
        == [Finding("value.number", "v", "1:7")])
    #expect(Box<Int?>.load(.json(#"{"v": ""}"#), policy: policy).models.count == 1)
  }

  // MARK: lists

  private static let list = Sample.json(#"{"v": [1, "x", null, 4, true]}"#)

  @Test func `faults of a list are collected`() {
    let report = Box<[Int]>.load(Self.list)
    #expect(report.findings.map(\.path) == ["v[1]", "v[2]", "v[4]"])
    #expect(report.models.isEmpty)
  }

  @Test func `a list fails at its first fault`() {
    let report = Box<[Int]>.load(Self.list, policy: Policy(faultyElements: .fail))
    #expect(report.findings.map(\.path) == ["v[1]"])
  }

  @Test func `faulty elements are left out, and told as warnings`() {
    let report = Box<[Int]>.load(Self.list, policy: Policy(faultyElements: .skip))
    #expect(report.models.map(\.v) == [[1, 4]])
    #expect(
      report.findings == [
        Finding("value.number", "v[1]", "1:11", .warning),
        Finding("type.null", "v[2]", "1:16", .warning),
        Finding("type.mismatch", "v[4]", "1:25", .warning),
      ])
    #expect(report.isClean)
    let set = Box<Set<Int>>.load(
      .json(#"{"v": [1, 1, 2]}"#), policy: Policy(faultyElements: .skip))
    #expect(set.models.map(\.v) == [[1, 2]])
    #expect(set.findings == [Finding("value.duplicate", "v[1]", "1:11", .warning)])
  }

  @Test func `nil stands in for faulty elements`() {
    let report = Box<[Int?]>.load(Self.list, policy: Policy(faultyElements: .replace))
    #expect(report.models.map(\.v) == [[1, nil, nil, 4, nil]])
    #expect(report.findings.map(\.severity) == [.warning, .warning])
  }

  @Test func `nulls are left out of a list, with a note each`() {
    let sample = Sample.json(#"{"v": [1, null, 2, null]}"#)
    let report = Box<[Int]>.load(sample, policy: Policy(compactsLists: true))
    #expect(report.models.map(\.v) == [[1, 2]])
    #expect(
      report.diagnostics.map(Finding.init) == [
        Finding("value.skipped", "v[1]", "1:11", .note),
        Finding("value.skipped", "v[3]", "1:20", .note),
      ])
    let kept = Box<[Int?]>.load(sample, policy: Policy(compactsLists: true))
    #expect(kept.models.map(\.v) == [[1, nil, 2, nil]])
  }

  // MARK: numbers and dates

  @Test func `numbers that are not finite need leave`() {
    let sample = Sample.xml("<dict><key>v</key><real>nan</real></dict>")
    #expect(Box<Double>.load(sample).findings == [Finding("value.non-finite", "v", "2:19")])
    let policy = Policy(allowsNonFiniteNumbers: true)
    #expect(Box<Double>.load(sample, policy: policy).models.first?.v.isNaN == true)
    #expect(
      Box<Float>.load(
        .xml("<dict><key>v</key><real>-infinity</real></dict>"), policy: policy
      ).models.first?.v == -.infinity)
    #expect(
      Box<Double>.load(.json(#"{"v": 1e400}"#), policy: policy).findings
        == [Finding("value.out-of-range", "v", "1:7")])
  }

  @Test func `a whole real is an integer in JSON where the policy says so`() {
    let policy = Policy(acceptsWholeReals: true)
    #expect(Box<Int>.load(.json(#"{"v": 5.0}"#), policy: policy).models.map(\.v) == [5])
    #expect(Box<Int>.load(.json(#"{"v": 1e3}"#), policy: policy).diagnostics.isEmpty)
    #expect(
      Box<Int>.load(.json(#"{"v": 5.5}"#), policy: policy).findings
        == [Finding("value.precision-loss", "v", "1:7")])
    #expect(
      Box<Int>.load(.xml("<dict><key>v</key><real>5.0</real></dict>"), policy: policy).findings
        == [Finding("type.mismatch", "v", "2:19")])
  }

  @Test func `a date without a zone is in the declared one, in lenient`() {
    let sample = Sample.json(#"{"v": "2011-11-28T09:21:30"}"#)
    #expect(Box<Date>.load(sample).findings == [Finding("value.date", "v", "1:7")])
    #expect(
      Box<Date>.load(sample, policy: .lenient).findings == [Finding("value.date", "v", "1:7")])
    var policy = Policy.lenient
    policy.assumedZone = 3_600
    #expect(
      Box<Date>.load(sample, policy: policy).models.map(\.v)
        == [Date(timeIntervalSince1970: 1_322_468_490)])
  }

  // MARK: types

  @Test func `a type has a policy of its own`() {
    let report = Mixed.load(
      .json(
        #"{"loose": "1", "strict": {"count": "2"}, "list": [{"count": 3, "x": 0}], "y": 1}"#),
      policy: .lenient)
    #expect(
      report.findings == [
        Finding("type.mismatch", "strict.count", "1:36"),
        Finding("key.unknown", "list[0].x", "1:64"),
        Finding("key.unknown", "y", "1:74", .warning),
      ])
    let good = Mixed.load(
      .json(#"{"strict": {"count": 2}, "loose": "1"}"#), policy: .lenient)
    #expect(good.models.map(\.loose) == [1])
  }

  // MARK: names

  @Test func `names in snake case are found for camel case`() {
    let sample = Sample.json(#"[{"image_url": "a", "id": 1, "owner_nme": "x"}]"#)
    let report = Photo.load(sample, policy: Policy(keyNaming: .snakeCase))
    #expect(report.models.map(\.imageURL) == ["a"])
    #expect(report.findings == [Finding("key.unknown", "[0].owner_nme", "1:30", .warning)])
    #expect(Photo.load(sample).findings.first == Finding("key.missing", "[0].imageURL", "1:2"))
  }

  @Test(arguments: ["imageURL", "imageUrl", "image_url"])
  func `names in camel case are found for snake case`(key: String) {
    let report = Row.load(
      .json("[{\"\(key)\": \"a\"}]"), policy: Policy(keyNaming: .camelCase))
    #expect(report.models.map(\.image_url) == ["a"])
    #expect(report.findings == [])
  }

  @Test func `names follow a rule of one's own`() {
    let shouting = KeyNaming.custom("shouting") { $0.uppercased() }
    let report = Photo.load(
      .json(#"{"IMAGEURL": "a", "ID": 1}"#), policy: Policy(keyNaming: shouting))
    #expect(report.models.map(\.id) == [1])
    #expect(report.findings == [])
  }

  @Test(
    arguments: [
      ("imageURL", "image_url"), ("id", "id"), ("HTTPServer", "http_server"),
      ("urlOfShop2", "url_of_shop2"), ("a", "a"), ("aB", "a_b"), ("already_snake", "already_snake"),
      ("userIDs", "user_ids"), ("imageURLsOfShop", "image_urls_of_shop"),
      ("someISO", "some_iso"),
    ])
  func `camel case becomes snake case`(camel: String, snake: String) {
    #expect(KeyNaming.snakeCase.names(for: camel) == (camel == snake ? [] : [snake]))
  }
}

import Foundation
import ModelKit
import ModelKitTestSupport
import Testing

/// One value of each type, all optional, so that a test can give just one.
struct Values: Model {
  var flag: Bool?
  var count: Int?
  var byte: UInt8?
  var large: UInt64?
  var ratio: Double?
  var small: Float?
  var price: Decimal?
  var text: String?
  var date: Date?
  var data: Data?
  var link: URL?
  var id: UUID?

  static let factory = Factory(
    Values.init, Key("flag"), Key("count"), Key("byte"), Key("large"), Key("ratio"), Key("small"),
    Key("price"), Key("text"), Key("date"), Key("data"), Key("link"), Key("id"))

  /// The code of the one fault of a dictionary with one value; empty if there is none.
  static func fault(_ key: String, _ value: Any) -> String {
    do throws(ModelError) {
      _ = try Values(dictionary: [key: value])
      return ""
    } catch {
      let code = error.findings.first?.code ?? ""
      return error.findings == [Finding(code, key)] ? code : "\(error.findings)"
    }
  }
}

struct DictionaryTests {
  @Test func `the classic initializer`() throws {
    let shop = try Shop(dictionary: ["name": "果粉优选", "icon": "shop_1", "kind": "fruit"])
    #expect(shop.name == "果粉优选")
    #expect(shop.icon == ImageName("shop_1"))
    #expect(shop.kind == .fruit)
    #expect(shop.price == nil)
    #expect(shop.isOpen)
    #expect(shop.tags.isEmpty)
  }

  @Test func `Swift's own values`() throws {
    let date = Date(timeIntervalSinceReferenceDate: 0.1)
    let link = try #require(URL(string: "https://example.com/a"))
    let id = UUID()
    let price = try #require(Decimal(string: "12345678901234567890.123456789"))
    let values = try Values(dictionary: [
      "flag": true, "count": -7, "byte": UInt8(255), "large": UInt64.max, "ratio": 0.1,
      "small": Float(0.25), "price": price, "text": "a", "date": date, "data": Data([1, 2]),
      "link": link, "id": id,
    ])
    #expect(values.flag == true)
    #expect(values.count == -7)
    #expect(values.byte == 255)
    #expect(values.large == .max)
    #expect(values.ratio == 0.1)
    #expect(values.small == 0.25)
    #expect(values.price == price)
    #expect(values.text == "a")
    #expect(values.date == date)
    #expect(values.data == Data([1, 2]))
    #expect(values.link == link)
    #expect(values.id == id)
  }

  @Test func `Foundation's values`() throws {
    let dictionary: [String: Any] = [
      "flag": NSNumber(value: false), "count": NSNumber(value: 5), "ratio": NSNumber(value: 1.5),
      "large": NSNumber(value: UInt64.max), "small": NSNumber(value: Float(0.5)),
      "price": NSDecimalNumber(string: "99.99"), "text": NSString("t"),
      "date": NSDate(timeIntervalSinceReferenceDate: 5), "data": NSData(data: Data([3])),
    ]
    let values = try Values(dictionary: dictionary)
    #expect(values.flag == false)
    #expect(values.count == 5)
    #expect(values.ratio == 1.5)
    #expect(values.large == .max)
    #expect(values.small == 0.5)
    #expect(values.price == Decimal(string: "99.99"))
    #expect(values.text == "t")
    #expect(values.date == Date(timeIntervalSinceReferenceDate: 5))
    #expect(values.data == Data([3]))
  }

  @Test func `a truth value is no number, and a number no truth value`() {
    for one in [1 as Any, NSNumber(value: 1), UInt8(1), 1.0, NSNumber(value: Int8(1))] {
      #expect(Values.fault("flag", one) == "type.mismatch", "\(type(of: one))")
    }
    for truth in [true as Any, NSNumber(value: true)] {
      #expect(Values.fault("count", truth) == "type.mismatch", "\(type(of: truth))")
      #expect(Values.fault("price", truth) == "type.mismatch", "\(type(of: truth))")
    }
  }

  @Test(arguments: ["{\"flag\": true, \"count\": 1}", "{\"flag\": false, \"count\": 0}"])
  func `what JSONSerialization and PropertyListSerialization make`(text: String) throws {
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8))
    let fromJSON = try Values(dictionary: try #require(object as? [String: Any]))
    #expect(fromJSON.flag == (fromJSON.count == 1))
    let data = try PropertyListSerialization.data(
      fromPropertyList: object, format: .xml, options: 0)
    let plist = try PropertyListSerialization.propertyList(from: data, options: [], format: nil)
    let fromPlist = try Values(dictionary: try #require(plist as? [String: Any]))
    #expect(fromPlist.flag == (fromPlist.count == 1))
    let swapped = try #require(object as? [String: Any])
    #expect(Values.fault("count", swapped["flag"] as Any) == "type.mismatch")
    #expect(Values.fault("flag", swapped["count"] as Any) == "type.mismatch")
  }

  @Test func `numbers keep to the rules of files`() {
    #expect(Values.fault("count", 1.5) == "value.precision-loss")
    #expect(Values.fault("count", 1.0) == "type.mismatch")
    #expect(Values.fault("byte", 256) == "value.out-of-range")
    #expect(Values.fault("large", -1) == "value.out-of-range")
    #expect(Values.fault("count", UInt64.max) == "value.out-of-range")
    #expect(Values.fault("ratio", 9_007_199_254_740_993) == "value.precision-loss")
    #expect(Values.fault("ratio", Double.nan) == "value.non-finite")
    #expect(Values.fault("ratio", Double.infinity) == "value.non-finite")
    #expect(Values.fault("price", Decimal.nan) == "value.non-finite")
    #expect(Values.fault("count", "5") == "type.mismatch")
    #expect(Values.fault("count", "x") == "value.number")
    // Values in memory may have come from JSON, which has no dates.
    #expect(Values.fault("date", "2011-11-28T09:21:30Z") == "")
    #expect(Values.fault("date", "2011-11-31T09:21:30Z") == "value.date")
  }

  @Test func `a message speaks of the dictionary`() {
    let error = #expect(throws: ModelError.self) { try Values(dictionary: ["count": "5"]) }
    #expect(
      error?.diagnostics.first?.message
        == "`count` should be Int, but the dictionary has a string")
    #expect(error?.diagnostics.first?.span == nil)
    #expect(error?.diagnostics.first?.position == nil)
    #expect(
      error?.description
        == "dictionary: error: `count` should be Int, but the dictionary has a string "
        + "[type.mismatch] (count)")
  }

  @Test func `null and optionals in Any`() throws {
    let absent: String? = nil
    let present: String?? = "x"
    let values = try Values(dictionary: [
      "count": NSNull(), "text": absent as Any, "flag": Optional(true) as Any,
      "link": Int?.none as Any,
    ])
    #expect(values.count == nil && values.text == nil && values.link == nil)
    #expect(values.flag == true)
    #expect(try Values(dictionary: ["text": present as Any]).text == "x")
    let error = #expect(throws: ModelError.self) {
      try Shop(dictionary: ["name": NSNull(), "icon": absent as Any, "kind": "cafe"])
    }
    #expect(error?.findings == [Finding("type.null", "name"), Finding("type.null", "icon")])
  }

  @Test func `lists and dictionaries inside`() throws {
    let page = try Page(dictionary: [
      "title": "T",
      "blocks": [
        ["title": "a", "height": 1, "color": "#FFF"],
        NSDictionary(dictionary: ["title": "b", "height": 2, "color": 0xFF]),
      ] as NSArray,
    ])
    #expect(page.blocks.map(\.title) == ["a", "b"])
    #expect(page.blocks.map(\.color) == [HexColor("#FFFFFF"), HexColor("#0000FF")])
    let error = #expect(throws: ModelError.self) {
      try Page(dictionary: [
        "title": 1, "blocks": [["title": "a", "height": 1.5, "color": "red"], 5],
      ])
    }
    #expect(
      error.map { Set($0.findings) } == [
        Finding("type.mismatch", "title"), Finding("value.precision-loss", "blocks[0].height"),
        Finding("value.color", "blocks[0].color"), Finding("type.mismatch", "blocks[1]"),
      ])
  }

  @Test func `types that no file has are told by name`() {
    struct Odd {}
    let error = #expect(throws: ModelError.self) {
      try Shop(dictionary: ["name": Odd(), "icon": "i", "kind": "cafe", "tags": ["a", Odd()]])
    }
    #expect(
      error?.findings
        == [Finding("type.mismatch", "name"), Finding("type.mismatch", "tags[1]")])
    #expect(
      error?.diagnostics.first?.message
        == "a value of type Odd is no value of a property list or of JSON")
    #expect(Values.fault("text", [1: 2]) == "type.mismatch")
    #expect(Values.fault("text", Set([1])) == "type.mismatch")
  }

  @Test func `missing and unknown keys of a dictionary`() {
    let error = #expect(throws: ModelError.self) {
      try Shop(dictionary: ["nam": "A", "icon": "i", "kind": "cafe"])
    }
    #expect(
      error?.findings
        == [Finding("key.missing", "name"), Finding("key.unknown", "nam", "", .warning)])
    #expect(error?.diagnostics.first?.message == "missing required key `name` in Shop")
  }

  @Test func `several dictionaries`() throws {
    let dictionaries: [[String: Any]] = [
      ["name": "A", "icon": "a", "kind": "cafe"], ["name": "B", "icon": "", "kind": "cafe"],
      ["name": "C", "icon": "c", "kind": "bar"],
    ]
    let report = Shop.load(dictionaries: dictionaries)
    #expect(report.models.map(\.name) == ["A"])
    #expect(
      report.findings
        == [Finding("value.image", "[1].icon"), Finding("value.unknown-case", "[2].kind")])
    #expect(throws: ModelError.self) { try Shop.models(dictionaries: dictionaries) }
    #expect(try Shop.models(dictionaries: Array(dictionaries.prefix(1))).count == 1)
    #expect(try Shop.models(dictionaries: []).isEmpty)
  }

  @Test func `values nested deeper than a file may be are refused`() {
    var value: Any = 1
    for _ in 0..<600 { value = [value] }
    #expect(Values.fault("text", value).contains("limit.depth"))
    let fault = Document(dictionary: ["text": value]).diagnostics.first
    #expect(fault?.message == "the value is nested deeper than 512 levels")
    #expect(fault?.help == "make it a list whose elements refer to each other by keys")
  }

  @Test func `a document of a dictionary`() throws {
    let document = Document(dictionary: ["a": [1, 2.5, true], "b": ["c": "d"]])
    let path = try #require(NodePath("a[1]"))
    let node = try #require(document[path])
    #expect(document.kind(of: node) == .real)
    #expect(document.double(node) == 2.5)
    #expect(document.position(of: node) == nil)
    #expect(document.diagnostics.isEmpty)
  }
}

import Foundation
import ModelKitCore
import ModelKitDocument
import ModelKitTestSupport
import Testing

private struct StoredAddress: Model, Equatable {
  let city: String
  let zip: String?
  static let factory = Factory(
    StoredAddress.init, Key("city", \StoredAddress.city), Key("zip", \StoredAddress.zip))
}

private struct StoredShop: Model, Equatable {
  var name: String
  var price: Decimal?
  var stock: Int
  var ratio: Double
  var isOpen: Bool
  var tags: [String]
  var opened: Date
  var logo: Data?
  var link: URL?
  var id: UUID?
  var color: HexColor?
  var word: Word
  var seats: [String: Int]
  var address: StoredAddress
  var branches: [StoredAddress]
  var owner: String?
  var updated: Date?

  static let factory = Factory(
    StoredShop.init, Key("name", \StoredShop.name), Key("price", \StoredShop.price),
    Key("stock", \StoredShop.stock),
    Key("ratio", \StoredShop.ratio), Key("open", \StoredShop.isOpen),
    Key("tags", \StoredShop.tags, .split(by: ","), default: []), Key("opened", \StoredShop.opened),
    Key("logo", \StoredShop.logo), Key("link", \StoredShop.link), Key("id", \StoredShop.id),
    Key("color", \StoredShop.color), Key("word", \StoredShop.word), Key("seats", \StoredShop.seats),
    Key("address", \StoredShop.address), Key("branches", \StoredShop.branches, default: []),
    Key(["meta", "owner"], \StoredShop.owner),
    Key(["meta", "updated"], \StoredShop.updated, .unixTime(.seconds)))

  static let sample = StoredShop(
    name: "果粉 & \"Co\"", price: Decimal(string: "99.90"), stock: -3, ratio: 0.1, isOpen: true,
    tags: ["a", "b c"], opened: Date(timeIntervalSince1970: 1_322_472_090),
    logo: Data([0, 255]), link: URL(string: "https://a.b/c?d=e"),
    id: UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"),
    color: HexColor(red: 12, green: 182, blue: 214), word: .two, seats: ["x": 1, "y": 2],
    address: StoredAddress(city: "Kyoto", zip: nil),
    branches: [StoredAddress(city: "成都", zip: "1")],
    owner: "Rex", updated: Date(timeIntervalSince1970: 1_000))

  static let bare = StoredShop(
    name: "", price: nil, stock: .max, ratio: 1e300, isOpen: false, tags: [],
    opened: Date(timeIntervalSince1970: 0), logo: nil, link: nil, id: nil, color: nil, word: .one,
    seats: [:], address: StoredAddress(city: "", zip: ""), branches: [], owner: nil, updated: nil)
}

private struct Silent: Model {
  let name: String
  static let factory = Factory(Silent.init, Key("name"))
}

private enum Pet: Model, Equatable {
  case address(StoredAddress)

  static let factory = Factory(
    union: "type",
    Variant("address", Pet.address) { pet in
      guard case .address(let address) = pet else { return nil }
      return address
    })
}

/// Models written back.
struct ModelWritingTests {
  @Test(arguments: [OutputFormat.json, .xml, .binary])
  func `what is written is read as the same`(format: OutputFormat) throws {
    let shops = [StoredShop.sample, StoredShop.bare]
    let bytes = try StoredShop.written(shops, as: format)
    let name = format == .json ? "shops.json" : "shops.plist"
    let report = StoredShop.load(bytes, name: name)
    #expect(report.findings == [])
    #expect(report.models == shops)
    let one = try StoredShop.sample.written(as: format)
    #expect(try StoredShop.models(from: one, name: name) == [.sample])
  }

  @Test func `in JSON dates and data are text, nested keys one dictionary, nil no key`() throws {
    let document = try StoredShop.sample.document(for: .json)
    let root = try #require(document.root)
    #expect(
      document.entries(of: root).compactMap { document.string($0.key) } == [
        "name", "price", "stock", "ratio", "open", "tags", "opened", "logo", "link", "id", "color",
        "word", "seats", "address", "branches", "meta",
      ])
    func node(_ path: String) -> NodeID? { NodePath(path).flatMap { document[$0] } }
    func text(_ path: String) -> String? { node(path).flatMap { document.string($0) } }
    #expect(text("opened") == "2011-11-28T09:21:30Z")
    #expect(text("logo") == "AP8=")
    #expect(text("tags") == "a,b c")
    #expect(text("meta.owner") == "Rex")
    #expect(node("meta.updated").flatMap { document.numberText($0) } == "1000")
    #expect(node("address.zip") == nil)
    #expect(node("price").flatMap { document.numberText($0) } == "99.9")
  }

  @Test func `an empty list of models is written as one`() throws {
    let text = String(decoding: try StoredShop.written([], as: .json), as: UTF8.self)
    #expect(text.filter { !$0.isWhitespace } == "[]")
  }

  @Test func `a union is written with its tag`() throws {
    let pet = Pet.address(StoredAddress(city: "Rome", zip: nil))
    let bytes = try pet.written(as: .json, options: WritingOptions(isCompact: true))
    #expect(
      String(decoding: bytes, as: UTF8.self)
        .trimmingCharacters(in: .newlines) == #"{"type":"address","city":"Rome"}"#)
    #expect(try Pet.models(from: bytes, name: "a.json") == [pet])
  }

  @Test func `a key without its property cannot be written, which is said`() {
    let error = #expect(throws: ModelError.self) { try Silent(name: "a").written(as: .json) }
    #expect(error?.diagnostics.map(\.code) == [.unsupportedValue])
    #expect(
      error?.diagnostics.first?.message
        == "the key `name` of Silent has no key path, so it can be read and not written")
  }

  @Test func `a number that JSON does not have is refused`() {
    var shop = StoredShop.sample
    shop.ratio = .infinity
    #expect(throws: ModelError.self) { try shop.written(as: .json) }
  }

  // MARK: edit and save

  private static let file = Sample.json(
    """
    [
      {"zip": "1", "x": {"y": [1.50, null]}, "city": "Rome"},
      {"city": "Kyoto", "more": 1e3, "zip": null},
      {"city": 5}
    ]
    """)

  @Test func `an edit keeps what it did not touch`() throws {
    let document = Self.file.document
    let path = NodePath([.index(1)])
    let old = try StoredAddress(from: document, at: path)
    #expect(old == StoredAddress(city: "Kyoto", zip: nil))
    let saved = try document.replacing([path: StoredAddress(city: "Nara", zip: nil)])
    let text = String(
      decoding: saved.written(as: .json, options: WritingOptions(isCompact: true)).bytes,
      as: UTF8.self)
    #expect(
      text.trimmingCharacters(in: .newlines)
        == #"[{"zip":"1","x":{"y":[1.50,null]},"city":"Rome"},{"city":"Nara","more":1e3,"zip":null},{"city":5}]"#
    )
  }

  private struct Place: Model {
    var name: String?
    var city: String?
    static let factory = Factory(
      Place.init, Key("nickName", \Place.name, .alias("shownName")),
      Key(["where", "cityName"], \Place.city))
  }

  private func replaced(
    _ text: String, _ place: Place, policy: Policy = .strict
  ) throws -> String {
    let saved = try Sample.json(text).document.replacing([NodePath(): place], policy: policy)
    let bytes = saved.written(as: .json, options: WritingOptions(isCompact: true)).bytes
    return String(decoding: bytes, as: UTF8.self).trimmingCharacters(in: .newlines)
  }

  @Test func `a nested key that became nil leaves what stands beside it`() throws {
    let place = Place(name: "a", city: nil)
    #expect(
      try replaced(#"{"nickName":"a","where":{"cityName":"b","q":2}}"#, place)
        == #"{"nickName":"a","where":{"q":2}}"#)
    #expect(
      try replaced(#"{"nickName":"a","where":{"cityName":"b"}}"#, place) == #"{"nickName":"a"}"#)
    #expect(try replaced(#"{"nickName":"b"}"#, place) == #"{"nickName":"a"}"#)
    #expect(
      try replaced(#"{"nickName":"a"}"#, Place(name: "a", city: "c"))
        == #"{"nickName":"a","where":{"cityName":"c"}}"#)
    let bytes = try place.written(as: .json, options: WritingOptions(isCompact: true))
    #expect(
      String(decoding: bytes, as: UTF8.self).trimmingCharacters(in: .newlines)
        == #"{"nickName":"a"}"#)
  }

  @Test func `an edit finds keys by the names that the policy gives them`() throws {
    var policy = Policy.strict
    policy.keyNaming = .snakeCase
    let text = #"{"shown_name":"a","where":{"city_name":"b","q":2}}"#
    #expect(
      try replaced(text, Place(name: "c", city: "d"), policy: policy)
        == #"{"shown_name":"c","where":{"city_name":"d","q":2}}"#)
    #expect(
      try replaced(text, Place(name: nil, city: nil), policy: policy) == #"{"where":{"q":2}}"#)
  }

  private struct Label: Model, Equatable {
    var words: [String]
    static let factory = Factory(Label.init, Key("words", \Label.words))
  }

  private struct Sheet: Model, Equatable {
    var labels: [Label]
    var grid: [[String]]
    var prices: [Decimal]
    static let factory = Factory(
      Sheet.init, Key("labels", \Sheet.labels, .split(by: ",")),
      Key("grid", \Sheet.grid, .split(by: ",")), Key("prices", \Sheet.prices, .split(by: ".")))
  }

  @Test func `an option of a key writes what it reads, and stops at a nested model`() throws {
    let sheet = Sheet(
      labels: [Label(words: ["a", "b"])], grid: [["a"], ["b", "c"]], prices: [1.5, 2])
    let bytes = try sheet.written(as: .json)
    #expect(try Sheet(from: Document(reading: SourceText(bytes, name: "sheet.json"))) == sheet)
    let whole = Sheet(labels: [], grid: [], prices: [1, 2])
    let text = try whole.written(as: .json, options: WritingOptions(isCompact: true))
    #expect(String(decoding: text, as: UTF8.self).contains(#""prices":"1.2""#))
  }

  @Test func `a property that became nil takes its key along, a new one is added`() throws {
    let document = Self.file.document
    let saved = try document.replacing([
      NodePath([.index(0)]): StoredAddress(city: "Rome", zip: nil),
      NodePath([.index(2)]): StoredAddress(city: "Oslo", zip: "2"),
    ])
    let text = String(
      decoding: saved.written(as: .json, options: WritingOptions(isCompact: true)).bytes,
      as: UTF8.self)
    #expect(
      text.trimmingCharacters(in: .newlines)
        == #"[{"x":{"y":[1.50,null]},"city":"Rome"},{"city":"Kyoto","more":1e3,"zip":null},{"city":"Oslo","zip":"2"}]"#
    )
  }

  @Test func `values keep their spelling, defaults stay unwritten`() throws {
    var maker = StoredShop.sample
    maker.tags = []
    let bytes = try maker.written(as: .json)
    let text = String(decoding: bytes, as: UTF8.self)
      .replacing("#0CB6D6", with: "0cb6d6").replacing("09:21:30Z", with: "10:21:30+01:00")
      .replacing(#"  "tags": "",\n"#, with: "").replacing("99.9,", with: "99.900,")
    let document = Sample.json(text).document
    var shop = try StoredShop(from: document)
    #expect(shop.tags == [])
    shop.name = "New"
    let saved = try document.replacing([NodePath(): shop])
    let after = String(decoding: saved.written(as: .json).bytes, as: UTF8.self)
    #expect(after == text.replacing(#"果粉 & \"Co\""#, with: "New"))
  }

  @Test func `a shared object of a binary file is edited in one place`() throws {
    let sample = try Sample.binary(
      xml: """
        <array><dict><key>city</key><string>A</string></dict>
        <dict><key>city</key><string>A</string></dict></array>
        """)
    let saved = try sample.document.replacing([
      NodePath([.index(0)]): StoredAddress(city: "B", zip: nil)
    ])
    #expect(try StoredAddress.models(from: saved).map(\.city) == ["B", "A"])
  }

  @Test func `a path that leads nowhere is told`() {
    #expect(throws: ModelError.self) {
      try Self.file.document.replacing([NodePath([.index(9)]): StoredAddress(city: "", zip: nil)])
    }
  }

  @Test func `an element keeps what it has besides, wherever it moves`() throws {
    let text = #"{"items":[{"city":"A","x":"a"},{"city":"B","x":"b"},{"city":"C","x":"c"}]}"#
    let document = Sample.json(text).document
    var list = try StoredList(from: document)
    list.items.remove(at: 0)
    list.items.append(StoredAddress(city: "D", zip: nil))
    list.items.swapAt(0, 1)
    #expect(
      try saved(document, list)
        == #"{"items":[{"city":"C","x":"c"},{"city":"B","x":"b"},{"city":"D"}]}"#)
    let changed = StoredList(
      items: try StoredList(from: document).items.map {
        $0.city == "B" ? StoredAddress(city: "X", zip: nil) : $0
      })
    #expect(try saved(document, changed) == text.replacing(#""city":"B""#, with: #""city":"X""#))
  }

  @Test func `a value is written under the name that the file has for it`() throws {
    let document = Sample.json(#"{"cost":5,"shop_name":"a"}"#).document
    let saved = try saved(document, Named(price: 6, shopName: "b", note: .null))
    #expect(saved == #"{"cost":6,"shop_name":"b","note":null}"#)
    #expect(try Named(from: Sample.json(saved).document).note == .null)
  }

  @Test func `a faulty entry is replaced whole`() throws {
    let document = Sample.json(#"{"city":5,"zip":"1","x":1}"#).document
    #expect(try saved(document, StoredAddress(city: "A", zip: nil)) == #"{"city":"A","x":1}"#)
  }

  @Test func `a file that is not well-formed is not saved`() {
    let document = Sample.json(#"{"city": "A",, "zip": "1"}"#).document
    #expect(throws: ModelError.self) {
      try document.replacing([NodePath(): StoredAddress(city: "B", zip: nil)])
    }
  }

  @Test(arguments: [OutputFormat.json, .xml, .binary])
  func `bytes, colours, nil and defaults are read as they were`(format: OutputFormat) throws {
    let odd = Odd(
      bytes: [0, 255], color: HexColor(red: 1, green: 2, blue: 3, alpha: 4),
      // No property list has a null, and without one the default would be read.
      n: format == .json ? nil : 3)
    let bytes = try odd.written(as: format)
    let name = format == .json ? "odd.json" : "odd.plist"
    #expect(try Odd.models(from: bytes, name: name) == [odd])
    #expect(try Odd(from: odd.document(for: format)) == odd)
  }

  private func saved<M: Model>(_ document: Document, _ model: M) throws -> String {
    let bytes = try document.replacing([NodePath(): model])
      .written(as: .json, options: WritingOptions(isCompact: true)).bytes
    return String(decoding: bytes, as: UTF8.self).trimmingCharacters(in: .newlines)
  }
}

private struct StoredList: Model {
  var items: [StoredAddress]
  static let factory = Factory(StoredList.init, Key("items", \StoredList.items))
}

private struct Named: Model {
  let price: Int
  let shopName: String
  let note: Presence<Int>
  static let factory = Factory(
    Named.init, Key("price", \Named.price, .alias("cost")), Key("shopName", \Named.shopName),
    Key("note", \Named.note)
  ).applying(.keyNaming(.snakeCase))
}

private struct Odd: Model, Equatable {
  let bytes: [UInt8]
  let color: HexColor
  let n: Int?
  static let factory = Factory(
    Odd.init, Key("bytes", \Odd.bytes), Key("color", \Odd.color, .rgba),
    Key("n", \Odd.n, default: 5))
}

import Foundation
import ModelKitCore
import ModelKitDocument
import ModelKitTestSupport
import Testing

/// Dictionaries on their way through an edit.
struct EditedDictionaryTests {
  private struct Stock: Model, Equatable {
    var count: Int
    var note: String?
    static let factory = Factory(Stock.init, Key("count", \Stock.count), Key("note", \Stock.note))
  }

  // MARK: keys that are data

  private struct Shelf: Model, Equatable {
    var places: [Int: Stock]
    var owners: [UUID: String]
    static let factory = Factory(
      Shelf.init, Key("places", \Shelf.places), Key("owners", \Shelf.owners))
  }

  @Test func `a key that is data keeps the spelling of the file, and stands once`() throws {
    let id = "e621e1f8-c36c-495a-93fc-0c247a3e6e5f"
    let file = Sample.json(
      #"{"places":{"02":{"count":2},"01":{"x":1,"count":1}},"owners":{"\#(id)":"A"}}"#)
    let saved = try Shelf.edited(file) { shelf in
      shelf.places[1]?.count = 5
      shelf.places[10] = Stock(count: 10, note: nil)
      shelf.owners = shelf.owners.mapValues { _ in "B" }
    }
    #expect(
      saved
        == #"{"places":{"02":{"count":2},"01":{"x":1,"count":5},"10":{"count":10}},"#
        + #""owners":{"\#(id)":"B"}}"#)
    let removed = try Shelf.edited(file) { shelf in
      shelf.places[1] = nil
      shelf.owners = [:]
    }
    #expect(removed == #"{"places":{"02":{"count":2}},"owners":{}}"#)
  }

  // MARK: keys that stand twice

  private static let relaxed = [Policy.Reaction.ignore, .warning].map {
    Policy(duplicateKeys: $0)
  }

  @Test(arguments: relaxed)
  func `of a key that stands twice the value that counts is edited`(policy: Policy) throws {
    let file = Sample.json(#"{"count":1,"x":0,"count":2,"note":"a","note":"b"}"#)
    #expect(
      try Stock.edited(file, policy: policy) { $0.count = 3 }
        == #"{"x":0,"count":3,"note":"b"}"#)
    #expect(
      try Stock.edited(file, policy: policy) { $0.note = nil } == #"{"x":0,"count":2}"#)
  }

  @Test(arguments: relaxed)
  func `a saved document is read as the edited model before it is written`(policy: Policy) throws {
    let file = Sample.json(#"{"count":1,"count":2}"#)
    let edited = Stock(count: 3, note: nil)
    let saved = try file.document.replacing([NodePath(): edited], policy: policy)
    #expect(try Stock(from: saved, policy: policy) == edited)
  }

  private struct Aliased: Model, Equatable {
    var price: Int?
    static let factory = Factory(Aliased.init, Key("price", \Aliased.price, .alias("cost")))
  }

  @Test(arguments: relaxed)
  func `of two names of a key the one that counts is edited`(policy: Policy) throws {
    let file = Sample.json(#"{"cost":5,"price":6}"#)
    #expect(try Aliased.edited(file, policy: policy) { $0.price = 7 } == #"{"price":7}"#)
    #expect(try Aliased.edited(file, policy: policy) { $0.price = nil } == "{}")
  }

  @Test(arguments: relaxed)
  func `of two spellings of one key that is data the one that counts is edited`(
    policy: Policy
  ) throws {
    let file = Sample.json(#"{"places":{"1":{"count":1},"01":{"count":2}},"owners":{}}"#)
    #expect(
      try Shelf.edited(file, policy: policy) { $0.places[1]?.count = 3 }
        == #"{"places":{"01":{"count":3}},"owners":{}}"#)
  }

  @Test func `an edit at a path whose key stands twice is made once`() throws {
    let document = Sample.json(#"{"a":{"count":1},"a":{"count":2,"x":0}}"#).document
    let path = NodePath([.key("a")])
    let saved = try document.replacing([path: Stock(count: 3, note: nil)])
    let root = try #require(saved.root)
    let counts = saved.entries(of: root).map { entry in
      saved.value(of: "count", in: entry.value).flatMap { saved.numberText($0) }
    }
    #expect(counts == ["1", "3"])
  }

  // MARK: faulty entries

  private struct Shop: Model, Equatable {
    var price: Int
    var stock: Stock?
    var owner: String?
    var places: [String: Stock]
    var list: [Stock]
    static let factory = Factory(
      Shop.init, Key("price", \Shop.price), Key("stock", \Shop.stock),
      Key(["meta", "owner"], \Shop.owner), Key("places", \Shop.places, default: [:]),
      Key("list", \Shop.list, default: [])
    ).ignoring("legacy")
  }

  @Test func `a faulty entry has what the new model says at every depth, and the rest`() throws {
    let file = Sample.json(
      #"{"price":"x","stock":{"count":1,"note":"old","y":2},"meta":{"owner":"A","z":3},"legacy":4,"#
        + #""places":{"a":{"count":1,"note":"old","w":5},"b":{"count":1}},"#
        + #""list":[{"count":"x","note":"old","v":6},{"count":2,"u":7}]}"#)
    let shop = Shop(
      price: 1, stock: Stock(count: 1, note: nil), owner: nil,
      places: ["a": Stock(count: 1, note: nil)],
      list: [Stock(count: 1, note: nil), Stock(count: 2, note: nil)])
    #expect(
      try Shop.replacing(file, by: shop)
        == #"{"price":1,"stock":{"count":1,"y":2},"meta":{"z":3},"legacy":4,"#
        + #""places":{"a":{"count":1,"w":5}},"list":[{"count":1,"v":6},{"count":2,"u":7}]}"#)
  }

  @Test func `of a faulty entry nothing stays that the new model has no value for`() throws {
    let file = Sample.json(
      #"{"price":"x","stock":{"count":1},"meta":{"owner":5},"list":[{"count":""}]}"#)
    let shop = Shop(price: 1, stock: nil, owner: nil, places: [:], list: [])
    #expect(try Shop.replacing(file, by: shop) == #"{"price":1,"list":[]}"#)
  }

  // MARK: unions

  private enum Holder: Model, Equatable {
    case stock(Stock)
    static let factory = Factory(
      union: "holderKind",
      Variant("stock", Holder.stock) { (holder: Holder) -> Stock? in
        if case .stock(let stock) = holder { stock } else { nil }
      })
  }

  @Test func `a union's tag has the name that the file has for it`() throws {
    var policy = Policy.strict
    policy.keyNaming = .snakeCase
    let file = Sample.json(#"{"x":1,"holder_kind":"stock","count":1}"#)
    #expect(
      try Holder.edited(file, policy: policy) { $0 = .stock(Stock(count: 2, note: nil)) }
        == #"{"x":1,"holder_kind":"stock","count":2}"#)
  }

  // MARK: paths

  @Test func `an edit within another is refused`() throws {
    let document = Sample.json(#"{"a":{"count":1,"b":{"count":2}},"count":0}"#).document
    let a = NodePath([.key("a")])
    let b = a.appending(.key("b"))
    let stock = Stock(count: 3, note: nil)
    let error = #expect(throws: ModelError.self) {
      try document.replacing([NodePath(): stock, a: stock, b: stock])
    }
    #expect(
      error?.diagnostics.map(\.message) == [
        "the edit at `a` is within the edit at the root",
        "the edit at `a.b` is within the edit at the root",
      ])
    let inner = #expect(throws: ModelError.self) { try document.replacing([a: stock, b: stock]) }
    #expect(
      inner?.diagnostics.map(\.message) == ["the edit at `a.b` is within the edit at `a`"])
    #expect(inner?.diagnostics.map(\.code) == [.unsupportedValue])
  }
}

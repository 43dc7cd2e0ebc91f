import Foundation
import ModelKitCore
import ModelKitDocument
import ModelKitTestSupport
import Testing

/// Lists, and what stands for one, on their way through an edit.
struct EditedListTests {
  private struct Item: Model, Hashable {
    var id: Int
    var note: String?
    static let factory = Factory(Item.init, Key("id", \Item.id), Key("note", \Item.note))
  }

  private struct Basket: Model, Equatable {
    var items: [Item]
    static let factory = Factory(Basket.init, Key("items", \Basket.items))
  }

  private static let skipping = Policy(faultyElements: .skip)
  private static let file = Sample.json(
    #"{"items":[{"id":"x"},{"id":1,"a":1.50},5,{"id":2,"b":2},{"id":3,"c":3},null]}"#)

  @Test func `an edit leaves elements that the model did not read where they were`() throws {
    #expect(
      try Basket.edited(Self.file, policy: Self.skipping) { $0.items[1].note = "n" }
        == #"{"items":[{"id":"x"},{"id":1,"a":1.50},5,{"id":2,"b":2,"note":"n"},{"id":3,"c":3},null]}"#
    )
  }

  @Test func `elements that were not read stay behind those that they stood behind`() throws {
    #expect(
      try Basket.edited(Self.file, policy: Self.skipping) { $0.items.remove(at: 0) }
        == #"{"items":[{"id":"x"},5,{"id":2,"b":2},{"id":3,"c":3},null]}"#)
    #expect(
      try Basket.edited(Self.file, policy: Self.skipping) { $0.items.swapAt(0, 2) }
        == #"{"items":[{"id":"x"},{"id":3,"c":3},null,{"id":2,"b":2},{"id":1,"a":1.50},5]}"#)
    #expect(
      try Basket.edited(Self.file, policy: Self.skipping) { $0.items.append(Item(id: 4)) }
        == #"{"items":[{"id":"x"},{"id":1,"a":1.50},5,{"id":2,"b":2},{"id":3,"c":3},null,{"id":4}]}"#
    )
    #expect(
      try Basket.edited(Self.file, policy: Self.skipping) { $0.items = [] }
        == #"{"items":[{"id":"x"},5,null]}"#)
  }

  @Test func `nulls that are left out stay`() throws {
    let file = Sample.json(#"{"items":[null,{"id":1,"a":1},null]}"#)
    #expect(
      try Basket.edited(file, policy: Policy(compactsLists: true)) { $0.items[0].id = 2 }
        == #"{"items":[null,{"id":2,"a":1},null]}"#)
  }

  private struct Slots: Model, Equatable {
    var items: [Item?]
    static let factory = Factory(Slots.init, Key("items", \Slots.items))
  }

  @Test func `a faulty element that nil stands for stays until it is replaced`() throws {
    let file = Sample.json(#"{"items":[{"id":1,"a":1},{"id":"x","b":2},null]}"#)
    let policy = Policy(faultyElements: .replace)
    #expect(
      try Slots.edited(file, policy: policy) { $0.items[0]?.id = 4 }
        == #"{"items":[{"id":4,"a":1},{"id":"x","b":2},null]}"#)
    #expect(
      try Slots.edited(file, policy: policy) { $0.items[1] = Item(id: 5) }
        == #"{"items":[{"id":1,"a":1},{"id":5,"b":2},null]}"#)
  }

  private struct Names: Model, Equatable {
    var names: Set<String>
    var items: Set<Item>
    static let factory = Factory(
      Names.init, Key("names", \Names.names), Key("items", \Names.items, default: []))
  }

  @Test func `a set keeps the order of the file`() throws {
    let file = Sample.json(#"{"names":["c","a","b"],"items":[{"id":2,"b":0},{"id":1,"a":0}]}"#)
    let saved = try Names.edited(file) { names in
      names.names.remove("a")
      names.names.insert("d")
      names.items.remove(Item(id: 1))
      names.items.insert(Item(id: 3))
    }
    #expect(saved == #"{"names":["c","d","b"],"items":[{"id":2,"b":0},{"id":3,"a":0}]}"#)
    #expect(
      try Names.edited(file) { $0.names.remove("a") }
        == #"{"names":["c","b"],"items":[{"id":2,"b":0},{"id":1,"a":0}]}"#)
  }

  @Test func `the sets and uids of a binary file stay what they are`() throws {
    // {"items": a set of {"id": 1}, "x": an ordered set of uid 5}, by the format's layout.
    let bytes: [UInt8] =
      Array("bplist00".utf8) + [0xD2, 1, 2, 3, 4] + [0x55] + Array("items".utf8) + [0x51, 0x78]
      + [0xC1, 5] + [0xB1, 6] + [0xD1, 7, 8] + [0x80, 5] + [0x52] + Array("id".utf8) + [0x10, 1]
      + [8, 13, 19, 21, 23, 25, 28, 30, 33] + [0, 0, 0, 0, 0, 0, 1, 1] + [0, 0, 0, 0, 0, 0, 0, 9]
      + [0, 0, 0, 0, 0, 0, 0, 0] + [0, 0, 0, 0, 0, 0, 0, 35]
    let document = Document(reading: SourceText(bytes, name: "a.plist"))
    #expect(document.diagnostics == [])
    let saved = try document.replacing([NodePath(): Basket(items: [Item(id: 2)])])
    #expect(
      saved.written(as: .xml).diagnostics.map(\.message) == [
        "a set is written as a list", "an ordered set is written as a list",
      ])
    let written = saved.written(as: .binary)
    #expect(written.diagnostics == [])
    // A set is marked by C, an ordered one by B, a uid by 80.
    #expect(written.bytes.contains(0xC1))
    #expect(written.bytes.contains(0xB1))
    let read = Document(reading: SourceText(written.bytes, name: "b.plist"))
    #expect(NodePath("x[0]").flatMap { read[$0] }.flatMap { read.uid($0) } == 5)
    #expect(try Basket(from: read) == Basket(items: [Item(id: 2)]))
  }

  // MARK: one value for a list, text for values

  private struct Loose: Model, Equatable {
    var items: [Item]
    var item: Item?
    var named: [String: Item]
    var tags: [String]
    static let factory = Factory(
      Loose.init, Key("items", \Loose.items, .oneOrMany, .jsonText),
      Key("item", \Loose.item, .jsonText), Key("named", \Loose.named, .jsonText, default: [:]),
      Key("tags", \Loose.tags, .split(by: ","), default: []))

    init(items: [Item], item: Item?, named: [String: Item], tags: [String]) {
      self.items = items
      self.item = item
      self.named = named
      self.tags = tags
    }
  }

  @Test func `one value for a list stays alone, with what it has besides`() throws {
    let file = Sample.json(#"{"items":{"x":1.50,"id":1}}"#)
    #expect(
      try Loose.edited(file) { $0.items[0].id = 2 } == #"{"items":{"x":1.50,"id":2}}"#)
    #expect(
      try Loose.edited(file) { $0.items.append(Item(id: 2)) }
        == #"{"items":[{"x":1.50,"id":1},{"id":2}]}"#)
    #expect(try Loose.edited(file) { $0.items = [] } == #"{"items":[]}"#)
  }

  @Test func `an edit within JSON text keeps what the text has besides`() throws {
    let file = Sample.json(
      #"{"items":"[{\"z\": 1.50, \"id\": 1}, {\"id\": 2}]","item":"{\"id\":1,\"y\":[]}","#
        + #""named":"{\"b\":{\"id\":1,\"x\":null}}"}"#)
    let saved = try Loose.edited(file) { loose in
      loose.items[0].id = 5
      loose.item?.note = "n"
      loose.named["a"] = Item(id: 3)
      loose.named["b"]?.id = 4
    }
    #expect(
      saved
        == #"{"items":"[{\"z\":1.50,\"id\":5},{\"id\":2}]","#
        + #""item":"{\"id\":1,\"y\":[],\"note\":\"n\"}","#
        + #""named":"{\"b\":{\"id\":4,\"x\":null},\"a\":{\"id\":3}}"}"#)
  }

  @Test func `one value within JSON text is no list, and is replaced by one`() throws {
    let file = Sample.json(#"{"items":"{\"id\":1}"}"#)
    let loose = Loose(items: [Item(id: 2)], item: nil, named: [:], tags: [])
    #expect(try Loose.replacing(file, by: loose) == #"{"items":"[{\"id\":2}]"}"#)
  }

  @Test func `a list stays a list under a key that splits text`() throws {
    let file = Sample.json(#"{"items":[],"tags":["a","b"]}"#)
    #expect(
      try Loose.edited(file) { $0.tags.append("c") } == #"{"items":[],"tags":["a","b","c"]}"#)
    let text = Sample.json(#"{"items":[],"tags":"a, b"}"#)
    #expect(try Loose.edited(text) { $0.tags.append("c") } == #"{"items":[],"tags":"a,b,c"}"#)
  }

  @Test func `dates in JSON text in a property list stay text`() throws {
    let file = Sample.xml(
      "<dict><key>visits</key><string>[{\"on\":\"2011-11-28T10:21:30+01:00\",\"n\":1}]</string></dict>"
    )
    let saved = try Diary.edited(file) {
      $0.visits.append(Visit(on: Date(timeIntervalSince1970: 0)))
    }
    #expect(
      saved.contains(
        #"[{"on":"2011-11-28T10:21:30+01:00","n":1},{"on":"1970-01-01T00:00:00Z"}]"#))
  }

  private struct Visit: Model, Equatable {
    var on: Date
    static let factory = Factory(Visit.init, Key("on", \Visit.on))
  }

  private struct Diary: Model, Equatable {
    var visits: [Visit]
    static let factory = Factory(Diary.init, Key("visits", \Diary.visits, .jsonText))
  }
}

/// A product that is read with what the load passes along.
private struct Product: ModelValue, Equatable {
  var number: Int

  static func read(at node: NodeID, from reader: inout ModelReader) throws(ModelFailure) -> Product
  {
    let number = try Int.read(at: node, from: &reader)
    guard let known = reader.context(as: Set<Int>.self), known.contains(number) else {
      throw reader.fail(.invalid, at: node, "\(number) is no product")
    }
    return Product(number: number)
  }

  func write(to writer: inout ModelWriter) { writer.integer(number) }
}

private struct Shelf: Model, Equatable {
  var note: String
  var products: [Product]

  static let factory = Factory(
    Shelf.init, Key("note", \Shelf.note), Key("products", \Shelf.products, .faultyElements(.skip)))
}

/// Edits of entries that are read with a context, and of many entries.
struct EditedEntryTests {
  @Test func `an edit reads entries with what they were loaded with`() throws {
    let document = Sample.json(#"{"note": "a", "products": [7, 8, 9]}"#).document
    let context: Set<Int> = [7, 9]
    var shelf = try Shelf(from: document, context: context)
    #expect(shelf.products.map(\.number) == [7, 9])
    shelf.note = "b"
    let saved = try document.replacing([NodePath(): shelf], context: context)
    let bytes = saved.written(as: .json, options: WritingOptions(isCompact: true)).bytes
    #expect(String(decoding: bytes, as: UTF8.self) == #"{"note":"b","products":[7,8,9]}"#)
  }

  @Test func `paths that lead nowhere are told, each`() throws {
    let document = Sample.json(#"{"a": [{"note": "a", "products": []}]}"#).document
    let shelf = Shelf(note: "b", products: [])
    let paths = [
      NodePath([.key("a"), .index(0)]), NodePath([.key("a"), .index(1)]), NodePath([.key("b")]),
    ]
    let error = #expect(throws: ModelError.self) {
      try document.replacing(Dictionary(uniqueKeysWithValues: paths.map { ($0, shelf) }))
    }
    #expect(
      error?.findings == [Finding("key.missing", "a[1]"), Finding("key.missing", "b")])
  }
}

private struct Bag: Model, Equatable {
  var numbers: Set<Int>

  static let factory = Factory(
    Bag.init, Key("numbers", \Bag.numbers, .faultyElements(.skip)))
}

private struct Grid: Model, Equatable {
  var rows: [[Int]]?
  var cells: [Int?]?

  static let factory = Factory(
    Grid.init, Key("rows", \Grid.rows, .oneOrMany), Key("cells", \Grid.cells, .oneOrMany))
}

/// Sets in which a file has an element twice, and values that stand for lists of one.
struct EditedOddListTests {
  @Test func `a repetition goes with the element that it repeats`() throws {
    let sample = Sample.json(#"{"numbers": [2, 3, 2, "x"]}"#)
    #expect(
      try Bag.edited(sample) { $0.numbers.remove(2) } == #"{"numbers":[3,"x"]}"#)
    #expect(
      try Bag.edited(sample) { $0.numbers = [3, 4] } == #"{"numbers":[4,3,"x"]}"#)
    #expect(
      try Bag.edited(sample) { $0.numbers.insert(9) } == #"{"numbers":[2,3,2,"x",9]}"#)
  }

  @Test func `a list or a null alone is written in a list`() throws {
    let sample = Sample.json(#"{"rows": [5], "cells": 5}"#)
    #expect(
      try Grid.edited(sample) { $0.cells = [nil] } == #"{"rows":[5],"cells":[null]}"#)
    #expect(try Grid.edited(sample) { $0.cells = [6] } == #"{"rows":[5],"cells":6}"#)
  }
}

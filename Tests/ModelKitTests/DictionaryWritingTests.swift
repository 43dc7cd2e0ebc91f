import Foundation
import ModelKit
import ModelKitTestSupport
import Testing

@Model private struct Stall: Equatable {
  let name: String
  @Key(["place", "city"]) let city: String?
  let price: Double
  let stock: Int
  let isOpen: Bool
  let opened: Date
  let logo: Data?
  var tags: [String] = []
  let parts: [String: [Int]]
}

/// Models as dictionaries in memory, and back.
struct DictionaryWritingTests {
  private let stall = Stall(
    name: "果粉", city: "Kyoto", price: 0.1, stock: .min, isOpen: true,
    opened: Date(timeIntervalSinceReferenceDate: 0.5), logo: Data([1, 2]), tags: [],
    parts: ["a": [1, 2], "b": []])

  @Test func `a dictionary is read as the same model`() throws {
    let dictionary = try stall.dictionary()
    #expect(try Stall(dictionary: dictionary) == stall)
    #expect(dictionary["price"] as? Double == 0.1)
    #expect(dictionary["isOpen"] as? Bool == true)
    #expect(dictionary["stock"] as? Int == .min)
    #expect((dictionary["place"] as? [String: Any])?["city"] as? String == "Kyoto")
    #expect(dictionary["opened"] as? Date == stall.opened)
    #expect(dictionary["logo"] as? Data == stall.logo)
  }

  @Test func `Foundation takes the dictionary, and nil is no key`() throws {
    let bare = Stall(
      name: "", city: nil, price: 1, stock: 0, isOpen: false,
      opened: Date(timeIntervalSinceReferenceDate: 0), logo: nil, parts: [:])
    let data = try PropertyListSerialization.data(
      fromPropertyList: bare.dictionary(), format: .binary, options: 0)
    #expect(try Stall.models(from: data, name: "stall.plist") == [bare])
    #expect(
      Set(try bare.dictionary().keys) == [
        "name", "price", "stock", "isOpen", "opened", "tags", "parts",
      ])
  }

  @Test func `a model of the macro is saved as it was but for the edit`() throws {
    let rest = #""price":1.50,"isOpen":true,"opened":"2011-11-28T10:21:30+01:00","parts":{}"#
    let text = #"{"stock":1,"name":"A","note":"kept","# + rest + "}"
    let document = Document(reading: SourceText(text, name: "stall.json"))
    let old = try Stall(from: document)
    let new = Stall(
      name: "B", city: "Rome", price: old.price, stock: old.stock, isOpen: old.isOpen,
      opened: old.opened, logo: nil, tags: old.tags, parts: old.parts)
    let saved = try document.replacing([NodePath(): new])
    let written = String(
      decoding: saved.written(as: .json, options: WritingOptions(isCompact: true)).bytes,
      as: UTF8.self)
    #expect(
      written.trimmingCharacters(in: .newlines)
        == #"{"stock":1,"name":"B","note":"kept","# + rest + #","place":{"city":"Rome"}}"#)
  }

  @Test func `dictionaries are as deep as the stack has room for`() async {
    let (depth, codes) = await onThread(stackSize: 512 << 10) {
      var nested: [String: Any] = ["size": 1]
      for _ in 0..<260 { nested = ["inner": [nested]] }
      let report = Box.load(dictionaries: [nested])
      var box = Box(inner: [])
      for _ in 0..<20 { box = Box(inner: [box]) }
      var depth = 0
      var next = try? box.dictionary()
      while let dictionary = next {
        depth += 1
        next = (dictionary["inner"] as? [[String: Any]])?.first
      }
      return (depth, report.diagnostics.map(\.code))
    }
    #expect(depth == 21)
    #expect(Set(codes) == [.depthLimit])
  }
}

@Model private struct Box {
  var inner: [Box] = []
}

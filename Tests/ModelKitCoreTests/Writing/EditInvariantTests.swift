import Foundation
import ModelKitCore
import ModelKitDocument
import ModelKitTestSupport
import Testing

/// What holds for every edit, over files made up from seeds.
struct EditInvariantTests {
  private struct Item: Model, Hashable {
    var id: Int
    var note: String?
    static let factory = Factory(
      Item.init, Key("id", \Item.id), Key("note", \Item.note, .alias("text")))
  }

  private struct Box: Model, Equatable {
    var items: [Item]
    var slots: [Item?]
    var set: Set<Item>
    var byNumber: [Int: Item]
    var inner: Item?
    var owner: String?
    static let factory = Factory(
      Box.init, Key("items", \Box.items, .oneOrMany, .jsonText), Key("slots", \Box.slots),
      Key("set", \Box.set), Key("byNumber", \Box.byNumber),
      Key("inner", \Box.inner, .jsonText), Key(["meta", "owner"], \Box.owner))
  }

  private struct Maker {
    var numbers: SeededRandom
    let handling: Policy.ElementHandling
    let repeats: Bool

    mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &numbers) }

    mutating func item(id: Int? = nil) -> String {
      let id = id ?? below(4)
      var entries = ["\"id\":\(id)"]
      if below(2) == 0 { entries.append(#""\#(below(2) == 0 ? "note" : "text")":"n\#(below(3))""#) }
      if below(2) == 0 { entries.append(#""x":[\#(below(9)).50,null,{"y":-0}]"#) }
      if repeats, below(3) == 0 { entries.insert("\"id\":77", at: 0) }
      return "{" + entries.joined(separator: ",") + "}"
    }

    mutating func list(takesFaulty: Bool) -> String {
      let elements = (0..<below(5)).map { place in
        takesFaulty && below(3) == 0
          ? #"{"id":"faulty\#(place)"}"# : item(id: place * 3 + below(3))
      }
      return "[" + elements.joined(separator: ",") + "]"
    }

    func quoted(_ json: String) -> String {
      "\"" + json.replacing("\"", with: "\\\"") + "\""
    }

    mutating func box() -> String {
      let leavesOut = handling == .skip || handling == .replace
      var items = list(takesFaulty: leavesOut)
      switch below(4) {
      case 0: items = item()
      case 1: items = quoted(items)
      default: break
      }
      let byNumber = (0..<below(4)).map { "\"\(below(2) == 0 ? "0" : "")\($0)\":" + item() }
      var entries = [
        "\"items\":" + items, "\"slots\":" + list(takesFaulty: leavesOut),
        "\"set\":" + list(takesFaulty: leavesOut),
        "\"byNumber\":{" + byNumber.joined(separator: ",") + "}", "\"z1\":1e5", "\"z2\":{\"id\":1}",
      ]
      if below(2) == 0 { entries.append("\"inner\":" + (below(2) == 0 ? item() : quoted(item()))) }
      switch below(3) {
      case 0: entries.append(#""meta":{"owner":"o","q":7}"#)
      case 1: entries.append(#""meta":{"q":7}"#)
      default: break
      }
      return "{" + entries.shuffled(using: &self.numbers).joined(separator: ",") + "}"
    }

    mutating func newItem() -> Item {
      Item(id: 100 + below(50), note: below(2) == 0 ? nil : "new")
    }

    mutating func edit(_ box: inout Box) {
      for _ in 0...below(3) {
        switch below(9) {
        case 0: box.items.append(newItem())
        case 1: if !box.items.isEmpty { box.items.remove(at: below(box.items.count)) }
        case 2: if !box.items.isEmpty { box.items[below(box.items.count)] = newItem() }
        case 3: box.items.shuffle(using: &numbers)
        case 4: if !box.slots.isEmpty { box.slots[below(box.slots.count)] = newItem() }
        case 5:
          box.set = Set(box.set.sorted { $0.id < $1.id }.dropFirst(below(2)))
          box.set.insert(newItem())
        case 6: box.byNumber[below(5)] = below(2) == 0 ? nil : newItem()
        case 7: box.inner = below(2) == 0 ? nil : newItem()
        default: box.owner = below(2) == 0 ? nil : "new"
        }
      }
    }
  }

  @Test(arguments: 1...300 as ClosedRange<UInt64>)
  func `a saved edit is read as the edited model, and nothing else changed`(seed: UInt64) throws {
    let handlings = Policy.ElementHandling.allCases
    let handling = handlings[Int(seed) % handlings.count]
    let repeats = seed % 3 == 0
    var maker = Maker(numbers: SeededRandom(seed: seed), handling: handling, repeats: repeats)
    let policy = Policy(
      duplicateKeys: repeats ? .ignore : .error, faultyElements: handling)
    let text = maker.box()
    let document = Sample.json(text).document
    let old = try Box(from: document, policy: policy)

    let same = try document.replacing([NodePath(): old], policy: policy)
    #expect(saved(same) == saved(document))

    var new = old
    maker.edit(&new)
    let edited = try document.replacing([NodePath(): new], policy: policy)
    #expect(try Box(from: edited, policy: policy) == new, "\(text)")
    let bytes = saved(edited)
    #expect(try Box(from: Sample.json(bytes).document, policy: policy) == new, "\(text)")
    #expect(bytes.contains("\"z1\":1e5"))
    #expect(bytes.contains("\"z2\":{\"id\":1}"))
    #expect(bytes.contains("\"q\":7") == text.contains("\"q\":7"))
    for place in 0..<5 where text.contains("faulty\(place)") && new.slots == old.slots {
      // Only an edit of what stands for it takes a faulty element away.
      #expect(bytes.contains("faulty\(place)"), "\(text)")
    }

    // Saved and edited back, the model is the old one again.
    let back = try Sample.json(bytes).document.replacing([NodePath(): old], policy: policy)
    #expect(try Box(from: back, policy: policy) == old, "\(text)")
  }

  private func saved(_ document: Document) -> String {
    let written = document.written(as: .json, options: WritingOptions(isCompact: true))
    #expect(!written.hasLosses)
    return String(decoding: written.bytes, as: UTF8.self)
  }
}

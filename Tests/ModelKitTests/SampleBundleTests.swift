import Foundation
import ModelKit
import ModelKitTestSupport
import Testing

/// The files that README and the examples load, with the models that stand beside them.
struct SampleBundleTests {
  static let resources = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Resources")

  private func file(_ name: String) -> URL { Self.resources.appending(path: name) }

  // SwiftPM compiles no file that lies outside its target's folder.
  @Test(arguments: ["Carousel", "Page", "Personality", "Shop"])
  func `the models compiled here are those that are shown`(name: String) throws {
    let copies = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "SampleModels")
    let shown = try Data(contentsOf: file("Models/\(name).swift"))
    let compiled = try Data(contentsOf: copies.appending(path: "\(name).swift"))
    #expect(shown == compiled)
  }

  @Test func `the shops`() throws {
    let report = Shop.load(contentsOf: file("shops.plist"))
    #expect(report.findings.isEmpty)
    #expect(report.entryCount == 12)
    let shops = try report.get()
    #expect(shops.map(\.icon.rawValue) == (1...12).map { "shop_\($0)" })
    let first = try #require(shops.first)
    #expect(first.name == "果粉优选")
    #expect(first.kind == .fruit)
    #expect(first.price == Decimal(string: "12.5"))
    #expect(first.isOpen)
    #expect(first.tags == ["fruit", "organic"])
    // 2010-01-10T09:00:00Z
    #expect(first.opened == Date(timeIntervalSince1970: 1_263_114_000))
    #expect(shops[4].isOpen == false)
    #expect(shops[2].tags.isEmpty)
    #expect(shops[1].price?.description == "3.2")
  }

  @Test func `the shops as Foundation reads them`() throws {
    let data = try Data(contentsOf: file("shops.plist"))
    let tree = try PropertyListSerialization.propertyList(from: data, options: [], format: nil)
    let dictionaries = try #require(tree as? [[String: Any]])
    let shops = try Shop.models(contentsOf: file("shops.plist"))
    #expect(try Shop.models(dictionaries: dictionaries).map(\.name) == shops.map(\.name))
    for (shop, dictionary) in zip(shops, dictionaries) {
      #expect(shop.name == dictionary["name"] as? String)
      #expect(shop.icon.rawValue == dictionary["icon"] as? String)
      #expect(shop.kind.rawValue == dictionary["kind"] as? String)
      #expect(shop.isOpen == dictionary["open"] as? Bool ?? true)
      #expect(shop.tags == dictionary["tags"] as? [String] ?? [])
      #expect(shop.opened == dictionary["opened"] as? Date)
      #expect((shop.price as NSDecimalNumber?)?.doubleValue == dictionary["price"] as? Double)
    }
  }

  @Test func `the personalities, as property list and as JSON`() throws {
    let plist = try Personality.models(contentsOf: file("mbti.plist"))
    let json = try Personality.models(contentsOf: file("mbti.json"))
    #expect(plist.count == 16)
    #expect(plist.map(\.text) == json.map(\.text))
    #expect(plist.map(\.backgroundColor) == json.map(\.backgroundColor))
    let first = try #require(json.first)
    #expect(first.text == "INFJ")
    #expect(first.image == ImageName("INFJ_head"))
    #expect(first.backgroundColor == HexColor(red: 0xEE, green: 0xFA, blue: 0xF0))
    #expect(first.textColor == HexColor(red: 0x33, green: 0x9F, blue: 0x7B))
  }

  @Test func `the carousel`() throws {
    let carousel = try Carousel(contentsOf: file("carousel.json"))
    #expect(carousel.images.map(\.rawValue) == ["0", "1", "2", "3", "4"])
    #expect(carousel.pageWidth == 400)
    #expect(carousel.pageHeight == 300)
    #expect(carousel.secondsPerPage == 1)
    #expect(carousel.currentDot == HexColor(red: 255, green: 0, blue: 0))
    #expect(carousel.otherDots == HexColor(red: 0, green: 0, blue: 0))
  }

  @Test func `the page`() throws {
    let report = Page.load(contentsOf: file("page.plist"))
    #expect(report.findings.isEmpty)
    let page = try #require(try report.get().first)
    #expect(page.title == "Market street")
    #expect(page.bounces)
    #expect(page.blocks.map(\.title) == ["Shops nearby", "Who are you?", "Pictures"])
    #expect(page.blocks.map(\.height) == [220, 456, 300])
    #expect(page.blocks.first?.color == HexColor(red: 0xEE, green: 0xFA, blue: 0xF0))
  }

  @Test(arguments: ["en", "zh-Hans"]) func `the strings`(language: String) throws {
    let document = try Document(contentsOf: file("\(language).lproj/Shops.strings"))
    let root = try #require(document.root)
    #expect(document.kind(of: root) == .dictionary)
    #expect(document.count(of: root) > 0)
    for entry in document.entries(of: root) {
      #expect(document.kind(of: entry.value) == .string)
    }
  }
}

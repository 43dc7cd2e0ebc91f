import Foundation
import ModelKit
import ModelKitTestSupport
import Testing

struct BundleTests {
  private static let resources = SampleBundleTests.resources

  @Test func `README shows the code that is compiled here`() throws {
    let tests = URL(filePath: #filePath).deletingLastPathComponent()
    let compiled = try String(
      contentsOf: tests.appending(path: "SampleModels/ShopScreen.swift"), encoding: .utf8)
    let readme = try String(
      contentsOf: Self.resources.deletingLastPathComponent().appending(path: "README.md"),
      encoding: .utf8)
    let shown = compiled.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(3)
    #expect(readme.contains("```swift\n" + shown.joined(separator: "\n") + "```"))
  }

  // The bundle of the test runner has no shops.
  @Test func `a screen whose files are missing is empty and knows why`() {
    let screen = ShopScreen()
    #expect(screen.shops.isEmpty)
    #expect(screen.page == nil)
    #expect(screen.$shops.findings == [Finding("bundle.missing")])
    #expect(screen.$page.findings == [Finding("bundle.missing")])
  }

  @Test func `the sample bundle`() throws {
    let bundle = ModelBundle(folder: Self.resources, languages: ["zh-Hans", "en"])
    #expect(try bundle.models(Shop.self, named: "shops").count == 12)
    #expect(try bundle.models(Shop.self, named: "shops.plist").count == 12)
    #expect(try bundle.model(Page.self, named: "page").title == "Market street")
    #expect(try bundle.model(Carousel.self, named: "carousel").images.count == 5)
    let personalities = bundle.load(Personality.self, named: "mbti")
    #expect(personalities.models.count == 16)
    #expect(personalities.findings == [Finding("bundle.ambiguous", "", "", .warning)])
    #expect(bundle.load(Personality.self, named: "mbti.json").findings.isEmpty)
  }

  @Test(arguments: [
    (["zh-Hans", "en"], "店铺"), (["en", "zh-Hans"], "Shops"), (["fr", "en"], "Shops"),
  ])
  func `texts come in the preferred language`(languages: [String], title: String) throws {
    let bundle = ModelBundle(folder: Self.resources, languages: languages)
    #expect(try bundle.model(Titles.self, named: "Shops.strings").shops == title)
  }

  /// The texts of the shop list.
  private struct Titles: Model {
    let shops: String

    static let factory = Factory(Titles.init, Key("shops.title")).applying(.unknownKeys(.ignore))
  }

  @Test(arguments: ["", "Contents/Resources/"])
  func `a Foundation bundle, flat and deep`(inside: String) throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "modelkit-\(UUID().uuidString).bundle")
    defer { try? FileManager.default.removeItem(at: folder) }
    let language = folder.appending(path: inside + "en.lproj")
    try FileManager.default.createDirectory(at: language, withIntermediateDirectories: true)
    let info =
      "<plist version=\"1.0\"><dict><key>CFBundleDevelopmentRegion</key>"
      + "<string>en</string></dict></plist>"
    let above = inside.isEmpty ? "" : "Contents/"
    try Data(info.utf8).write(to: folder.appending(path: above + "Info.plist"))
    let shop = #"{"name": "A", "icon": "a", "kind": "cafe"}"#
    try Data(shop.utf8).write(to: language.appending(path: "shop.json"))
    let foundation = try #require(Bundle(url: folder))
    let bundle = ModelBundle(foundation)
    #expect(bundle.languages == foundation.preferredLocalizations)
    #expect(bundle.developmentLanguage == "en")
    #expect(try bundle.model(Shop.self, named: "shop").name == "A")
    #expect(try bundle.url(of: "shop").path.hasSuffix("en.lproj/shop.json"))
  }
}

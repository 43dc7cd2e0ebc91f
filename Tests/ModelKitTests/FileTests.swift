import Foundation
import ModelKit
import ModelKitTestSupport
import Testing

struct FileTests {
  /// A folder for one test.
  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "modelkit-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  private func withFile(_ text: String, name: String, _ body: (URL) throws -> Void) throws {
    try withFolder { folder in
      let url = folder.appending(path: name)
      try Data(text.utf8).write(to: url)
      try body(url)
    }
  }

  private static let faulty =
    #"[{"name": "A", "icon": "a", "kind": "cafe"},\#n {"name": "B", "icon": "b", "kind": "bar"}]"#

  @Test func `all or nothing, or what is good`() throws {
    try withFile(Self.faulty, name: "shops.json") { url in
      let report = Shop.load(contentsOf: url)
      #expect(report.models.map(\.name) == ["A"])
      #expect(report.file == "shops.json")
      #expect(report.findings == [Finding("value.unknown-case", "[1].kind", "2:37")])
      let fromGet = #expect(throws: ModelError.self) { try report.get() }
      let fromModels = #expect(throws: ModelError.self) { try Shop.models(contentsOf: url) }
      #expect(fromGet == fromModels)
      #expect(
        fromModels?.localizedDescription == """
          shops.json:2:37: error: `kind` should be Kind, which has no case `bar` \
          [value.unknown-case] ([1].kind)
          """)
      #expect(fromModels.map { "\($0)" } == fromModels?.localizedDescription)
    }
  }

  @Test func `one model of a file`() throws {
    try withFile(#"{"name": "A", "icon": "a", "kind": "cafe"}"#, name: "shop.json") { url in
      let shop = try Shop(contentsOf: url)
      let shops = try Shop.models(contentsOf: url)
      #expect(shop.name == "A")
      #expect(shops.map(\.name) == ["A"])
    }
    try withFile(Self.faulty, name: "shops.json") { url in
      let error = #expect(throws: ModelError.self) { try Shop(contentsOf: url) }
      #expect(error?.findings == [Finding("type.root", "", "1:1")])
    }
  }

  @Test func `a document needs no model`() throws {
    try withFile(Self.faulty, name: "shops.json") { url in
      let document = try Document(contentsOf: url)
      let path = try #require(NodePath("[1].kind"))
      let node = try #require(document[path])
      #expect(document.string(node) == "bar")
      #expect(document.position(of: node)?.line == 2)
      #expect(document.kind(of: node) == .string)
    }
    try withFile("[1, 2,]", name: "a.json") { url in
      let error = #expect(throws: ModelError.self) { try Document(contentsOf: url) }
      #expect(error?.findings.map(\.code) == ["syntax.trailing-comma"])
      let document = try Document.load(contentsOf: url)
      #expect(document.root.map { document.count(of: $0) } == 2)
      #expect(document.diagnostics.count == 1)
    }
  }

  @Test func `an empty list is no fault`() throws {
    try withFile("[]", name: "a.json") { url in
      let shops = try Shop.models(contentsOf: url)
      #expect(shops.isEmpty)
    }
  }

  @Test func `a file that is not there`() throws {
    try withFolder { folder in
      let url = folder.appending(path: "none.plist")
      let report = Shop.load(contentsOf: url)
      #expect(report.findings == [Finding("io.missing")])
      #expect(report.diagnostics.first?.file == "none.plist")
      #expect(report.diagnostics.first?.message == "there is no such file")
      #expect(report.entryCount == 0)
      for error in [
        #expect(throws: ModelError.self) { try Shop.models(contentsOf: url) },
        #expect(throws: ModelError.self) { try Shop(contentsOf: url) },
        #expect(throws: ModelError.self) { try Document(contentsOf: url) },
        #expect(throws: ModelError.self) { try Document.load(contentsOf: url) },
      ] {
        #expect(error?.description == "none.plist: error: there is no such file [io.missing]")
      }
      let below = folder.appending(path: "none/none.plist")
      #expect(Shop.load(contentsOf: below).findings == [Finding("io.missing")])
    }
  }

  @Test func `a folder is no file`() throws {
    try withFolder { folder in
      let report = Shop.load(contentsOf: folder)
      #expect(report.findings == [Finding("io.unreadable")])
      #expect(report.diagnostics.first?.message == "this is a folder, not a file")
    }
  }

  // Root may read everything.
  @Test(.enabled(if: getuid() != 0)) func `a file that may not be read`() throws {
    try withFile("[]", name: "a.json") { url in
      try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: url.path)
      let report = Shop.load(contentsOf: url)
      #expect(report.findings == [Finding("io.unreadable")])
      #expect(
        report.diagnostics.first?.message == "the file may not be read: permission is missing")
    }
  }

  @Test func `a file that is too large for the limits`() throws {
    try withFile("[1, 2, 3]", name: "a.json") { url in
      let options = ReadingOptions(limits: ReaderLimits(size: 5))
      #expect(Shop.load(contentsOf: url, options: options).findings.map(\.code) == ["limit.size"])
    }
  }

  @Test func `a web address is no file`() throws {
    let url = try #require(URL(string: "https://example.com/shops.plist"))
    #expect(Shop.load(contentsOf: url).findings == [Finding("io.missing")])
  }
}

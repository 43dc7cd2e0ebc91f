import ModelKitDocument
import Testing

/// Paths from nodes, and nodes from paths.
struct PathTests {
  private static let text = """
    <plist><dict>
    <key>shops</key><array>
      <dict><key>name</key><string>a</string><key>com.x</key><array/></dict>
      <dict/>
      <dict><key>tags</key><array><string>t</string><array><true/></array></array></dict>
    </array>
    <key>last</key><integer>1</integer>
    </dict></plist>
    """

  private let document = Document(reading: SourceText(text, name: "a.plist"))

  @Test(arguments: [
    "", "shops", "shops[0]", "shops[0].name", "shops[0][\"com.x\"]", "shops[1]", "shops[2]",
    "shops[2].tags", "shops[2].tags[0]", "shops[2].tags[1]", "shops[2].tags[1][0]", "last",
  ])
  func `a node's path leads back to it`(path: String) throws {
    let way = try #require(NodePath(path))
    let id = try #require(document[way])
    #expect(document.path(of: id).description == path)
  }

  @Test func `a key has the path of its value`() throws {
    let root = try #require(document.root)
    let paths = document.entries(of: root).map { document.path(of: $0.key).description }
    #expect(paths == ["shops", "last"])
  }

  @Test func `binary property lists have the same paths`() throws {
    let binary = Document(
      reading: SourceText(document.written(as: .binary).bytes, name: "a.plist"))
    #expect(binary.format == .binary)
    for path in ["", "shops[0][\"com.x\"]", "shops[2].tags[1][0]", "last"] {
      let way = try #require(NodePath(path))
      let id = try #require(binary[way])
      #expect(binary.path(of: id).description == path)
    }
  }
}

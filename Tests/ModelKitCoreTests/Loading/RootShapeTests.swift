import ModelKitCore
import ModelKitDocument
import ModelKitTestSupport
import Testing

struct RootShapeTests {
  struct Car: Model {
    let name: String
    let icon: String?

    static let factory = Factory(Car.init, Key("name"), Key("icon"))
  }

  @Test(
    arguments: [
      (#"{"name": "A"}"#, ["A"]),
      (#"[{"name": "A"}, {"name": "B"}]"#, ["A", "B"]),
      (#"{"x": {"name": "A"}, "y": {"name": "B"}}"#, ["A", "B"]),
      (#"[[{"name": "A"}], [], [{"name": "B"}, {"name": "C"}]]"#, ["A", "B", "C"]),
      (
        #"[{"title": "A", "cars": [{"name": "A"}]}, {"title": "B", "cars": [{"name": "B"}]}]"#,
        ["A", "B"]
      ),
      (#"[{"title": "A", "cars": []}, {"title": "B", "cars": [{"name": "B"}]}]"#, ["B"]),
      (#"[{"title": "A", "cars": [{"name": "A"}]}, {"title": "B", "cars": []}]"#, ["A"]),
      ("[]", []), ("[[], []]", []),
    ])
  func `a file holds one model, a list, a dictionary, sections or groups`(
    text: String, names: [String]
  ) throws {
    let report = Car.load(.json(text))
    #expect(report.models.map(\.name) == names)
    #expect(report.findings.isEmpty)
    #expect(report.entryCount == names.count)
    #expect(try Car.models(from: Sample.json(text).document).map(\.name) == names)
  }

  @Test(
    arguments: [
      (#"{"name": 7}"#, "name", "1:10"), (#"[{"name": "A"}, {"name": 7}]"#, "[1].name", "1:26"),
      (#"{"x": {"name": "A"}, "y": {"name": 7}}"#, "y.name", "1:36"),
      (#"[[{"name": "A"}], [{"name": 7}]]"#, "[1][0].name", "1:29"),
      (#"[{"title": "A", "cars": [{"name": "A"}, {"name": 7}]}]"#, "[0].cars[1].name", "1:50"),
    ])
  func `the path of a fault begins at the root`(text: String, path: String, place: String) {
    #expect(Car.load(.json(text)).findings == [Finding("type.mismatch", path, place)])
  }

  @Test(
    arguments: [
      (#"{"name": "A"}"#, [""]), (#"{"name": 7}"#, []),
      (#"[{"name": "A"}, {"name": 7}, "x", {"name": "B"}]"#, ["[0]", "[3]"]),
      (#"{"x": {"name": 7}, "y": {"name": "B"}}"#, ["y"]),
      (#"[[{"name": 7}, {"name": "A"}], [], [{"name": "B"}]]"#, ["[0][1]", "[2][0]"]),
      (
        #"[{"title": "A", "cars": [{"name": 7}, {"name": "A"}]}, {"title": "B", "cars": []}]"#,
        ["[0].cars[1]"]
      ),
    ])
  func `the places of the models are told`(text: String, paths: [String]) {
    let report = Car.load(.json(text))
    #expect(report.paths.map(\.description) == paths)
    #expect(report.models.count == paths.count)
  }

  @Test func `the places of models in a part of a file begin at the root`() {
    let document = Sample.json(#"{"data": {"items": [{"name": 7}, {"name": "A"}]}}"#).document
    let report = Car.load(from: document, at: NodePath([.key("data"), .key("items")]))
    #expect(report.paths.map(\.description) == ["data.items[1]"])
  }

  @Test func `entries are told by their identity`() {
    func identity(_ text: String) -> EntryIdentity? { Car.load(.json(text)).rejected.first }
    #expect(
      identity(#"[{"id": 7}]"#)
        == EntryIdentity(path: NodePath([.index(0)]), index: 0, name: "id=7"))
    #expect(
      identity(#"[{"name": 5, "id": "x-1"}]"#)
        == EntryIdentity(path: NodePath([.index(0)]), index: 0, name: "id=x-1"))
    #expect(
      identity(#"{"x": {"icon": "i"}, "y": {"name": "B"}}"#)
        == EntryIdentity(path: NodePath([.key("x")]), key: "x"))
    #expect(
      identity(#"[[{"icon": "i"}]]"#)
        == EntryIdentity(path: NodePath([.index(0), .index(0)]), index: 0))
    #expect(identity(#"{"icon": "i"}"#) == EntryIdentity())
    #expect(
      identity(#"[{"name": "A", "icon": 3}]"#)
        == EntryIdentity(path: NodePath([.index(0)]), index: 0, name: "name=A"))
  }

  @Test func `an element that is no dictionary is an entry at fault`() {
    let report = Car.load(.json(#"[{"name": "A"}, "x", null, {"name": "B"}]"#))
    #expect(report.models.map(\.name) == ["A", "B"])
    #expect(
      report.findings == [
        Finding("type.mismatch", "[1]", "1:17"), Finding("type.null", "[2]", "1:22"),
      ])
    #expect(report.entryCount == 4)
    #expect(
      report.diagnostics.map(\.message) == [
        "the entry should be a dictionary (Car), but the file has a string",
        "the entry is null, but Car is a dictionary",
      ])
  }

  @Test func `an element among sections or groups that is neither`() {
    #expect(
      Car.load(.json(#"[[{"name": "A"}], {"name": "B"}, 5]"#)).findings
        == [Finding("type.mismatch", "[2]", "1:34")])
    #expect(
      Car.load(.json(#"[{"cars": [{"name": "A"}]}, 5]"#)).findings
        == [Finding("type.mismatch", "[1]", "1:29")])
  }

  @Test func `a root of the wrong kind is told as such`() {
    let report = Car.load(.json("\"hello\""))
    #expect(report.findings == [Finding("type.root", "", "1:1")])
    #expect(report.diagnostics.first?.message == "the file holds a string; Car is a dictionary")
    for text in ["null", "5", "true"] {
      #expect(Car.load(.json(text)).findings == [Finding("type.root", "", "1:1")], "\(text)")
    }
    #expect(Car.load(.openStep("hello")).findings == [Finding("type.root", "", "1:1")])
    #expect(Car.load(.xml("<string>x</string>")).findings == [Finding("type.root", "", "2:1")])
  }

  @Test func `a list where one model is asked for`() throws {
    let text = "[" + Array(repeating: "{}", count: 12).joined(separator: ",") + "]"
    let error = #expect(throws: ModelError.self) { try Car(from: Sample.json(text).document) }
    #expect(error?.findings == [Finding("type.root", "", "1:1")])
    #expect(
      error?.diagnostics.first?.message == "the file holds an array of 12; Car is a dictionary")
    #expect(try Car(from: Sample.json(#"{"name": "A"}"#).document).name == "A")
  }

  @Test func `an empty dictionary is one entry`() {
    #expect(Car.load(.json("{}")).findings == [Finding("key.missing", "name", "1:1")])
  }

  // MARK: lower down

  @Test func `entries are looked for lower down where a path says so`() throws {
    let document = Sample.json(#"{"data": {"a.b": [[1], [{"name": "A"}, {"name": 5}]]}}"#).document
    let path = try #require(NodePath(#"data["a.b"][1]"#))
    let report = Car.load(from: document, at: path)
    #expect(report.models.map(\.name) == ["A"])
    #expect(
      report.findings == [Finding("type.mismatch", #"data["a.b"][1][1].name"#, "1:49")])
    #expect(report.rejected.map { "\($0.path)" } == [#"data["a.b"][1][1]"#])
    #expect(report.rejected.first?.index == 1)
    #expect(throws: ModelError.self) { try Car.models(from: document, at: path) }
  }

  @Test func `a single model lower down`() throws {
    let document = Sample.xml(
      "<array><dict><key>car</key><dict><key>name</key><true/></dict></dict></array>"
    ).document
    let path = try #require(NodePath("[0].car"))
    #expect(
      Car.load(from: document, at: path).findings
        == [Finding("type.mismatch", "[0].car.name", "2:49")])
  }

  @Test func `a root that is no entry lower down`() throws {
    let document = Sample.json(#"{"data": 5}"#).document
    let path = try #require(NodePath("data"))
    #expect(
      Car.load(from: document, at: path).findings == [Finding("type.mismatch", "data", "1:10")])
  }

  @Test(arguments: ["dat", "data.x", "data[2]", "[0]"])
  func `a path that leads nowhere is an error`(text: String) throws {
    let document = Sample.json(#"{"data": [1, 2]}"#).document
    let report = Car.load(from: document, at: try #require(NodePath(text)))
    #expect(report.findings == [Finding("key.missing", text)])
    #expect(report.entryCount == 0)
    #expect(!report.isClean)
  }

  @Test func `the path goes through binary files too`() throws {
    let sample = try Sample.binary(
      xml:
        "<dict><key>a</key><array><integer>1</integer><dict><key>name</key><true/></dict></array></dict>"
    )
    let path = try #require(NodePath("a[1]"))
    #expect(
      Car.load(from: sample.document, at: path).findings
        == [Finding("type.mismatch", "a[1].name")])
  }
}

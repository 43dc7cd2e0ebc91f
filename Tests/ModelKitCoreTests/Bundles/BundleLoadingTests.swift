import Foundation
import ModelKitCore
import ModelKitTestSupport
import Testing

struct BundleLoadingTests {
  @Test func `good entries, faults and all or nothing`() throws {
    let folder = try Folder(["notes.json": #"[{"text": "a"}, {"text": 1}]"#])
    let bundle = ModelBundle(folder: folder.url)
    let report = bundle.load("notes", as: Note.self)
    #expect(report.models == [Note(text: "a")])
    #expect(report.file == "notes.json")
    #expect(report.findings == [Finding("type.mismatch", "[1].text", "1:26")])
    let error = #expect(throws: ModelError.self) { try bundle.models("notes", as: Note.self) }
    #expect(error?.findings == report.findings)
  }

  @Test func `one model of a file`() throws {
    let folder = try Folder(["note.json": #"{"text": "a"}"#, "notes.json": Folder.note("b")])
    let bundle = ModelBundle(folder: folder.url)
    #expect(try bundle.model("note") == Note(text: "a"))
    let error = #expect(throws: ModelError.self) { try bundle.model("notes", as: Note.self) }
    #expect(error?.findings == [Finding("type.root", "", "1:1")])
    #expect(throws: ModelError.self) { try bundle.model("none", as: Note.self) }
  }

  @Test func `the bundle keeps what it has loaded`() throws {
    let folder = try Folder(["notes.json": Folder.note("a")])
    let bundle = ModelBundle(folder: folder.url)
    #expect(try bundle.models("notes", as: Note.self) == [Note(text: "a")])
    try folder.write(Folder.note("b"), to: "notes.json")
    #expect(try bundle.models("notes", as: Note.self) == [Note(text: "a")])
    #expect(try bundle.models("notes.json", as: Note.self) == [Note(text: "a")])
    // Another policy and another bundle are other loads.
    #expect(try bundle.models("notes", as: Note.self, policy: .lenient) == [Note(text: "b")])
    let other = ModelBundle(folder: folder.url)
    #expect(try other.models("notes", as: Note.self) == [Note(text: "b")])
  }

  @Test func `a file that has gone is looked for again`() throws {
    let folder = try Folder(["notes.json": Folder.note("a")])
    let bundle = ModelBundle(folder: folder.url)
    #expect(bundle.load("notes", as: Note.self).models == [Note(text: "a")])
    try FileManager.default.removeItem(at: folder.url.appending(path: "notes.json"))
    // What was loaded is kept; another load does not find the file.
    #expect(bundle.load("notes", as: Note.self).models == [Note(text: "a")])
    #expect(bundle.load("notes", as: Note.self, policy: .lenient).models.isEmpty)
    try folder.write(Folder.note("b"), to: "notes.json")
    #expect(bundle.load("notes", as: Note.self, policy: .lenient).models == [Note(text: "b")])
    try FileManager.default.removeItem(at: folder.url.appending(path: "notes.json"))
    let other = Policy(unknownKeys: .ignore)
    #expect(bundle.load("notes", as: Note.self, policy: other).models.isEmpty)
    try folder.write(Folder.note("c"), to: "Base.lproj/notes.json")
    #expect(bundle.load("notes", as: Note.self, policy: other).models == [Note(text: "c")])
  }

  #if os(Linux)
    @Test func `names are told by their bytes`() throws {
      let folder = try Folder(["caf\u{E9}.json": Folder.note("one")])
      try folder.write(Folder.note("two"), to: "cafe\u{301}.json")
      let bundle = ModelBundle(folder: folder.url)
      #expect(bundle.load("caf\u{E9}", as: Note.self).models == [Note(text: "one")])
      #expect(bundle.load("cafe\u{301}", as: Note.self).models == [Note(text: "two")])
    }
  #endif

  @Test func `the file of a name, for models that the bundle cannot keep`() throws {
    let folder = try Folder(["en.lproj/notes.json": Folder.note("a")])
    let bundle = ModelBundle(folder: folder.url, languages: ["en"])
    let url = try bundle.url(of: "notes")
    #expect(url.path.hasSuffix("/en.lproj/notes.json"))
    #expect(try Note.models(contentsOf: url) == [Note(text: "a")])
  }

  @Test func `properties load on first use and tell their faults`() throws {
    let folder = try Folder(["notes.json": #"[{"text": "a"}, {"text": 1}]"#])
    let screen = Screen(ModelBundle(folder: folder.url))
    // Nothing has been read yet.
    try folder.write(#"{"text": "c"}"#, to: "note.json")
    #expect(screen.notes == [Note(text: "a")])
    #expect(screen.$notes.findings == [Finding("type.mismatch", "[1].text", "1:26")])
    #expect(screen.note == Note(text: "c"))
    #expect(screen.$note.isClean)
    #expect(screen.absent.isEmpty)
    #expect(screen.$absent.findings == [Finding("bundle.missing")])
    #expect(screen.list == nil)
  }

  private struct Screen: Sendable {
    @BundledModels<Note> var notes: [Note]
    @BundledModel<Note> var note: Note?
    @BundledModels<Note> var absent: [Note]
    @BundledModel<Note> var list: Note?

    init(_ bundle: ModelBundle) {
      _notes = BundledModels("notes", in: bundle)
      _note = BundledModel("note", in: bundle)
      _absent = BundledModels("absent", in: bundle)
      _list = BundledModel("notes", in: bundle)
    }
  }
}

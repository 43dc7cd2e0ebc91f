import Foundation
import ModelKitCore
import ModelKitTestSupport
import Testing

struct BundleLookupTests {
  /// Which of these files a bundle takes for `notes`; each file holds its own path.
  private func taken(
    _ files: [String], name: String = "notes", languages: [String] = ["zh-Hans", "en"],
    developmentLanguage: String? = nil
  ) throws -> String? {
    let contents = files.map { file in
      (file, file.hasSuffix(".strings") ? "\"text\" = \"\(file)\";" : Folder.note(file))
    }
    let folder = try Folder(Dictionary(uniqueKeysWithValues: contents))
    let bundle = ModelBundle(
      folder: folder.url, languages: languages, developmentLanguage: developmentLanguage)
    return bundle.load(name, as: Note.self).models.first?.text
  }

  @Test(arguments: [
    (
      ["notes.json", "en.lproj/notes.json", "zh-Hans.lproj/notes.json"],
      "zh-Hans.lproj/notes.json"
    ),
    (["notes.json", "en.lproj/notes.json", "zh.lproj/notes.json"], "zh.lproj/notes.json"),
    (["zh.lproj/notes.json", "zh-Hans.lproj/notes.json"], "zh-Hans.lproj/notes.json"),
    (["notes.json", "en.lproj/notes.json", "Base.lproj/notes.json"], "en.lproj/notes.json"),
    (["notes.json", "Base.lproj/notes.json", "de.lproj/notes.json"], "Base.lproj/notes.json"),
    (["notes.json", "de.lproj/notes.json"], "notes.json"),
    // A place before an extension: the language counts more than the order of the extensions.
    (["notes.plist", "en.lproj/notes.strings"], "en.lproj/notes.strings"),
  ])
  func `languages come in their order, then the base, then the folder`(
    files: [String], expected: String
  ) throws {
    #expect(try taken(files) == expected)
  }

  @Test func `the development language is the last resort`() throws {
    #expect(try taken(["de.lproj/notes.json"], developmentLanguage: "de") == "de.lproj/notes.json")
    #expect(
      try taken(["notes.json", "de.lproj/notes.json"], developmentLanguage: "de") == "notes.json")
    #expect(try taken(["de.lproj/notes.json"]) == nil)
  }

  @Test(arguments: [
    (["zh-Hans-CN"], ["zh-Hans-CN", "zh-Hans", "zh"]),
    (["en_GB", "en"], ["en_GB", "en"]),
    (["en-GB", "en-US"], ["en-GB", "en", "en-US"]),
    (["../elsewhere", "", "en"], ["en"]),
  ])
  func `a language falls back on more general ones`(languages: [String], folders: [String]) throws {
    let bundle = ModelBundle(folder: try Folder().url, languages: languages)
    let error = #expect(throws: ModelError.self) { try bundle.models("notes", as: Note.self) }
    let looked = (folders + ["Base"]).map { $0 + ".lproj" } + ["the folder itself"]
    let message = try #require(error?.diagnostics.first?.message)
    #expect(message.hasSuffix("; looked in " + looked.joined(separator: ", ")))
  }

  @Test(arguments: [
    "notes.plist", "notes.json", "notes.json5", "notes.jsonc", "notes.jsonl", "notes.strings",
  ])
  func `a name needs no extension and may have one`(file: String) throws {
    #expect(try taken([file]) == file)
    #expect(try taken([file], name: file) == file)
  }

  @Test func `a name with an extension stands for that file`() throws {
    #expect(try taken(["notes.plist", "notes.json"], name: "notes.json") == "notes.json")
    #expect(try taken(["notes.json"], name: "notes.plist") == nil)
    #expect(try taken(["notes.v2.json"], name: "notes.v2") == "notes.v2.json")
    #expect(try taken(["notes.data"], name: "notes.data") == "notes.data")
    #expect(try taken(["notes"], name: "notes") == nil)
    let inner = "en.lproj/data/notes.json"
    #expect(try taken([inner], name: "data/notes") == inner)
  }

  @Test func `two files of one name in one place are told, and the first is taken`() throws {
    let folder = try Folder([
      "notes.json": Folder.note("json"), "notes.plist": Folder.note("plist"),
      "zh.lproj/notes.json": Folder.note("zh"),
    ])
    let bundle = ModelBundle(folder: folder.url)
    let report = bundle.load("notes", as: Note.self)
    #expect(report.models == [Note(text: "plist")])
    #expect(report.findings == [Finding("bundle.ambiguous", "", "", .warning)])
    #expect(
      report.diagnostics.first?.message
        == "`notes` stands for `notes.plist`, `notes.json`; `notes.plist` was taken")
    #expect(bundle.load("notes.plist", as: Note.self).findings.isEmpty)
    // In different places they are variants of each other.
    let chinese = ModelBundle(folder: folder.url, languages: ["zh"])
    #expect(chinese.load("notes", as: Note.self).findings.isEmpty)
  }

  @Test func `a missing file is told with every place that was searched`() throws {
    let folder = try Folder(["en.lproj/notes.json": Folder.note("a")])
    let bundle = ModelBundle(folder: folder.url, languages: ["en"])
    let error = #expect(throws: ModelError.self) {
      try bundle.models("note.json", as: Note.self)
    }
    #expect(error?.findings == [Finding("bundle.missing")])
    let finding = try #require(error?.diagnostics.first)
    let path = folder.url.path
    let name = folder.url.lastPathComponent
    #expect(
      finding.message
        == "there is no `note.json` in \(name); looked in en.lproj, Base.lproj, the folder itself")
    #expect(
      finding.notes == [
        "looked in \(path)/en.lproj for `note.json`",
        "looked for \(path)/Base.lproj, which is no folder",
        "looked in \(path) for `note.json`",
      ])
    #expect(finding.help == "did you mean `notes.json`?")
    #expect(error.map { "\($0)" }?.hasPrefix("note.json: error: there is no `note.json`") == true)
    // It is there later.
    try folder.write(Folder.note("b"), to: "note.json")
    #expect(try bundle.models("note.json", as: Note.self) == [Note(text: "b")])
  }

  @Test func `a folder that is not there, or not on a disk`() throws {
    let absent = ModelBundle(folder: try Folder().url.appending(path: "none"))
    let finding = try #require(absent.load("notes", as: Note.self).diagnostics.first)
    #expect(finding.code == .missingInBundle)
    #expect(finding.notes.allSatisfy { $0.hasSuffix("which is no folder") })
    let address = try #require(URL(string: "https://example.com/data"))
    let distant = ModelBundle(folder: address).load("notes", as: Note.self)
    #expect(distant.findings == [Finding("bundle.missing")])
  }

  @Test(arguments: ["../notes", "data/../../notes", "/etc/passwd", "", "data//notes", "./notes"])
  func `names that lead out of the bundle are refused`(name: String) throws {
    let folder = try Folder(["inner/a.json": "[]", "notes.json": Folder.note("secret")])
    let bundle = ModelBundle(folder: folder.url.appending(path: "inner"))
    let report = bundle.load(name, as: Note.self)
    #expect(report.models.isEmpty)
    #expect(report.findings == [Finding("bundle.outside")])
    #expect(throws: ModelError.self) { try bundle.url(of: name) }
  }

  @Test func `links that lead out of the bundle are refused, links within are followed`() throws {
    let folder = try Folder(["notes.json": Folder.note("secret"), "in/a.json": Folder.note("a")])
    let inner = folder.url.appending(path: "in")
    let files = FileManager.default
    for (link, target) in [("out.json", "../notes.json"), ("same.json", "a.json"), ("up", "..")] {
      try files.createSymbolicLink(
        atPath: inner.appending(path: link).path, withDestinationPath: target)
    }
    let bundle = ModelBundle(folder: inner)
    #expect(bundle.load("out", as: Note.self).findings == [Finding("bundle.outside")])
    #expect(bundle.load("up/notes", as: Note.self).findings == [Finding("bundle.outside")])
    #expect(try bundle.models("same", as: Note.self) == [Note(text: "a")])
  }

  @Test(arguments: [
    ("App.app", "Contents/Resources/"), ("App.app", ""), ("Kit.framework", "Resources/"),
    ("Kit.framework", ""), ("Data.bundle", "Contents/Resources/en.lproj/"), ("Data", ""),
  ])
  func `apps, bundles and frameworks are laid out in their ways`(
    name: String, inside: String
  ) throws {
    let folder = try Folder(["\(name)/\(inside)notes.json": Folder.note("here")])
    let bundle = ModelBundle(folder: folder.url.appending(path: name), languages: ["en"])
    #expect(try bundle.models("notes", as: Note.self) == [Note(text: "here")])
  }
}

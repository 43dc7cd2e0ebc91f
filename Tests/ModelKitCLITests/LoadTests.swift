import Foundation
import ModelKitCLI
import Testing

@Suite struct `Loading files` {
  @Test func `good entries are printed and the summary goes to standard error`() throws {
    let sandbox = try Sandbox(["shops.plist": goodShops])
    #expect(
      sandbox.run("load", "@shops.plist")
        == .init(
          status: .success,
          output: """
            name      price  tags
            ────────  ─────  ────
            果粉优选   12.5
            Annex            …

            """, error: "shops.plist: 2 of 2 entries loaded\n"))
  }

  @Test func `a file with syntax errors loads what is good of it`() throws {
    let sandbox = try Sandbox([
      "shops.plist": faultyShops.replacing("<string>twelve</string>", with: "<real>twelve</real>")
    ])
    let outcome = sandbox.run("load", "@shops.plist", "--format", "concise")
    #expect(outcome.status == .data)
    #expect(
      outcome.output == """
        name              price
        ────────────────  ─────
        果粉优选           12.5
        Corner, "Bakery"      8

        """)
    let lines = outcome.error.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.first?.hasPrefix("shops.plist:5:") == true)
    #expect(
      lines.last == "shops.plist: 2 of 3 entries loaded, 1 rejected ([1]); 1 error")
  }

  @Test func `one bad file does not stop the others, and the worst status counts`() throws {
    let sandbox = try Sandbox([
      "a.plist": plist("<array><integer>x</integer></array>"), "b.plist": goodShops,
    ])
    let outcome = sandbox.run("load", "@a.plist", "@no.plist", "@b.plist", "--print", "none")
    #expect(outcome.status == .noInput)
    #expect(outcome.output == "")
    #expect(outcome.error.contains("error[syntax.number]"))
    #expect(outcome.error.contains("error[io.missing]"))
    #expect(outcome.error.hasSuffix("b.plist: 2 of 2 entries loaded\n"))
  }

  @Test func `a folder stands for its data files, in order, each once`() throws {
    let sandbox = try Sandbox([
      "data/b.plist": goodShops, "data/a.PLIST": goodShops, "data/sub/c.plist": goodShops,
      "data/.hidden.plist": "x", "data/.build/d.plist": "x", "data/readme.txt": "x",
      "data/plist": "x",
    ])
    try FileManager.default.createSymbolicLink(
      atPath: sandbox.path("data/link.plist"), withDestinationPath: "b.plist")
    try FileManager.default.createSymbolicLink(
      atPath: sandbox.path("data/loop"), withDestinationPath: "..")
    let outcome = sandbox.run("load", "@data/sub/c.plist", "@data", "@data/", "--print", "none")
    #expect(
      outcome
        == .init(
          status: .success, output: "",
          error: """
            data/sub/c.plist: 2 of 2 entries loaded
            data/a.PLIST: 2 of 2 entries loaded
            data/b.plist: 2 of 2 entries loaded

            """))
  }

  @Test func `a folder without data files is a path where nothing matched`() throws {
    let sandbox = try Sandbox(["data/readme.txt": "x"])
    let outcome = sandbox.run("load", "@data", "--format", "concise")
    #expect(outcome.status == .noInput)
    #expect(
      outcome.error == "data: error: the folder holds no data files [io.no-data-files]\n")
  }

  @Test func `a missing file with a near name beside it is asked after`() throws {
    let sandbox = try Sandbox(["shops.plist": goodShops])
    let outcome = sandbox.run("load", "@shop.plist")
    #expect(
      outcome
        == .init(
          status: .noInput, output: "",
          error: """
            error[io.missing]: there is no such file
              ┌─ shop.plist
              = help: did you mean `shops.plist`?

            """))
  }

  @Test func `departures from the majority are warnings and count where asked for`() throws {
    let sandbox = try Sandbox(["shops.plist": faultyShops])
    let outcome = sandbox.run("load", "@shops.plist", "--print", "none", "--format", "concise")
    #expect(outcome.status == .success)
    let lines = outcome.error.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.first?.hasPrefix("shops.plist:5:62: warning: ") == true)
    #expect(lines.last == "shops.plist: 3 of 3 entries loaded; 1 warning")
    #expect(
      sandbox.run("load", "@shops.plist", "--print", "none", "--fail-on", "warning").status
        == .data)
  }

  @Test func `several reports of one run go to their files`() throws {
    let sandbox = try Sandbox(["shops.plist": faultyShops])
    let outcome = sandbox.run(
      "load", "@shops.plist", "--print", "none", "--format", "json=@report.json", "--format",
      "concise=@report.txt")
    #expect(outcome.error == "shops.plist: 3 of 3 entries loaded; 1 warning\n")
    #expect(try sandbox.text(of: "report.txt").hasPrefix("\(sandbox.path("shops.plist")):5:62:"))
    let data = try Data(contentsOf: sandbox.url("report.json"))
    let report = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(report["schemaVersion"] as? Int == 1)
    let diagnostics = try #require(report["diagnostics"] as? [[String: Any]])
    #expect(diagnostics.map { $0["line"] as? Int } == [5])
    #expect(diagnostics.map { $0["path"] as? String } == ["[1].price"])
  }

  @Test func `a JSON report on standard error is nothing but JSON`() throws {
    let sandbox = try Sandbox(["shops.plist": faultyShops])
    let outcome = sandbox.run(
      "load", "@shops.plist", "@no.plist", "--print", "none", "-v", "--format", "json")
    let report = try JSONSerialization.jsonObject(with: Data(outcome.error.utf8)) as? [String: Any]
    let summary = try #require(report?["summary"] as? [String: Int])
    #expect(
      summary == [
        "files": 2, "entries": 3, "loaded": 3, "rejected": 0, "errors": 1, "warnings": 1,
        "notes": 0, "omitted": 0,
      ])
  }

  @Test func `a report that cannot be written has its own status`() throws {
    let sandbox = try Sandbox(["shops.plist": faultyShops])
    let outcome = sandbox.run(
      "load", "@shops.plist", "--print", "none", "-q", "--format", "json=@no/report.json")
    #expect(
      outcome
        == .init(
          status: .cannotWrite, output: "",
          error: "Error: the report no/report.json cannot be written: the folder does not exist\n"))
  }

  @Test func `quiet and verbose do not change the status`() throws {
    let sandbox = try Sandbox(["a.plist": plist("<array><integer>x</integer></array>")])
    #expect(sandbox.run("load", "@a.plist", "-q").status == .data)
    #expect(sandbox.run("load", "@a.plist", "-v").status == .data)
    #expect(sandbox.run("load", "@a.plist", "--fail-on", "never").status == .success)
  }

  @Test func `a file that holds a bare word has no entries`() throws {
    let sandbox = try Sandbox(["a.plist": "hello"])
    #expect(
      sandbox.run("load", "@a.plist")
        == .init(
          status: .data, output: "",
          error: """
            error[type.root]: the file holds a string; entries stand in a list or a dictionary
              ┌─ a.plist:1:1
             1│ hello
              │ ^^^^^ string "hello"
            a.plist: 0 of 1 entries loaded, 1 rejected; 1 error

            """))
    #expect(sandbox.run("convert", "@a.plist", "--to", "json").output == "\"hello\"\n")
  }

  @Test func `a list without entries is loaded`() throws {
    let sandbox = try Sandbox(["a.json": "[]"])
    #expect(
      sandbox.run("load", "@a.json")
        == .init(status: .success, output: "", error: "a.json: 0 of 0 entries loaded\n"))
    #expect(sandbox.run("load", "@a.json", "--print", "json", "-q").output == "[]\n")
  }

  @Test func `the root can lie deeper`() throws {
    let inner = "<array><dict><key>id</key><integer>1</integer></dict></array>"
    let sandbox = try Sandbox([
      "a.plist": plist("<dict><key>data</key><dict><key>items</key>\(inner)</dict></dict>")
    ])
    let outcome = sandbox.run("load", "@a.plist", "--root", "data.items")
    #expect(outcome.output == "id\n──\n 1\n")
    #expect(outcome.error == "a.plist: 1 of 1 entries loaded\n")
  }
}

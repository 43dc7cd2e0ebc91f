import Foundation
import ModelKitCLI
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite struct `Odd paths` {
  @Test func `a link that leads nowhere and links in a circle are called that`() throws {
    let sandbox = try Sandbox()
    for (name, target) in ["nowhere.json": "gone.json", "round.json": "round.json"] {
      #expect(symlink(target, sandbox.path(name)) == 0)
    }
    let outcome = sandbox.run("load", "@nowhere.json", "@round.json", "--format", "concise")
    #expect(outcome.status == .noInput)
    #expect(
      outcome.error == """
        nowhere.json: error: the symbolic link leads nowhere [io.missing]
        round.json: error: the symbolic links lead in a circle [io.unreadable]

        """)
  }

  @Test func `a name that is not UTF-8 is told, not passed over`() throws {
    let sandbox = try Sandbox(["data/a.json": "[]"])
    let bytes = Array((sandbox.path("data") + "/").utf8) + [0xFF] + Array(".json".utf8) + [0]
    let file = bytes.withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) { $0.baseAddress.flatMap { fopen($0, "w") } }
    }
    // Some file systems refuse such a name themselves.
    guard let file else { return }
    fclose(file)
    let outcome = sandbox.run("load", "@data")
    #expect(outcome.status == .noInput)
    #expect(
      outcome.error == """
        data/a.json: 0 of 0 entries loaded
        error[io.missing]: there is no such file
          ┌─ data/\u{FFFD}.json
          = help: only files whose names are UTF-8 can be read: rename it

        """)
  }

  @Test(arguments: [
    ["load", "@a.json", "--format", "json=@a.json"],
    ["load", "@a.json", "--format", "json=@link.json"],
    ["load", "@.", "--format", "concise=@a.json"],
    ["load", "@b.json", "-m", "@A.swift", "--format", "text=@A.swift"],
    ["convert", "@a.json", "--to", "xml", "--format", "json=@a.json"],
    ["convert", "@a.json", "--to", "xml", "-o", "@new.plist", "--format", "json=@new.plist"],
  ])
  func `a report never takes the place of a file that is read or written`(words: [String]) throws {
    let sandbox = try Sandbox([
      "a.json": "[1]", "b.json": "[{\"a\":1}]", "A.swift": "struct A { var a: Int }",
    ])
    #expect(symlink("a.json", sandbox.path("link.json")) == 0)
    let outcome = sandbox.run(words)
    #expect(outcome.status == .usage)
    #expect(outcome.output == "")
    #expect(outcome.error.contains("would replace a file of this run.\nUsage: "))
    #expect(try sandbox.text(of: "a.json") == "[1]")
    #expect(try sandbox.text(of: "A.swift") == "struct A { var a: Int }")
    #expect(try sandbox.names() == ["A.swift", "a.json", "b.json", "link.json"])
  }

  @Test func `standard input is read once`() throws {
    let sandbox = try Sandbox()
    #expect(
      sandbox.run(["load", "-", "-", "--print", "jsonl"], input: "[{\"a\":1}]")
        == .init(
          status: .success, output: "{\"a\":1}\n", error: "<stdin>: 1 of 1 entries loaded\n"))
  }

  @Test(.enabled(if: access("/dev/zero", R_OK) == 0))
  func `a device without end is not read to it`() throws {
    let outcome = try Sandbox().run("load", "/dev/zero", "--format", "concise")
    #expect(outcome.status == .data)
    #expect(
      outcome.error == """
        /dev/zero: error: the file is larger than the 67108864 bytes that are read [limit.size]

        """)
  }

  @Test func `two reports need two files`() throws {
    let sandbox = try Sandbox(["a.json": "[]"])
    let outcome = sandbox.run(
      "load", "@a.json", "--format", "json=@r", "--format", "concise=@r")
    #expect(outcome.status == .usage)
    #expect(
      outcome.error.hasPrefix("Error: Two reports cannot both be written to 'r'.\nUsage: "))
    #expect(try sandbox.names() == ["a.json"])
  }
}

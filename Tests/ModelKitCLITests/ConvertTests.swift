import Foundation
import ModelKitCLI
import Testing

@Suite struct `Converting files` {
  private static let good = plist(
    "<dict><key>b</key><real>1.5</real><key>a</key><integer>7</integer></dict>")
  private static let json = """
    {
      "b": 1.5,
      "a": 7
    }

    """

  @Test func `the converted file goes to standard output and nothing else is said`() throws {
    let sandbox = try Sandbox(["a.plist": Self.good])
    #expect(
      sandbox.run("convert", "@a.plist", "--to", "json")
        == .init(status: .success, output: Self.json, error: ""))
  }

  @Test func `keys in order and without white space`() throws {
    let sandbox = try Sandbox(["a.plist": Self.good])
    let outcome = sandbox.run(
      "convert", "@a.plist", "--to", "json", "--sorted-keys", "--compact", "-o", "-")
    #expect(outcome.output == #"{"a":7,"b":1.5}"#)
  }

  @Test func `standard input is read under the name that is given for it`() throws {
    let sandbox = try Sandbox()
    let good = sandbox.run(["convert", "-", "--to", "json"], input: Self.good)
    #expect(good == .init(status: .success, output: Self.json, error: ""))
    let bad = sandbox.run(
      ["convert", "-", "--to", "json", "--stdin-filename", "a.plist", "--format", "concise"],
      input: plist("<dict><key>a</key></dict>"))
    #expect(bad.status == .data)
    #expect(bad.output == "")
    #expect(bad.error.hasPrefix("a.plist:3:7: error: "))
  }

  @Test func `a file with an error is reported and not written`() throws {
    let sandbox = try Sandbox(["a.plist": plist("<array><integer>6suan</integer></array>")])
    let outcome = sandbox.run(
      "convert", "@a.plist", "--to", "json", "-o", "@b.json", "--format", "concise", "--fail-on",
      "never")
    #expect(outcome.status == .data)
    #expect(outcome.error.hasPrefix("a.plist:3:8: error: "))
    #expect(outcome.error.hasSuffix("[syntax.number] ([0])\n"))
    #expect(try sandbox.names() == ["a.plist"])
  }

  @Test func `what the target cannot hold is an error and nothing is written`() throws {
    let sandbox = try Sandbox(["a.plist": plist("<array><data>aGk=</data></array>")])
    let outcome = sandbox.run(
      "convert", "@a.plist", "--to", "json", "-o", "@b.json", "--format", "concise")
    #expect(outcome.status == .data)
    #expect(outcome.error.hasPrefix("a.plist:3:8: error: "))
    #expect(try sandbox.names() == ["a.plist"])
  }

  @Test func `digits are kept where the target has text, and told where it has 64 bits`() throws {
    let digits = "1234567890.123456789012345"
    let sandbox = try Sandbox([
      "a.plist": plist("<array><real>1.10</real><real>\(digits)</real></array>"),
      "b.json": "[1e-400]",
    ])
    let kept = sandbox.run("convert", "@a.plist", "--to", "json", "--compact")
    #expect(kept == .init(status: .success, output: "[1.10,\(digits)]", error: ""))
    let rounded = sandbox.run(
      "convert", "@a.plist", "--to", "binary", "-o", "@c.plist", "--format", "concise")
    #expect(rounded.status == .success)
    #expect(rounded.error.contains(" warning: "))
    #expect(rounded.error.contains("[value.precision-loss] ([1])"))
    let lost = sandbox.run(
      "convert", "@b.json", "--to", "binary", "-o", "@d.plist", "--format", "concise")
    #expect(lost.status == .data)
    #expect(lost.error.contains("[value.out-of-range] ([0])"))
  }

  @Test func `a key that stands twice is a warning and the last one is written`() throws {
    let twice = "<dict><key>a</key><integer>1</integer><key>a</key><integer>2</integer></dict>"
    let sandbox = try Sandbox(["a.plist": plist(twice)])
    let arguments = ["convert", "@a.plist", "--to", "json", "--compact", "--format", "concise"]
    let outcome = sandbox.run(arguments)
    #expect(outcome.status == .success)
    #expect(outcome.output == #"{"a":2}"#)
    #expect(outcome.error.hasPrefix("a.plist:3:39: warning: "))
    #expect(sandbox.run(arguments + ["--fail-on", "warning"]).status == .data)
  }

  @Test func `in place every file is replaced and keeps its mode`() throws {
    let sandbox = try Sandbox(["a.plist": Self.good, "b.plist": Self.good])
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o640], ofItemAtPath: sandbox.path("a.plist"))
    let outcome = sandbox.run(
      "convert", "--in-place", "--to", "json", "@a.plist", "@b.plist", "@c.plist")
    #expect(outcome.status == .noInput)
    #expect(outcome.output == "")
    #expect(
      outcome.error == """
        error[io.missing]: there is no such file
          ┌─ c.plist
          = help: did you mean `a.plist`?

        """)
    #expect(try sandbox.names() == ["a.plist", "b.plist"])
    #expect(try sandbox.text(of: "a.plist") == Self.json)
    #expect(try sandbox.text(of: "b.plist") == Self.json)
    let mode = try FileManager.default.attributesOfItem(atPath: sandbox.path("a.plist"))
    #expect(mode[.posixPermissions] as? Int == 0o640)
  }

  @Test func `a symbolic link stays and the file behind it is replaced`() throws {
    let sandbox = try Sandbox(["a.plist": Self.good])
    try FileManager.default.createSymbolicLink(
      atPath: sandbox.path("link.plist"), withDestinationPath: "a.plist")
    #expect(sandbox.run("convert", "--in-place", "--to", "json", "@link.plist").status == .success)
    #expect(try sandbox.text(of: "a.plist") == Self.json)
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: sandbox.path("link.plist"))
        == "a.plist")
  }

  @Test func `a folder that does not exist cannot be written to`() throws {
    let sandbox = try Sandbox(["a.plist": Self.good])
    let outcome = sandbox.run("convert", "@a.plist", "--to", "json", "-o", "@no/b.json")
    #expect(
      outcome
        == .init(
          status: .cannotWrite, output: "",
          error: "Error: no/b.json cannot be written: the folder does not exist\n"))
  }

  @Test func `a folder is not a file`() throws {
    let sandbox = try Sandbox(["sub/a.plist": Self.good])
    let outcome = sandbox.run("convert", "@sub", "--to", "json", "--format", "concise")
    #expect(
      outcome
        == .init(
          status: .noInput, output: "",
          error: "sub: error: this is a folder, not a file [io.unreadable]\n"))
  }

  @Test func `binary is not written to a terminal`() throws {
    let sandbox = try Sandbox(["a.plist": Self.good])
    let outcome = sandbox.run(["convert", "@a.plist", "--to", "binary"], isTerminal: true)
    #expect(outcome.status == .usage)
    #expect(outcome.output == "")
  }

  @Test func `a full disk is told and gives its own status`() throws {
    let sandbox = try Sandbox(["a.plist": Self.good])
    let outcome = sandbox.run(
      ["convert", "@a.plist", "--to", "json"], outputFault: .other("the disk is full"))
    #expect(
      outcome
        == .init(
          status: .cannotWrite, output: "",
          error: "Error: standard output cannot be written: the disk is full\n"))
  }

  @Test func `a reader that has gone away ends the run quietly`() throws {
    let sandbox = try Sandbox(["a.plist": Self.good])
    let outcome = sandbox.run(["convert", "@a.plist", "--to", "json"], outputFault: .closedPipe)
    #expect(outcome == .init(status: .success, output: "", error: ""))
  }
}

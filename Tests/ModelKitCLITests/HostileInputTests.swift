import Foundation
import ModelKitCLI
import Testing

// Each of these files once took minutes, all of the stack or all of the screen. What is checked is
// that the answer is there and right; a cost that grows with the square shows as a test that hangs.

@Suite struct `Hostile input` {
  @Test func `entries that share no key are loaded without a word`() throws {
    let entries = (0..<6000).map { "{\"k\($0)\":1,\"j\($0)\":2}" }
    let sandbox = try Sandbox(["a.json": "[\(entries.joined(separator: ","))]"])
    #expect(
      sandbox.run("load", "@a.json", "--print", "none")
        == .init(status: .success, output: "", error: "a.json: 6000 of 6000 entries loaded\n"))
  }

  @Test func `a misspelt key is still told among many that are common`() throws {
    let keys = (0..<20).map { "\"key\($0)\":1" }.joined(separator: ",")
    let sandbox = try Sandbox([
      "a.json": "[{\"adress\":1,\(keys)},{\"address\":1,\(keys)},{\"address\":1,\(keys)}]"
    ])
    #expect(
      sandbox.run("load", "@a.json", "--print", "none", "--format", "concise").error == """
        a.json:1:3: warning: `adress` is a rare key, and `address` is missing here; did you mean \
        `address`? [key.unusual] ([0].adress)
        a.json: 3 of 3 entries loaded; 1 warning

        """)
  }

  @Test func `many faults in one long line are each shown with their own part of it`() throws {
    let blank = String(repeating: "x", count: 470)
    let entries = (0..<2000).map { "{\"id\":\($0),\"name\":\"\(blank)\",\"v\":\"\\q\"}" }
    let sandbox = try Sandbox(["a.json": "[\(entries.joined(separator: ","))]"])
    let outcome = sandbox.run("load", "@a.json", "--print", "none")
    #expect(outcome.status == .data)
    let blocks = outcome.error.components(separatedBy: "\n\n")
    #expect(blocks.count == 2000)
    #expect(
      blocks[0] == """
        error[syntax.escape]: `\\q` is no escape of JSON
          ┌─ a.json:1:495   [0].v
         1│ …xxxxxxxxxxxxxxxxxxxxxxxxxxxxxx","v":"\\q"},{"id":1,"name":"xxxxxxxxxx\
        xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…
          │                                       ^^ not an escape
          = note: in [0] (id=0)
          = help: write \\\\ for a backslash
        """)
  }

  @Test func `an entry is rejected for a key that stands twice anywhere in it, and no other is`()
    throws
  {
    let sandbox = try Sandbox([
      "list.json": #"[{"a":{"b":1,"b":2}},{"a":{"b":3}},{"a":{"b":1},"a":{"b":2}}]"#,
      "sections.json": #"[[{"a":1},{"a":1,"a":2}],[{"a":1}]]"#,
    ])
    #expect(
      sandbox.run("load", "@list.json", "--print", "none", "--format", "concise").error == """
        list.json:1:14: error: key `b` appears twice in one dictionary [key.duplicate] ([0].a.b)
        list.json:1:49: error: key `a` appears twice in one dictionary [key.duplicate] ([2].a)
        list.json: 1 of 3 entries loaded, 2 rejected ([0], [2]); 2 errors

        """)
    #expect(
      sandbox.run("load", "@sections.json", "--print", "none", "--format", "concise").error == """
        sections.json:1:18: error: key `a` appears twice in one dictionary [key.duplicate] \
        ([0][1].a)
        sections.json: 2 of 3 entries loaded, 1 rejected ([0][1]); 1 error

        """)
  }

  @Test(arguments: [
    String(repeating: "?", count: 50_000), String(repeating: "!", count: 50_000),
  ])
  func `a type that is wrapped without end is one fault of the model`(marks: String) throws {
    let sandbox = try Sandbox([
      "A.swift": "struct A { let a: Int\(marks) }", "a.json": "[{\"a\":1}]",
    ])
    let outcome = sandbox.run("load", "@a.json", "-m", "@A.swift", "--format", "concise")
    #expect(outcome.status == .configuration)
    #expect(outcome.error.hasSuffix("a.json: 1 of 1 entries loaded\n"))
    #expect(outcome.error.utf8.count < 500)
  }

  @Test func `a default that is a chain without end is passed`() throws {
    let chain = String(repeating: ".b", count: 50_000)
    let sandbox = try Sandbox([
      "A.swift": "struct A { var a: Int = x\(chain) }", "a.json": "[{\"a\":1}]",
    ])
    #expect(
      sandbox.run("load", "@a.json", "-m", "@A.swift", "--print", "none")
        == .init(status: .success, output: "", error: "a.json: 1 of 1 entries loaded\n"))
  }

  @Test func `JSON5 knows hexadecimal numbers, and one without digits is told so`() throws {
    let sandbox = try Sandbox(["a.json5": "[0x, 0x1F]"])
    #expect(
      sandbox.run("load", "@a.json5", "--print", "none", "--format", "concise").error == """
        a.json5:1:2: error: a hexadecimal number is 0x and hexadecimal digits [syntax.number] ([0])
        a.json5: 1 of 2 entries loaded, 1 rejected ([0]); 1 error

        """)
  }

  @Test func `UTF-16 that ends inside a character is one fault`() throws {
    let sandbox = try Sandbox()
    let text = Array("[{\"a\":1}]".utf16).flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    try Data([0xFF, 0xFE] + text + [0x20]).write(to: sandbox.url("a.json"))
    #expect(
      sandbox.run("load", "@a.json", "--print", "none", "--format", "concise").error == """
        a.json:1:10: error: invalid UTF-16LE at byte 20: the file ends inside a character \
        [syntax.encoding]
        a.json: 1 of 1 entries loaded; 1 error

        """)
  }

  @Test(arguments: [
    ("a.plist", "{;;;;; a = 1; }", "1:2: error: found `;` where a key or `}` has to stand"),
    (
      "a.plist", "<plist><array><<<<<true/></array></plist>",
      "1:15: error: found `<<<<`, expected a value or </array>"
    ),
  ])
  func `signs that are repeated are one fault`(file: String, text: String, fault: String) throws {
    let sandbox = try Sandbox()
    try sandbox.write(text, to: file)
    let outcome = sandbox.run("load", "@" + file, "--print", "none", "--format", "concise")
    #expect(outcome.error.hasPrefix("\(file):\(fault)"))
    #expect(outcome.error.hasSuffix("; 1 error\n"))
  }

  @Test func `a number as long as a book is cut in the report`() throws {
    let sandbox = try Sandbox(["a.json": "[\(String(repeating: "9", count: 100_000))]"])
    let digits = String(repeating: "9", count: 40)
    #expect(
      sandbox.run("convert", "@a.json", "--to", "xml", "--format", "concise").error == """
        a.json:1:2: error: property lists hold integers from −2⁶³ to 2⁶⁴−1; \(digits)… is outside \
        [value.out-of-range] ([0])

        """)
  }
}

import ModelKitDocument
import Testing

@Suite struct JSONHostileTests {
  private static let fixtures: [(text: String, dialect: JSONDialect)] = [
    (
      #"""
      {"name": "Corner \u0041 Bakery", "tags": ["热卖", "🚗", ""], "price": -12.50e+3,
       "open": true, "closed": false, "none": null, "address": {"zip": "1", "in": [[], {}]}}
      """#, .standard
    ),
    (
      #"""
      // shops
      {name: 'it\'s', "b": [+1, .5, 0x1F, Infinity, /* x */ NaN,], $c: "a\
      b\x41",}
      """#, .json5
    ),
    ("{\"a\": 1}\n[2, 3]\n\"é\"\n", .lines), ("[1, // c\n 2, /* d */ {\"a\": 3,},]", .jsonc),
    (
      "{\n<<<<<<< a\n\"b\": 'x,\n=======\n\"c\": 01 }\n>>>>>>> b\n, {}]: \"he said \"hi\" \" True",
      .standard
    ),
  ]

  /// Walks the whole tree, so that a node out of place shows.
  private func walk(_ document: Document) -> Int {
    guard let root = document.root else { return 0 }
    var count = 0
    var open = [root]
    while let id = open.popLast() {
      count += 1
      _ = document.string(id)
      _ = document.double(id)
      // A span is as long as its value; in a large file one of each is too much.
      _ = document.source.count < 10_000 ? document.span(of: id) : document.headSpan(of: id)
      open += document.elements(of: id)
      for entry in document.entries(of: id) { open += [entry.key, entry.value] }
    }
    return count
  }

  private func read(_ bytes: [UInt8], _ dialect: JSONDialect) -> Document {
    Document(
      reading: SourceText(bytes, name: "test"),
      options: ReadingOptions(format: .json(dialect), dialect: dialect))
  }

  @Test func `a file cut off at any byte is an error, and its tree is whole`() {
    for (text, dialect) in Self.fixtures {
      let bytes = Array(text.utf8)
      for count in bytes.indices {
        let document = read(Array(bytes[..<count]), dialect)
        #expect(walk(document) == document.nodeCount)
        if dialect == .standard { #expect(!document.diagnostics.isEmpty, "\(count)") }
      }
    }
  }

  @Test func `a good file cut off at any byte has one error`() {
    let bytes = Array(Self.fixtures[0].text.utf8)
    for count in bytes.indices {
      let document = read(Array(bytes[..<count]), .standard)
      // A cut within a character leaves bytes that are no UTF-8, in a string that is not closed.
      let faults = document.diagnostics.filter { $0.code != .encoding }
      #expect(faults.count <= 1, "\(count): \(document.diagnostics.map(\.message))")
    }
  }

  @Test func `changed bytes never trap, and every tree is whole`() {
    var random = SeededRandom(seed: 99)
    let alphabet =
      Array("{}[]\",:'/\\*#<=>|(); \n\r\t0123456789.eE+-xuntrflasINé\0\u{2028}".utf8) + [
        0xFF, 0xC0,
      ]
    for (text, dialect) in Self.fixtures {
      let original = Array(text.utf8)
      for _ in 0..<1_000 {
        var bytes = original
        for _ in 0..<Int.random(in: 1...6, using: &random) {
          let place = Int.random(in: 0..<bytes.count, using: &random)
          let byte = alphabet[Int.random(in: 0..<alphabet.count, using: &random)]
          switch Int.random(in: 0..<4, using: &random) {
          case 0: bytes.insert(byte, at: place)
          case 1 where bytes.count > 1: bytes.remove(at: place)
          case 2:
            let end = min(bytes.count, place + Int.random(in: 1...8, using: &random))
            bytes.insert(contentsOf: bytes[place..<end], at: place)
          default: bytes[place] = byte
          }
        }
        let document = read(bytes, dialect)
        #expect(walk(document) == document.nodeCount, "\(String(decoding: bytes, as: UTF8.self))")
      }
    }
  }

  @Test(arguments: ["[", "{\"a\":", "[{\"a\":", "[1,", "{\"a\":[{\"b\":"])
  func `nesting without end is one error`(opening: String) {
    let text = String(repeating: opening, count: 200_000)
    let document = readJSON(text)
    #expect(document.diagnostics.map(\.code) == [.depthLimit])
    #expect(walk(document) == document.nodeCount)
  }

  @Test func `values that are too deep are passed over, and what follows is read`() {
    let deep = String(repeating: "[", count: 200_000) + String(repeating: "]", count: 200_000)
    let document = readJSON("{\"a\": \(deep), \"b\": 2}")
    #expect(document.diagnostics.map(\.code) == [.depthLimit])
    #expect(document.find("b").map { document.kind(of: $0) } == .integer)
  }

  @Test func `containers may nest as deep as the limit says`() {
    let limits = ReaderLimits(depth: 3)
    #expect(readJSON("[[[1]]]", limits: limits).diagnostics.isEmpty)
    let tooDeep = readJSON("[[[[1]], 2]]", limits: limits)
    #expect(tooDeep.diagnostics.map(\.code) == [.depthLimit])
    #expect(tooDeep.diagnostics.first?.span == SourceSpan(start: 3, end: 4))
    #expect(tooDeep.jsonOutline == "[[[?], 2]]")
  }

  @Test(arguments: [JSONDialect.standard, .lines])
  func `a document holds no more nodes than its limit`(dialect: JSONDialect) {
    let text = dialect == .lines ? "1\n2\n3\n4\n5\n6\n7\n" : "[1, {\"a\": 2}, 3, 4, 5, 6]"
    let document = readJSON(text, dialect, limits: ReaderLimits(nodes: 5))
    #expect(document.diagnostics.map(\.code) == [.nodeLimit])
    #expect(walk(document) == document.nodeCount)
    #expect(readJSON("[1, 2, 3, 4]", limits: ReaderLimits(nodes: 5)).diagnostics.isEmpty)
  }

  @Test(arguments: [
    "}", ";", "\"x\n", "'\n", "1 ", "{,", ",", "a", "<<<<<<<\n=======\n", "\\\"x\n", "[}", "\u{1}",
    "\u{A0}", "/*",
    "#\n", "{\"a\":1]", "{\"a\" ", "(", "\"a\"b",
  ])
  func `a file of nothing but faults is read in time and in bounds`(fault: String) {
    for opening in ["[", "{", ""] {
      let document = readJSON(opening + String(repeating: fault, count: 2_000))
      #expect(!document.diagnostics.isEmpty)
      #expect(document.diagnostics.count <= 10_000)
      #expect(walk(document) == document.nodeCount)
    }
  }
}

import Foundation
import ModelKit
import Testing

/// The same types and bytes through Foundation's coders and through ours.
struct DecoderAgreementTests {
  /// A value in an array, so that it is a property list whatever it is.
  private func check<T: Codable & Equatable>(
    _ value: T, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let values = [value]
    for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
      let encoder = PropertyListEncoder()
      encoder.outputFormat = format
      let data = try encoder.encode(values)
      let theirs = try PropertyListDecoder().decode([T].self, from: data)
      let ours = try ModelDecoder().decode([T].self, from: data)
      #expect(ours == theirs, sourceLocation: sourceLocation)
      #expect(ModelDecoder().load([T].self, from: data).diagnostics.isEmpty)

      let written = try ModelEncoder(outputFormat: format == .xml ? .xml : .binary).encode(values)
      let read = try PropertyListDecoder().decode([T].self, from: written)
      #expect(read == theirs, sourceLocation: sourceLocation)
    }
    let data = try JSONEncoder().encode(values)
    let theirs = try JSONDecoder().decode([T].self, from: data)
    #expect(
      try ModelDecoder().decode([T].self, from: data) == theirs, sourceLocation: sourceLocation)
    let written = try ModelEncoder().encode(values)
    #expect(
      try JSONDecoder().decode([T].self, from: written) == theirs, sourceLocation: sourceLocation)
  }

  @Test func `scalars`() throws {
    try check(Scalars())
    try check(UInt64.max)
    try check(Int64.min)
    try check(-0.0)
    try check(Double.leastNonzeroMagnitude)
    try check(Double.greatestFiniteMagnitude)
    try check(Float(0.1))
    try check("")
    try check(false)
  }

  @Test func `optionals, empty and full`() throws {
    try check(Optionals())
    try check(
      Optionals(
        number: 1, text: "", nested: Scalars(), list: [],
        date: Date(timeIntervalSinceReferenceDate: 5), link: URL(string: "a:b")))
  }

  @Test func `types that the coders know`() throws { try check(Specials()) }

  @Test func `collections and enumerations`() throws { try check(Collections()) }

  @Test func `types that code themselves`() throws {
    try check(Frame())
    try check(Nested())
    try check(Flattened())
    try check([Either.text("a"), .number(5)])
    try check(Empty())
    try check(Tree(children: [Tree(name: "a"), Tree(name: "b", children: [Tree()])]))
  }

  @Test func `class hierarchies`() throws {
    try check(Vehicle())
    try check(Truck())
  }

  @Test func `Foundation's own types`() throws { try check(Others()) }

  @Test func `null elements in JSON`() throws {
    let data = Data("[1, null, 3]".utf8)
    #expect(try ModelDecoder().decode([Int?].self, from: data) == [1, nil, 3])
  }

  @Test func `null elements as PropertyListEncoder writes them`() throws {
    let data = try PropertyListEncoder().encode([1, nil, 3])
    let theirs = try PropertyListDecoder().decode([Int?].self, from: data)
    #expect(try ModelDecoder().decode([Int?].self, from: data) == theirs)
  }

  @Test(arguments: [
    "5.0", "1e3", "-0", "[]", "{}", "true", "12345678901234567890", "0.1", "\"a\"", "null", "300",
    "-1", "1.5",
  ])
  func `whatever Foundation takes for a scalar in JSON`(json: String) {
    let data = Data("[\(json)]".utf8)
    func same<T: Codable & Equatable>(_ type: T.Type) {
      guard let theirs = try? JSONDecoder().decode([T].self, from: data) else {
        #expect(throws: ModelError.self) { try ModelDecoder().decode([T].self, from: data) }
        return
      }
      #expect((try? ModelDecoder().decode([T].self, from: data)) == theirs, "\(type)")
    }
    same(Int.self)
    same(Int8.self)
    same(UInt.self)
    same(UInt64.self)
    same(Bool.self)
    same(String.self)
    same(Int?.self)
    same([Int].self)
    same([String: Int].self)
    // Digits that the type cannot hold are a fault to us and rounded by them.
    if json.count < 15 {
      same(Double.self)
      same(Float.self)
    }
  }

  @Test(arguments: [
    "<integer>5</integer>", "<real>5</real>", "<true/>", "<string>5</string>", "<array/>",
    "<dict/>", "<integer>300</integer>", "<real>0.5</real>", "<data>AQI=</data>",
    "<date>2020-01-01T00:00:00Z</date>",
  ])
  func `whatever Foundation takes for a scalar in a property list`(xml: String) {
    let data = Data("<plist version=\"1.0\"><array>\(xml)</array></plist>".utf8)
    func same<T: Codable & Equatable>(_ type: T.Type) {
      guard let theirs = try? PropertyListDecoder().decode([T].self, from: data) else {
        #expect(throws: ModelError.self, "\(type)") {
          try ModelDecoder().decode([T].self, from: data)
        }
        return
      }
      #expect((try? ModelDecoder().decode([T].self, from: data)) == theirs, "\(type)")
    }
    same(Int.self)
    same(Int8.self)
    same(Double.self)
    same(Bool.self)
    same(String.self)
    same(Date.self)
    same(Data.self)
    same([Int].self)
    same([String: Int].self)
  }
}

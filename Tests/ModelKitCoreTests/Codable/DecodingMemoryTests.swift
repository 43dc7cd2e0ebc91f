import ModelKitCore
import ModelKitTestSupport
import Testing

/// What a decoding holds on to, and for how long.
struct DecodingMemoryTests {
  private struct Opener: Decodable {
    let sum: Int
    private enum CodingKeys: CodingKey { case a }
    init(from decoder: any Decoder) throws {
      var list = try decoder.unkeyedContainer()
      var sum = 0
      while !list.isAtEnd {
        sum += try list.nestedContainer(keyedBy: CodingKeys.self).decode(Int.self, forKey: .a)
      }
      self.sum = sum
    }
  }

  @Test func `a type may open as many containers as the data has`() throws {
    let count = 300_000
    let element = #"{"a": 1},"#
    let good = "[" + String(repeating: element, count: count - 1) + #"{"a": 1}]"#
    #expect(try ModelDecoder().decode(Opener.self, from: Sample.json(good).document).sum == count)
    let faulty = "[" + String(repeating: element, count: count - 1) + #"{"a": "x"}]"#
    let error = #expect(throws: ModelError.self) {
      try ModelDecoder().decode(Opener.self, from: Sample.json(faulty).document)
    }
    #expect(error?.findings.map(\.path) == ["[\(count - 1)].a"])
  }

  private final class Token: Sendable {}

  private struct Nested: Decodable {
    struct Part: Decodable { let a: [Int] }
    let parts: [Part]
  }

  @Test(arguments: [#"{"parts": [{"a": [1]}]}"#, #"{"parts": [{"a": ["x"]}, {"b": 1}]}"#])
  func `nothing of a decoding stays behind`(text: String) throws {
    let key = try #require(CodingUserInfoKey(rawValue: "token"))
    weak var kept: Token?
    do {
      let token = Token()
      kept = token
      var decoder = ModelDecoder()
      decoder.userInfo[key] = token
      _ = try? decoder.decode(Nested.self, from: Sample.json(text).document)
      _ = decoder.load([Nested].self, from: Sample.json("[\(text), \(text)]").document)
    }
    #expect(kept == nil)
  }
}

import Foundation
import ModelKit
import Testing

/// The strategies of Foundation's coders, against Foundation's coders.
struct StrategyAgreementTests {
  struct Box<Value: Codable & Equatable>: Codable, Equatable {
    var value: Value
  }

  struct Keys: Codable, Equatable {
    var imageUrl = 1
    var aBC = 2
    var plain = 3
    var oneTwoThree = 4
    var nested = ["snake_key": 5]
  }

  private let moment = Date(timeIntervalSinceReferenceDate: 344_161_290)

  @Test func `dates`() throws {
    let cases:
      [(
        JSONEncoder.DateEncodingStrategy, ModelDecoder.DateDecodingStrategy,
        ModelEncoder.DateEncodingStrategy, JSONDecoder.DateDecodingStrategy
      )] = [
        (.deferredToDate, .deferredToDate, .deferredToDate, .deferredToDate),
        (.iso8601, .iso8601, .iso8601, .iso8601),
        (.secondsSince1970, .secondsSince1970, .secondsSince1970, .secondsSince1970),
        (
          .millisecondsSince1970, .millisecondsSince1970, .millisecondsSince1970,
          .millisecondsSince1970
        ),
      ]
    for (encoding, ours, oursBack, theirs) in cases {
      let encoder = JSONEncoder()
      encoder.dateEncodingStrategy = encoding
      var decoder = ModelDecoder()
      decoder.dateDecodingStrategy = ours
      let data = try encoder.encode(Box(value: moment))
      #expect(try decoder.decode(Box<Date>.self, from: data).value == moment)

      var modelEncoder = ModelEncoder()
      modelEncoder.dateEncodingStrategy = oursBack
      let foundation = JSONDecoder()
      foundation.dateDecodingStrategy = theirs
      let written = try modelEncoder.encode(Box(value: moment))
      #expect(try foundation.decode(Box<Date>.self, from: written).value == moment)
    }
  }

  @Test func `dates and data by functions of one's own`() throws {
    var encoder = ModelEncoder(outputFormat: .xml)
    encoder.dateEncodingStrategy = .custom { date, encoder in
      var container = encoder.singleValueContainer()
      try container.encode("day \(Int(date.timeIntervalSinceReferenceDate / 86_400))")
    }
    encoder.dataEncodingStrategy = .custom { data, encoder in
      var container = encoder.unkeyedContainer()
      try container.encode(data.count)
    }
    let dates = try encoder.encode([Date(timeIntervalSinceReferenceDate: 864_000)])
    #expect(try PropertyListDecoder().decode([String].self, from: dates) == ["day 10"])
    let counts = try encoder.encode([Data([1, 2, 3])])
    #expect(try PropertyListDecoder().decode([[Int]].self, from: counts) == [[3]])

    var decoder = ModelDecoder()
    decoder.dateDecodingStrategy = .custom { decoder in
      let text = try decoder.singleValueContainer().decode(String.self)
      return Date(timeIntervalSinceReferenceDate: (Double(text.dropFirst(4)) ?? 0) * 86_400)
    }
    decoder.dataDecodingStrategy = .custom { decoder in
      var container = try decoder.unkeyedContainer()
      return Data(repeating: 7, count: try container.decode(Int.self))
    }
    let date = Date(timeIntervalSinceReferenceDate: 864_000)
    #expect(try decoder.decode([Date].self, from: dates) == [date])
    #expect(try decoder.decode([Data].self, from: counts) == [Data([7, 7, 7])])
  }

  @Test func `data as bytes and as base64`() throws {
    let bytes = Data([0, 255, 16])
    let encoder = JSONEncoder()
    var decoder = ModelDecoder()
    #expect(try decoder.decode([Data].self, from: encoder.encode([bytes])) == [bytes])
    encoder.dataEncodingStrategy = .deferredToData
    decoder.dataDecodingStrategy = .deferredToData
    #expect(try decoder.decode([Data].self, from: encoder.encode([bytes])) == [bytes])
    var modelEncoder = ModelEncoder()
    modelEncoder.dataEncodingStrategy = .deferredToData
    #expect(try modelEncoder.encode([bytes]) == encoder.encode([bytes]))
  }

  @Test func `numbers that are not finite`() throws {
    let values = [Double.infinity, -.infinity, 1, .nan]
    let encoder = JSONEncoder()
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "+", negativeInfinity: "-", nan: "?")
    var decoder = ModelDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "+", negativeInfinity: "-", nan: "?")
    let ours = try decoder.decode([Double].self, from: encoder.encode(values))
    #expect(ours.description == values.description)
    let floats = try decoder.decode([Float].self, from: encoder.encode(values.map(Float.init)))
    #expect(floats.description == values.map(Float.init).description)
    var modelEncoder = ModelEncoder()
    modelEncoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "+", negativeInfinity: "-", nan: "?")
    #expect(
      try decoder.decode([Double].self, from: modelEncoder.encode(values)).description
        == values.description)
  }

  @Test func `keys in snake case`() throws {
    let encoder = JSONEncoder()
    encoder.keyEncodingStrategy = .convertToSnakeCase
    encoder.outputFormatting = .sortedKeys
    let foundation = JSONDecoder()
    foundation.keyDecodingStrategy = .convertFromSnakeCase
    var decoder = ModelDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    var modelEncoder = ModelEncoder()
    modelEncoder.keyEncodingStrategy = .convertToSnakeCase
    modelEncoder.writingOptions.sortedKeys = true
    #expect(try modelEncoder.encode(Keys()) == encoder.encode(Keys()))
    let text = #"{"image_url":1,"aBC":2,"plain":3,"one_two_three":4,"nested":{"snake_key":5}}"#
    let data = Data(text.utf8)
    #expect(
      try decoder.decode(Keys.self, from: data) == foundation.decode(Keys.self, from: data))
  }

  @Test(arguments: [
    "one_two", "_one_two_", "__one", "one__two", "_", "", "ONE_TWO", "oneTwo", "one_2", "url",
    "my_URL_here", "one_two__",
  ])
  func `every key in snake case`(key: String) throws {
    struct Key: CodingKey {
      var stringValue: String
      var intValue: Int? { nil }
      init(stringValue: String) { self.stringValue = stringValue }
      init?(intValue: Int) { nil }
    }
    struct Names: Decodable {
      let names: [String]
      init(from decoder: any Decoder) throws {
        names = try decoder.container(keyedBy: Key.self).allKeys.map(\.stringValue)
      }
    }
    let data = try JSONEncoder().encode([key: 1])
    let foundation = JSONDecoder()
    foundation.keyDecodingStrategy = .convertFromSnakeCase
    var decoder = ModelDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    #expect(
      try decoder.decode(Names.self, from: data).names
        == foundation.decode(Names.self, from: data).names)
  }

  @Test(arguments: ["oneTwo", "myURLProperty", "URL", "a", "aB", "one2Three", "HTTPServer", ""])
  func `every key out of camel case`(key: String) throws {
    struct Key: CodingKey {
      var stringValue: String
      var intValue: Int? { nil }
      init(stringValue: String) { self.stringValue = stringValue }
      init?(intValue: Int) { nil }
    }
    struct Named: Encodable {
      let key: String
      func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(1, forKey: Key(stringValue: key))
      }
    }
    let foundation = JSONEncoder()
    foundation.keyEncodingStrategy = .convertToSnakeCase
    var encoder = ModelEncoder()
    encoder.keyEncodingStrategy = .convertToSnakeCase
    #expect(try encoder.encode(Named(key: key)) == foundation.encode(Named(key: key)))
  }

  @Test func `keys by a function of one's own`() throws {
    struct Wrapped: Codable, Equatable { var a = Inner() }
    struct Inner: Codable, Equatable { var b = 1 }
    var decoder = ModelDecoder()
    decoder.keyDecodingStrategy = .custom { path in
      path.last.map { PlainKey($0.stringValue.lowercased()) } ?? PlainKey("")
    }
    let data = Data(#"{"A":{"B":1}}"#.utf8)
    #expect(try decoder.decode(Wrapped.self, from: data) == Wrapped())
    var encoder = ModelEncoder()
    encoder.keyEncodingStrategy = .custom { path in
      PlainKey(path.map(\.stringValue).joined(separator: "/").uppercased())
    }
    #expect(String(decoding: try encoder.encode(Wrapped()), as: UTF8.self) == #"{"A":{"A/B":1}}"#)
  }

  struct PlainKey: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }
    init(_ text: String) { stringValue = text }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  @Test func `JSON5, where it is allowed`() throws {
    let data = Data("{a: 1, /* x */ }".utf8)
    var decoder = ModelDecoder()
    decoder.allowsJSON5 = true
    #expect(try decoder.decode([String: Int].self, from: data) == ["a": 1])
  }

  @Test func `userInfo reaches types`() throws {
    struct Told: Codable {
      var text: String
      init() { text = "" }
      init(from decoder: any Decoder) throws {
        text = CodingUserInfoKey(rawValue: "k").flatMap { decoder.userInfo[$0] as? String } ?? ""
      }
      func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(
          CodingUserInfoKey(rawValue: "k").flatMap { encoder.userInfo[$0] as? String })
      }
    }
    let key = try #require(CodingUserInfoKey(rawValue: "k"))
    var decoder = ModelDecoder()
    decoder.userInfo[key] = "told"
    #expect(try decoder.decode(Told.self, from: Data("0".utf8)).text == "told")
    var encoder = ModelEncoder()
    encoder.userInfo[key] = "told"
    #expect(String(decoding: try encoder.encode(Told()), as: UTF8.self) == #""told""#)
  }
}

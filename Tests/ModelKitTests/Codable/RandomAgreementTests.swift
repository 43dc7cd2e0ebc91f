import Foundation
import ModelKit
import ModelKitTestSupport
import Testing

/// Made-up entries, good and bad, through Foundation's decoders and through ours.
struct RandomAgreementTests {
  struct Entry: Codable, Equatable {
    var id: Int
    var small: Int8?
    var ratio: Double
    var flag: Bool
    var name: String
    var kind: Kind
    var tags: [String]
    var scores: [String: Int]?
    var nested: Nested?
    var either: Either?
  }

  struct Nested: Codable, Equatable {
    var a: UInt16
    var b: [Int?]
  }

  /// Values that fit some of the properties and not others.
  private static let json = [
    "1", "0", "-5", "300", "2.5", "3.0", "1e2", "true", "false", "null", "\"\"", "\"cafe\"",
    "\"x\"", "[]", "[\"a\", \"b\"]", "[1, null]", "[\"a\", 2]", "{}", "{\"k\": 1}",
    "{\"k\": \"v\"}", "{\"a\": 1, \"b\": [1, null, 3]}", "{\"a\": 70000, \"b\": []}", "{\"b\": 1}",
  ]

  private static let xml = [
    "<integer>1</integer>", "<integer>-5</integer>", "<integer>300</integer>", "<real>2.5</real>",
    "<real>3</real>", "<true/>", "<false/>", "<string></string>", "<string>cafe</string>",
    "<string>x</string>", "<array/>", "<array><string>a</string></array>",
    "<array><string>a</string><integer>2</integer></array>", "<dict/>", "<data>AQI=</data>",
    "<dict><key>k</key><integer>1</integer></dict>", "<date>2020-01-01T00:00:00Z</date>",
    "<dict><key>a</key><integer>1</integer><key>b</key><array/></dict>",
  ]

  private static let keys = [
    "id", "small", "ratio", "flag", "name", "kind", "tags", "scores", "nested", "either",
  ]

  /// The values that a property is given mostly, so that many entries are good.
  private func fields(_ random: inout SeededRandom, good: [String], any: [String]) -> [(
    String, String
  )] {
    zip(Self.keys, good).compactMap { key, value in
      if random.chance(30) { return nil }
      return (key, random.chance(8) ? random.pick(any) : value)
    }
  }

  @Test func `entries of JSON`() throws {
    var random = SeededRandom(seed: 0xC0DA)
    let good = [
      "7", "5", "1.5", "true", "\"n\"", "\"bakery\"", "[\"t\"]", "{\"s\": 1}",
      "{\"a\": 2, \"b\": [null]}", "\"e\"",
    ]
    var counts = (good: 0, bad: 0)
    for _ in 0..<800 {
      let fields = fields(&random, good: good, any: Self.json)
      let text = "{" + fields.map { "\"\($0)\": \($1)" }.joined(separator: ", ") + "}"
      let data = Data(text.utf8)
      let theirs = try? JSONDecoder().decode(Entry.self, from: data)
      compare(theirs, data, text)
      if theirs == nil { counts.bad += 1 } else { counts.good += 1 }
    }
    #expect(counts.good > 100 && counts.bad > 100)
  }

  @Test func `entries of property lists`() throws {
    var random = SeededRandom(seed: 0xC0DB)
    let good = [
      "<integer>7</integer>", "<integer>5</integer>", "<real>1.5</real>", "<true/>",
      "<string>n</string>", "<string>bakery</string>", "<array><string>t</string></array>",
      "<dict><key>s</key><integer>1</integer></dict>",
      "<dict><key>a</key><integer>2</integer><key>b</key><array/></dict>", "<integer>3</integer>",
    ]
    for _ in 0..<800 {
      let fields = fields(&random, good: good, any: Self.xml)
      let entries = fields.map { "<key>\($0)</key>\($1)" }.joined()
      let text = "<plist version=\"1.0\"><dict>\(entries)</dict></plist>"
      let data = Data(text.utf8)
      compare(try? PropertyListDecoder().decode(Entry.self, from: data), data, text)
      let tree = try PropertyListSerialization.propertyList(from: data, options: [], format: nil)
      let binary = try PropertyListSerialization.data(
        fromPropertyList: tree, format: .binary, options: 0)
      compare(try? PropertyListDecoder().decode(Entry.self, from: binary), binary, text)
    }
  }

  /// The same value, or a fault from each.
  private func compare(_ theirs: Entry?, _ data: Data, _ text: String) {
    do throws(ModelError) {
      let ours = try ModelDecoder().decode(Entry.self, from: data)
      #expect(ours == theirs, "\(text)")
    } catch {
      #expect(theirs == nil, "\(text): \(error)")
      #expect(error.diagnostics.contains { $0.severity == .error })
      #expect(!error.description.contains("stringValue"))
      // One fault gives one error.
      let errors = error.diagnostics.filter { $0.severity == .error }
      #expect(Set(errors.map { "\($0.path)" }).count == errors.count, "\(error)")
    }
  }
}

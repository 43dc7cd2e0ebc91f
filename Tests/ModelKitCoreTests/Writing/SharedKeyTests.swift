import Foundation
import ModelKitCore
import ModelKitDocument
import ModelKitTestSupport
import Testing

private struct Over: Model, Equatable {
  var all: [String: Int]
  var first: Int

  static let factory = Factory(
    Over.init, Key("o", \Over.all), Key(["o", "x"], \Over.first))
}

private struct Under: Model, Equatable {
  struct Rest: Model, Equatable {
    var y: Int
    static let factory = Factory(Rest.init, Key("y", \Rest.y)).ignoring("x")
  }

  var first: Int
  var rest: Rest

  static let factory = Factory(
    Under.init, Key(["o", "x"], \Under.first), Key("o", \Under.rest))
}

/// Keys that lead to one value, or one through that of another.
struct SharedKeyTests {
  @Test func `a key and one below it are written into one dictionary`() throws {
    let over = Over(all: ["x": 1, "y": 2], first: 1)
    let under = Under(first: 1, rest: .init(y: 2))
    let compact = WritingOptions(isCompact: true)
    #expect(
      String(decoding: try over.written(as: .json, options: compact), as: UTF8.self)
        == #"{"o":{"x":1,"y":2}}"#)
    #expect(
      String(decoding: try under.written(as: .json, options: compact), as: UTF8.self)
        == #"{"o":{"y":2,"x":1}}"#)
  }

  @Test func `an edit below keeps what stands beside it`() throws {
    let sample = Sample.json(#"{"o": {"x": 1, "y": 2}}"#)
    #expect(try Over.edited(sample) { $0.all["y"] = 3 } == #"{"o":{"x":1,"y":3}}"#)
    #expect(try Under.edited(sample) { $0.first = 5 } == #"{"o":{"x":5,"y":2}}"#)
  }

  @Test func `two keys that say different things of one value are refused`() throws {
    let over = Over(all: ["x": 1, "y": 2], first: 7)
    let error = #expect(throws: ModelError.self) { try over.written(as: .json) }
    #expect(error?.findings == [Finding("value.unsupported", "o.x")])
  }
}

private struct Dated: Model, Equatable {
  var at: Date
  var bytes: Data
  var words: [String]?

  static let factory = Factory(
    Dated.init, Key("at", \Dated.at), Key("bytes", \Dated.bytes),
    Key("words", \Dated.words, .split(by: ","), .emptyStringIsNil))
}

/// What an edited document remembers of the file that it came from.
struct EditedAgainTests {
  @Test func `a second edit of a JSON file writes dates and data as text`() throws {
    let entry = #"{"at": "2011-11-28T09:21:30Z", "bytes": "AQI="}"#
    let document = Sample.json("[\(entry), \(entry)]").document
    let new = Dated(at: Date(timeIntervalSince1970: 0), bytes: Data([3]), words: nil)
    let once = try document.replacing([NodePath([.index(0)]): new])
    let twice = try once.replacing([NodePath([.index(1)]): new])
    let written = twice.written(as: .json, options: WritingOptions(isCompact: true))
    let text = #"{"at":"1970-01-01T00:00:00Z","bytes":"Aw=="}"#
    #expect(written.diagnostics.isEmpty)
    #expect(String(decoding: written.bytes, as: UTF8.self) == "[\(text),\(text)]")
  }

  @Test func `an edited OpenStep file is still one of text alone`() throws {
    let document = Document(
      reading: SourceText("({a = \"1\";}, {a = \"2\";})", name: "a.plist"))
    let edited = try document.replacing([NodePath([.index(0)]): Numbered(a: 5)])
    #expect(try Numbered.models(from: edited) == [Numbered(a: 5), Numbered(a: 2)])
  }

  @Test func `no words are a list where an empty text is none`() throws {
    let dated = Dated(at: Date(timeIntervalSince1970: 0), bytes: Data(), words: [])
    let bytes = try dated.written(as: .json)
    #expect(try Dated.models(from: bytes, name: "a.json") == [dated])
  }
}

private struct Numbered: Model, Equatable {
  var a: Int
  static let factory = Factory(Numbered.init, Key("a", \Numbered.a))
}

private struct Maybe: Model, Equatable {
  struct Rest: Model, Equatable {
    var y: Int?
    static let factory = Factory(Rest.init, Key("y", \Rest.y)).ignoring("x", "z")
  }

  var rest: Rest?
  var first: Int?
  var last: Int

  static let factory = Factory(
    Maybe.init, Key("o", \Maybe.rest), Key(["o", "x"], \Maybe.first),
    Key(["o", "z"], \Maybe.last, default: 0))
}

private struct Whole: Model, Equatable {
  var all: [String: Int]?
  var first: Int?

  static let factory = Factory(
    Whole.init, Key("o", \Whole.all), Key(["o", "x"], \Whole.first))
}

private struct Twice: Model, Equatable {
  var one: Int?
  var other: Int?

  static let factory = Factory(
    Twice.init, Key("n", \Twice.one, .alias("m")), Key("m", \Twice.other))
}

/// Keys of which one has no value where another has one.
struct AbsentSharedKeyTests {
  private func check<M: Model & Equatable>(_ model: M, isRefusedAt path: String? = nil) throws {
    do throws(ModelError) {
      let bytes = try model.written(as: .json)
      #expect(path == nil, "\(String(decoding: bytes, as: UTF8.self))")
      #expect(try M.models(from: bytes, name: "a.json") == [model])
    } catch {
      #expect(error.findings == [Finding("value.unsupported", path ?? "")])
    }
  }

  @Test func `a part that is nil has nothing below it`() throws {
    try check(Maybe(rest: nil, first: nil, last: 0))
    try check(Maybe(rest: nil, first: 1, last: 0), isRefusedAt: "o.x")
    try check(Maybe(rest: nil, first: nil, last: 1), isRefusedAt: "o.z")
    try check(Maybe(rest: .init(y: nil), first: nil, last: 0))
    try check(Maybe(rest: .init(y: 2), first: 1, last: 1))
  }

  @Test func `a dictionary of data has all its keys`() throws {
    try check(Whole(all: nil, first: nil))
    try check(Whole(all: nil, first: 1), isRefusedAt: "o.x")
    try check(Whole(all: [:], first: nil))
    try check(Whole(all: [:], first: 1), isRefusedAt: "o.x")
    try check(Whole(all: ["x": 1], first: nil), isRefusedAt: "o.x")
    try check(Whole(all: ["y": 2, "x": 1], first: 1))
  }

  @Test func `another name of a key that has no value is not one that has`() throws {
    try check(Twice(one: nil, other: nil))
    try check(Twice(one: 1, other: nil))
    try check(Twice(one: nil, other: 2), isRefusedAt: "n")
  }

  @Test func `an edit to nil takes the dictionary that the key leads to`() throws {
    let sample = Sample.json(#"{"o": {"x": 1, "y": 2, "z": 3}, "p": 1}"#)
    let policy = Policy(unknownKeys: .ignore)
    #expect(
      try Maybe.edited(sample, policy: policy) { $0 = Maybe(rest: nil, first: nil, last: 0) }
        == #"{"p":1}"#)
  }
}

private struct Cat: Model, Equatable {
  var type: String?
  static let factory = Factory(Cat.init, Key("type", \Cat.type))
}

private enum Animal: Model, Equatable {
  case cat(Cat)
  static let factory = Factory(
    union: "type", Variant("cat", Animal.cat) { if case .cat(let cat) = $0 { cat } else { nil } })
}

/// A union's tag that is a property as well.
struct SharedTagTests {
  @Test func `a property that reads the tag says the tag`() throws {
    let animal = Animal.cat(Cat(type: "cat"))
    let bytes = try animal.written(as: .json)
    #expect(try Animal.models(from: bytes, name: "a.json") == [animal])
    for type in ["dog", nil] {
      let error = #expect(throws: ModelError.self) {
        try Animal.cat(Cat(type: type)).written(as: .json)
      }
      #expect(error?.findings == [Finding("value.unsupported", "type")])
    }
  }
}

private struct Reals: Model {
  var reals: [Double]
  var zero: Double
  static let factory = Factory(Reals.init, Key("reals", \Reals.reals), Key("zero", \Reals.zero))
}

/// Numbers that `==` takes for others, or not for themselves.
struct EditedRealTests {
  @Test func `an edit tells the two zeros apart, and NaN is itself`() throws {
    let policy = Policy(allowsNonFiniteNumbers: true)
    let document = Sample.xml(
      """
      <dict><key>reals</key><array><real>+1.0</real><real>nan</real><real>2</real></array>
      <key>zero</key><real>0</real></dict>
      """
    ).document
    var model = try Reals(from: document, policy: policy)
    model.zero = -0.0
    model.reals[2] = 3
    let saved = try document.replacing([NodePath(): model], policy: policy)
    let text = String(decoding: saved.written(as: .xml).bytes, as: UTF8.self)
    for real in ["<real>+1.0</real>", "<real>nan</real>", "<real>3</real>", "<real>-0</real>"] {
      #expect(text.contains(real), "\(text)")
    }
  }
}

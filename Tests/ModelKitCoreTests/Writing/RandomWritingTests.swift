import Foundation
import ModelKitCore
import ModelKitDocument
import ModelKitTestSupport
import Testing

private enum Side: String, ModelValue, CaseIterable { case left, right }

private struct Leaf: Model, Hashable {
  var id: Int
  var note: String?
  static let factory = Factory(
    Leaf.init, Key("id", \Leaf.id), Key("note", \Leaf.note, .emptyStringIsNil))
}

private enum Kind: Model, Equatable {
  case leaf(Leaf)
  case tree(Tree)

  static let factory = Factory(
    union: "kind",
    Variant("leaf", Kind.leaf) { if case .leaf(let leaf) = $0 { leaf } else { nil } },
    Variant("tree", Kind.tree) { if case .tree(let tree) = $0 { tree } else { nil } })
}

private struct Numbers: Model, Equatable {
  var double: Double
  var float: Float
  var decimal: Decimal
  var integer: Int64
  var unsigned: UInt64
  var small: Int8
  var maybe: Double?
  static let factory = Factory(
    Numbers.init, Key("double", \Numbers.double), Key("float", \Numbers.float),
    Key("decimal", \Numbers.decimal), Key("integer", \Numbers.integer),
    Key("unsigned", \Numbers.unsigned), Key("small", \Numbers.small),
    Key("maybe", \Numbers.maybe, default: 1.5))
}

private struct Tree: Model, Equatable {
  var text: String
  var words: [String]
  var set: Set<String>
  var date: Date
  var unix: Date?
  var data: Data
  var bytes: [UInt8]
  var side: Side
  var id: UUID
  var color: HexColor?
  var byName: [String: Presence<Int>]
  var byNumber: [Int: [String?]]
  var present: Presence<String>
  var numbers: Numbers
  var leaves: [Leaf]
  var kinds: [Kind]
  var inner: Leaf?
  var twice: Int??
  var deep: Bool
  var deeper: [String]?

  static let factory = Factory(
    Tree.init, Key("text", \Tree.text), Key("words", \Tree.words, .split(by: ","), default: []),
    Key("set", \Tree.set), Key("date", \Tree.date), Key("unix", \Tree.unix, .unixTime(.seconds)),
    Key("data", \Tree.data), Key("bytes", \Tree.bytes), Key("side", \Tree.side, default: .left),
    Key("id", \Tree.id), Key("color", \Tree.color), Key("byName", \Tree.byName),
    Key("byNumber", \Tree.byNumber), Key("present", \Tree.present),
    Key("numbers", \Tree.numbers), Key("leaves", \Tree.leaves, .oneOrMany, default: []),
    Key("kinds", \Tree.kinds, default: []), Key("inner", \Tree.inner, .jsonText),
    Key("twice", \Tree.twice), Key(["way", "deep"], \Tree.deep, default: false),
    Key(["way", "on", "deeper"], \Tree.deeper))
}

/// Makes up models, the odd ones among them.
private struct Maker {
  var numbers: SeededRandom
  /// Whether there are no values that some format cannot hold.
  let isTame: Bool

  mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &numbers) }

  mutating func one<T>(of values: [T]) -> T { values[below(values.count)] }

  /// Once in a while true, where values may be odd.
  mutating func isOdd() -> Bool { !isTame && below(30) == 0 }

  mutating func maybe<T>(_ make: (inout Maker) -> T) -> T? { below(3) == 0 ? nil : make(&self) }

  mutating func many<T>(_ make: (inout Maker) -> T) -> [T] {
    (0..<below(4)).map { _ in make(&self) }
  }

  mutating func text() -> String {
    let odd = ["\u{0}", "\u{1}", "\u{B}", "\u{FFFE}", "\u{7F}", "\u{FEFF}"]
    let usual = [
      "a", "b", "1", " ", ",", "\t", "\n", "\r", "\r\n", "\"", "'", "\\", "<", "&", "]]>", "é",
      "e\u{301}",
      "果", "🚘", "\u{85}", "\u{2028}", "\u{A0}", "$null", "/*", "//", "=", ";", "{", "}", "(", "nil",
      "true", "%", "\\u0041", "-", "0x1F", "&amp;", "<![CDATA[",
    ]
    return (0..<below(5)).map { _ in isOdd() ? one(of: odd) : one(of: usual) }
      .joined()
  }

  mutating func double() -> Double {
    switch below(8) {
    case 0:
      one(of: [0, -0.0, 1, -1, 0.1, 1e22, 1e21, 1e16, 123456789012345680, .leastNonzeroMagnitude])
    case 1: .greatestFiniteMagnitude
    case 2: isOdd() ? one(of: [.infinity, -.infinity, .nan]) : 2.5
    case 3: Double(bitPattern: UInt64.random(in: 0..<0x7FE0_0000_0000_0000, using: &numbers))
    case 4: Double(Int.random(in: -1000...1000, using: &numbers))
    default: .random(in: -1e6...1e6, using: &numbers)
    }
  }

  /// A date; with such a fraction that there is a number of seconds since 1970 as well, if it is one.
  mutating func date(isCount: Bool = false) -> Date {
    let seconds = Double(Int.random(in: -40_000_000_000...200_000_000_000, using: &numbers))
    let any = isCount ? 0.5 : Double.random(in: 0..<1, using: &numbers)
    let fraction = isOdd() ? one(of: [0.5, 0.25, any]) : 0
    return Date(timeIntervalSinceReferenceDate: one(of: [0, seconds, seconds]) + fraction)
  }

  mutating func decimal() -> Decimal {
    let digits = (0...below(isOdd() ? 30 : 12)).map { _ in "\(below(10))" }.joined()
    let sign = one(of: ["", "-"])
    let exponent = one(of: ["", ".5", "e10", "e-10", "e40"])
    return Decimal(string: sign + digits + exponent) ?? 0
  }

  mutating func leaf() -> Leaf {
    Leaf(id: below(100), note: maybe { $0.isOdd() ? "" : $0.text() + "." })
  }

  mutating func presence() -> Presence<Int> {
    isOdd() ? one(of: [.null, .absent]) : .value(below(9))
  }

  mutating func tree(depth: Int = 2) -> Tree {
    Tree(
      text: text(), words: many { $0.text() }, set: Set(many { $0.text() }), date: date(),
      unix: maybe { $0.date(isCount: true) },
      data: Data(many { UInt8($0.below(256)) }),
      bytes: many { UInt8($0.below(256)) }, side: one(of: Side.allCases),
      id: UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E\(10 + below(90))") ?? UUID(),
      color: maybe { HexColor(red: UInt8($0.below(256)), green: 0, blue: 255) },
      byName: .init(many { ($0.text(), $0.presence()) }) { $1 },
      byNumber: .init(
        many { maker in
          (maker.below(9) - 4, maker.many { $0.isOdd() ? nil : $0.text() })
        }
      ) { $1 },
      present: one(of: [.absent, .value(text()), isOdd() ? .null : .absent]),
      numbers: Numbers(
        double: double(), float: isOdd() ? Float(double()) : Float(below(1000)) / 7,
        decimal: decimal(),
        integer: one(of: [.min, .max, 0]),
        unsigned: one(of: [.max, 0, 7]), small: Int8(below(256) - 128),
        maybe: isOdd() ? nil : double()
      ),
      leaves: many { $0.leaf() },
      kinds: depth == 0
        ? []
        : many { $0.below(2) == 0 ? .leaf($0.leaf()) : .tree($0.tree(depth: depth - 1)) },
      inner: maybe { $0.leaf() },
      twice: isOdd() ? .some(nil) : maybe { Int?($0.below(4)) },
      deep: below(2) == 0, deeper: maybe { $0.many { $0.text() } })
  }
}

/// What models made up from seeds are written as.
struct RandomWritingTests {
  private static let formats: [OutputFormat] = [.json, .xml, .binary, .openStep]

  private func read(_ bytes: [UInt8], as format: OutputFormat) throws(ModelError) -> [Tree] {
    // OpenStep has dates as text alone, which only a lenient policy reads.
    try Tree.models(
      from: bytes, name: format == .json ? "a.json" : "a.plist",
      policy: format == .openStep ? .lenient : .strict)
  }

  @Test(arguments: 1...60 as ClosedRange<UInt64>)
  func `a model is read as it was written, or refused in words`(seed: UInt64) throws {
    var maker = Maker(numbers: SeededRandom(seed: seed), isTame: false)
    for format in Self.formats {
      let tree = maker.tree()
      do throws(ModelError) {
        let bytes = try tree.written(as: format)
        do throws(ModelError) {
          let again = try read(bytes, as: format)
          #expect(again == [tree], "\(format): \(String(decoding: bytes, as: UTF8.self))")
        } catch {
          // What only a policy lets in is told when it is read.
          #expect(
            error.diagnostics.allSatisfy { $0.code == .nonFinite },
            "\(format): \(error) \(String(decoding: bytes, as: UTF8.self))")
        }
      } catch {
        let known: Set<DiagnosticCode> = [
          .unsupportedValue, .precisionLoss, .nonFinite, .outOfRange, .invalidDate,
        ]
        #expect(error.diagnostics.allSatisfy { known.contains($0.code) }, "\(error)")
      }
    }
  }

  @Test(arguments: 1...60 as ClosedRange<UInt64>)
  func `a model without odd values goes into every format, and so does an edit`(
    seed: UInt64
  ) throws {
    var maker = Maker(numbers: SeededRandom(seed: seed), isTame: true)
    for format in Self.formats {
      let (tree, other) = (maker.tree(), maker.tree())
      let bytes = try tree.written(as: format)
      #expect(try read(bytes, as: format) == [tree], "\(format)")
      let name = format == .json ? "a.json" : "a.plist"
      let policy = format == .openStep ? Policy.lenient : .strict
      let document = Document(reading: SourceText(bytes, name: name))
      let same = try document.replacing([NodePath(): tree], policy: policy)
      #expect(same.written(as: format).bytes == document.written(as: format).bytes, "\(format)")
      let edited = try document.replacing([NodePath(): other], policy: policy)
      #expect(try Tree.models(from: edited, policy: policy) == [other], "\(format)")
      let written = edited.written(as: format)
      #expect(!written.hasLosses)
      #expect(try read(written.bytes, as: format) == [other], "\(format)")
    }
  }
}

import ModelKitDeclarations
import Testing

struct RobustnessTests {
  static let source = """
    /// A shop.
    @Model @MainActor public struct Shop<T>: Codable, Model where T: P {
      let name: String, `default`: [String: [Int?]]? // é 名前
      var price: Decimal? = nil { didSet { print("\\(price ?? 0) }") } }
      #if os(Linux)
      @Key("a", default: #"x"y"#) var tags: Set<(a: Int, b: () throws(E) -> Void)> = []
      #endif
      enum CodingKeys: String, CodingKey { case name = "n", `default`; case price }
      static var factory: Factory<Self> { Factory(Self.init(name:), Key("name"), Key(\"""
        x \\
        y
        \""", default: [1: -2.5])) }
      init(name: String, _ b: inout Int = /x\\)/) { if let a = b { c() } else { d() } }
    }
    extension Array<Shop>.Index: ~Copyable, any P & Q {}
    """

  @Test func `every truncation is read to its end`() {
    let bytes = Array(Self.source.utf8)
    let astray = bytes.indices.filter { !Self.isWithinBounds(Array(bytes[..<$0])) }
    #expect(astray == [])
    #expect(DeclarationScanner.scan(Self.source).faults == [])
  }

  @Test func `mutations are read to their end`() {
    var generator = Generator(state: 7)
    let pieces = [
      "{", "}", "(", "]", "\"", "\"\"\"", "#\"", "\\(", "/*", "<", "/", "@", "#if", "`",
    ]
    var astray: [[UInt8]] = []
    for _ in 0..<500 {
      var mutant = Array(Self.source.utf8)
      for _ in 0..<(1 + generator.next(below: 3)) {
        let place = generator.next(below: mutant.count)
        switch generator.next(below: 3) {
        case 0: mutant.remove(at: place)
        case 1: mutant[place] = UInt8(generator.next(below: 256))
        default:
          mutant.insert(contentsOf: pieces[generator.next(below: pieces.count)].utf8, at: place)
        }
      }
      if !Self.isWithinBounds(mutant) { astray.append(mutant) }
    }
    #expect(astray == [])
  }

  /// Scans, and says whether all places of faults lie in the source.
  private static func isWithinBounds(_ source: [UInt8]) -> Bool {
    DeclarationScanner.scan(source).faults.allSatisfy { $0.range.upperBound <= source.count }
  }

  @Test(arguments: [
    "[", "(", "{", ")", "[)", "(}", "#", "\"\\(", "/*", "(/[", "a<b,", "let x: A<", "let x: [",
    "var a = f(", "struct A {", "enum E { case a(", "@a(", "static var f: F { ", "#\"\\#(", "x /y ",
  ])
  func `depth without end neither traps nor takes for ever`(unit: String) {
    let file = DeclarationScanner.scan(String(repeating: unit, count: 5000))
    #expect(file.members.types.count <= 5000)
  }

  /// A generator of its own, so that a failure can be repeated.
  struct Generator {
    var state: UInt64
    mutating func next(below bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % max(bound, 1)
    }
  }
}

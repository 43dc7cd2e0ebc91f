import ModelKitDeclarations
import Testing

struct TypeExpressionTests {
  @Test(arguments: [
    ("Int", "Int"),
    ("Shop.Address", "Shop.Address"),
    ("`Type`.`default`", "Type.default"),
    ("String?", "optional(String)"),
    ("String??", "optional(optional(String))"),
    ("String!", "optional(String)"),
    ("Optional<String>", "Optional<String>"),
    ("[Shop]", "array(Shop)"),
    ("[Shop.Address?]?", "optional(array(optional(Shop.Address)))"),
    ("[String: [Int]]", "dictionary(String, array(Int))"),
    ("Dictionary<String, Set<Int>>", "Dictionary<String, Set<Int>>"),
    ("Swift.Array<Swift.Int>", "Swift.Array<Swift.Int>"),
    ("Outer<A>.Inner<B>", "Outer<A>.Inner<B>"),
    ("(Int)", "Int"),
    ("(Int)?", "optional(Int)"),
    ("()", "tuple()"),
    ("(Int, name: String)", "tuple(Int, name: String)"),
    ("(Int) -> String", "function"),
    ("@escaping (Int) async throws(Fault) -> [String]", "function"),
    ("() -> () -> Void", "function"),
    ("((Int) -> Void)?", "optional(function)"),
    ("any Shape", "other"),
    ("A & B", "other"),
    ("Shop.Type", "other"),
    ("[3 of Int]", "other"),
    ("InlineArray<4, Int>", "InlineArray<other, Int>"),
    ("名前.値", "名前.値"),
  ])
  func `a type is read as it is written`(text: String, outline: String) {
    let scanned = Scanned("let a: \(text)\nlet b: Int")
    #expect(scanned.properties.map { $0.type?.outline } == [outline, "Int"])
    #expect(scanned.text(scanned.properties.first?.type?.range) == text)
    #expect(scanned.file.faults == [])
  }

  @Test func `the places of names within a type are known`() {
    let scanned = Scanned("let a: [Shop.Address: Optional<Int>]")
    guard case .dictionary(let key, let value)? = scanned.properties.first?.type?.kind,
      case .named(let keyNames) = key.kind, case .named(let valueNames) = value.kind
    else {
      Issue.record("no dictionary type")
      return
    }
    #expect(keyNames.map { scanned.text($0.range) } == ["Shop", "Address"])
    #expect(keyNames.map(\.range.lowerBound) == [8, 13])
    #expect(valueNames.first?.arguments.first?.range == 31..<34)
  }

  @Test func `a missing type is one fault at the name, and the next line is read`() {
    let scanned = Scanned("let a:\nlet b: Int")
    #expect(scanned.file.faults == [ScanFault(.missingType(of: "a"), at: 4..<5)])
    #expect(scanned.properties.map(\.name) == ["a", "b"])
  }
}

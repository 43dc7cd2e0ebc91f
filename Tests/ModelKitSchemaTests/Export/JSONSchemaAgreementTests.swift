import Foundation
import ModelKitCore
import ModelKitDocument
import ModelKitSchema
import ModelKitTestSupport
import Testing

/// What is loaded, and what a JSON Schema validator says of the same entries by the exported schema;
/// where there is a Python with one.
struct JSONSchemaAgreementTests {
  private static let hasValidator = (try? run("import jsonschema", [])) == 0

  private static func run(_ program: String, _ arguments: [String]) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", "-c", program] + arguments
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// Writes the numbers of the entries of each file that its schema refuses, and why.
  private static let program = """
    import json, sys
    from jsonschema import Draft202012Validator
    folder = sys.argv[1]
    for number in range(int(sys.argv[2])):
        schema = json.load(open(f"{folder}/{number}.schema.json"))
        Draft202012Validator.check_schema(schema)
        validator = Draft202012Validator(schema)
        entries = json.load(open(f"{folder}/{number}.json"))
        refused = {}
        for index, entry in enumerate(entries):
            for error in validator.iter_errors(entry):
                refused[index] = f"{error.json_path}: {error.message}"
        json.dump(refused, open(f"{folder}/{number}.refused.json", "w"))
    """

  /// What a JSON Schema has no word for.
  private static let unsaid: Set<DiagnosticCode> = [
    // Formats are notes to most validators, and to this one.
    .invalidDate, .invalidURL,
    // Of two entries; of a key that a reader of JSON keeps one of.
    .repeatedValue, .duplicateKey,
  ]

  /// Whether a fault is one of those that a JSON Schema cannot tell.
  private static func isUnsaid(_ fault: Diagnostic, under policy: Policy) -> Bool {
    let label = fault.label ?? ""
    let isOfText = label.hasPrefix("string ")
    let isOfAnother =
      switch fault.code {
      // The value of a number in text; the text of a number; 5.0 as an integer.
      case .outOfRange: isOfText
      case .patternMismatch: !isOfText
      case .typeMismatch:
        label.hasPrefix("real ") && isWhole(label.dropFirst(5))
      // Of a Decimal; of one value twice, once as text; where nulls may be left out.
      case .duplicateElement:
        fault.message.hasPrefix("`prices[") || policy.coercion == .lenient || policy.compactsLists
      default: false
      }
    return unsaid.contains(fault.code) || isOfAnother
  }

  private static func isWhole(_ number: Substring) -> Bool {
    Double(number).map { $0 == $0.rounded() } ?? false
  }

  @Test(.enabled(if: hasValidator)) func `small models`() throws {
    #expect(try accepted(Shop.self, seed: 11) > 300)
  }

  @Test(.enabled(if: hasValidator)) func `every type`() throws {
    #expect(try accepted(AllTypes.self, seed: 12) > 20)
  }

  @Test(.enabled(if: hasValidator)) func `options and rules`() throws {
    #expect(try accepted(Optioned.self, seed: 13) > 30)
  }

  @Test(.enabled(if: hasValidator)) func `unions`() throws {
    #expect(try accepted(PartOrShop.self, seed: 14) > 100)
  }

  /// Texts of numbers, allowed values, and two rules on one key.
  private struct Ruled: Model {
    static func make(
      _ price: Decimal?, _ flag: Bool?, _ id: UUID?, _ date: Date?, _ size: Int8?, _ ratio: Float?,
      _ word: String?, _ level: Level?, _ names: Set<String>?
    ) -> Ruled { Ruled() }

    static let factory = Factory(
      Ruled.make, Key("price", .range(0...)), Key("flag", .oneOf("yes")),
      Key("id", .oneOf("E621E1F8-C36C-495A-93FC-0C247A3E6E5F")),
      Key("date", .oneOf("2011-11-28T09:21:30Z")), Key("size", .range(...10), .range(0..<8)),
      Key("ratio", .range(0...0.1)), Key("word", .nonEmpty, .count(...2), .pattern("[a-z]+|.")),
      Key("level", .oneOf("+1.0")), Key("names", .compact, .faultyElements(.skip), .count(1...2)))
  }

  @Test(.enabled(if: hasValidator)) func `rules and the texts of numbers`() throws {
    let entries = #"""
      [{"price": "+05"}, {"price": "007.50e+01"}, {"price": "+"}, {"price": "1."}, {"price": "5 "},
       {"price": -1}, {"price": 0},
       {"flag": true}, {"flag": false}, {"flag": 1}, {"flag": "YES"},
       {"id": "e621e1f8-c36c-495a-93fc-0c247a3e6e5f"}, {"id": "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"},
       {"id": "00000000-0000-0000-0000-000000000000"},
       {"date": "2011-11-28T10:21:30+0100"}, {"date": "2011-11-28T09:21:30Z"}, {"date": 1},
       {"size": -1}, {"size": 0}, {"size": 7}, {"size": 8}, {"size": 9}, {"size": 300},
       {"size": "+07"}, {"size": "007"},
       {"ratio": 0.100000001}, {"ratio": "0.05"},
       {"word": ""}, {"word": "a"}, {"word": "👩‍👩‍👧"}, {"word": "é"}, {"word": "ab"},
       {"level": 1}, {"level": 7}, {"level": "01"}, {"level": "+1"}, {"level": 3},
       {"names": []}, {"names": ["a", "a", null, null, 5]}, {"names": ["a", null]}]
      """#
    #expect(try accepted(Ruled.self, entries) > 50)
  }

  /// A union whose tag is in camel case, and a number or a text.
  private enum Tagged: Model {
    case part(Part)
    case shop(Shop)

    static let factory = Factory(
      union: "itemKind", Variant("1", Tagged.part), Variant("shop", Tagged.shop))
  }

  @Test(.enabled(if: hasValidator)) func `tags under the names that a naming gives them`() throws {
    let entries = """
      [{"itemKind": 1, "name": "a", "size": 1, "parts": []}, {"item_kind": "1", "name": "a"},
       {"item_kind": 1, "name": 5}, {"itemKind": "shop", "name": "a", "price": "+01.50"},
       {"item_kind": "shop", "name": "a", "price": true}, {"item_kind": "shop"}, {"name": "a"},
       {"item_kind": null, "name": "a"}, {"itemKind": 2, "name": "a"}, {"ItemKind": 1, "name": "a"},
       {"itemKind": "shop", "item_kind": 1, "name": "a", "size": "x"}, {"itemKind": true}, 5]
      """
    #expect(try accepted(Tagged.self, entries) == 15)
  }

  /// Compares the verdicts on entries under several policies; the number of those that both accept.
  private func accepted<M: Model>(_ type: M.Type, _ entries: String) throws -> Int {
    try accepted(type, schema: M.schema) { _ in Array(entries.utf8) }
  }

  /// Compares the verdicts on made-up entries under several policies; the number of those that both
  /// accept.
  private func accepted<M: Model>(_ type: M.Type, seed: UInt64) throws -> Int {
    let schema = M.schema
    let root = try #require(schema.root)
    // Of a union, entries of its variants.
    let models =
      schema[root].union?.variants.compactMap { variant -> ModelID? in
        if case .model(let id) = variant.shape { id } else { nil }
      } ?? [root]
    var maker = TreeMaker(
      random: SeededRandom(seed: seed), schema: schema, isJSON: true, damage: 40)
    return try accepted(type, schema: schema) { _ in
      let entries = RandomTree.list((0..<200).map { maker.model(models[$0 % models.count]) })
      return entries.document.written(as: .json).bytes
    }
  }

  private func accepted<M: Model>(
    _ type: M.Type, schema: ModelSchema, entries: (Policy) -> [UInt8]
  ) throws -> Int {
    let policies = [
      Policy.strict, Policy(unknownKeys: .error), .lenient,
      Policy(coercion: .lenient, nulls: .defaulted, compactsLists: true, emptyStringIsNil: true),
      Policy(keyNaming: .snakeCase),
    ]
    let folder = FileManager.default.temporaryDirectory
      .appending(component: "modelkit-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var documents: [Document] = []
    for (number, policy) in policies.enumerated() {
      let bytes = entries(policy)
      documents.append(Document(reading: SourceText(bytes, name: "entries.json")))
      try Data(bytes).write(to: folder.appending(component: "\(number).json"))
      try Data(JSONSchema(of: schema, entries: .one, policy: policy).text.utf8)
        .write(to: folder.appending(component: "\(number).schema.json"))
    }
    let arguments = [folder.path, String(policies.count)]
    try #require(try Self.run(Self.program, arguments) == 0)
    var count = 0
    for (number, policy) in policies.enumerated() {
      let refused = try JSONDecoder().decode(
        [Int: String].self,
        from: Data(contentsOf: folder.appending(component: "\(number).refused.json")))
      count += compare(
        M.load(from: documents[number], policy: policy), under: policy, refused: refused)
    }
    return count
  }

  private func compare<M>(
    _ report: LoadReport<M>, under policy: Policy, refused: [Int: String]
  ) -> Int {
    let rejected = Set(report.rejected.compactMap(\.index))
    let faults = Dictionary(grouping: report.diagnostics.filter { $0.severity == .error }) {
      $0.entry?.index ?? -1
    }
    for index in rejected.symmetricDifference(refused.keys).sorted() {
      let isUnsaid = faults[index]?.allSatisfy { Self.isUnsaid($0, under: policy) } ?? false
      if rejected.contains(index), isUnsaid { continue }
      let mine = faults[index]?.map(\.concise) ?? ["accepted"]
      Issue.record("entry \(index): \(mine), by the schema \(refused[index] ?? "accepted")")
    }
    return report.entryCount - rejected.union(refused.keys).count
  }
}

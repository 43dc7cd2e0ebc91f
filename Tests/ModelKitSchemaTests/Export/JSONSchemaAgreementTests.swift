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
    // Of one number twice, once as text.
    .duplicateElement,
  ]

  /// Whether a fault is one of those that a JSON Schema cannot tell.
  private static func isUnsaid(_ fault: Diagnostic) -> Bool {
    let label = fault.label ?? ""
    let isOfText = label.hasPrefix("string ")
    let isOfAnother =
      switch fault.code {
      // The value of a number in text; the text of a number; 5.0 as an integer.
      case .outOfRange: isOfText
      case .patternMismatch: !isOfText
      case .typeMismatch:
        label.hasPrefix("real ") && isWhole(label.dropFirst(5))
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

  /// Compares the verdicts on made-up entries under several policies; the number of those that both
  /// accept.
  private func accepted<M: Model>(_ type: M.Type, seed: UInt64) throws -> Int {
    let policies = [
      Policy.strict, Policy(unknownKeys: .error), .lenient,
      Policy(coercion: .lenient, nulls: .defaulted, compactsLists: true, emptyStringIsNil: true),
      Policy(keyNaming: .snakeCase),
    ]
    let folder = FileManager.default.temporaryDirectory
      .appending(component: "modelkit-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let schema = M.schema
    let root = try #require(schema.root)
    // Of a union, entries of its variants.
    let models =
      schema[root].union?.variants.compactMap { variant -> ModelID? in
        if case .model(let id) = variant.shape { id } else { nil }
      } ?? [root]
    var maker = TreeMaker(
      random: SeededRandom(seed: seed), schema: schema, isJSON: true, damage: 40)
    var documents: [Document] = []
    for (number, policy) in policies.enumerated() {
      let entries = RandomTree.list((0..<200).map { maker.model(models[$0 % models.count]) })
      let bytes = entries.document.written(as: .json).bytes
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
        M.load(from: documents[number], policy: policy), refused: refused)
    }
    return count
  }

  private func compare<M>(
    _ report: LoadReport<M>, refused: [Int: String]
  ) -> Int {
    let rejected = Set(report.rejected.compactMap(\.index))
    let faults = Dictionary(grouping: report.diagnostics.filter { $0.severity == .error }) {
      $0.entry?.index ?? -1
    }
    for index in rejected.symmetricDifference(refused.keys).sorted() {
      let isUnsaid = faults[index].map { $0.allSatisfy(Self.isUnsaid) } ?? false
      if rejected.contains(index), isUnsaid { continue }
      let mine = faults[index]?.map(\.concise) ?? ["accepted"]
      Issue.record("entry \(index): \(mine), by the schema \(refused[index] ?? "accepted")")
    }
    return report.entryCount - rejected.union(refused.keys).count
  }
}

import Foundation
import ModelKitCore
import ModelKitDocument
import ModelKitTestSupport
import Testing

extension Word: Decodable {}
extension Level: Decodable {}

/// The same table for `Codable` types as for models: the same kinds are taken and refused, by the same
/// codes at the same places, but for what Foundation's decoders ask for.
struct CodableMatrixTests {
  struct Coded<Value: Decodable>: Decodable {
    let v: Value
  }

  struct CodedInner: Decodable {
    let a: Int?
  }

  private static func findings<Value: Decodable>(
    _ type: Value.Type, _ sample: Sample, _ policy: Policy
  ) -> [Finding] {
    var decoder = ModelDecoder(policy: policy)
    decoder.dateDecodingStrategy = .iso8601
    do {
      _ = try decoder.decode(Coded<Value>.self, from: sample.document)
      return []
    } catch {
      return error.findings.filter { $0.severity == .error }
    }
  }

  static let types: [Substring: @Sendable (Sample, Policy) -> [Finding]] = [
    "Bool": { findings(Bool.self, $0, $1) }, "Int": { findings(Int.self, $0, $1) },
    "UInt8": { findings(UInt8.self, $0, $1) }, "Dbl": { findings(Double.self, $0, $1) },
    "Flt": { findings(Float.self, $0, $1) }, "Dec": { findings(Decimal.self, $0, $1) },
    "Str": { findings(String.self, $0, $1) }, "Date": { findings(Date.self, $0, $1) },
    "Data": { findings(Data.self, $0, $1) }, "URL": { findings(URL.self, $0, $1) },
    "UUID": { findings(UUID.self, $0, $1) }, "Word": { findings(Word.self, $0, $1) },
    "Lvl": { findings(Level.self, $0, $1) }, "[T]": { findings([Int].self, $0, $1) },
    "Dict": { findings([String: Int].self, $0, $1) },
    "Mod": { findings(CodedInner.self, $0, $1) }, "Int?": { findings(Int?.self, $0, $1) },
  ]

  /// What Foundation's decoders take and models do not.
  private static func isFoundations(_ cell: CoercionTable.Cell) -> Bool {
    switch (cell.kind, cell.type) {
    // `5.0` is an integer.
    case ("whole-real", "Int"), ("whole-real", "UInt8"), ("whole-real", "Int?"),
      ("whole-real", "Lvl"):
      true
    // `URL` and `Decimal` have a form as a dictionary, whose keys are then missing.
    case ("dict", "URL"), ("dict", "Dec"), ("uid", "URL"), ("uid", "Dec"): true
    // A uid has no keys that a container could give.
    case ("uid", "Dict"), ("uid", "Mod"): true
    // A date in text is read by the strategy, in every format.
    case (_, "Date"): cell.kind.contains("string") || cell.kind.contains("date")
    default: false
    }
  }

  private func check(_ cell: CoercionTable.Cell, _ policy: Policy) throws {
    guard let findings = Self.types[cell.type], !Self.isFoundations(cell) else { return }
    for (sample, place) in try CoercionTable.samples(of: cell.kind) {
      let expected = cell.code.isEmpty ? [] : [Finding(cell.code, "v", place)]
      let found = findings(sample, policy)
      // An enumeration asks for its raw value, whose faults are those of a number or a text.
      if ["Word", "Lvl"].contains(cell.type) {
        #expect(found.map(\.place) == expected.map(\.place), "\(sample)")
      } else {
        #expect(found == expected, "\(sample)")
      }
    }
  }

  @Test func `text is a date by its strategy, in every format`() throws {
    var decoder = ModelDecoder()
    decoder.dateDecodingStrategy = .iso8601
    let text = "2011-11-28T09:21:30Z"
    let samples = [
      Sample.json("[\"\(text)\"]"), .xml("<array><string>\(text)</string></array>"),
      .openStep("(\"\(text)\")"),
    ]
    for sample in samples {
      let dates = try decoder.decode([Date].self, from: sample.document)
      #expect(dates == [Date(timeIntervalSince1970: 1_322_472_090)])
    }
  }

  @Test func `a conversion is noted once, at its place`() {
    struct Item: Decodable {
      let count: Int
      let words: [String]
    }
    let sample = Sample.json(#"[{"count": "5", "words": ["a", 7]}]"#)
    let report = ModelDecoder(policy: .lenient).load([Item].self, from: sample.document)
    #expect(report.models.map(\.words) == [["a", "7"]])
    #expect(
      report.diagnostics.map(Finding.init) == [
        Finding("value.coerced", "[0].count", "1:12", .note),
        Finding("value.coerced", "[0].words[1]", "1:32", .note),
      ])
  }

  @Test(arguments: CoercionTable.cells)
  func `each kind is taken or refused as by a model`(cell: CoercionTable.Cell) throws {
    try check(cell, .strict)
  }

  @Test(arguments: CoercionTable.lenientCells)
  func `each kind is converted as by a model`(cell: CoercionTable.Cell) throws {
    try check(cell, .lenient)
  }
}

import Foundation
import ModelKitCore
import ModelKitDocument
import ModelKitTestSupport
import Testing

enum Word: String, ModelValue, CaseIterable {
  case one, two
}

enum Level: Int, ModelValue, CaseIterable {
  case low = 1
  case high = 7
}

struct Inner: Model {
  let a: Int?

  static let factory = Factory(Inner.init, Key("a"))
}

/// The table through `Factory`.
struct CoercionMatrixTests {
  static let types: [Substring: @Sendable (Sample, Policy) -> [Finding]] = [
    "Bool": Bool.findings, "Int": Int.findings, "UInt8": UInt8.findings, "Dbl": Double.findings,
    "Flt": Float.findings, "Dec": Decimal.findings, "Str": String.findings,
    "Date": Date.findings, "Data": Data.findings, "URL": URL.findings, "UUID": UUID.findings,
    "Word": Word.findings, "Lvl": Level.findings, "Hex": HexColor.findings,
    "Img": ImageName.findings, "[T]": [Int].findings, "Set": Set<Int>.findings,
    "Dict": [String: Int].findings, "Mod": Inner.findings, "Int?": Int?.findings,
  ]

  @Test func `the table has every type`() {
    #expect(CoercionTable.types == Set(Self.types.keys))
    #expect(CoercionTable.cells.count == 12 * Self.types.count)
  }

  @Test(arguments: CoercionTable.cells) func `each kind is taken or refused`(
    cell: CoercionTable.Cell
  ) throws {
    let findings = try #require(Self.types[cell.type])
    let samples = try CoercionTable.samples(of: cell.kind)
    #expect(!samples.isEmpty)
    for (sample, place) in samples {
      #expect(findings(sample, .strict) == cell.findings(at: place), "\(sample)")
    }
  }

  @Test(arguments: CoercionTable.lenientCells)
  func `each kind is converted where nothing is lost, and that is noted`(cell: CoercionTable.Cell)
    throws
  {
    let findings = try #require(Self.types[cell.type])
    for (sample, place) in try CoercionTable.samples(of: cell.kind) {
      let found = findings(sample, .lenient).filter { $0.code != "key.unknown" }
      #expect(found == cell.findings(at: place), "\(sample)")
    }
  }
}

import Foundation
import ModelKit
import ModelKitTestSupport
import Testing

private enum Word: String, ModelValue, CaseIterable {
  case one, two
}

private enum Grade: Int, ModelValue, CaseIterable {
  case low = 1
  case high = 7
}

@Model private struct Inner {
  let a: Int?
}

// Boxes with a type written out, as models have them.
@Model private struct BoolBox { let v: Bool }
@Model private struct IntBox { let v: Int }
@Model private struct UInt8Box { let v: UInt8 }
@Model private struct DoubleBox { let v: Double }
@Model private struct FloatBox { let v: Float }
@Model private struct DecimalBox { let v: Decimal }
@Model private struct StringBox { let v: String }
@Model private struct DateBox { let v: Date }
@Model private struct DataBox { let v: Data }
@Model private struct URLBox { let v: URL }
@Model private struct UUIDBox { let v: UUID }
@Model private struct WordBox { let v: Word }
@Model private struct LevelBox { let v: Grade }
@Model private struct ColorBox { let v: HexColor }
@Model private struct ImageBox { let v: ImageName }
@Model private struct ListBox { let v: [Int] }
@Model private struct SetBox { let v: Set<Int> }
@Model private struct DictionaryBox { let v: [String: Int] }
@Model private struct ModelBox { let v: Inner }
@Model private struct OptionalBox { let v: Int? }

/// The table of coercions through `@Model`.
struct MacroMatrixTests {
  private static let models: [Substring: any Model.Type] = [
    "Bool": BoolBox.self, "Int": IntBox.self, "UInt8": UInt8Box.self, "Dbl": DoubleBox.self,
    "Flt": FloatBox.self, "Dec": DecimalBox.self, "Str": StringBox.self, "Date": DateBox.self,
    "Data": DataBox.self, "URL": URLBox.self, "UUID": UUIDBox.self, "Word": WordBox.self,
    "Lvl": LevelBox.self, "Hex": ColorBox.self, "Img": ImageBox.self, "[T]": ListBox.self,
    "Set": SetBox.self, "Dict": DictionaryBox.self, "Mod": ModelBox.self,
    "Int?": OptionalBox.self,
  ]

  private static func findings<Box: Model>(
    _ type: Box.Type, _ sample: Sample, _ policy: Policy
  ) -> [Finding] {
    Box.load(sample, policy: policy).diagnostics.map(Finding.init)
      .filter { $0.code != "key.unknown" }
  }

  @Test func `there is a model for every type`() {
    #expect(CoercionTable.types == Set(Self.models.keys))
  }

  @Test(arguments: CoercionTable.cells)
  func `each kind is taken or refused`(cell: CoercionTable.Cell) throws {
    let model = try #require(Self.models[cell.type])
    for (sample, place) in try CoercionTable.samples(of: cell.kind) {
      #expect(Self.findings(model, sample, .strict) == cell.findings(at: place), "\(sample)")
    }
  }

  @Test(arguments: CoercionTable.lenientCells)
  func `each kind is converted where nothing is lost`(cell: CoercionTable.Cell) throws {
    let model = try #require(Self.models[cell.type])
    for (sample, place) in try CoercionTable.samples(of: cell.kind) {
      #expect(Self.findings(model, sample, .lenient) == cell.findings(at: place), "\(sample)")
    }
  }
}

import Foundation
import ModelKitDocument
import Testing

/// Writing a tree and reading it back gives the same tree, where the format can hold it.
struct RoundTripTests {
  private static let seeds = (100...160).map(UInt64.init)

  private func roundTrip(
    _ tree: SampleTree, by format: OutputFormat, _ options: WritingOptions = WritingOptions(),
    name: String
  ) throws -> SampleTree? {
    let source = Document(
      reading: SourceText(try tree.foundationBytes(.binary), name: "sample.plist"))
    let written = source.written(as: format, options: options)
    #expect(written.diagnostics == [])
    let read = Document(reading: SourceText(written.bytes, name: name))
    #expect(read.diagnostics == [])
    return SampleTree(read)
  }

  @Test(arguments: seeds)
  func `XML gives the tree back`(seed: UInt64) throws {
    let tree = SampleTree.made(seed: seed, for: .xml)
    #expect(try roundTrip(tree, by: .xml, name: "sample.plist")?.sorted == tree.sorted)
  }

  @Test(arguments: seeds)
  func `binary gives the tree back`(seed: UInt64) throws {
    let tree = SampleTree.made(seed: seed, for: .xml)
    #expect(try roundTrip(tree, by: .binary, name: "sample.plist")?.sorted == tree.sorted)
  }

  @Test(arguments: seeds)
  func `JSON gives the tree back`(seed: UInt64) throws {
    let tree = SampleTree.made(seed: seed, for: .json).replacingNull
    #expect(try roundTrip(tree, by: .json, name: "sample.json")?.sorted == tree.sorted)
  }

  @Test(arguments: seeds)
  func `OpenStep gives the tree back`(seed: UInt64) throws {
    let tree = SampleTree.made(seed: seed, for: .openStep)
    #expect(try roundTrip(tree, by: .openStep, name: "sample.plist")?.sorted == tree.sorted)
  }

  @Test(arguments: seeds)
  func `OpenStep with GNUstep's types gives every type back`(seed: UInt64) throws {
    let tree = SampleTree.made(seed: seed, for: .xml)
    let options = WritingOptions(gnustepTypes: true)
    let read = try roundTrip(tree, by: .openStep, options, name: "sample.plist")
    #expect(read?.sorted == tree.sorted)
  }

  @Test func `the order of keys is kept`() {
    let text = #"{"z": 1, "a": {"y": 2, "b": 3}}"#
    let document = Document(reading: SourceText(text, name: "order.json"))
    for format in [OutputFormat.json, .xml, .binary] {
      let read = Document(
        reading: SourceText(document.written(as: format).bytes, name: "order.plist"))
      #expect(SampleTree(read) == SampleTree(document), "\(format)")
    }
  }
}

extension SampleTree {
  /// The tree with an empty string for every null, as property lists have none.
  var replacingNull: SampleTree {
    switch self {
    case .null: .string("")
    case .list(let elements): .list(elements.map(\.replacingNull))
    case .dictionary(let entries):
      .dictionary(entries.map { Entry(key: $0.key, value: $0.value.replacingNull) })
    default: self
    }
  }
}

import Foundation
import ModelKitDocument
import Testing

/// What is written, held against Foundation's own reading and writing.
struct FoundationAgreementTests {
  private static let seeds = (1...60).map(UInt64.init)

  private func document(_ bytes: some Sequence<UInt8>, _ name: String = "sample") -> Document {
    Document(reading: SourceText(bytes, name: name))
  }

  @Test(arguments: seeds)
  func `XML with sorted keys is byte for byte what PropertyListEncoder writes`(
    seed: UInt64
  ) throws {
    let tree = SampleTree.made(seed: seed, for: .xml)
    let source = document(try tree.foundationBytes(.binary))
    let written = source.written(as: .xml, options: WritingOptions(sortedKeys: true))
    #expect(written.diagnostics == [])
    let ours = String(decoding: written.bytes, as: UTF8.self)
    #expect(ours == String(decoding: try tree.foundationBytes(.xml), as: UTF8.self))
  }

  @Test(arguments: seeds)
  func `PropertyListSerialization reads our binary as the same tree`(seed: UInt64) throws {
    let tree = SampleTree.made(seed: seed, for: .xml)
    let written = document(try tree.foundationBytes(.binary)).written(as: .binary)
    #expect(written.diagnostics == [])
    let read = try PropertyListSerialization.propertyList(
      from: Data(written.bytes), options: [], format: nil)
    #expect(SampleTree(foundation: read) == tree.sorted)
  }

  @Test(arguments: seeds)
  func `PropertyListSerialization reads our OpenStep as the same tree`(seed: UInt64) throws {
    let tree = SampleTree.made(seed: seed, for: .openStep)
    let written = document(try tree.foundationBytes(.binary)).written(as: .openStep)
    #expect(written.diagnostics == [])
    let read = try PropertyListSerialization.propertyList(
      from: Data(written.bytes), options: [], format: nil)
    #expect(SampleTree(foundation: read) == tree.sorted)
  }

  @Test(arguments: seeds)
  func `JSONSerialization reads our JSON as the same tree`(seed: UInt64) throws {
    let tree = SampleTree.made(seed: seed, for: .json).replacingNull
    for options in [WritingOptions(), WritingOptions(sortedKeys: true, isCompact: true)] {
      let written = document(try tree.foundationBytes(.binary)).written(as: .json, options: options)
      #expect(written.diagnostics == [])
      let read = try JSONSerialization.jsonObject(
        with: Data(written.bytes), options: .fragmentsAllowed)
      #expect(SampleTree(foundation: read).roughNumbers == tree.sorted.roughNumbers)
    }
  }
}

extension SampleTree {
  /// The tree with roughly rounded reals for all numbers, as JSONSerialization takes `1.0` for an
  /// integer and misses the last bit of some reals.
  fileprivate var roughNumbers: SampleTree {
    switch self {
    case .integer(let value):
      .real(Double(Float(value.magnitude)) * (value.isNegative ? -1 : 1))
    case .real(let value): .real(Double(Float(value)))
    case .list(let elements): .list(elements.map(\.roughNumbers))
    case .dictionary(let entries):
      .dictionary(entries.map { Entry(key: $0.key, value: $0.value.roughNumbers) })
    default: self
    }
  }
}

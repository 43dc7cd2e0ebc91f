import Foundation
import ModelKitCore
import ModelKitDocument
import ModelKitTestSupport
import Testing

/// A model within a model, as often as one likes; let go of one after the other.
private final class Chain: Model, Codable {
  var next: Chain?

  init(next: Chain?) { self.next = next }

  static let factory = Factory(Chain.init, Key("next", \Chain.next))

  /// So many within each other.
  static func of(_ length: Int) -> Chain {
    var chain = Chain(next: nil)
    for _ in 1..<length { chain = Chain(next: chain) }
    return chain
  }

  deinit {
    var rest = next
    next = nil
    while let link = rest {
      rest = link.next
      link.next = nil
    }
  }
}

/// A tree that counts how often its nodes are read.
private struct Branch: Model, Equatable {
  var label: Label
  var branches: [Branch]

  static let factory = Factory(
    Branch.init, Key("label", \Branch.label), Key("branches", \Branch.branches, default: []))

  struct Label: ModelValue, Equatable {
    var text: String

    static func read(
      at node: NodeID, from reader: inout ModelReader
    ) throws(ModelFailure) -> Label {
      reader.context(as: Monitor<Int>.self)?.change { $0 += 1 }
      return Label(text: try String.read(at: node, from: &reader))
    }

    func write(to writer: inout ModelWriter) { writer.string(text) }
  }
}

/// A list within a list, made without calls within calls.
private struct Brackets: Encodable {
  let depth: Int

  func encode(to encoder: any Encoder) {
    var list = encoder.unkeyedContainer()
    for _ in 1..<depth { list = list.nestedUnkeyedContainer() }
  }
}

/// Trees that are deeper than the stack.
struct DeepWritingTests {
  private static let smallStack = 512 << 10
  private static let usualStack = 8 << 20

  private static func findings(_ body: () throws(ModelError) -> Void) -> [Finding] {
    do throws(ModelError) {
      try body()
      return []
    } catch {
      return error.findings
    }
  }

  private static func document(_ text: String) -> Document {
    var options = ReadingOptions()
    options.limits.depth = 4096
    return Document(reading: SourceText(text, name: "deep.json"), options: options)
  }

  @Test(arguments: [smallStack, usualStack])
  func `a model that is nested too deep is refused`(stackSize: Int) async {
    let findings = await onThread(stackSize: stackSize) {
      let chain = Chain.of(20_000)
      return [
        Self.findings { () throws(ModelError) in _ = try chain.written(as: .json) },
        Self.findings { () throws(ModelError) in _ = try Chain.written([chain], as: .xml) },
        Self.findings { () throws(ModelError) in _ = try ModelEncoder().encode(chain) },
        Self.findings { () throws(ModelError) in
          _ = try Self.document("{}").replacing([NodePath(): chain])
        },
      ]
    }
    for findings in findings { #expect(findings.map(\.code) == ["limit.depth"]) }
  }

  @Test func `a model that is deeper than any file is told the limit, and what to do`() async {
    let diagnostics = await onThread(stackSize: 1 << 30) {
      do throws(ModelError) {
        _ = try Chain.of(5000).written(as: .json)
        return [Diagnostic]()
      } catch {
        return error.diagnostics
      }
    }
    #expect(diagnostics.map(\.message) == ["the value is nested deeper than 4096 levels"])
    #expect(
      diagnostics.map(\.help) == [
        "no file is read as deep; make it a list whose elements refer to each other by keys"
      ])
  }

  @Test func `a model as deep as files are is written, read and encoded`() async throws {
    let expected =
      String(repeating: #"{"next":"#, count: 511) + "{}" + String(repeating: "}", count: 511)
    let bytes = await onThread(stackSize: Self.usualStack) {
      let chain = Chain.of(512)
      let compact = WritingOptions(isCompact: true)
      return [
        try? chain.written(as: .json, options: compact),
        (try? ModelEncoder().encode(chain)).map(Array.init),
        try? Chain(from: Document(reading: SourceText(expected, name: "a.json")))
          .written(as: .json, options: compact),
      ]
    }
    for bytes in bytes { #expect(bytes.map { String(decoding: $0, as: UTF8.self) } == expected) }
  }

  @Test func `an edit beside the deepest that a file may hold leaves that as it is`() async {
    let deep = String(repeating: "[", count: 4094) + String(repeating: "]", count: 4094)
    let text = #"[{"next":{}},{"next":{},"x":"# + deep + "}]"
    let saved = await onThread(stackSize: Self.smallStack) {
      let document = Self.document(text)
      let edits = [NodePath([.index(0)]): Chain.of(1), NodePath([.index(1)]): Chain.of(1)]
      let edited = try? document.replacing(edits)
      return edited?.written(as: .json, options: WritingOptions(isCompact: true)).bytes
    }
    #expect(
      saved.map { String(decoding: $0, as: UTF8.self) } == #"[{},{"x":"# + deep + "}]")
  }

  @Test func `an edit at the bottom of a file changes that alone`() async {
    let above = String(repeating: "[", count: 4000)
    let below = String(repeating: ",7]", count: 4000)
    let path = NodePath(Array(repeating: .index(0), count: 4000))
    let saved = await onThread(stackSize: Self.smallStack) {
      let document = Self.document(above + #"{"next":{},"x":1.50}"# + below)
      let edited = try? document.replacing([path: Chain.of(1)])
      return edited?.written(as: .json, options: WritingOptions(isCompact: true)).bytes
    }
    #expect(saved.map { String(decoding: $0, as: UTF8.self) } == above + #"{"x":1.50}"# + below)
  }

  @Test func `an edit reads each value of an entry but once or twice`() async throws {
    let depth = 200
    @Sendable func text(_ label: String) -> String {
      String(repeating: #"{"label":"a","x":1,"branches":[{"label":"b"},"#, count: depth)
        + #"{"label":"\#(label)"}"# + String(repeating: "]}", count: depth)
    }
    // The first branch goes on: what stands beside it comes behind.
    @Sendable func tree(_ label: String) -> Branch {
      var branch = Branch(label: .init(text: label), branches: [])
      for _ in 0..<depth {
        branch = Branch(
          label: .init(text: "a"), branches: [.init(label: .init(text: "b"), branches: []), branch])
      }
      return branch
    }
    let counter = Monitor(0)
    let saved = await onThread(stackSize: Self.usualStack) {
      let edited = try? Self.document(text("old")).replacing(
        [NodePath(): tree("new")], context: counter)
      return edited?.written(as: .json, options: WritingOptions(isCompact: true)).bytes
    }
    #expect(saved.map { String(decoding: $0, as: UTF8.self) } == text("new"))
    #expect(counter.current <= 2 * (2 * depth + 1))
  }

  @Test(arguments: [OutputFormat.json, .typedJSON, .xml, .binary, .openStep])
  func `the deepest document is written by any thread`(format: OutputFormat) async {
    let text = String(repeating: "[", count: 1500) + String(repeating: "]", count: 1500)
    let again = await onThread(stackSize: Self.smallStack) {
      let written = Self.document(text).written(
        as: format, options: WritingOptions(isCompact: true))
      var options = ReadingOptions()
      options.limits.depth = 4096
      let name = format == .json || format == .typedJSON ? "a.json" : "a.plist"
      let document = Document(reading: SourceText(written.bytes, name: name), options: options)
      return document.written(as: .json, options: WritingOptions(isCompact: true)).bytes
    }
    #expect(String(decoding: again, as: UTF8.self) == text)
  }

  @Test func `containers that an encoder was asked for nest as deep as they like`() async {
    let depth = 40_000
    let count = await onThread(stackSize: Self.smallStack) {
      (try? ModelEncoder().encode(Brackets(depth: depth)))?.count
    }
    #expect(count == 2 * depth)
  }
}

import ModelKitCore
import ModelKitDocument
import ModelKitTestSupport
import Testing

/// A word that counts how often it is read and described.
private struct CountedWord: ModelValue, Hashable, CustomStringConvertible {
  var text: String
  var counter: Monitor<Int>?

  var description: String {
    counter?.change { $0 += 1 }
    return text
  }

  static func read(
    at node: NodeID, from reader: inout ModelReader
  ) throws(ModelFailure) -> CountedWord {
    reader.context(as: Monitor<Int>.self)?.change { $0 += 1 }
    return CountedWord(text: try String.read(at: node, from: &reader))
  }

  func write(to writer: inout ModelWriter) { writer.string(text) }

  static func == (a: CountedWord, b: CountedWord) -> Bool { a.text == b.text }
  func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

private struct Lexicon: Model, Equatable {
  var words: Set<CountedWord>
  static let factory = Factory(Lexicon.init, Key("words", \Lexicon.words))
}

private struct Nest: Model, Equatable {
  var words: Set<Set<Set<Set<Set<Set<CountedWord>>>>>>
  static let factory = Factory(Nest.init, Key("words", \Nest.words, .oneOrMany))

  init(words: Set<Set<Set<Set<Set<Set<CountedWord>>>>>>) { self.words = words }

  init(_ words: String...) { self.words = [[[[[Set(words.map { CountedWord(text: $0) })]]]]] }
}

/// What writing does but once.
struct WritingCostTests {
  @Test func `one value for a list of lists is joined with an edit once at each level`() throws {
    let document = Document(reading: SourceText(#"{"words":"a"}"#, name: "a.json"))
    #expect(try Nest(from: document) == Nest("a"))
    let counter = Monitor(0)
    let saved = try document.replacing([NodePath(): Nest("a", "b")], context: counter)
    let written = saved.written(as: .json, options: WritingOptions(isCompact: true))
    #expect(String(decoding: written.bytes, as: UTF8.self) == #"{"words":[[[[[["a","b"]]]]]]}"#)
    // The old model, and for each level what is in the file.
    #expect(counter.current <= 1 + 6)
  }

  @Test func `the elements of a set are described once to be put in order`() throws {
    let counter = Monitor(0)
    let words = (900..<1100).map { CountedWord(text: "\($0)", counter: counter) }
    let bytes = try Lexicon(words: Set(words)).written(
      as: .json, options: WritingOptions(isCompact: true))
    let sorted = words.map { "\"\($0.text)\"" }.sorted().joined(separator: ",")
    #expect(String(decoding: bytes, as: UTF8.self) == #"{"words":[\#(sorted)]}"#)
    #expect(counter.current == words.count)
  }
}

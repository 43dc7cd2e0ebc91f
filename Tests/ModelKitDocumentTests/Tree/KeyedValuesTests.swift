import ModelKitDocument
import Testing

/// Values by their keys, with an index and without.
struct KeyedValuesTests {
  @Test(arguments: [1, 32, 33, 200])
  func `every key has its value, and the last one where it stands twice`(count: Int) throws {
    let entries = (0..<count).map { "\"k\($0)\": \($0)" } + ["\"k0\": -1"]
    let text = "{\(entries.joined(separator: ", "))}"
    let document = Document(reading: SourceText(text, name: "a.json"))
    let values = KeyedValues(document, of: try #require(document.root))
    let read = (0..<count).map { values["k\($0)"].flatMap { document.numberText($0) } }
    #expect(read == ["-1"] + (1..<count).map { "\($0)" })
    #expect(values["k\(count)"] == nil)
  }

  @Test func `what is no dictionary has no values`() throws {
    let document = Document(reading: SourceText("[1, 2]", name: "a.json"))
    #expect(KeyedValues(document, of: try #require(document.root))["1"] == nil)
  }
}

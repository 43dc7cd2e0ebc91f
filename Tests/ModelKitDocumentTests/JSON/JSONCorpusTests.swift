import Foundation
import ModelKitDocument
import Testing

/// Files of other projects with what is known of them; not part of the repository.
private enum Corpus {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("shared/corpus")

  static var isPresent: Bool {
    FileManager.default.fileExists(atPath: folder.appendingPathComponent("oracle/json.jsonl").path)
  }
}

@Suite(.enabled(if: Corpus.isPresent)) struct JSONCorpusTests {
  @Test func `files that are labelled are accepted and rejected as their labels say`() throws {
    let index = Corpus.folder.appendingPathComponent("oracle/json.jsonl")
    let labels = Document(
      reading: SourceText(try Data(contentsOf: index), name: index.path),
      options: ReadingOptions(format: .json(.lines), dialect: .lines))
    var judged = 0
    for row in labels.elements(of: try #require(labels.root)) {
      func text(_ key: String) -> String? {
        labels.value(of: key, in: row).flatMap { labels.string($0) }
      }
      guard let file = text("file"), let label = text("expect"),
        label == "accept" || label == "reject"
      else { continue }
      let dialect: JSONDialect = text("kind") == "json5" ? .json5 : .standard
      let bytes = try Data(contentsOf: Corpus.folder.appendingPathComponent(file))
      let document = Document(
        reading: SourceText(bytes, name: file),
        options: ReadingOptions(format: .json(dialect), dialect: dialect))
      let isFaulty = document.diagnostics.contains { $0.severity == .error }
      #expect(isFaulty == (label == "reject"), "\(file)")
      judged += 1
    }
    #expect(judged > 900)
  }
}

import Foundation
import ModelKitDocument
import ModelKitReport
import Testing

@Suite struct `Explanations` {
  @Test func `every code in the sources has one, and every one a code`() throws {
    #expect(Set(Explanation.all.map(\.code.rawValue)) == (try codesInSources()))
  }

  @Test func `no code is explained twice`() {
    let codes = Explanation.all.map(\.code)
    #expect(Set(codes).count == codes.count)
  }

  @Test(arguments: Explanation.all)
  func `each has a meaning and a good example that differs from the bad one`(
    _ explanation: Explanation
  ) {
    #expect(explanation.meaning.hasSuffix("."))
    #expect(!explanation.good.isEmpty)
    #expect(explanation.good != explanation.bad)
    let lines = explanation.text.split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 100 })
  }

  private func codesInSources() throws -> Set<String> {
    let sources = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(component: "Sources")
    let files = try #require(
      FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
    var codes: Set<String> = []
    for case let file as URL in files where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      for match in text.matches(of: /= DiagnosticCode\("([^"]+)"\)/) {
        codes.insert(String(match.1))
      }
    }
    return codes
  }
}

extension Explanation: CustomTestStringConvertible {
  package var testDescription: String { code.rawValue }
}

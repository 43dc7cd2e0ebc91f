import Foundation
import ModelKitCore
import ModelKitDocument
import ModelKitTestSupport
import Testing

private struct Crate: Decodable {
  let crates: [Crate]
  let size: Int?
}

private struct Part: Model {
  let parts: [Part]
  let size: Int?
  static let factory = Factory(Part.init, Key("crates"), Key("size"))
}

/// Models within models, as deep as a document may be.
struct NestingTests {
  private func document(_ depth: Int, innermost: String) -> Document {
    let text =
      String(repeating: #"{"crates": ["#, count: depth) + innermost
      + String(repeating: "]}", count: depth)
    var options = ReadingOptions()
    options.limits.depth = 4096
    return Document(reading: SourceText(Array(text.utf8), name: "crates.json"), options: options)
  }

  @Test(
    arguments: ["{\"crates\": []}", "{\"crates\": [], \"size\": \"x\"}"], [512 << 10, 8 << 20])
  func `data that is nested too deep for the stack is a fault`(
    innermost: String, stackSize: Int
  ) async {
    let document = document(1000, innermost: innermost)
    #expect(document.diagnostics.isEmpty)
    let isFaulty = innermost.contains("x")
    let decoded = await onThread(stackSize: stackSize) {
      do throws(ModelError) {
        _ = try ModelDecoder().decode(Crate.self, from: document)
        return [Finding]()
      } catch {
        return error.findings
      }
    }
    let loaded = await onThread(stackSize: stackSize) { Part.load(from: document).findings }
    // How deep calls can go depends on how the package is compiled.
    for findings in [decoded, loaded] where findings.first?.code != "limit.depth" {
      #expect(findings.map(\.code) == (isFaulty ? ["value.number"] : []))
    }
    #expect(decoded.count <= 1)
    #expect(loaded.count <= 1)
  }

  @Test func `what nests as deep as files may unless told otherwise is read`() async throws {
    let document = document(255, innermost: "{\"crates\": [], \"size\": \"x\"}")
    let error = await onThread(stackSize: 8 << 20) {
      #expect(throws: ModelError.self) { try ModelDecoder().decode(Crate.self, from: document) }
    }
    #expect(error?.findings.map(\.code) == ["value.number"])
    #expect(error?.diagnostics.first?.path.steps.count == 511)
    #expect(error?.findings == Part.load(from: document).findings)
  }
}

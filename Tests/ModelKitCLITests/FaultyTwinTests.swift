import Foundation
import ModelKitCLI
import Testing

/// The sample files of `Resources`, each with faults planted: what `load` reports is exactly these,
/// each at its place.
@Suite struct `Faulty twins of the sample files` {
  /// A file, its model, and the faults planted in it.
  struct Twin: Sendable, CustomTestStringConvertible {
    let file: String
    let model: String?
    /// `line:column: severity: code`, as planted.
    let faults: [String]
    /// How many entries load of how many.
    let loaded: String

    var testDescription: String { file }
  }

  static let twins = [
    Twin(
      file: "shops.plist", model: "Shop",
      faults: [
        "31:3: error: type.mismatch",
        "41:2: error: key.missing",
        "55:3: error: value.unknown-case",
        "74:3: warning: key.unknown",
        "94:3: error: key.duplicate",
        "99:3: error: syntax.unclosed-element",
        "131:3: error: value.date",
        "135:18: error: syntax.entity",
        "165:4: error: type.mismatch",
        "170:2: error: type.mismatch",
      ], loaded: "3 of 12"),
    Twin(
      file: "mbti.plist", model: "Personality",
      faults: [
        "17:3: error: value.color",
        "29:3: error: type.mismatch",
        "41:3: error: value.image",
        "53:3: error: value.color",
        "56:3: error: syntax.key-without-value",
      ], loaded: "2 of 7"),
    Twin(
      file: "mbti.json", model: "Personality",
      faults: [
        "3:15: error: value.color",
        "4:34: error: type.null",
        "5:37: error: syntax.escape",
        "6:41: error: syntax.missing-comma",
        "7:3: error: key.missing",
        "8:90: warning: key.unknown",
        "9:89: error: syntax.trailing-comma",
      ], loaded: "4 of 8"),
    Twin(
      file: "carousel.json", model: "Carousel",
      faults: [
        "2:16: error: type.mismatch",
        "4:21: error: syntax.number",
        "6:16: error: value.color",
        "7:24: error: type.mismatch",
      ], loaded: "0 of 1"),
    Twin(
      file: "page.plist", model: "Page",
      faults: [
        "4:13: error: value.number",
        "7:40: error: value.number",
        "8:40: error: syntax.missing-comma",
        "9:5: error: key.missing",
      ], loaded: "0 of 1"),
    Twin(
      file: "en.lproj/Shops.strings", model: nil,
      faults: [
        "5:15: error: syntax.missing-colon",
        "9:1: error: syntax.missing-comma",
        "10:1: error: key.duplicate",
      ], loaded: "0 of 1"),
    Twin(
      file: "zh-Hans.lproj/Shops.strings", model: nil,
      faults: [
        "5:17: error: syntax.unclosed-string"
      ], loaded: "0 of 1"),
  ]

  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  @Test(arguments: twins)
  func `exactly the planted faults are reported`(_ twin: Twin) throws {
    let sandbox = try Sandbox()
    let path = Self.root.appending(path: "Tests/ModelKitCLITests/Faulty/\(twin.file)").path
    var words = ["load", path, "--format", "concise", "--print", "none"]
    if let model = twin.model {
      words += ["--model", Self.root.appending(path: "Resources/Models/\(model).swift").path]
    }
    let outcome = sandbox.run(words)
    #expect(outcome.status == .data)
    var lines = outcome.error.split(separator: "\n").map(String.init)
    let summary = lines.popLast() ?? ""
    #expect(lines.map { Self.place(in: $0, after: path) } == twin.faults)
    #expect(summary.contains(": \(twin.loaded) "), "\(summary)")
  }

  /// `path:3:4: error: words [code] (path)` as `3:4: error: code`.
  private static func place(in line: String, after path: String) -> String {
    let rest = line.dropFirst(path.count + 1)
    let place = rest.split(separator: ": ").prefix(2).joined(separator: ": ")
    let code = rest.split(separator: "[").first { $0.contains("]") && $0.contains(".") } ?? ""
    return "\(place): \(code.prefix { $0 != "]" })"
  }

  @Test func `the sample files have no finding`() throws {
    let sandbox = try Sandbox()
    let outcome = sandbox.run(
      "load", Self.root.appending(path: "Resources").path, "--format", "concise", "--print", "none")
    #expect(outcome.status == .success)
    let lines = outcome.error.split(separator: "\n")
    #expect(lines.count == 7)
    #expect(lines.allSatisfy { $0.hasSuffix(" entries loaded") || $0.hasSuffix(" entry loaded") })
  }
}

import ModelKitDeclarations

/// A declaration whose macro is expanded.
///
/// What a finding should be about stands between `‹` and `›`, which are taken out first.
struct Expanded {
  let model: ModelExpansion
  let source: String
  /// What stands between the marks, as `start..<end`.
  let marked: [Range<Int>]

  init(_ text: String, context: [String] = [], lacksConformance: Bool = true) {
    (source, marked) = Self.unmarked(text)
    model = ModelExpansion(of: source, context: context, lacksConformance: lacksConformance)
  }

  var members: String { model.members }
  var messages: [String] { model.findings.map(\.message) }
  var places: [Range<Int>] { model.findings.map(\.range) }

  /// The keys that the factory reads, as they are written but for the properties they are written
  /// by.
  var keys: [String] {
    writtenKeys.map { $0.replacing(/, \\A\.(`[^`]+`|\w+)/, with: "") }
  }

  /// The properties that keys are written by, as key paths.
  var keyPaths: [String] {
    writtenKeys.map { $0.firstMatch(of: /\\A\.(`[^`]+`|\w+)/).map { String($0.0) } ?? "" }
  }

  private var writtenKeys: [String] {
    members.split(separator: "\n").compactMap { line in
      guard let start = line.range(of: "ModelKitCore.Key")?.upperBound else { return nil }
      let ends = line.hasSuffix("))") ? 1 : line.hasSuffix(",") ? 1 : 0
      return String(line[start...].dropLast(ends))
    }
  }

  /// The source with a fix-it of a finding applied.
  func fixed(_ finding: Int = 0, by fixIt: Int = 0) -> String {
    Self.source(source, fixedBy: model.findings[finding].fixIts[fixIt])
  }

  static func source(_ source: String, fixedBy fix: ExpansionFinding.FixIt) -> String {
    var bytes = Array(source.utf8)
    bytes.replaceSubrange(fix.range, with: Array(fix.text.utf8))
    return String(decoding: bytes, as: UTF8.self)
  }

  static func unmarked(_ text: String) -> (source: String, ranges: [Range<Int>]) {
    var source = ""
    var ranges: [Range<Int>] = []
    var start = 0
    for character in text {
      switch character {
      case "‹": start = source.utf8.count
      case "›": ranges.append(start..<source.utf8.count)
      default: source.append(character)
      }
    }
    return (source, ranges)
  }
}

extension StringProtocol {
  /// Where a text first stands in this one.
  fileprivate func range(of text: String) -> Range<Index>? {
    indices.lazy.filter { self[$0...].hasPrefix(text) }.first.map { start in
      start..<index(start, offsetBy: text.count)
    }
  }
}

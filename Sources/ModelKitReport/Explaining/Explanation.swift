package import ModelKitDocument

/// What a diagnostic means, for a person who meets its code for the first time.
package struct Explanation: Sendable, Hashable {
  /// The code that is explained.
  package let code: DiagnosticCode
  /// What is wrong and why it matters.
  package let meaning: String
  /// Data that gets the diagnostic.
  package let bad: String
  /// The same data mended.
  package let good: String

  init(_ code: String, _ meaning: String, bad: String, good: String) {
    self.code = DiagnosticCode(rawValue: code)
    self.meaning = meaning
    self.bad = bad
    self.good = good
  }

  /// Every explanation there is, by area.
  package static let all =
    syntax + xml + binary + types + keys + values + rules + models + limits + input
    + bundles

  /// The explanation of a code.
  package static func of(_ code: DiagnosticCode) -> Explanation? {
    all.first { $0.code == code }
  }

  /// The explanation as the tool prints it, with a line break at its end.
  package var text: String {
    """
    \(code)

    \(meaning)

    Bad:

    \(Self.indented(bad))

    Good:

    \(Self.indented(good))

    """
  }

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "    " + $0 }.joined(separator: "\n")
  }
}

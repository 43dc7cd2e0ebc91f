import ModelKitCore
import ModelKitReport

/// `modelkit explain`: what a diagnostic means.
struct ExplainCommand: Command {
  static let specification = CommandSpecification(
    name: "explain", abstract: "Say what a diagnostic means, with a bad and a good example.",
    argument: .init(
      name: "code", isRepeatable: true, isOptional: false,
      help: "The code as reports show it: type.mismatch."),
    listsExitStatus: false)

  private let explanations: [Explanation]

  init(_ arguments: ParsedArguments) throws(UsageError) {
    guard !arguments.positionals.isEmpty else {
      throw UsageError("Missing expected argument '<code>'.")
    }
    var explanations: [Explanation] = []
    for word in arguments.positionals { explanations.append(try Self.explanation(of: word)) }
    self.explanations = explanations
  }

  func run(_ console: Console) -> ExitStatus {
    console.output.write(explanations.map(\.text).joined(separator: "\n"))
    return .success
  }

  /// The explanation of a code, which may be written as reports write it: `error[key.missing]`.
  private static func explanation(of word: String) throws(UsageError) -> Explanation {
    let inner = word.split(separator: "[").last?.prefix { $0 != "]" } ?? ""
    if let explanation = Explanation.of(DiagnosticCode(rawValue: String(inner))) {
      return explanation
    }
    let codes = Explanation.all.map(\.code.rawValue)
    throw UsageError(
      "There is no diagnostic '\(word)'." + UsageError.question(for: word, among: codes))
  }
}

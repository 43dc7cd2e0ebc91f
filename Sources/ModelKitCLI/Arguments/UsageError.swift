/// A command line that cannot be understood.
struct UsageError: Error {
  /// What is wrong, as a sentence.
  let message: String

  init(_ message: String) { self.message = message }
}

extension UsageError {
  /// An argument that the command has no use for.
  static func unexpected(_ argument: String) -> UsageError {
    UsageError("Unexpected argument '\(argument)'.")
  }

  /// A value that is not among those an option takes.
  static func invalid(_ value: String, for name: String, choices: [String]) -> UsageError {
    let list = choices.map { "'\($0)'" }.joined(separator: ", ")
    let guess = Suggestion.nearest(to: value, among: choices).map { " Did you mean '\($0)'?" } ?? ""
    return UsageError(
      "The value '\(value)' is invalid for '--\(name)': expected one of \(list).\(guess)")
  }
}

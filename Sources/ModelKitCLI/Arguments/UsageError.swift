import ModelKitCore

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
    return UsageError(
      "The value '\(value)' is invalid for '--\(name)': expected one of \(list)."
        + question(for: value, among: choices))
  }

  /// The question after a sentence about a word that nobody knows: ` Did you mean 'load'?`; empty
  /// where no known word is near.
  static func question(
    for word: String, among known: [String], prefix: String = ""
  ) -> String {
    Spelling.closest(to: word, in: known).map { " Did you mean '\(prefix)\($0)'?" } ?? ""
  }
}

import ModelKitCore

/// The options that say what the entries of a file have to be.
struct ModelOptions {
  static let specifications = [
    OptionSpecification(
      "model", short: "m", value: "file[:Type]", isRepeatable: true,
      help: "Where the model is declared: a Swift file or folder, or infer (the default)."),
    OptionSpecification(
      "root", value: "path", help: "Where the entries are, if not at the root: data.items."),
    OptionSpecification(
      "unknown-keys", value: "reaction", choices: Policy.Reaction.allCases.map(\.rawValue),
      help: "What a key that the model does not have is: error, warning or ignore."),
  ]

  /// One `--model`: a path, and the type in it where it is named.
  struct Reference: Sendable, Hashable {
    let path: String
    let type: String?
  }

  /// Where models are declared; nothing if they are inferred.
  let references: [Reference]
  /// Where the entries are.
  let root: NodePath
  /// How strict the load is.
  let policy: Policy

  init(_ arguments: ParsedArguments) throws(UsageError) {
    let words = arguments.all("model").filter { $0 != "infer" }
    references = words.map(Self.reference)
    root = try arguments.value("root").map(Self.path) ?? NodePath()
    var policy = Policy.strict
    if let reaction = try arguments.choice("unknown-keys", as: Policy.Reaction.self) {
      policy.unknownKeys = reaction
    }
    self.policy = policy
  }

  /// `Models.swift:Shop`; a colon further up in the path is a part of it.
  private static func reference(_ word: String) -> Reference {
    guard let colon = word.lastIndex(of: ":"), !word[colon...].contains("/") else {
      return Reference(path: word, type: nil)
    }
    let type = String(word[word.index(after: colon)...])
    return Reference(path: String(word[..<colon]), type: type.isEmpty ? nil : type)
  }

  private static func path(_ text: String) throws(UsageError) -> NodePath {
    guard let path = NodePath(text) else {
      throw UsageError(
        "The value '\(text)' is invalid for '--root': expected a path as data.items.")
    }
    return path
  }
}

import ModelKitCore

/// The options that say what the entries of a file have to be.
struct ModelOptions {
  static let specifications =
    [
      OptionSpecification(
        "model", short: "m", value: "file[:Type]", isRepeatable: true,
        help: "Where the model is declared: a Swift file or folder, or infer (the default)."),
      OptionSpecification(
        "root", value: "path", help: "Where the entries are, if not at the root: data.items."),
    ] + policySpecifications

  /// The options that say how strict the models are read.
  static let policySpecifications = [
    OptionSpecification(
      "lenient",
      help: "Convert what can be without loss, as \"5\" to 5; each conversion is a note."),
    OptionSpecification(
      "unknown-keys", value: "reaction", choices: Policy.Reaction.allCases.map(\.rawValue),
      help: "What a key that the model does not have is: error, warning or ignore."),
    OptionSpecification(
      "null", value: "handling", choices: Policy.NullHandling.allCases.map(\.rawValue),
      help: "What a null is to a key with a default: fault, or defaulted (with --lenient)."),
    OptionSpecification(
      "key-naming", value: "naming", choices: Naming.allCases.map(\.rawValue),
      help: "How the data spells the model's keys: as they are written, in snake or camel case."),
    OptionSpecification(
      "date-format", value: "format",
      choices: DateFormat.allCases.map(\.rawValue),
      help: "What else than a date is one: iso8601 text alone, or numbers since 1970."),
  ]

  /// How the data's names of keys relate to the model's.
  private enum Naming: String, CaseIterable {
    case asWritten = "as-written"
    case snakeCase = "snake-case"
    case camelCase = "camel-case"

    var naming: KeyNaming {
      switch self {
      case .asWritten: .asWritten
      case .snakeCase: .snakeCase
      case .camelCase: .camelCase
      }
    }
  }

  /// What else than a date is read as one.
  private enum DateFormat: String, CaseIterable {
    case iso8601
    case unix
    case unixMilliseconds = "unix-ms"

    var unit: UnixTimeUnit? {
      switch self {
      case .iso8601: nil
      case .unix: .seconds
      case .unixMilliseconds: .milliseconds
      }
    }
  }

  /// One `--model`: a path, and the type in it where it is named.
  struct Reference: Sendable, Hashable {
    let path: String
    let type: String?

    /// `Models.swift:Shop`; a colon further up in the path is a part of it.
    init(_ word: String) {
      guard let colon = word.lastIndex(of: ":"), !word[colon...].contains("/") else {
        (path, type) = (word, nil)
        return
      }
      let type = String(word[word.index(after: colon)...])
      path = String(word[..<colon])
      self.type = type.isEmpty ? nil : type
    }
  }

  /// Where models are declared; nothing if they are inferred.
  let references: [Reference]
  /// Where the entries are.
  let root: NodePath
  /// How strict the load is.
  let policy: Policy

  init(_ arguments: ParsedArguments) throws(UsageError) {
    let words = arguments.all("model").filter { $0 != "infer" }
    references = words.map(Reference.init)
    root = try arguments.value("root").map(Self.path) ?? NodePath()
    policy = try Self.policy(arguments)
  }

  /// The models of a command that takes nothing but models.
  init(ofModels words: [String], _ arguments: ParsedArguments) throws(UsageError) {
    references = words.map(Reference.init)
    root = NodePath()
    policy = try Self.policy(arguments)
  }

  private static func policy(_ arguments: ParsedArguments) throws(UsageError) -> Policy {
    var policy = arguments.has("lenient") ? Policy.lenient : .strict
    if let reaction = try arguments.choice("unknown-keys", as: Policy.Reaction.self) {
      policy.unknownKeys = reaction
    }
    if let handling = try arguments.choice("null", as: Policy.NullHandling.self) {
      policy.nulls = handling
    }
    if let naming = try arguments.choice("key-naming", as: Naming.self) {
      policy.keyNaming = naming.naming
    }
    policy.unixTime = try arguments.choice("date-format", as: DateFormat.self)?.unit
    return policy
  }

  private static func path(_ text: String) throws(UsageError) -> NodePath {
    guard let path = NodePath(text) else {
      throw UsageError(
        "The value '\(text)' is invalid for '--root': expected a path as data.items.")
    }
    return path
  }
}

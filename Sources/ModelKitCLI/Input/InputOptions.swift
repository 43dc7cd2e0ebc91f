import ModelKitCore

/// The options that say how bytes are to be read.
struct InputOptions {
  static let specifications = [
    OptionSpecification(
      "input-format", value: "format", choices: InputFormat.allCases.map(\.rawValue),
      help: "Read as json, jsonc, json5, jsonl, xml, binary or openstep, whatever the bytes say."),
    OptionSpecification(
      "dialect", value: "dialect", choices: JSONDialect.allCases.map(\.rawValue),
      help: "Read JSON as json, jsonc, json5 or jsonl. By default the file's extension decides."),
    OptionSpecification(
      "stdin-filename", value: "name",
      help: "The name of standard input in reports; its extension helps to tell the format."),
  ]

  /// What to tell the readers.
  let reading: ReadingOptions
  /// What reports call standard input.
  let standardInputName: String

  init(_ arguments: ParsedArguments) throws(UsageError) {
    let dialect = try arguments.choice("dialect", as: JSONDialect.self)
    let format = try arguments.choice("input-format", as: InputFormat.self)
    reading = ReadingOptions(format: format?.format(dialect: dialect), dialect: dialect)
    standardInputName = arguments.value("stdin-filename") ?? "<stdin>"
  }
}

/// A format by the name that the command line has for it.
private enum InputFormat: String, CaseIterable {
  case json, jsonc, json5, jsonl, xml, binary, openstep

  func format(dialect: JSONDialect?) -> Format {
    switch self {
    case .json: .json(dialect ?? .standard)
    case .jsonc: .json(.jsonc)
    case .json5: .json(.json5)
    case .jsonl: .json(.lines)
    case .xml: .xml
    case .binary: .binary
    case .openstep: .openStep
    }
  }
}

/// One option of a command, as it is parsed and as help shows it.
struct OptionSpecification: Sendable {
  /// The long name without dashes; also the name that values are asked for by.
  let name: String
  /// The letter of the short form, if it has one.
  let short: Character?
  /// What help calls the value, without angle brackets; `nil` for a switch.
  let value: String?
  /// Whether it may be given several times, each adding a value. Otherwise the last one counts.
  let isRepeatable: Bool
  /// The values that are allowed, where they can be listed.
  let choices: [String]
  /// What it does.
  let help: String

  init(
    _ name: String, short: Character? = nil, value: String? = nil, isRepeatable: Bool = false,
    choices: [String] = [], help: String
  ) {
    self.name = name
    self.short = short
    self.value = value
    self.isRepeatable = isRepeatable
    self.choices = choices
    self.help = help
  }

  /// `-o, --output <file>`.
  var label: String {
    let dashed = (short.map { "-\($0), " } ?? "") + "--\(name)"
    return value.map { "\(dashed) <\($0)>" } ?? dashed
  }

  /// `[--output <file>]`.
  var synopsis: String {
    let text = value.map { "--\(name) <\($0)>" } ?? "--\(name)"
    return isRepeatable ? "[\(text) ...]" : "[\(text)]"
  }
}

/// Options under one title of the help text.
struct OptionGroup: Sendable {
  let title: String
  let options: [OptionSpecification]
}

/// Sorts the words of a command line by a command's options.
///
/// Taken are `--name value`, `--name=value`, `-n value`, `-nvalue`, several switches as `-qv`, and
/// `--` before arguments that begin with a dash; `-` alone is an argument.
struct ArgumentParser {
  private let specification: CommandSpecification
  private var parsed = ParsedArguments()

  private init(_ specification: CommandSpecification) { self.specification = specification }

  static func parse(
    _ words: some Sequence<String>, as specification: CommandSpecification
  ) throws(UsageError) -> ParsedArguments {
    var parser = ArgumentParser(specification)
    var words = Array(words)[...]
    while let word = words.popFirst() {
      if word == "--" {
        parser.parsed.positionals += words
        break
      } else if word.hasPrefix("--") {
        try parser.takeLong(word.dropFirst(2), rest: &words)
      } else if word.hasPrefix("-"), word != "-" {
        try parser.takeShort(word.dropFirst(), rest: &words)
      } else {
        parser.parsed.positionals.append(word)
      }
    }
    return parser.parsed
  }

  private mutating func takeLong(
    _ word: Substring, rest: inout ArraySlice<String>
  ) throws(UsageError) {
    let name = String(word.prefix { $0 != "=" })
    let attached = word.count > name.count ? String(word.dropFirst(name.count + 1)) : nil
    guard let option = specification.options.first(where: { $0.name == name }) else {
      let names = specification.options.map(\.name)
      throw UsageError(
        "Unknown option '--\(name)'." + UsageError.question(for: name, among: names, prefix: "--"))
    }
    guard option.value != nil else {
      if attached != nil { throw UsageError("The option '--\(name)' takes no value.") }
      parsed.add("", to: name)
      return
    }
    try take(attached, for: option, rest: &rest)
  }

  private mutating func takeShort(
    _ letters: Substring, rest: inout ArraySlice<String>
  ) throws(UsageError) {
    var letters = letters
    while let letter = letters.popFirst() {
      guard let option = specification.options.first(where: { $0.short == letter }) else {
        throw UsageError("Unknown option '-\(letter)'.")
      }
      guard option.value != nil else {
        parsed.add("", to: option.name)
        continue
      }
      if letters.first == "=" { letters.removeFirst() }
      return try take(letters.isEmpty ? nil : String(letters), for: option, rest: &rest)
    }
  }

  private mutating func take(
    _ attached: String?, for option: OptionSpecification, rest: inout ArraySlice<String>
  ) throws(UsageError) {
    if attached == nil, let next = rest.first, next == "-" || !next.hasPrefix("-") {
      rest.removeFirst()
      return try add(next, to: option)
    }
    guard let attached else {
      throw UsageError("Missing value for '\(option.label)'.")
    }
    try add(attached, to: option)
  }

  private mutating func add(_ value: String, to option: OptionSpecification) throws(UsageError) {
    if !option.choices.isEmpty, !option.choices.contains(value) {
      throw .invalid(value, for: option.name, choices: option.choices)
    }
    parsed.add(value, to: option.name)
  }
}

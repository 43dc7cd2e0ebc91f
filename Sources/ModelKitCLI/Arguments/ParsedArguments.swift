/// What stands on a command line, sorted by option.
struct ParsedArguments {
  /// The arguments that belong to no option, in order.
  var positionals: [String] = []
  /// The values of each option by its long name; a switch has an empty one each time it is given.
  private var values: [String: [String]] = [:]

  /// Whether an option is given at all.
  func has(_ name: String) -> Bool { values[name] != nil }

  /// The last value of an option.
  func value(_ name: String) -> String? { values[name]?.last }

  /// All values of an option, in order.
  func all(_ name: String) -> [String] { values[name] ?? [] }

  /// How often an option is given.
  func count(_ name: String) -> Int { all(name).count }

  /// The last value of an option as a count from zero up.
  func number(_ name: String) throws(UsageError) -> Int? {
    guard let text = value(name) else { return nil }
    guard let number = Int(text), number >= 0 else {
      throw UsageError(
        "The value '\(text)' is invalid for '--\(name)': a whole number is expected.")
    }
    return number
  }

  /// The last value of an option as one of an enumeration's cases.
  func choice<Choice: RawRepresentable & CaseIterable>(
    _ name: String, as type: Choice.Type = Choice.self
  ) throws(UsageError) -> Choice? where Choice.RawValue == String {
    guard let text = value(name) else { return nil }
    guard let choice = Choice(rawValue: text) else {
      throw .invalid(text, for: name, choices: Choice.allCases.map(\.rawValue))
    }
    return choice
  }

  mutating func add(_ value: String, to name: String) {
    values[name, default: []].append(value)
  }

  /// The only argument outside options, for a command that takes at most one.
  func onePositional() throws(UsageError) -> String? {
    if positionals.count > 1 { throw .unexpected(positionals[1]) }
    return positionals.first
  }
}

/// Help in the layout of swift-argument-parser: titled sections, text from column 26 on.
enum HelpText {
  private static let textColumn = 26
  private static let lineLength = 80

  /// The help of one command.
  static func text(for command: CommandSpecification) -> String {
    var sections = [
      "OVERVIEW: \(command.abstract)" + (command.discussion.map { "\n\n" + wrapped($0) } ?? ""),
      "USAGE: \(usage(of: command))",
    ]
    if let argument = command.argument {
      sections.append(section("ARGUMENTS", [("<\(argument.name)>", argument.help)]))
    }
    sections += command.groups.map { group in
      section(group.title, group.options.map { ($0.label, $0.help) })
    }
    sections.append(section("OPTIONS", [helpRow]))
    if command.listsExitStatus {
      sections.append(
        section("EXIT STATUS", ExitStatus.allCases.map { ("\($0.rawValue)", $0.meaning) }))
    }
    return sections.joined(separator: "\n\n") + "\n"
  }

  /// The help of the tool itself.
  static func text(forToolWith commands: [CommandSpecification], abstract: String) -> String {
    [
      "OVERVIEW: \(abstract)", "USAGE: modelkit <subcommand>",
      section(
        "OPTIONS", [("--version", VersionCommand.specification.abstract), helpRow]),
      section("SUBCOMMANDS", commands.map { ($0.name, $0.abstract) }),
      "  See 'modelkit help <subcommand>' for detailed help.",
    ].joined(separator: "\n\n") + "\n"
  }

  /// `modelkit convert <path> --to <format> [--output <file>]`; the options are named only where
  /// they are few.
  static func usage(of command: CommandSpecification) -> String {
    let options = command.groups.flatMap(\.options)
    var parts = ["modelkit \(command.name)"]
    if options.count > 12 { parts.append("[<options>]") }
    if let argument = command.argument { parts.append(argument.synopsis) }
    if options.count <= 12 { parts += options.map(\.synopsis) }
    return parts.joined(separator: " ")
  }

  private static let helpRow = (
    label: OptionSpecification.help.label, help: OptionSpecification.help.help
  )

  private static func section(_ title: String, _ rows: [(label: String, help: String)]) -> String {
    let lines = rows.map { row in
      let label = "  " + row.label
      let lines = wrapped(words: row.help, length: lineLength - textColumn)
      let indent = String(repeating: " ", count: textColumn)
      let text = lines.joined(separator: "\n" + indent)
      return label.count < textColumn
        ? label + String(repeating: " ", count: textColumn - label.count) + text
        : label + "\n" + indent + text
    }
    return title + ":\n" + lines.joined(separator: "\n")
  }

  /// Paragraphs broken into lines; one that is indented is left as it is.
  private static func wrapped(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.hasPrefix(" ")
        ? String(line) : wrapped(words: String(line), length: lineLength).joined(separator: "\n")
    }.joined(separator: "\n")
  }

  private static func wrapped(words text: String, length: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, line.count + 1 + word.count > length {
        lines.append(line)
        line = ""
      }
      line += line.isEmpty ? String(word) : " " + word
    }
    return lines + [line]
  }
}

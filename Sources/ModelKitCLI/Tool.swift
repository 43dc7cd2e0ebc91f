/// The tool, from the words of its command line to its exit status.
package enum Tool {
  /// The version that `--version` shows.
  package static let version = "0.1.0"

  static let abstract = "Load data files into models, and say where they are wrong."

  /// The commands, in the order in which help lists them.
  static let commands: [any Command.Type] = [
    LoadCommand.self, ConvertCommand.self, SchemaCommand.self, ExplainCommand.self,
    HelpCommand.self, VersionCommand.self,
  ]

  /// Runs a command line, the name of the program left out.
  package static func run(_ words: some Sequence<String>, console: Console) -> ExitStatus {
    var status = dispatch(Array(words), console: console)
    status.merge(console.close())
    return status
  }

  static func command(named name: String) -> (any Command.Type)? {
    commands.first { $0.specification.name == name }
  }

  private static func dispatch(_ words: [String], console: Console) -> ExitStatus {
    let name =
      switch words.first {
      case nil, "-h", "--help": HelpCommand.specification.name
      case "--version": VersionCommand.specification.name
      case .some(let word): word
      }
    guard let command = command(named: name) else {
      return complain(unknown(name), usage: "modelkit <subcommand>", help: "modelkit", on: console)
    }
    return run(command, Array(words.dropFirst()), console: console)
  }

  private static func run(
    _ command: any Command.Type, _ words: [String], console: Console
  ) -> ExitStatus {
    let specification = command.specification
    do throws(UsageError) {
      let arguments = try ArgumentParser.parse(words, as: specification)
      if arguments.has(OptionSpecification.help.name) {
        console.output.write(HelpText.text(for: specification))
        return .success
      }
      return try command.init(arguments).run(console)
    } catch {
      return complain(
        error, usage: HelpText.usage(of: specification), help: "modelkit \(specification.name)",
        on: console)
    }
  }

  static func unknown(_ name: String) -> UsageError {
    if name.hasPrefix("-") { return UsageError("Unknown option '\(name)'.") }
    let names = commands.map { $0.specification.name }
    return UsageError(
      "Unknown subcommand '\(name)'." + UsageError.question(for: name, among: names))
  }

  private static func complain(
    _ error: UsageError, usage: String, help: String, on console: Console
  ) -> ExitStatus {
    console.error.write(
      """
      Error: \(error.message)
      Usage: \(usage)
        See '\(help) --help' for more information.

      """)
    return .usage
  }
}

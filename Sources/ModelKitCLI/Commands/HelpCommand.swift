/// `modelkit help`: the help of the tool or of one of its commands.
struct HelpCommand: Command {
  static let specification = CommandSpecification(
    name: "help", abstract: "Show the help of a subcommand.",
    argument: .init(
      name: "subcommand", isRepeatable: false, isOptional: true,
      help: "The subcommand; without one, the help of the tool is shown."),
    listsExitStatus: false)

  private let text: String

  init(_ arguments: ParsedArguments) throws(UsageError) {
    guard let name = try arguments.onePositional() else {
      text = HelpText.text(
        forToolWith: Tool.commands.map { $0.specification }, abstract: Tool.abstract)
      return
    }
    guard let command = Tool.command(named: name) else { throw Tool.unknown(name) }
    text = HelpText.text(for: command.specification)
  }

  func run(_ console: Console) -> ExitStatus {
    console.output.write(text)
    return .success
  }
}

/// `modelkit version`: the version of the tool.
struct VersionCommand: Command {
  static let specification = CommandSpecification(
    name: "version", abstract: "Show the version.", listsExitStatus: false)

  init(_ arguments: ParsedArguments) throws(UsageError) {
    if let first = arguments.positionals.first { throw .unexpected(first) }
  }

  func run(_ console: Console) -> ExitStatus {
    console.output.write(Tool.version + "\n")
    return .success
  }
}

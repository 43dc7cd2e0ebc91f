/// One subcommand of the tool.
protocol Command: SendableMetatype {
  /// What it takes and what its help says.
  static var specification: CommandSpecification { get }

  /// Makes sense of the command line.
  init(_ arguments: ParsedArguments) throws(UsageError)

  /// Does the work.
  func run(_ console: Console) throws(UsageError) -> ExitStatus
}

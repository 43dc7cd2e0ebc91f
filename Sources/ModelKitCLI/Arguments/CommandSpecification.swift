/// What a command takes, from which both its parser and its help are made.
struct CommandSpecification: Sendable {
  /// A positional argument.
  struct Argument: Sendable {
    let name: String
    let isRepeatable: Bool
    let isOptional: Bool
    let help: String

    /// `<path> ...`, in brackets where it may be left out.
    var synopsis: String {
      let text = isRepeatable ? "<\(name)> ..." : "<\(name)>"
      return isOptional ? "[\(text)]" : text
    }
  }

  let name: String
  let abstract: String
  var discussion: String?
  var argument: Argument?
  var groups: [OptionGroup] = []
  /// Whether the command reads data, so that its help lists the exit status.
  var listsExitStatus = true

  /// Every option, help included.
  var options: [OptionSpecification] { groups.flatMap(\.options) + [.help] }
}

extension OptionSpecification {
  static let help = OptionSpecification("help", short: "h", help: "Show help information.")
}

/// What the process tells its caller, after sysexits.h.
package enum ExitStatus: Int32, Sendable, Hashable, CaseIterable {
  /// Nothing at or above what `--fail-on` asks for.
  case success = 0
  /// The command line is wrong.
  case usage = 64
  /// Malformed data.
  case data = 65
  /// A path is missing, or nothing matched.
  case noInput = 66
  /// A bug in modelkit.
  case software = 70
  /// A report or output could not be written.
  case cannotWrite = 73
  /// A model is invalid.
  case configuration = 78

  /// The order in which they win where several hold.
  private static let precedence: [ExitStatus] = [
    .software, .usage, .configuration, .cannotWrite, .noInput, .data, .success,
  ]

  /// Takes a further status in; the one that matters more stays.
  package mutating func merge(_ other: ExitStatus) {
    self = Self.precedence.first { $0 == self || $0 == other } ?? self
  }

  /// When the status is given, as `--help` says it.
  var meaning: String {
    switch self {
    case .success: "Nothing at or above --fail-on."
    case .usage: "The command line is wrong."
    case .data: "Malformed data."
    case .noInput: "A path is missing, or nothing matched."
    case .software: "A bug in modelkit."
    case .cannotWrite: "A report or output could not be written."
    case .configuration: "A model is invalid."
    }
  }
}

/// When reports are coloured.
enum ColorChoice: String, CaseIterable, Sendable {
  case auto, always, never

  /// Whether to colour what goes to a channel. The option counts most; then `NO_COLOR`, then
  /// `FORCE_COLOR` and `CLICOLOR_FORCE`, then whether a person is there to see it.
  func isColored(_ channel: ByteChannel, environment: [String: String]) -> Bool {
    switch self {
    case .always: return true
    case .never: return false
    case .auto:
      // A variable that is empty counts as not set (no-color.org).
      if environment["NO_COLOR"]?.isEmpty == false { return false }
      for name in ["FORCE_COLOR", "CLICOLOR_FORCE"] {
        if let value = environment[name], !value.isEmpty { return value != "0" }
      }
      return channel.isTerminal && environment["TERM"] != "dumb"
    }
  }
}

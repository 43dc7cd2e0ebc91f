import ModelKitCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension Console {
  /// The console of this process.
  ///
  /// The signal of a closed pipe is turned off, so that writing reports it instead and the other
  /// stream is still written to its end.
  package static func process() -> Console {
    _ = signal(SIGPIPE, SIG_IGN)
    return Console(
      output: ByteChannel(.standardOutput), error: ByteChannel(.standardError),
      environment: variables(named: ["NO_COLOR", "FORCE_COLOR", "CLICOLOR_FORCE", "TERM"]),
      readInput: { (name) throws(FileFault) in
        try FileReader().source(fromDescriptor: STDIN_FILENO, name: name)
      })
  }

  private static func variables(named names: [String]) -> [String: String] {
    var values: [String: String] = [:]
    for name in names {
      if let value = getenv(name) { values[name] = String(cString: value) }
    }
    return values
  }
}

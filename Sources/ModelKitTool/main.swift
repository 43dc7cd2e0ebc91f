import ModelKitCLI

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

exit(Tool.run(CommandLine.arguments.dropFirst(), console: .process()).rawValue)

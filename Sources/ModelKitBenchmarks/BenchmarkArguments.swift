/// What the benchmark was asked for.
struct BenchmarkArguments {
  private(set) var isJSON = false
  private(set) var entries = 10_000
  private(set) var seconds = 0.5
  private(set) var only: String?
  /// Measures ours alone, for a profiler.
  private(set) var isAlone = false
  /// A folder to write the generated files to, for programs that ours is compared with.
  private(set) var folder: String?
  private(set) var files: [String] = []

  init(_ arguments: some Sequence<String>) {
    var rest = Array(arguments)[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--json": isJSON = true
      case "--alone": isAlone = true
      case "--entries": entries = rest.popFirst().flatMap { Int($0) } ?? entries
      case "--seconds": seconds = rest.popFirst().flatMap { Double($0) } ?? seconds
      case "--only": only = rest.popFirst()
      case "--write": folder = rest.popFirst()
      default: files.append(argument)
      }
    }
  }
}

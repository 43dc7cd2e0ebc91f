// Measures reading and decoding against Foundation in the same process, contenders in turn.
//
//     swift run -c release ModelKitBenchmarks [--json] [--entries N] [--seconds S] [--only TEXT] [--alone]
//         [FILE…]
//
// Files are read to documents as well. Results are checked: a contender that gives another figure
// than ours ends the run.

import Foundation

let arguments = BenchmarkArguments(CommandLine.arguments.dropFirst())
do {
  try Benchmark(arguments).run()
} catch {
  FileHandle.standardError.write(Data("error: \(error)\n".utf8))
  exit(1)
}

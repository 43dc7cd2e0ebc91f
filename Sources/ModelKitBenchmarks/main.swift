// Measures reading and decoding against Foundation in the same process, contenders in turn.
//
//     swift run -c release ModelKitBenchmarks [--json] [--entries N] [--seconds S] [--only TEXT] [--alone]
//         [FILE…]
//     swift run -c release ModelKitBenchmarks --write FOLDER [--entries N]
//
// Files are read to documents as well. Results are checked: a contender that gives another figure
// than ours ends the run. `--write` gives the generated data to other programs, to be compared with
// `--alone`.

import Foundation

let arguments = BenchmarkArguments(CommandLine.arguments.dropFirst())
do {
  try Benchmark(arguments).run()
} catch {
  FileHandle.standardError.write(Data("error: \(error)\n".utf8))
  exit(1)
}

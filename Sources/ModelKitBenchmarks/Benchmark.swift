import Foundation

/// The whole run: data, jobs, measurements, output.
struct Benchmark {
  let arguments: BenchmarkArguments

  init(_ arguments: BenchmarkArguments) { self.arguments = arguments }

  /// Measures every job that was asked for and prints what came of it; or writes the data.
  func run() throws {
    let shops = try ShopData(count: arguments.entries)
    if let folder = arguments.folder {
      try shops.write(to: URL(filePath: folder, directoryHint: .isDirectory))
      return
    }
    let runner = Runner(budget: arguments.seconds)
    var measurements: [Measurement] = []
    for job in try jobs(shops) where arguments.only.map(job.name.hasPrefix) ?? true {
      let results = try runner.measure(arguments.isAlone ? job.alone : job)
      measurements += results
      if !arguments.isJSON { results.forEach { print($0.line) } }
    }
    guard arguments.isJSON else { return }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    print(String(decoding: try encoder.encode(measurements), as: UTF8.self))
  }

  private func jobs(_ shops: ShopData) throws -> [Job] {
    let files = try arguments.files.map { path in
      let url = URL(filePath: path)
      return (name: url.lastPathComponent, bytes: [UInt8](try Data(contentsOf: url)))
    }
    return ReadingSuite(shops: shops, files: files).jobs + DecodingSuite(shops: shops).jobs
      + CodableSuite(shops: shops).jobs
  }
}

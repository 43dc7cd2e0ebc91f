import ModelKitCore

/// Finds the data files that the paths of a command line stand for.
///
/// A file stands for itself, whatever its name. A folder or bundle stands for the data files in it
/// and below, in the order of their names; hidden ones and symbolic links in it are passed over.
/// No file is taken twice.
struct InputCollector {
  /// The extensions of data files.
  private static let extensions: Set<String> = [
    "plist", "json", "jsonc", "json5", "jsonl", "ndjson", "geojson", "strings", "stringsdict",
    "entitlements", "xcprivacy",
  ]

  /// One thing to work on: a path to read, or the reason why there is none.
  typealias Input = Result<String, InputFault>

  private var inputs: [Input] = []
  private var seen: Set<FileStatus.Identity> = []
  private var hasStandardInput = false

  private init() {}

  /// What the paths stand for, in their order; `-` is standard input.
  static func inputs(at paths: [String]) -> [Input] {
    var collector = InputCollector()
    for path in paths { collector.add(path) }
    return collector.inputs
  }

  private mutating func add(_ path: String) {
    if path == "-" {
      if !hasStandardInput { inputs.append(.success(path)) }
      hasStandardInput = true
      return
    }
    do throws(FileFault) {
      let status = try FileStatus(of: path, followingLinks: true)
      if status.kind == .folder {
        addFolder(path)
      } else if seen.insert(status.identity).inserted {
        inputs.append(.success(path))
      }
    } catch {
      inputs.append(.failure(InputFault(error)))
    }
  }

  private mutating func addFolder(_ path: String) {
    let found = FileTree(of: path, extensions: Self.extensions).results
    for result in found {
      switch result {
      case .success(let file):
        if seen.insert(file.identity).inserted { inputs.append(.success(file.path)) }
      case .failure(let fault): inputs.append(.failure(InputFault(fault)))
      }
    }
    if found.isEmpty { inputs.append(.failure(.withoutDataFiles(path))) }
  }
}

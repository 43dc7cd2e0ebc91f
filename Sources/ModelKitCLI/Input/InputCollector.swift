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

  private init() {}

  /// What the paths stand for, in their order; `-` is standard input.
  static func inputs(at paths: [String]) -> [Input] {
    var collector = InputCollector()
    for path in paths { collector.add(path) }
    return collector.inputs
  }

  private mutating func add(_ path: String) {
    if path == "-" { return inputs.append(.success(path)) }
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
    var isEmpty = true
    var folders = [path]
    while let folder = folders.popLast() {
      do throws(FileFault) {
        let found = try contents(of: folder)
        isEmpty = isEmpty && found.files.isEmpty
        for file in found.files where seen.insert(file.identity).inserted {
          inputs.append(.success(file.path))
        }
        // The last one is looked at next, so that the order of the names is kept.
        folders += found.folders.reversed()
      } catch {
        isEmpty = false
        inputs.append(.failure(InputFault(error)))
      }
    }
    if isEmpty { inputs.append(.failure(.withoutDataFiles(path))) }
  }

  /// The data files of one folder, and the folders in it.
  private func contents(of folder: String) throws(FileFault) -> (
    files: [(path: String, identity: FileStatus.Identity)], folders: [String]
  ) {
    var files: [(path: String, identity: FileStatus.Identity)] = []
    var folders: [String] = []
    for name in try Folder.names(in: folder) where !name.hasPrefix(".") {
      let path = Folder.path(of: name, in: folder)
      // What has gone since the folder was listed is not missed.
      guard let status = try? FileStatus(of: path, followingLinks: false) else { continue }
      switch status.kind {
      case .folder: folders.append(path)
      case .file where Self.isData(name): files.append((path, status.identity))
      default: break
      }
    }
    return (files, folders)
  }

  private static func isData(_ name: String) -> Bool {
    guard let dot = name.lastIndex(of: ".") else { return false }
    return extensions.contains(name[name.index(after: dot)...].lowercased())
  }
}

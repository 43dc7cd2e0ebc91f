import ModelKitCore

/// The files in a folder and in the folders below it.
///
/// They come in the order of their names. Hidden files and folders and symbolic links are passed
/// over.
struct FileTree {
  /// A file that was found.
  struct File {
    let path: String
    let identity: FileStatus.Identity
  }

  /// The files that are wanted, and the folders that could not be looked into.
  private(set) var results: [Result<File, FileFault>] = []

  /// Looks through a folder for files with one of these extensions, in lower case.
  init(of path: String, extensions: Set<String>) {
    var folders = [path]
    while let folder = folders.popLast() {
      do throws(FileFault) {
        // The last one is looked at next, so that the order of the names is kept.
        folders += try visit(folder, extensions).reversed()
      } catch {
        results.append(.failure(error))
      }
    }
  }

  /// Takes the files of one folder in, and returns the folders in it.
  private mutating func visit(
    _ folder: String, _ extensions: Set<String>
  ) throws(FileFault) -> [String] {
    var folders: [String] = []
    for name in try Folder.names(in: folder) where !name.hasPrefix(".") {
      let path = Folder.path(of: name, in: folder)
      guard let status = try? FileStatus(of: path, followingLinks: false) else {
        // What has gone since the folder was listed is not missed; a name that is not UTF-8 is.
        if name.unicodeScalars.contains("\u{FFFD}"),
          extensions.contains(Self.fileExtension(of: name))
        {
          results.append(.failure(.missing(path)))
        }
        continue
      }
      switch status.kind {
      case .folder: folders.append(path)
      case .file where extensions.contains(Self.fileExtension(of: name)):
        results.append(.success(File(path: path, identity: status.identity)))
      default: break
      }
    }
    return folders
  }

  /// What stands after the last dot of a name, in lower case.
  static func fileExtension(of name: String) -> String {
    guard let dot = name.lastIndex(of: ".") else { return "" }
    return name[name.index(after: dot)...].lowercased()
  }
}

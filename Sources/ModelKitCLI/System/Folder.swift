import ModelKitCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What stands at a path, as far as the tool has to know.
struct FileStatus {
  /// The kinds of things that paths lead to.
  enum Kind {
    case file, folder, link, other
  }

  /// A file's number on its disk: two paths with the same one are the same file.
  struct Identity: Hashable {
    let device: UInt64
    let number: UInt64
  }

  let kind: Kind
  let identity: Identity

  /// Looks at a path. A symbolic link is followed only if asked for.
  init(of path: String, followingLinks: Bool) throws(FileFault) {
    var status = stat()
    guard (followingLinks ? stat(path, &status) : lstat(path, &status)) == 0 else {
      throw FileFault(.opening(errno), file: path)
    }
    kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .link
      default: .other
      }
    identity = Identity(
      device: UInt64(truncatingIfNeeded: status.st_dev),
      number: UInt64(truncatingIfNeeded: status.st_ino))
  }
}

/// A folder of the disk.
enum Folder {
  /// The names in a folder in the order of their bytes, `.` and `..` left out.
  static func names(in path: String) throws(FileFault) -> [String] {
    guard let stream = opendir(path) else { throw FileFault(.opening(errno), file: path) }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      // The name reaches to its zero byte, however long the C type claims it is.
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The path of something in a folder.
  static func path(of name: String, in folder: String) -> String {
    if folder.isEmpty { return name }
    return folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }
}

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

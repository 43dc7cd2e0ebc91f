#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Why bytes could not be written, in words of our own.
package enum WriteFault: Sendable, Hashable, Error {
  /// The other end of a pipe has gone.
  case closedPipe
  /// Anything else, in words that follow a colon.
  case other(String)

  /// The fault that a number of the C library stands for.
  init(number: Int32) {
    switch number {
    case EPIPE: self = .closedPipe
    case ENOENT, ENOTDIR: self = .other("the folder does not exist")
    case EACCES, EPERM: self = .other("permission denied")
    case EISDIR: self = .other("it is a folder")
    case ENOSPC: self = .other("the disk is full")
    case EDQUOT: self = .other("the disk quota is used up")
    case EROFS: self = .other("the disk is read-only")
    case EFBIG: self = .other("the file is too large for the disk")
    case ENAMETOOLONG: self = .other("the name is too long")
    case ELOOP: self = .other("its symbolic links lead in a circle")
    case EMFILE, ENFILE: self = .other("too many files are open")
    case EIO: self = .other("the disk reports a fault")
    case EBADF: self = .other("it is closed")
    default: self = .other("the system refuses it (fault \(number))")
    }
  }

  /// The fault of the call before.
  static var last: WriteFault { WriteFault(number: errno) }

  /// The reason, to follow a colon.
  package var words: String {
    switch self {
    case .closedPipe: "the reader has gone"
    case .other(let words): words
    }
  }
}

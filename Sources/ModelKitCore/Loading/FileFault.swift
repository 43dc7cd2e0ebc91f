public import ModelKitDocument

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Why a file could not be read.
package struct FileFault: Error, Sendable, Hashable {
  /// What happened.
  package let reason: Reason
  /// The file's name.
  package let file: String

  /// The ways in which reading a file fails.
  package enum Reason: Sendable, Hashable {
    /// The file could not be opened; the system's error number.
    case opening(Int32)
    /// The file could be opened but not read; the system's error number.
    case reading(Int32)
    /// The path is a folder.
    case isFolder
    /// The file has more bytes than are read.
    case tooLarge(Int)
  }

  package init(_ reason: Reason, file: String) {
    self.reason = reason
    self.file = file
  }

  /// A file that is not there under the name it is called by.
  package static func missing(_ file: String) -> FileFault {
    FileFault(.opening(ENOENT), file: file)
  }

  /// Whether there is no such file.
  package var isMissing: Bool {
    reason == .opening(ENOENT) || reason == .opening(ENOTDIR)
  }

  /// The fault as a finding.
  package var diagnostic: Diagnostic {
    switch reason {
    case .opening where isMissing:
      Diagnostic(.missingFile, .error, "there is no such file", file: file)
    case .opening(let number), .reading(let number):
      Diagnostic(.unreadableFile, .error, Self.explanation(number), file: file)
    case .isFolder:
      Diagnostic(.unreadableFile, .error, "this is a folder, not a file", file: file)
    case .tooLarge(let limit):
      Diagnostic(
        .sizeLimit, .error, "the file is larger than the \(limit) bytes that are read", file: file)
    }
  }

  private static func explanation(_ number: Int32) -> String {
    switch number {
    case EACCES, EPERM: "the file may not be read: permission is missing"
    case ENAMETOOLONG: "the file's name is too long for the system"
    case EMFILE, ENFILE: "the file cannot be opened: too many files are open"
    case EIO: "the file cannot be read: the disk reports a fault"
    case ELOOP: "the symbolic links lead in a circle"
    case EISDIR: "this is a folder, not a file"
    default: "the file cannot be read (system error \(number))"
    }
  }
}

extension DiagnosticCode {
  /// A file that is not there.
  public static let missingFile = DiagnosticCode("io.missing")
  /// A file that is there and cannot be read.
  public static let unreadableFile = DiagnosticCode("io.unreadable")
}

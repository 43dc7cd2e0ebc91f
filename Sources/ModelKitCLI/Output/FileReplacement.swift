#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Puts a file in the place of another so that at every moment there is either the old or the new
/// one, whole: the bytes go to a temporary file beside it, reach the disk, and take its name.
enum FileReplacement {
  /// The permissions of a file that did not exist, before the process's mask.
  private static let newMode: mode_t = 0o666

  /// Writes a file whole. A symbolic link stays one: what it leads to is replaced. Anything that
  /// is not a regular file (`/dev/stdout`) is written to as it is.
  static func write(_ bytes: some Collection<UInt8>, to path: String) throws(WriteFault) {
    let target = resolved(path)
    var status = stat()
    let exists = stat(target, &status) == 0
    if exists, status.st_mode & S_IFMT != S_IFREG {
      return try overwrite(target, with: bytes)
    }
    try replace(target, with: bytes, mode: exists ? status.st_mode & 0o7777 : nil)
  }

  private static func replace(
    _ target: String, with bytes: some Collection<UInt8>, mode: mode_t?
  ) throws(WriteFault) {
    let temporary = folder(of: target) + ".modelkit-\(getpid())-\(UInt64.random(in: 0 ... .max))"
    let number = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, newMode)
    guard number >= 0 else { throw .last }
    let descriptor = Descriptor(number: number)
    var fault = Array(bytes).withUnsafeBytes { descriptor.write($0) }
    if fault == nil, let mode, fchmod(number, mode) != 0 { fault = .last }
    if fault == nil, fsync(number) != 0 { fault = .last }
    let closing = descriptor.close()
    fault = fault ?? closing
    if fault == nil, rename(temporary, target) != 0 { fault = .last }
    guard let fault else { return }
    _ = unlink(temporary)
    throw fault
  }

  private static func overwrite(
    _ target: String, with bytes: some Collection<UInt8>
  ) throws(WriteFault) {
    let number = open(target, O_WRONLY | O_CLOEXEC)
    guard number >= 0 else { throw .last }
    let descriptor = Descriptor(number: number)
    let fault = Array(bytes).withUnsafeBytes { descriptor.write($0) }
    let closing = descriptor.close()
    if let fault = fault ?? closing, fault != .closedPipe { throw fault }
  }

  private static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return String(path[...slash])
  }

  /// The path with symbolic links followed; itself where nothing is there yet.
  private static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }
}

package import ModelKitDocument

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reads files into sources. What goes wrong is told in words of our own, as a diagnostic.
package struct FileReader: Sendable {
  /// Bounds on what is read.
  package var limits: ReaderLimits

  /// The most bytes that are taken from a device: `/dev/zero` has no end.
  private static let deviceLimit = 64 << 20

  /// A reader with limits.
  package init(limits: ReaderLimits = ReaderLimits()) { self.limits = limits }

  /// Reads a file whole.
  ///
  /// - Parameters:
  ///   - path: Where the file is.
  ///   - name: What reports call it; the path if not said.
  /// - Throws: ``FileFault`` if it is missing, a folder, not readable or too large.
  package func source(atPath path: String, name: String? = nil) throws(FileFault) -> SourceText {
    let name = name ?? path
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileFault(.opening(errno), file: name) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw FileFault(.reading(errno), file: name) }
    guard status.st_mode & S_IFMT != S_IFDIR else { throw FileFault(.isFolder, file: name) }
    let isRegular = status.st_mode & S_IFMT == S_IFREG
    return try read(descriptor, expecting: isRegular ? Int(status.st_size) : 0, name: name)
  }

  /// Reads standard input, or another open file, to its end.
  ///
  /// - Throws: ``FileFault`` if it cannot be read or is too large.
  package func source(
    fromDescriptor descriptor: Int32, name: String
  ) throws(FileFault) -> SourceText {
    try read(descriptor, expecting: 0, name: name)
  }

  /// Reads until the end. The size is a guess: files grow, and pipes have none.
  private func read(
    _ descriptor: Int32, expecting size: Int, name: String
  ) throws(FileFault) -> SourceText {
    let most = Self.isDevice(descriptor) ? min(limits.size, Self.deviceLimit) : limits.size
    guard size <= most else { throw FileFault(.tooLarge(most), file: name) }
    var capacity = size > 0 ? size + 1 : 64 << 10
    var content = ContiguousArray<UInt8>()
    var failure: Int32 = 0
    while true {
      let previous = content
      content = []
      var isAtEnd = false
      content = ContiguousArray(
        unsafeUninitializedCapacity: capacity + SourceText.padding
      ) { buffer, count in
        guard let start = buffer.baseAddress else { return }
        LargePages.advise(start, byteCount: buffer.count)
        count = previous.count
        previous.withUnsafeBufferPointer { old in
          if let first = old.baseAddress { start.update(from: first, count: old.count) }
        }
        while count < capacity {
          let got = Self.readOnce(descriptor, start + count, capacity - count)
          if got < 0 { failure = errno }
          guard got > 0 else {
            isAtEnd = true
            break
          }
          count += got
        }
        if isAtEnd {
          (start + count).update(repeating: 0, count: SourceText.padding)
          count += SourceText.padding
        }
      }
      guard failure == 0 else { throw FileFault(.reading(failure), file: name) }
      if isAtEnd { break }
      guard capacity <= most else { throw FileFault(.tooLarge(most), file: name) }
      capacity *= 2
    }
    let count = content.count - SourceText.padding
    guard count <= most else { throw FileFault(.tooLarge(most), file: name) }
    return SourceText(padded: content, count: count, name: name)
  }

  private static func isDevice(_ descriptor: Int32) -> Bool {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return false }
    return [S_IFCHR, S_IFBLK].contains(status.st_mode & S_IFMT)
  }

  private static func readOnce(
    _ descriptor: Int32, _ buffer: UnsafeMutablePointer<UInt8>, _ count: Int
  ) -> Int {
    while true {
      let got = platformRead(descriptor, buffer, min(count, 1 << 30))
      if got < 0, errno == EINTR { continue }
      return got
    }
  }
}

/// `read(2)`; inside the type its own `read` hides it.
private func platformRead(
  _ descriptor: Int32, _ buffer: UnsafeMutablePointer<UInt8>, _ count: Int
) -> Int {
  read(descriptor, buffer, count)
}

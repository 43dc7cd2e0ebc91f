#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// An open file of the system. Whoever makes one closes it.
struct Descriptor {
  let number: Int32

  static let standardOutput = Descriptor(number: 1)
  static let standardError = Descriptor(number: 2)

  /// Writes all bytes, however many calls that takes.
  func write(_ bytes: UnsafeRawBufferPointer) -> WriteFault? {
    guard let base = bytes.baseAddress else { return nil }
    var written = 0
    while written < bytes.count {
      let count = systemWrite(number, base + written, bytes.count - written)
      if count > 0 {
        written += count
      } else if count == 0 || errno != EINTR {
        return count == 0 ? .other("nothing more can be written") : .last
      }
    }
    return nil
  }

  /// Whether a person sees what is written.
  var isTerminal: Bool { isatty(number) == 1 }

  /// How many cells a line of the terminal has; `nil` if it is none.
  var terminalWidth: Int? {
    var size = winsize()
    guard ioctl(number, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  func close() -> WriteFault? {
    systemClose(number) == 0 ? nil : .last
  }
}

// Inside a type the method's name would hide the function's.
private func systemWrite(_ number: Int32, _ base: UnsafeRawPointer, _ count: Int) -> Int {
  write(number, base, count)
}

private func systemClose(_ number: Int32) -> Int32 { close(number) }

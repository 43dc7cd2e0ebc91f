#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

// A message is the number of its bytes, eight of them with the lowest first, and then the bytes:
//
//     1a 00 00 00 00 00 00 00   {"getCapabilityResult":{…}}

/// The two pipes between the compiler and its plugin.
package struct MessageChannel {
  private let input: Int32
  private let output: Int32

  /// No message is longer; a length beyond this is no length.
  private static let lengthLimit: UInt64 = 1 << 30
  /// How much is read at a time: what a length claims is not allocated before it is there.
  private static let pieceLength = 64 << 10

  /// A channel over two open files.
  package init(input: Int32, output: Int32) {
    self.input = input
    self.output = output
  }

  /// The next message; `nil` where the conversation ends: by a length of zero, by the end of the
  /// input, or by what cannot be a message.
  package func receive() -> [UInt8]? {
    guard let head = read(8) else { return nil }
    let length = head.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    guard length > 0, length <= Self.lengthLimit else { return nil }
    return read(Int(length))
  }

  /// Sends a message; says whether it went out.
  package func send(_ message: [UInt8]) -> Bool {
    let length = UInt64(message.count)
    return write((0..<8).map { UInt8(truncatingIfNeeded: length >> ($0 * 8)) } + message)
  }

  private func read(_ count: Int) -> [UInt8]? {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: min(count, Self.pieceLength))
    while bytes.count < count {
      let wanted = min(count - bytes.count, piece.count)
      let got = piece.withUnsafeMutableBytes { systemRead(input, $0.baseAddress, wanted) }
      if got < 0, errno == EINTR { continue }
      guard got > 0 else { return nil }
      bytes += piece[..<got]
    }
    return bytes
  }

  private func write(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let sent = rest.withUnsafeBytes { systemWrite(output, $0.baseAddress, $0.count) }
      if sent < 0, errno == EINTR { continue }
      guard sent > 0 else { return false }
      rest.removeFirst(sent)
    }
    return true
  }
}

// The methods above have the names of the system's functions.
private func systemRead(_ file: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(file, bytes, count)
}

private func systemWrite(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(file, bytes, count)
}

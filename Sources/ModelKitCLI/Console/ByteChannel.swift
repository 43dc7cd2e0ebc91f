/// Where the tool's bytes go: a descriptor, or memory in a test.
///
/// Bytes are gathered and leave in large pieces. The first fault is kept, and what is written after
/// it is dropped, so that no caller has to ask after each line.
package final class ByteChannel {
  /// Takes bytes to where they belong, and says what went wrong.
  package typealias Sink = (UnsafeRawBufferPointer) -> WriteFault?

  private static let pieceSize = 1 << 16

  /// Whether a person sees what is written.
  package let isTerminal: Bool
  /// How many cells a line has there; `nil` where lines have no end.
  package let width: Int?
  /// What went wrong first.
  package private(set) var fault: WriteFault?

  private let sink: Sink
  private var pending: [UInt8] = []

  /// A channel into a sink.
  package init(isTerminal: Bool = false, width: Int? = nil, sink: @escaping Sink) {
    self.isTerminal = isTerminal
    self.width = width
    self.sink = sink
  }

  /// A channel into a descriptor of the process.
  convenience init(_ descriptor: Descriptor) {
    let isTerminal = descriptor.isTerminal
    self.init(
      isTerminal: isTerminal, width: isTerminal ? descriptor.terminalWidth : nil,
      sink: { descriptor.write($0) })
  }

  /// Takes text in.
  package func write(_ text: String) { write(text.utf8) }

  /// Takes bytes in.
  package func write(_ bytes: some Collection<UInt8>) {
    guard fault == nil else { return }
    pending.append(contentsOf: bytes)
    if pending.count >= Self.pieceSize { flush() }
  }

  /// Sends on what is still here.
  package func flush() {
    guard fault == nil, !pending.isEmpty else { return }
    fault = pending.withUnsafeBytes(sink)
    pending.removeAll(keepingCapacity: true)
  }
}

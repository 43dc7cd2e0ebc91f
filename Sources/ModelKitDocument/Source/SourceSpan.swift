/// A run of bytes in a source: where something stands, from its first byte to the one after its last.
///
/// Offsets count bytes from the start of ``SourceText/bytes``. They are 32 bits wide, so that a node
/// of the tree stays small; larger input is refused in words (`limit.size`) before it is read.
public struct SourceSpan: Sendable, Hashable {
  /// The offset of the first byte.
  public var start: UInt32
  /// The offset after the last byte; equal to ``start`` for an empty span.
  public var end: UInt32

  /// A span from two offsets; an `end` before `start` is taken as `start`.
  @inlinable
  public init(start: UInt32, end: UInt32) {
    self.start = start
    self.end = max(start, end)
  }

  /// A span from two offsets that are known to fit.
  @inlinable
  package init(_ start: Int, _ end: Int) {
    self.init(start: UInt32(clamping: start), end: UInt32(clamping: end))
  }

  /// The number of bytes covered.
  public var length: Int { Int(end - start) }
}

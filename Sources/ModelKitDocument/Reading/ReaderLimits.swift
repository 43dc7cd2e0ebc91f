/// Bounds on what a reader will take on, so that hostile input stays cheap.
///
/// Counts that a file claims are checked against its size before anything is allocated, whatever
/// these say.
public struct ReaderLimits: Sendable, Hashable {
  /// How deep containers may nest; deeper is `limit.depth`. At most 4096.
  ///
  /// Models are read by calls within calls. Where the stack of a thread has no room for more levels
  /// that is `limit.depth` as well.
  public var depth: Int
  /// How many bytes an input may have; more is `limit.size`. At most 2³²−65.
  public var size: Int
  /// How many nodes a document may have; more is `limit.nodes`.
  public var nodes: Int
  /// How many diagnostics a reader keeps; the rest is counted, not kept.
  public var diagnostics: Int

  /// The deepest nesting that any limits allow.
  package static let greatestDepth = 4096

  /// Limits, by default 512 levels, 4 GiB, 2³¹ nodes and 10,000 diagnostics.
  public init(
    depth: Int = 512, size: Int = Int(UInt32.max) - 64, nodes: Int = 1 << 31,
    diagnostics: Int = 10_000
  ) {
    self.depth = min(max(depth, 1), Self.greatestDepth)
    self.size = min(max(size, 0), Int(UInt32.max) - 64)
    self.nodes = max(nodes, 1)
    self.diagnostics = max(diagnostics, 1)
  }
}

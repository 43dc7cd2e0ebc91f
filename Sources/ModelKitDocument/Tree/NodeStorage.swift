/// The finished nodes of a document, immutable and shared by all copies of it.
package final class NodeStorage: Sendable {
  // Written before the object is shared, never after; freed once, in deinit.
  private nonisolated(unsafe) let base: UnsafeMutablePointer<Node>
  package let count: Int

  fileprivate init(taking base: UnsafeMutablePointer<Node>, count: Int) {
    self.base = base
    self.count = count
  }

  deinit { base.deallocate() }

  /// The first node. Valid as long as this object lives.
  @inline(__always)
  package var nodes: UnsafePointer<Node> { UnsafePointer(base) }
}

/// Nodes while a reader writes them: plain memory that grows, and becomes a ``NodeStorage``.
///
/// A reader keeps `base` and `capacity` in locals, and comes here only when it runs out.
package struct NodeBuffer: ~Copyable {
  package private(set) var base: UnsafeMutablePointer<Node>
  package private(set) var capacity: Int

  /// Room for about `estimate` nodes.
  package init(estimate: Int) {
    (base, capacity) = Self.allocate(capacity: max(estimate, 16))
  }

  /// Makes room, keeping the first `count` nodes. `consumed` of `total` bytes of input have been
  /// read: the new size is what the rest will need if it is like the beginning.
  @inline(never)
  package mutating func grow(count: Int, consumed: Int, total: Int) {
    let projected = Double(count) * Double(total) / Double(max(consumed, 1)) * 1.05
    // Never more than eight times at once, whatever the beginning was like.
    let wanted = min(Int(projected) + 64, capacity * 8)
    let larger = max(wanted, capacity + capacity / 2)
    let replacement = Self.allocate(capacity: larger)
    replacement.base.moveInitialize(from: base, count: count)
    base.deallocate()
    (base, capacity) = replacement
  }

  private static func allocate(
    capacity: Int
  ) -> (base: UnsafeMutablePointer<Node>, capacity: Int) {
    let stride = MemoryLayout<Node>.stride
    let memory = LargePages.allocate(byteCount: capacity * stride)
    let count = memory.capacity / stride
    return (memory.start.bindMemory(to: Node.self, capacity: count), count)
  }

  /// Hands the first `count` nodes over.
  package consuming func finish(count: Int) -> NodeStorage {
    let storage = NodeStorage(taking: base, count: count)
    discard self
    return storage
  }

  deinit { base.deallocate() }
}

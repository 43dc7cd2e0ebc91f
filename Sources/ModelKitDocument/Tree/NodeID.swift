/// The name of a node within its document: an index, nothing more.
///
/// A handle that carried its document would cost ten times as much to pass around; so all questions
/// about a node are put to the ``Document``. An ID means nothing to another document.
public struct NodeID: Sendable, Hashable {
  @usableFromInline package let index: UInt32

  @inlinable @inline(__always)
  package init(_ index: UInt32) { self.index = index }

  @inlinable @inline(__always)
  package init(_ index: Int) { self.index = UInt32(truncatingIfNeeded: index) }
}

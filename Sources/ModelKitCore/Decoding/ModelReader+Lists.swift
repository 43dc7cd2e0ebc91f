public import ModelKitDocument

/// Where a list's elements are taken from, one after the other.
///
/// A cursor is a value of its own, so that the loop over the elements stays with the caller, which
/// knows their type.
@usableFromInline
package struct ListCursor {
  /// How many elements the list has.
  @usableFromInline package let count: Int
  /// Text: the next element's node. Binary: where its reference stands in the bytes.
  @usableFromInline var position: Int
}

extension ModelReader {
  /// Opens a list for ``nextElement(_:_:)``; `nil` if the node is not a list.
  @usableFromInline
  package mutating func enterList(_ id: NodeID) -> ListCursor? {
    let node = node(id)
    guard node.rawKind == Node.Bits.array else { return nil }
    let frame = ReadingFrame(
      container: id.index, count: node.length, next: 0, end: node.length, matched: 0, position: 0,
      model: .none)
    guard push(frame) else { return nil }
    return ListCursor(
      count: Int(node.length), position: isIndirect ? Int(node.offset) : Int(id.index) &+ 1)
  }

  /// The element of a number, which is then where a fault's path leads. Elements are asked for in
  /// order.
  @usableFromInline
  package mutating func nextElement(_ cursor: inout ListCursor, _ index: Int) -> NodeID {
    top.pointee.position = UInt32(truncatingIfNeeded: index)
    let position = cursor.position
    if isIndirect {
      cursor.position = position &+ referenceSize
      return NodeID(Int(BigEndian.load(base + position, width: referenceSize)))
    }
    cursor.position = Int(nodes[position].next)
    return NodeID(position)
  }

  /// Closes the innermost list.
  @usableFromInline
  package mutating func leaveList() { pop() }
}

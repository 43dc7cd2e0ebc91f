extension Document {
  /// How many elements a list has, or entries a dictionary; 0 for anything else.
  public func count(of id: NodeID) -> Int {
    let node = node(id)
    return node.rawKind >= Node.Bits.array ? Int(node.length) : 0
  }

  /// The elements of a list, in order; nothing for anything else.
  public func elements(of id: NodeID) -> Elements {
    Elements(document: self, container: id, kind: Node.Bits.array)
  }

  /// The entries of a dictionary in the file's order, duplicates included; nothing for anything
  /// else.
  public func entries(of id: NodeID) -> Entries {
    Entries(document: self, container: id)
  }

  /// The elements of a list.
  public struct Elements: Sequence, IteratorProtocol {
    private let document: Document
    private let node: Node
    private var position: Int
    private var remaining: Int
    private let step: Int

    fileprivate init(document: Document, container: NodeID, kind: UInt32) {
      self.document = document
      node = document.node(container)
      remaining = node.rawKind == kind ? Int(node.length) : 0
      let isIndirect = node.has(Node.Bits.indirect)
      position = isIndirect ? Int(node.offset) : Int(container.index) + 1
      step = isIndirect ? document.binary?.referenceSize ?? 1 : 0
    }

    /// The next element.
    public mutating func next() -> NodeID? {
      guard remaining > 0 else { return nil }
      remaining -= 1
      if step > 0 {
        defer { position += step }
        return document.reference(at: position, width: step)
      }
      let id = NodeID(position)
      position = Int(document.node(id).next)
      return id
    }

    /// How many elements are left.
    public var underestimatedCount: Int { remaining }
  }

  /// The entries of a dictionary.
  public struct Entries: Sequence, IteratorProtocol {
    /// A key and its value.
    public typealias Element = (key: NodeID, value: NodeID)

    private let document: Document
    private var position: Int
    private var remaining: Int
    private let step: Int
    private let valueDistance: Int

    fileprivate init(document: Document, container: NodeID) {
      self.document = document
      let node = document.node(container)
      remaining = node.rawKind == Node.Bits.dictionary ? Int(node.length) : 0
      let isIndirect = node.has(Node.Bits.indirect)
      position = isIndirect ? Int(node.offset) : Int(container.index) + 1
      step = isIndirect ? document.binary?.referenceSize ?? 1 : 0
      valueDistance = step * remaining
    }

    /// The next entry.
    public mutating func next() -> Element? {
      guard remaining > 0 else { return nil }
      remaining -= 1
      if step > 0 {
        defer { position += step }
        return (
          document.reference(at: position, width: step),
          document.reference(at: position + valueDistance, width: step)
        )
      }
      let key = NodeID(position)
      let value = NodeID(position + 1)
      position = Int(document.node(value).next)
      return (key, value)
    }

    /// How many entries are left.
    public var underestimatedCount: Int { remaining }
  }

  /// The object that a reference in the bytes names; the reader has checked that it exists.
  fileprivate func reference(at offset: Int, width: Int) -> NodeID {
    source.withPaddedBytes { NodeID(Int(BigEndian.load($0 + offset, width: width))) }
  }
}

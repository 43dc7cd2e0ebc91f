import ModelKitDocument

/// A container that is being decoded: a dictionary or a list, and how far.
///
/// Scopes know the one around them, and that is where the path of a fault comes from; no path is
/// kept while all goes well.
final class DecodingScope {
  let context: DecodingContext
  /// The container around this one; `nil` for the outermost scope, which has no container.
  let parent: DecodingScope?
  /// Where in the parent this one is: an entry of ``ReadingFrame``'s kind.
  let place: UInt32
  let container: NodeID
  /// The type that opened the container.
  let subject: Any.Type
  /// How many entries or elements it has.
  let count: UInt32
  /// The first entry; in a text the node of its key, in a binary property list its number.
  let first: UInt32
  /// What ``next`` is behind the last entry.
  let end: UInt32

  /// The entry at which the next key is expected, and its number.
  var next: UInt32
  var number: UInt32 = 0
  /// The child being read.
  var entry: UInt32 = 0
  /// Which of the first 64 entries have been found by name, as bits; the others beside it.
  var found: UInt64 = 0
  var foundBeyond: Set<UInt32> = []
  /// The keys that were asked for and are not there.
  var absent: [String] = []
  /// Whether somebody looked at all the keys, so that none of them is unknown.
  var seesAllKeys = false
  /// The entries by their converted keys, where keys are converted.
  var converted: [String: UInt32]?
  /// The container that was opened before, for the same value.
  var sibling: DecodingScope?

  /// The scope of a whole document, or of what a loop over its entries has reached.
  init(outermost context: DecodingContext) {
    self.context = context
    parent = nil
    place = 0
    container = NodeID(0)
    subject = Never.self
    count = 0
    first = 0
    end = 0
    next = 0
  }

  /// The container that a decoder's value is.
  @inline(__always)
  init(_ decoder: NodeDecoder, of id: NodeID, reader: UnsafeMutablePointer<ModelReader>) {
    let node = reader.pointee.node(id)
    let isIndirect = reader.pointee.isIndirect
    context = decoder.scope.context
    parent = decoder.scope
    place = decoder.place
    container = id
    subject = decoder.subject
    count = node.length
    first = isIndirect ? 0 : id.index &+ 1
    end = isIndirect ? node.length : node.next
    next = first
    if node.has(Node.Bits.damaged) { context.metDamage = true }
  }

  /// The way to a child, as the document has it.
  func codingPath(at place: UInt32) -> [any CodingKey] {
    guard let reader = context.reader else { return [] }
    return steps(to: place, reader).map { step -> any CodingKey in
      switch step {
      case .index(let index): PathKey(intValue: index)
      case .key(let key): PathKey(stringValue: key)
      }
    }
  }

  /// The way to a child.
  func steps(
    to place: UInt32, _ reader: UnsafeMutablePointer<ModelReader>
  ) -> [NodePath.Step] {
    guard let parent else { return reader.pointee.currentPath.steps }
    return parent.steps(to: self.place, reader) + [step(to: place, reader)]
  }

  private func step(
    to place: UInt32, _ reader: UnsafeMutablePointer<ModelReader>
  ) -> NodePath.Step {
    guard reader.pointee.node(container).rawKind == Node.Bits.dictionary else {
      return .index(Int(place))
    }
    let key = NodeID(reader.pointee.key(ofEntry: place, in: container.index))
    return .key(reader.pointee.document.string(key) ?? "")
  }
}

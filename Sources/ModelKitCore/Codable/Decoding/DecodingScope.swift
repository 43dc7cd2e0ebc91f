import ModelKitDocument

/// A container that is being decoded: a dictionary or a list, and how far.
///
/// Scopes know the one around them, and that is where the path of a fault comes from; no path is
/// kept while all goes well.
final class DecodingScope {
  let context: DecodingContext
  /// The container around this one; `nil` for the outermost scope, which has no container.
  private(set) var parent: DecodingScope?
  /// Where in the parent this one is: an entry of ``ReadingFrame``'s kind.
  private(set) var place: UInt32 = 0
  private(set) var container = NodeID(0)
  /// The type that opened the container.
  private(set) var subject: Any.Type = Never.self
  /// How many entries or elements it has.
  private(set) var count: UInt32 = 0
  /// The first entry; in a text the node of its key, in a binary property list its number.
  private(set) var first: UInt32 = 0
  /// What ``next`` is behind the last entry.
  private(set) var end: UInt32 = 0

  /// The entry at which the next key is expected, and its number.
  var next: UInt32 = 0
  var number: UInt32 = 0
  /// The child being read.
  var entry: UInt32 = 0
  /// Which of the first 64 entries have been found by name, as bits.
  var found: UInt64 = 0
  /// Whether somebody looked at all the keys, so that none of them is unknown.
  var seesAllKeys = false
  /// The container that was opened before, for the same value.
  var sibling: DecodingScope?
  /// What most containers have no need of.
  var rarities: Rarities?

  /// What most containers have no need of.
  struct Rarities {
    /// The keys that were asked for and are not there.
    var absent: [String] = []
    /// Which entries beyond the first 64 have been found.
    var found: Set<UInt32> = []
    /// The entries by their keys, as types ask for them; made where keys are converted or many.
    var index: [String: Place]?
  }

  /// Where an entry is: as ``ReadingFrame`` counts, and its number.
  struct Place {
    let entry: UInt32
    let number: UInt32

    /// The place of the entry behind it.
    func next(_ reader: UnsafeMutablePointer<ModelReader>) -> Place {
      Place(entry: reader.pointee.following(entry), number: number &+ 1)
    }
  }

  /// The scope of a whole document, or of what a loop over its entries has reached.
  init(outermost context: DecodingContext) { self.context = context }

  /// The container that a decoder's value is.
  @inline(__always)
  static func opened(
    by decoder: NodeDecoder, at id: NodeID, reader: UnsafeMutablePointer<ModelReader>
  ) -> DecodingScope {
    let context = decoder.scope.context
    guard let spare = context.spare else {
      let scope = DecodingScope(outermost: context)
      scope.open(decoder, id, reader)
      return scope
    }
    context.spare = spare.sibling
    spare.sibling = nil
    spare.open(decoder, id, reader)
    return spare
  }

  @inline(__always)
  private func open(
    _ decoder: NodeDecoder, _ id: NodeID, _ reader: UnsafeMutablePointer<ModelReader>
  ) {
    let node = reader.pointee.node(id)
    let isIndirect = reader.pointee.isIndirect
    parent = decoder.scope
    place = decoder.place
    container = id
    subject = decoder.subject
    count = node.length
    first = isIndirect ? 0 : id.index &+ 1
    end = isIndirect ? node.length : node.next
    next = first
    entry = end
    number = 0
    found = 0
    if node.has(Node.Bits.damaged) { context.metDamage = true }
  }

  /// Forgets the container, so that the object can serve for another one.
  @inline(__always)
  func close() {
    parent = nil
    if rarities != nil { rarities = nil }
    seesAllKeys = false
  }

  /// The way to the container, as the document has it.
  var codingPath: [any CodingKey] { parent?.codingPath(at: place) ?? [] }

  /// The way to a child, which there has to be.
  func codingPath(at place: UInt32) -> [any CodingKey] {
    guard let reader = context.reader else { return [] }
    return steps(to: place, reader).map { step -> any CodingKey in
      switch step {
      case .index(let index): PathKey(intValue: index)
      case .key(let key): PathKey(stringValue: key)
      }
    }
  }

  /// The steps to the container.
  func steps(_ reader: UnsafeMutablePointer<ModelReader>) -> [NodePath.Step] {
    parent?.steps(to: place, reader) ?? []
  }

  /// The steps to a child.
  ///
  /// - Complexity: O(*n*) in the containers around it.
  func steps(
    to place: UInt32, _ reader: UnsafeMutablePointer<ModelReader>
  ) -> [NodePath.Step] {
    var inner: [NodePath.Step] = []
    forEachAround(at: place) { scope, place in inner.append(scope.step(to: place, reader)) }
    return reader.pointee.currentPath.steps + inner.reversed()
  }

  /// Calls `body` with this container and those around it, from the inside out, and with the place of
  /// the child. One after the other: calls within calls would be as many as the containers.
  func forEachAround(at place: UInt32, _ body: (DecodingScope, UInt32) -> Void) {
    var scope = self
    var place = place
    while let parent = scope.parent {
      body(scope, place)
      place = scope.place
      scope = parent
    }
  }

  private func step(
    to place: UInt32, _ reader: UnsafeMutablePointer<ModelReader>
  ) -> NodePath.Step {
    guard reader.pointee.node(container).rawKind == Node.Bits.dictionary else {
      return .index(Int(place))
    }
    // The place of a superclass that was not coded is none.
    guard place >= first, place < end else { return .key(PathKey.superclass.stringValue) }
    let key = NodeID(reader.pointee.key(ofEntry: place, in: container.index))
    return .key(reader.pointee.document.string(key) ?? "")
  }
}

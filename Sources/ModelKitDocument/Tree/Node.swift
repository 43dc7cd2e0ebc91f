// One node of the tree is sixteen bytes, and the tree is one array of them.
//
// Text formats (JSON, XML, OpenStep) lay their nodes out in the order of the file; a container is
// followed by its children, a dictionary's as key, value, key, value. `{"a":[1,true],"b":"x"}` is
//
//     index  kind        offset  length  next
//     0      dictionary       0       2     6     two entries; what follows it has index 6
//     1      string,key       2       1     2     `a`
//     2      array            5       2     5     two elements
//     3      integer          6       1     4     `1`
//     4      boolean          8       4     5     `true`, flag .true
//     5      string,key      15       1     6     (here `b`; its value follows)
//
// `offset` and `length` give the bytes of the *content*: a string's text between its quotes or
// tags, a number's digits. For a container `offset` is its first byte (`{`, `<dict>`) and `length`
// counts its elements or entries. Where a token begins and ends is worked out from that when a
// report asks (Document+Spans.swift).
//
// A binary property list has one node per object, and a node's index is the object's number.
// Containers carry `.indirect`: `offset` is where their references begin in the bytes (all keys,
// then all values), `length` how many entries they have. Numbers, dates and uids of up to eight
// bytes carry `.inline`: `offset` holds the low and `length` the high half of the value's bits,
// `next` how many bytes it was written in.

/// One node of a document's tree.
@usableFromInline
package struct Node: Sendable {
  /// Where the content begins.
  @usableFromInline package var offset: UInt32
  /// How many bytes of content, elements or entries there are.
  @usableFromInline package var length: UInt32
  /// The index of the node after this one and all it holds.
  @usableFromInline package var next: UInt32
  /// The kind in the low four bits, flags above.
  @usableFromInline package var bits: UInt32

  @inlinable @inline(__always)
  package init(offset: UInt32, length: UInt32, next: UInt32, bits: UInt32) {
    self.offset = offset
    self.length = length
    self.next = next
    self.bits = bits
  }

  /// What the node is.
  @inlinable @inline(__always)
  package var kind: NodeKind {
    NodeKind(rawValue: UInt8(truncatingIfNeeded: bits & Bits.kind)) ?? .invalid
  }

  /// The kind as a number, for comparisons in hot loops.
  @inlinable @inline(__always)
  package var rawKind: UInt32 { bits & Bits.kind }

  /// Whether any of these flags is set.
  @inlinable @inline(__always)
  package func has(_ flag: UInt32) -> Bool { bits & flag != 0 }

  /// The sixty-four bits of an `.inline` value.
  @inlinable @inline(__always)
  package var payload: UInt64 { UInt64(offset) | UInt64(length) << 32 }
}

extension Node {
  /// The bits of ``Node/bits``: kinds, and the flags that say how content is to be decoded.
  ///
  /// Computed, not stored: a stored constant of another module is loaded, not folded.
  @usableFromInline
  package enum Bits {
    @inlinable package static var kind: UInt32 { 0xF }

    @inlinable package static var invalid: UInt32 { 0 }
    @inlinable package static var null: UInt32 { 1 }
    @inlinable package static var boolean: UInt32 { 2 }
    @inlinable package static var integer: UInt32 { 3 }
    @inlinable package static var real: UInt32 { 4 }
    @inlinable package static var string: UInt32 { 5 }
    @inlinable package static var date: UInt32 { 6 }
    @inlinable package static var data: UInt32 { 7 }
    @inlinable package static var uid: UInt32 { 8 }
    @inlinable package static var array: UInt32 { 9 }
    @inlinable package static var dictionary: UInt32 { 10 }

    /// The node is a dictionary's key (text formats; a binary object can be key and value).
    @inlinable package static var key: UInt32 { 1 << 4 }
    /// The content is not the text itself: escapes, entities, CDATA, CRLF to fold.
    @inlinable package static var escaped: UInt32 { 1 << 5 }
    /// The content has bytes above 0x7F (they have been checked to be UTF-8).
    @inlinable package static var nonASCII: UInt32 { 1 << 6 }
    /// The content is UTF-16, most significant byte first; `length` counts units.
    @inlinable package static var utf16: UInt32 { 1 << 7 }
    /// The value stands in the node itself.
    @inlinable package static var inline: UInt32 { 1 << 8 }
    /// The children are references in the bytes.
    @inlinable package static var indirect: UInt32 { 1 << 9 }
    /// A boolean that is true.
    @inlinable package static var isTrue: UInt32 { 1 << 10 }
    /// An array that the file calls a set.
    @inlinable package static var set: UInt32 { 1 << 11 }
    /// An array that the file calls an ordered set.
    @inlinable package static var orderedSet: UInt32 { 1 << 12 }
    /// A number that is not plain decimal text: hexadecimal, a leading `+`, `.5`, `Infinity`. On a
    /// date: the content is the eight bytes of its seconds, a big-endian `Double`.
    @inlinable package static var unusual: UInt32 { 1 << 13 }
    /// A bare word or a string in single quotes: the token is not the content and two quotes.
    @inlinable package static var bare: UInt32 { 1 << 14 }
    /// An OpenStep value in GNUstep's typed form, `<*I5>`; content is what follows the letter.
    @inlinable package static var typed: UInt32 { 1 << 15 }
    /// The container lost an entry to a fault: what seems to be missing from it may not be.
    @inlinable package static var damaged: UInt32 { 1 << 16 }
    /// A real in memory that came with a text of its own, to be written as it stands.
    @inlinable package static var asWritten: UInt32 { 1 << 17 }
    /// An integer of sixteen bytes of a binary property list.
    @inlinable package static var wide: UInt32 { 1 << 18 }
    /// First of the bits that readers may use for their own bookkeeping while a container is open.
    @inlinable package static var firstPrivate: UInt32 { 1 << 24 }
  }
}

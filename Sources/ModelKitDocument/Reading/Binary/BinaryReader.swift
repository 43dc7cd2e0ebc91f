// A binary property list holds its objects one after another, a table of where each begins, and a
// trailer that says how to read both. `{"a": [1, 1]}` is 54 bytes:
//
//      0  62 70 6C 69 73 74 30 30    `bplist00`
//      8  D1 01 02                   object 0: dictionary of one entry, key object 1, value object 2
//     11  51 61                      object 1: ASCII string of one byte, `a`
//     13  A2 03 03                   object 2: array of two elements, object 3 twice
//     16  10 01                      object 3: integer in one byte, 1
//     18  08 0B 0D 10                offset table: where the objects begin
//     22  00 00 00 00 00 00          unused
//     28  01 01                      bytes of an offset, bytes of a reference
//     30  (8 bytes each) 4, 0, 18    number of objects, the top object, where the table begins
//
// and becomes four nodes, one per object (Node.swift). It is read in two passes: one over the
// objects, which checks each by itself, and one over the containers, which checks what they refer
// to, and measures how deep and how large the tree is that they stand for. Both only mark what is
// wrong. The words for it are found by a third pass, which a good file never sees.

/// Reads binary property lists.
///
/// The layout is the one that CoreFoundation's `CFBinaryPList.c` documents.
struct BinaryReader: ~Copyable {
  let base: UnsafePointer<UInt8>
  let trailer: BinaryTrailer
  let limits: ReaderLimits
  let nodes: UnsafeMutablePointer<Node>
  /// How deep each container's tree is, itself included, once measured; 0 for anything else.
  let heights: UnsafeMutablePointer<UInt16>
  /// Whether an object was marked as faulty.
  var foundFault = false
  /// The dictionary whose keys were checked last; −1 before the first.
  var checkedKeys = -1

  private init(
    base: UnsafePointer<UInt8>, trailer: BinaryTrailer, limits: ReaderLimits,
    nodes: UnsafeMutablePointer<Node>
  ) {
    self.base = base
    self.trailer = trailer
    self.limits = limits
    self.nodes = nodes
    heights = .allocate(capacity: trailer.count)
    heights.initialize(repeating: 0, count: trailer.count)
  }

  deinit { heights.deallocate() }

  /// Reads a source; what is wrong with it is reported, what could be read is in the tree.
  ///
  /// - Complexity: O(*n*) in the bytes of the source, however its objects refer to each other.
  static func read(_ source: SourceText, limits: ReaderLimits, diagnostics: DiagnosticList)
    -> Document
  {
    var diagnostics = diagnostics
    return source.withPaddedBytes { base in
      do throws(BinaryRefusal) {
        let trailer = try BinaryTrailer(base, count: source.count)
        let buffer = NodeBuffer(estimate: trailer.count)
        var reader = BinaryReader(
          base: base, trailer: trailer, limits: limits, nodes: buffer.base)
        try reader.readTree()
        reader.reportFaults(into: &diagnostics)
        let top = NodeID(trailer.top)
        let isRead = reader.nodes[trailer.top].rawKind != Node.Bits.invalid
        return Document(
          source: source, format: .binary, root: isRead ? top : nil,
          storage: buffer.finish(count: trailer.count), diagnostics: diagnostics,
          binary: trailer.layout)
      } catch {
        diagnostics.report(error.diagnostic)
        return Document(
          source: source, format: .binary, root: nil,
          storage: NodeBuffer(estimate: 1).finish(count: 0), diagnostics: diagnostics)
      }
    }
  }

  private mutating func readTree() throws(BinaryRefusal) {
    let lastContainer = try readObjects()
    if !checkReferences(from: lastContainer) { checkReferencesInDepthOrder() }
    try checkMeasures()
  }
}

/// Why a file cannot be read at all.
struct BinaryRefusal: Error {
  let diagnostic: Diagnostic

  init(_ diagnostic: Diagnostic) { self.diagnostic = diagnostic }
}

extension BinaryReader {
  /// A big-endian number of `8 - shift / 8` bytes; looks at eight, which the trailer's bytes and
  /// the padding of the source allow anywhere.
  @inline(__always)
  static func load(_ p: UnsafePointer<UInt8>, shift: UInt64) -> UInt64 {
    UnsafeRawPointer(p).loadUnaligned(as: UInt64.self).bigEndian &>> shift
  }

  /// The shift that makes ``load(_:shift:)`` read `width` bytes, 1 to 8.
  @inline(__always)
  static func shift(width: Int) -> UInt64 { UInt64(truncatingIfNeeded: 64 &- 8 &* width) }
}

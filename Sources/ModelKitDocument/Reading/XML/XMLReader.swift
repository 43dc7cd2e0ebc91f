// `<dict><key>a</key><array><true/></array></dict>` is read in one pass over the bytes:
//
//     prolog     finds the first element (XMLReader+Prolog.swift)
//     values     the loop that reads everything that is written as usual, and nothing else
//                (XMLReader+Values.swift)
//     irregular  whatever the loop does not know, good or bad: tags with white space or
//                attributes, comments, hexadecimal integers, every fault. It does one thing and
//                goes back to the loop (XMLReader+Irregular.swift and its kin)
//     epilog     looks for what must not follow the value (XMLReader+Epilog.swift)
//
// While a container is open, its node keeps what the loop needs when it closes: `length` the number
// of values of the container around it, `next` that container's place on the tape (one more than
// its index, 0 for none), and the flag `inDictionary` whether that one is a dictionary. Closing it
// puts the container's own figures there. So nesting needs no stack.
//
// A value that cannot be read is a node of the kind `.invalid`, whose offset and length give the
// bytes from its `<` to where reading went on. An entry without a readable key gets a placeholder
// for a key, and is not counted; when all has been read, placeholders and their values are taken out
// again (NodeBuffer+Placeholders.swift).

/// Reads Apple's XML property lists.
struct XMLReader: ~Copyable {
  let base: UnsafePointer<UInt8>
  let limit: UnsafePointer<UInt8>
  let limits: ReaderLimits
  var buffer: NodeBuffer
  var diagnostics: DiagnosticList
  var lines: XMLLineCounter
  var markup: XMLMarkup

  /// The `<` of the `<plist>` that is open.
  var wrapper: UnsafePointer<UInt8>?
  /// Whether nothing more can be said: the text ended within something that has been reported.
  var isOver = false
  /// Whether the file declares entities of its own, which has been reported.
  var declaresEntities = false
  /// Whether one side of a merge conflict is being read.
  var isInConflict = false
  /// Whether the depth limit has been reported.
  var isTooDeep = false
  /// Whether the tape has placeholders for keys.
  var hasPlaceholders = false
  /// The tag at which the last unclosed element was noticed. Whatever else it shows to be unclosed
  /// goes with it.
  var lastNotice: UnsafePointer<UInt8>?
  /// The array in which a misplaced key has been reported, as `open` of a cursor.
  var misplacedKeysIn: Int?
  /// Where the last value without a key was met.
  var keyless: (open: Int, entries: UInt32)?
  /// How many bytes may yet be looked at ahead of reading, to find out what a fault was meant to
  /// be. Bounded, so that a file full of faults costs no more than a multiple of its size.
  private var lookahead: Int

  /// The flag of an open container that stands in a dictionary.
  static let inDictionary = Node.Bits.placeholder << 1
  /// The bits that a finished node keeps.
  static let finishedBits = Node.Bits.firstPrivate - 1
  /// How many nodes there must be room for before anything is read.
  static let spareNodes = 4

  private init(
    _ base: UnsafePointer<UInt8>, count: Int, limits: ReaderLimits, diagnostics: DiagnosticList
  ) {
    self.base = base
    limit = base + count
    self.limits = limits
    self.diagnostics = diagnostics
    // Property lists have a node for each 20 to 30 bytes; the buffer grows where one has more.
    buffer = NodeBuffer(estimate: count / 20 + 16)
    lines = XMLLineCounter(base)
    markup = XMLMarkup(limit: limit)
    lookahead = 8 * count + 4096
  }

  /// Reads a source of UTF-8 text.
  static func read(
    _ source: SourceText, limits: ReaderLimits, diagnostics: DiagnosticList
  ) -> Document {
    source.withPaddedBytes { base in
      var reader = XMLReader(base, count: source.count, limits: limits, diagnostics: diagnostics)
      let count = reader.readAll()
      reader.diagnostics.sortByPlace()
      return Document(
        source: source, format: .xml, root: count > 0 ? NodeID(0) : nil,
        storage: reader.buffer.finish(count: count), diagnostics: reader.diagnostics)
    }
  }

  /// Reads everything and returns how many nodes the root and what it holds have.
  private mutating func readAll() -> Int {
    var cursor = readProlog(XMLCursor(p: base))
    if !cursor.isFinished { cursor = readValues(cursor) }
    let count = cursor.count > 0 && !isOver ? readEpilog(cursor) : cursor.count
    return hasPlaceholders ? buffer.removePlaceholders(count: count) : count
  }
}

extension XMLReader {
  // Small things that all parts of the reader need.

  /// How far one may look ahead from a place.
  func farthestLookahead(from p: UnsafePointer<UInt8>) -> UnsafePointer<UInt8> {
    p + max(0, min(limit - p, lookahead))
  }

  mutating func spendLookahead(_ count: Int) { lookahead -= count }

  func offset(_ p: UnsafePointer<UInt8>) -> UInt32 { UInt32(truncatingIfNeeded: p - base) }

  func span(_ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>) -> SourceSpan {
    SourceSpan(start: offset(start), end: offset(end))
  }

  /// Writes a node that holds no others.
  func push(
    _ bits: UInt32, from start: UnsafePointer<UInt8>, to end: UnsafePointer<UInt8>,
    at cursor: inout XMLCursor
  ) {
    buffer.base[cursor.count] = Node(
      offset: offset(start), length: UInt32(truncatingIfNeeded: end - start),
      next: UInt32(truncatingIfNeeded: cursor.count + 1), bits: bits)
    cursor.count += 1
  }

  /// Writes a value, and tells the cursor that one has been read.
  func pushValue(
    _ bits: UInt32, from start: UnsafePointer<UInt8>, to end: UnsafePointer<UInt8>,
    at cursor: inout XMLCursor
  ) {
    push(bits, from: start, to: end, at: &cursor)
    cursor.completeValue()
  }

  /// Marks the innermost open container as one that lost an entry.
  func markDamaged(_ cursor: XMLCursor) {
    guard cursor.open > 0 else { return }
    buffer.base[cursor.open - 1].bits |= Node.Bits.damaged
  }

  /// The `<` of the innermost open container.
  func opening(of cursor: XMLCursor) -> UnsafePointer<UInt8>? {
    cursor.open > 0 ? base + Int(buffer.base[cursor.open - 1].offset) : wrapper
  }
}

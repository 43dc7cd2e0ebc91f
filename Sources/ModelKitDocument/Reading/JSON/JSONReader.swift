/// Reads JSON in all its dialects into the tree of a ``Document``.
///
/// One pass writes the nodes in the layout that Tree/Node.swift shows. While a container is open its
/// node keeps what the reader comes back to: `length` how many entries the container around it has
/// so far, `next` that one's index and one. So nesting takes no stack, and depth no memory.
///
/// Two parts take turns. ``scan(acrossLines:)`` is the fast one and knows RFC 8259 alone. Whatever
/// else it meets, it stops there; ``recover()`` then deals with that one thing, be it what the
/// dialect allows (a comment, a bare key) or a fault (reported, and repaired as far as the rest of
/// the file needs it), and scanning goes on. A faulty file is therefore read as fast as a good one.
struct JSONReader: ~Copyable {
  typealias Pointer = UnsafePointer<UInt8>

  /// What has to come at the reader's position.
  enum Expectation {
    /// A value: the root, an array's element, or what follows a key's colon.
    case value
    /// A dictionary's key.
    case key
    /// The colon after a key.
    case colon
    /// A comma or the end of the open container.
    case separator
    /// Nothing but white space.
    case end
    /// Nothing: reading is over.
    case nothing
  }

  let base: Pointer
  let end: Pointer
  let name: String
  let dialect: JSONDialect
  let limits: ReaderLimits

  var position: Pointer
  var expected = Expectation.value
  var nodes: NodeBuffer
  /// How many nodes have been written.
  var written = 0
  /// The index of the open container's node, and one; 0 outside of any.
  var container = 0
  /// How many entries the open container has so far.
  var entries: UInt32 = 0
  var depth = 0

  var diagnostics: DiagnosticList
  /// Where the last token before `gap.end` ends: what lies between are spaces and comments.
  var gap: (start: Pointer, end: Pointer)
  /// The bytes of the last fault: another one there would be the same one.
  var explained: Range<Pointer>
  /// Whether a fault has been reported that accounts for whatever is missing at the end.
  var endIsExplained = false
  /// Whether a merge conflict's `<<<<<<<` has been met and its other side not yet.
  var isConflictOpen = false

  private init(
    base: Pointer, of source: SourceText, dialect: JSONDialect, limits: ReaderLimits,
    diagnostics: DiagnosticList
  ) {
    self.base = base
    end = base + source.count
    name = source.name
    self.dialect = dialect
    self.limits = limits
    self.diagnostics = diagnostics
    position = base
    gap = (base, base)
    explained = base..<base
    nodes = NodeBuffer(estimate: NodeEstimate.nodes(of: base, count: source.count))
  }

  /// Reads a source that is UTF-8.
  static func read(
    _ source: SourceText, dialect: JSONDialect, limits: ReaderLimits, diagnostics: DiagnosticList
  ) -> Document {
    source.withPaddedBytes { base in
      var reader = JSONReader(
        base: base, of: source, dialect: dialect, limits: limits, diagnostics: diagnostics)
      if dialect == .lines { reader.readLines() } else { reader.readValue() }
      return reader.finish(source)
    }
  }

  private mutating func readValue() {
    position = JSONBytes.skipSpace(position, acrossLines: true)
    while expected != .nothing {
      if expected == .value || expected == .key { scan() }
      recover()
    }
  }

  private consuming func finish(_ source: SourceText) -> Document {
    diagnostics.sortByPlace()
    return Document(
      source: source, format: .json(dialect), root: written == 0 ? nil : NodeID(0),
      storage: nodes.finish(count: written), diagnostics: diagnostics)
  }
}

/// How many nodes a JSON text will have, guessed from samples so that memory fits.
private enum NodeEstimate {
  private static let sample = 2048

  static func nodes(of base: UnsafePointer<UInt8>, count: Int) -> Int {
    guard count > 3 * sample else { return separators(base, count: count) + 2 }
    // The beginning alone is often a header unlike the rest.
    let starts = [0, (count - sample) / 2, count - sample]
    let found = starts.reduce(0) { $0 + separators(base + $1, count: sample) }
    return Int(Double(found) / Double(3 * sample) * Double(count) * 1.06) + 64
  }

  /// Every node but the first comes with one of these.
  private static func separators(_ start: UnsafePointer<UInt8>, count: Int) -> Int {
    var found = 0
    for i in 0..<count {
      let byte = start[i]
      let isSeparator =
        byte == UInt8(ascii: ",") || byte == UInt8(ascii: ":") || byte | 0x20 == UInt8(ascii: "{")
      if isSeparator { found &+= 1 }
    }
    return found
  }
}

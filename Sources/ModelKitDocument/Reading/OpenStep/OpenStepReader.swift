// `{ a = (1, "x"); }` and the `.strings` form `a = (1, "x");` are read in one pass over the bytes:
//
//     root       tells the two forms apart, and a string alone (OpenStepReader+Root.swift)
//     values     the loop that reads everything that is written as it should be
//                (OpenStepReader+Values.swift)
//     irregular  whatever the loop does not know: a key without a value, every fault. It does one
//                thing and goes back to the loop (OpenStepReader+Irregular.swift and its kin)
//
// While a container is open, its node keeps what the loop needs when it closes: `length` the number
// of values of the container around it, `next` that container's place on the tape (one more than
// its index, 0 for none), and a flag whether that one is a dictionary. So nesting needs no stack.
//
// An entry without a readable key gets a placeholder for a key, and is not counted; when all has
// been read, placeholders and their values are taken out (NodeBuffer+Placeholders.swift).

/// Reads OpenStep property lists and `.strings` files.
///
/// The grammar is CoreFoundation's (`CFOldStylePList.c`) with GNUstep's typed values, and strict
/// where that reader guesses: separators are required, and data has an even number of digits.
struct OpenStepReader: ~Copyable {
  let base: UnsafePointer<UInt8>
  let limit: UnsafePointer<UInt8>
  let ahead: OpenStepLookahead
  let limits: ReaderLimits
  let name: String
  var buffer: NodeBuffer
  var diagnostics: DiagnosticList

  /// Whether the root is a dictionary without braces, ended by the end of the file.
  var isStringsFile = false
  /// Whether nothing more can be said: the text ended within something that has been reported.
  var isOver = false
  /// Whether one side of a merge conflict is being read.
  var isInConflict = false
  /// Whether the depth limit has been reported.
  var isTooDeep = false
  /// Whether the tape has placeholders for keys.
  var hasPlaceholders = false

  /// The flag of an open container that stands in a dictionary.
  static let inDictionary = Node.Bits.placeholder << 1
  /// How many nodes there must be room for before anything is read.
  static let spareNodes = 4

  private init(
    _ base: UnsafePointer<UInt8>, _ source: SourceText, _ limits: ReaderLimits,
    _ diagnostics: DiagnosticList
  ) {
    self.base = base
    limit = base + source.count
    ahead = OpenStepLookahead(limit: limit)
    self.limits = limits
    self.diagnostics = diagnostics
    name = source.name
    buffer = NodeBuffer(estimate: source.count / 6 + 16)
  }

  /// Reads a source of UTF-8 text.
  ///
  /// - Complexity: O(*n*) in the bytes of the source.
  static func read(_ source: SourceText, limits: ReaderLimits, diagnostics: DiagnosticList)
    -> Document
  {
    source.withPaddedBytes { base in
      var reader = OpenStepReader(base, source, limits, diagnostics)
      let count = reader.readRoot()
      reader.diagnostics.sortByPlace()
      let isRead = count > 0 && reader.buffer.base[0].rawKind != Node.Bits.invalid
      return Document(
        source: source, format: .openStep, root: isRead ? NodeID(0) : nil,
        storage: reader.buffer.finish(count: count), diagnostics: reader.diagnostics)
    }
  }
}

/// Where the reader is: a place in the text, and the containers that are open there.
///
/// Passed and returned by value, so that the reading loop can keep its parts in registers.
struct OpenStepCursor {
  /// What has to come next.
  enum Stage { case key, value, separator, finished }

  /// The next byte.
  var p: UnsafePointer<UInt8>
  /// What has to come next.
  var stage = Stage.value
  /// How many nodes have been written.
  var count = 0
  /// One more than the index of the innermost open container; 0 outside of all.
  var open = 0
  /// How many values that container has so far; one that will be taken out again is not counted.
  var entries: UInt32 = 0
  /// How many containers are open.
  var depth = 0
  /// How many of them are arrays.
  var arrays = 0
  /// Whether the innermost one is a dictionary.
  var isDictionary = false

  init(_ p: UnsafePointer<UInt8>) { self.p = p }
}

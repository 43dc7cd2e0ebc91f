/// Builds a document out of values in memory, so that a dictionary from a program goes the same way
/// as a file.
///
/// Values are put in order; a dictionary's as key, value, key, value. What is built has no text, and
/// so no lines and columns: its findings have paths only.
///
/// ```swift
/// var builder = DocumentBuilder(name: "dictionary")
/// builder.beginDictionary()
/// builder.key("name")
/// builder.string("Corner")
/// builder.end()
/// let document = builder.finish()
/// ```
package struct DocumentBuilder: ~Copyable {
  private var bytes = ContiguousArray<UInt8>()
  private var nodes: [Node] = []
  private var open: [(index: Int, children: Int)] = []
  private let name: String
  private var diagnostics: DiagnosticList

  package init(name: String) {
    self.name = name
    diagnostics = DiagnosticList(file: name, limit: ReaderLimits().diagnostics)
  }

  /// How many containers are open.
  package var depth: Int { open.count }

  package mutating func null() { add(Node.Bits.null) }

  package mutating func boolean(_ value: Bool) {
    add(Node.Bits.boolean | (value ? Node.Bits.isTrue : 0))
  }

  package mutating func integer(_ value: some FixedWidthInteger) {
    addContent(Node.Bits.integer, String(value).utf8)
  }

  package mutating func real(_ value: Double) {
    addContent(
      Node.Bits.real | (value.isFinite ? 0 : Node.Bits.unusual), value.description.utf8)
  }

  package mutating func string(_ value: String) { addText(value, Node.Bits.string) }

  package mutating func key(_ value: String) {
    addText(value, Node.Bits.string | Node.Bits.key)
    // Key and value are one entry.
    if !open.isEmpty { open[open.count - 1].children -= 1 }
  }

  /// A date by its seconds since 2001-01-01T00:00:00Z.
  package mutating func date(secondsSinceReferenceDate seconds: Double) {
    // The eight bytes of the number itself: text would round.
    let bytes = withUnsafeBytes(of: seconds.bitPattern.bigEndian) { Array($0) }
    addContent(Node.Bits.date | Node.Bits.unusual, bytes)
  }

  package mutating func data(_ value: some Sequence<UInt8>) {
    addContent(Node.Bits.data, value)
  }

  /// A number by its decimal text: an integer if that is digits and a sign.
  ///
  /// - Parameter isReal: Whether it is a real all the same.
  package mutating func number(text: String, isReal: Bool = false) {
    let isReal = isReal || text.utf8.contains { ".eE".utf8.contains($0) }
    addNumber(isReal ? Node.Bits.real : Node.Bits.integer, text)
  }

  /// A real by its text, which is written as it stands: `1.10`, or `1`, that would be an integer.
  package mutating func real(text: String) {
    addNumber(Node.Bits.real | Node.Bits.asWritten, text)
  }

  private mutating func addNumber(_ bits: UInt32, _ text: String) {
    addContent(bits | (NumberSpelling.isPlain(text) ? 0 : Node.Bits.unusual), text.utf8)
  }

  /// A keyed archive's reference.
  package mutating func uid(_ number: UInt64) {
    addContent(Node.Bits.uid, String(number).utf8)
  }

  /// A value that no document has, and what to say of it.
  package mutating func invalid(_ diagnostic: Diagnostic) {
    diagnostics.report(diagnostic)
    add(Node.Bits.invalid)
  }

  package mutating func beginArray() { begin(Node.Bits.array) }

  /// A list that a binary property list calls a set.
  package mutating func beginSet(isOrdered: Bool) {
    begin(Node.Bits.array | (isOrdered ? Node.Bits.orderedSet : Node.Bits.set))
  }

  package mutating func beginDictionary() { begin(Node.Bits.dictionary) }

  /// Closes the innermost container.
  package mutating func end() {
    guard let last = open.popLast() else { return }
    nodes[last.index].length = UInt32(truncatingIfNeeded: last.children)
    nodes[last.index].next = UInt32(truncatingIfNeeded: nodes.count)
  }

  /// The document. Containers still open are closed.
  ///
  /// - Parameter origin: The document that this is an edit of.
  package consuming func finish(editing origin: Document? = nil) -> Document {
    while depth > 0 { end() }
    let count = bytes.count
    bytes.append(contentsOf: repeatElement(0, count: SourceText.padding))
    let buffer = NodeBuffer(estimate: nodes.count)
    for (i, node) in nodes.enumerated() { (buffer.base + i).initialize(to: node) }
    var document = Document(
      source: SourceText(padded: bytes, count: count, name: name), format: .binary,
      root: nodes.isEmpty ? nil : NodeID(0), storage: buffer.finish(count: nodes.count),
      diagnostics: diagnostics)
    if let origin {
      document.origin = origin.origin
      document.limits = origin.limits
    }
    return document
  }

  private mutating func begin(_ kind: UInt32) {
    add(kind)
    open.append((nodes.count - 1, 0))
  }

  private mutating func addText(_ value: String, _ bits: UInt32) {
    let start = bytes.count
    bytes.append(contentsOf: value.utf8)
    let isASCII = value.utf8.allSatisfy { $0 < 0x80 }
    add(
      bits | (isASCII ? 0 : Node.Bits.nonASCII), offset: start, length: bytes.count - start)
  }

  private mutating func addContent(_ bits: UInt32, _ content: some Sequence<UInt8>) {
    let start = bytes.count
    bytes.append(contentsOf: content)
    add(bits, offset: start, length: bytes.count - start)
  }

  private mutating func add(_ bits: UInt32, offset: Int = 0, length: Int = 0) {
    count()
    nodes.append(
      Node(
        offset: UInt32(truncatingIfNeeded: offset), length: UInt32(truncatingIfNeeded: length),
        next: UInt32(truncatingIfNeeded: nodes.count + 1), bits: bits))
  }

  private mutating func count() {
    if !open.isEmpty { open[open.count - 1].children += 1 }
  }
}

extension Document {
  /// Whether the document was built from values in memory and has no text to point into.
  package var isInMemory: Bool { format == .binary && binary == nil }
}

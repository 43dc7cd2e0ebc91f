/// A file that has been read: its source, and one tree of positioned nodes for any format.
///
/// Strings, numbers, dates and data stay in the source's bytes until they are asked for. A document
/// is immutable; copies share their storage.
///
/// ```swift
/// let document = Document(reading: SourceText(#"{"a": [1, 2]}"#, name: "a.json"))
/// if let a = document[NodePath("a[1]")] { document.integer(a) }   // 2
/// ```
public struct Document: Sendable {
  /// The bytes that the document was read from.
  public let source: SourceText
  /// The format that they are in.
  public let format: Format
  /// The root; `nil` if nothing could be read, which is then among the ``diagnostics``.
  public let root: NodeID?
  /// What the reader found wrong, in the order of the file. Empty for a well-formed file.
  public internal(set) var diagnostics: [Diagnostic]
  /// How many further findings there were beyond ``ReaderLimits/diagnostics``.
  public let droppedDiagnostics: Int

  package let storage: NodeStorage
  /// Where a binary property list keeps what its nodes refer to; `nil` for text.
  package let binary: BinaryLayout?

  /// The format of the file that the tree came from; what it lacks is text in the tree.
  package internal(set) var origin: Format
  /// The bounds under which the file was read.
  package internal(set) var limits = ReaderLimits()

  package init(
    source: SourceText, format: Format, root: NodeID?, storage: NodeStorage,
    diagnostics: DiagnosticList, binary: BinaryLayout? = nil
  ) {
    self.source = source
    self.format = format
    origin = format
    self.root = root
    self.storage = storage
    self.diagnostics = diagnostics.items
    self.droppedDiagnostics = diagnostics.dropped
    self.binary = binary
  }

  /// The record of a node. A node of another document may be out of range; that is refused.
  @inline(__always)
  package func node(_ id: NodeID) -> Node {
    precondition(Int(id.index) < storage.count, "the node belongs to another document")
    return storage.nodes[Int(id.index)]
  }

  /// How many nodes the document has, keys included.
  public var nodeCount: Int { storage.count }

  /// What a node is.
  public func kind(of id: NodeID) -> NodeKind { node(id).kind }
}

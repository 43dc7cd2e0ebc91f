public import ModelKitDocument

/// Reads models out of a document and reports what is wrong with it.
///
/// A reader goes down the tree with whoever reads: it knows the dictionary that is being read, the
/// way there, and every fault met so far. A value is read with its type (`Int.read(at: node, from:
/// &reader)`). A fault is reported once, where it is found, and thrown as a ``ModelFailure`` that
/// carries nothing.
public struct ModelReader: ~Copyable {
  /// The document being read.
  public let document: Document
  /// How strict the reading is.
  public let policy: Policy
  /// The findings so far.
  public package(set) var diagnostics: [Diagnostic] = []
  /// How many of them are errors.
  public package(set) var errorCount = 0
  /// The models that described frames name; empty when reading Swift types.
  package var schema: ModelSchema

  // Borrowed from the document for as long as `reading(_:)` runs.
  let base: UnsafePointer<UInt8>
  let nodes: UnsafePointer<Node>
  let isIndirect: Bool
  let referenceSize: Int
  let isPropertyList: Bool
  /// OpenStep has strings only, so numbers and truth values are read from them.
  let hasStringsOnly: Bool
  let stopsAtFirstKey: Bool

  private let frames: UnsafeMutablePointer<ReadingFrame>
  private let frameCapacity: Int
  private(set) var frameCount = 0

  /// Calls `body` with a reader of a document.
  package static func reading<Result>(
    _ document: Document, policy: Policy = .strict, schema: ModelSchema = ModelSchema(),
    _ body: (inout ModelReader) -> Result
  ) -> Result {
    document.source.withPaddedBytes { base in
      var reader = ModelReader(document, base: base, policy: policy, schema: schema)
      return body(&reader)
    }
  }

  private init(
    _ document: Document, base: UnsafePointer<UInt8>, policy: Policy, schema: ModelSchema
  ) {
    self.document = document
    self.policy = policy
    self.schema = schema
    self.base = base
    nodes = document.storage.nodes
    isIndirect = document.binary != nil
    referenceSize = document.binary?.referenceSize ?? 1
    isPropertyList = document.format.isPropertyList
    hasStringsOnly = document.format == .openStep
    stopsAtFirstKey = policy.duplicateKeys == .error
    // A frame for each level that any document can have.
    frameCapacity = ReaderLimits.greatestDepth + 2
    frames = .allocate(capacity: frameCapacity)
  }

  deinit { frames.deallocate() }

  /// The frame of the container being read. There is one whenever a key is asked for.
  @inline(__always)
  var top: UnsafeMutablePointer<ReadingFrame> { frames + (frameCount &- 1) }

  /// The frames from the outermost in.
  var openFrames: UnsafeBufferPointer<ReadingFrame> {
    UnsafeBufferPointer(start: frames, count: frameCount)
  }

  /// Opens a frame; false if the document is deeper than any document may be.
  @inline(__always)
  mutating func push(_ frame: ReadingFrame) -> Bool {
    guard frameCount < frameCapacity else { return false }
    (frames + frameCount).initialize(to: frame)
    frameCount &+= 1
    return true
  }

  /// Closes the innermost frame.
  @inline(__always)
  mutating func pop() {
    frameCount &-= 1
  }

  /// The record of a node.
  @inline(__always)
  func node(_ id: NodeID) -> Node { nodes[Int(id.index)] }

  /// What a node is.
  public func kind(at node: NodeID) -> NodeKind { self.node(node).kind }
}

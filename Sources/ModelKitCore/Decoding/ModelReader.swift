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
  /// How strict the reading is, here: the policy of the load, as the types and keys on the way
  /// changed it.
  public internal(set) var policy: Policy
  /// What the caller of the load passed along.
  package let context: (any Sendable)?
  /// What was found so far.
  package internal(set) var findings = FindingList()
  /// How many errors were found so far.
  public package(set) var errorCount = 0
  /// The models that described frames name; empty when reading Swift types.
  package let schema: ModelSchema
  /// What was converted, defaulted or left out so far.
  package internal(set) var ledger = NoteLedger()
  /// The way to the document itself, where it is text within another.
  var outerPath = NodePath()
  /// The bounds of the load, also for text within the document.
  var limits: ReaderLimits
  /// How deep the document itself lies, where it is text within another.
  var outerDepth = 0
  /// The last key that was reported as missing, and where.
  var missing: (container: NodeID, name: String)?
  /// The values of the entry being read whose faults have been told.
  var toldFaults: Set<ToldFault> = []
  /// What models asked for and the file's reader could not read.
  var brokenValues = BrokenValues()
  /// The dictionaries on the way of nested keys that were looked over for keys that stand twice.
  var auditedWays: Set<ReadingStep> = []
  /// The keys by which unions told their variant, until the variant's dictionary is opened.
  var pendingTags: [String] = []
  /// What open models have set aside, the innermost last.
  var suspended: [SuspendedState] = []
  /// What the load remembers for the rules of keys.
  var ruleMemory = RuleMemory()
  /// The value of the file itself that holds the document, where that is text within another.
  var standsFor: NodeID?
  let typeNames = TypeNames()
  /// The data's names for a model's keys, where they differ.
  var namesInData: [String: [KeyName]] = [:]

  // Borrowed from the document for as long as `reading(_:)` runs.
  let base: UnsafePointer<UInt8>
  let nodes: UnsafePointer<Node>
  let isIndirect: Bool
  let referenceSize: Int
  let isPropertyList: Bool
  /// Whether text stands for dates and bytes: JSON has nothing else, and values in memory may have
  /// come from it.
  let hasTextForms: Bool
  /// OpenStep has strings only, so numbers and truth values are read from them.
  var hasStringsOnly: Bool
  /// Whether the first entry of a name is the one that counts.
  private(set) var stopsAtFirstKey: Bool

  /// How deep calls may go; readers of texts within the file take that of the file's.
  var stack = StackRoom()
  /// The container that could not be opened, as it is too deep.
  var tooDeep: NodeID?

  private let frames: UnsafeMutablePointer<ReadingFrame>
  private let frameCapacity: Int
  private(set) var frameCount = 0

  /// Calls `body` with a reader of a document.
  package static func reading<Result>(
    _ document: Document, policy: Policy = .strict, schema: ModelSchema = ModelSchema(),
    context: (any Sendable)? = nil, _ body: (inout ModelReader) -> Result
  ) -> Result {
    document.source.withPaddedBytes { base in
      var reader = ModelReader(
        document, base: base, policy: policy, schema: schema, context: context)
      return body(&reader)
    }
  }

  private init(
    _ document: Document, base: UnsafePointer<UInt8>, policy: Policy, schema: ModelSchema,
    context: (any Sendable)?
  ) {
    self.document = document
    self.policy = policy
    self.context = context
    self.schema = schema
    self.base = base
    nodes = document.storage.nodes
    isIndirect = document.binary != nil
    referenceSize = document.binary?.referenceSize ?? 1
    isPropertyList = document.format.isPropertyList
    hasTextForms = !document.format.isPropertyList || document.isInMemory
    hasStringsOnly = document.origin == .openStep
    limits = document.limits
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

  /// Opens a frame; false if the document is deeper than the reader can go, which is reported in
  /// place of whatever the caller has to say of the container.
  @inline(__always)
  mutating func push(_ frame: ReadingFrame) -> Bool {
    guard frameCount < Self.shallow || hasRoom(for: frame) else { return false }
    reopen(frame)
    return true
  }

  /// Opens a frame that was open before, or that only a path needs.
  @inline(__always)
  mutating func reopen(_ frame: ReadingFrame) {
    guard frameCount < frameCapacity else { return }
    (frames + frameCount).initialize(to: frame)
    frameCount &+= 1
  }

  /// How many frames are opened without a look at the stack.
  private static var shallow: Int { 32 }

  @inline(never)
  private mutating func hasRoom(for frame: ReadingFrame) -> Bool {
    if frameCount < frameCapacity, stack.isLeft { return true }
    tooDeep = NodeID(frame.container)
    return false
  }

  /// Closes the innermost frame.
  @inline(__always)
  mutating func pop() {
    frameCount &-= 1
  }

  /// Reads on under the policy with changes made to it; returns the one until now, to be restored.
  @discardableResult
  package mutating func changePolicy(by changes: [PolicyChange]) -> Policy {
    let previous = policy
    restorePolicy(previous.changed(by: changes))
    return previous
  }

  /// Reads on under the policy that was in force before a change.
  @inline(never)
  package mutating func restorePolicy(_ policy: Policy) {
    if self.policy.keyNaming != policy.keyNaming { namesInData = [:] }
    self.policy = policy
    stopsAtFirstKey = policy.duplicateKeys == .error
  }

  /// What the caller of the load passed along, if it is of a type.
  ///
  /// ```swift
  /// let bundle = reader.context(as: Catalog.self)
  /// ```
  public func context<Context>(as type: Context.Type) -> Context? { context as? Context }

  /// The record of a node.
  @inline(__always)
  func node(_ id: NodeID) -> Node { nodes[Int(id.index)] }

  /// What a node is.
  public func kind(at node: NodeID) -> NodeKind { self.node(node).kind }
}

public import ModelKitDocument

extension ModelReader {
  /// The findings so far.
  ///
  /// - Complexity: They are put into words here: O(*n*) in the findings. ``errorCount`` is O(1).
  public var diagnostics: [Diagnostic] { words(of: findings) }

  /// Reports a fault of a value and returns what to throw.
  ///
  /// The finding gets the value's place, the path that leads to it and the model that reads it. A
  /// value that the file's reader could not read has been reported already; nothing is added then.
  ///
  /// ```swift
  /// guard price >= 0 else { throw reader.fail(.outOfRange, at: node, "a price is not negative") }
  /// ```
  public mutating func fail(
    _ code: DiagnosticCode, at node: NodeID, _ message: String, label: String? = nil,
    related: [DiagnosticLabel] = [], help: String? = nil
  ) -> ModelFailure {
    // Of one value a type can have several things to say.
    if node != tooDeep { tell(node) }
    recordFault(at: node) {
      $0.fault(code, message, label: label, related: related, help: help)
    }
    return ModelFailure()
  }

  /// Reports the fault of a value, to be put into words when somebody asks; returns what to throw.
  ///
  /// A value has one: where two keys read it, by the one or through the other, it is told once.
  @inline(never)
  package mutating func fail(
    at node: NodeID, _ words: @escaping @Sendable (Wording) -> Diagnostic
  ) -> ModelFailure {
    if node != tooDeep, !tell(node) { return ModelFailure() }
    recordFault(at: node, words)
    return ModelFailure()
  }

  private mutating func recordFault(
    at node: NodeID, _ words: @escaping @Sendable (Wording) -> Diagnostic
  ) {
    if node == tooDeep { return _ = failForDepth(at: node) }
    guard kind(at: node) != .invalid else { return noteBrokenValue() }
    record(.error, at: node, openFrames, words)
  }

  /// Remembers that the fault of a value is told; whether that is news.
  @discardableResult
  private mutating func tell(_ node: NodeID) -> Bool {
    guard let place = currentPlace else { return true }
    let outer = isIndirect ? openFrames.dropping(1).map(ReadingStep.init) : []
    return toldFaults.insert(ToldFault(node: node, place: place, outer: outer)).inserted
  }

  /// Remembers a fault that came in words, if it is one of the dictionary's value being read.
  private mutating func tellFault(at path: NodePath) {
    guard let place = currentPlace, isDictionary(NodeID(place.container)), path == currentPath
    else { return }
    tell(value(ofEntry: place.position, in: place.container))
  }

  /// Reports that a value is nested deeper than can be read, and returns what to throw.
  mutating func failForDepth(at node: NodeID) -> ModelFailure {
    tooDeep = nil
    return fail(at: node) {
      $0.fault(
        .depthLimit, "\($0.subject) is nested deeper than the stack has room to read",
        help: "read it on a thread with a larger stack, or lower `ReaderLimits.depth`")
    }
  }

  /// The place of the child that is being read.
  var currentPlace: ReadingStep? {
    guard frameCount > 0 else { return nil }
    return ReadingStep(container: top.pointee.container, position: top.pointee.position)
  }

  /// Adds a finding to the load, as it is but for its file and model.
  public mutating func report(_ diagnostic: consuming Diagnostic) {
    diagnostic.file = document.source.name
    if diagnostic.model == nil { diagnostic.model = currentModelName }
    if diagnostic.severity == .error {
      errorCount += 1
      // A key that stands twice says nothing of its value.
      if diagnostic.code != .duplicateKey { tellFault(at: diagnostic.path) }
    }
    findings.append(diagnostic)
  }

  /// Adds a finding about a node, to be put into words when somebody asks; `frames` are the way to
  /// what it is about.
  mutating func record(
    _ severity: Severity, at node: NodeID, _ frames: UnsafeBufferPointer<ReadingFrame>,
    _ words: @escaping @Sendable (Wording) -> Diagnostic
  ) {
    if severity == .error { errorCount += 1 }
    findings.record(severity, at: node, by: currentModel, frames: frames, words)
  }

  /// What was found since a moment, in words.
  func diagnostics(since mark: Mark) -> [Diagnostic] { words(of: findings, since: mark.findings) }

  /// Findings in words, in the order in which they were met.
  func words(of list: FindingList, since mark: FindingList.Mark = .start) -> [Diagnostic] {
    list.inWords(since: mark) { record, steps in
      let wording = Wording(
        document: document, node: record.node, path: path(of: steps), model: name(of: record.model))
      var diagnostic = record.words(wording)
      diagnostic.file = document.source.name
      diagnostic.span = span(of: record.node)
      diagnostic.model = wording.model
      return diagnostic
    }
  }

  /// What reports underline for a node; nothing for a value in memory.
  func span(of node: NodeID) -> SourceSpan? {
    document.isInMemory ? nil : document.headSpan(of: node)
  }

  /// The value being read as a sentence's subject: `` `price` ``, `` `tags[2]` ``, `the entry`.
  var subject: String { currentPath.subject }

  /// What holds the values, in a sentence.
  var holder: String { document.holder }
}

public import ModelKitDocument

extension ModelReader {
  /// Whether a node is a dictionary.
  @inline(__always)
  @usableFromInline
  func isDictionary(_ id: NodeID) -> Bool { node(id).rawKind == Node.Bits.dictionary }

  /// Opens the dictionary that a model is read from; reports a node that is not one.
  @usableFromInline
  mutating func enterModel(_ id: NodeID, as type: Any.Type) throws(ModelFailure) {
    guard enterDictionary(id, model: .type(type)) else {
      throw notADictionary(id, modelName: String(describing: type))
    }
    suspendOuterState()
  }

  /// Opens the dictionary that a model of the reader's schema describes.
  package mutating func enterModel(_ id: NodeID, described model: ModelID) throws(ModelFailure) {
    guard enterDictionary(id, model: .described(model)) else {
      throw notADictionary(id, modelName: schema[model].name)
    }
    suspendOuterState()
  }

  /// Sets aside what holds for the key around the model that was just entered.
  @inline(__always)
  private mutating func suspendOuterState() {
    guard !pendingTags.isEmpty || !policy.conversions.isEmpty else { return }
    suspended.append(
      SuspendedState(depth: frameCount, conversions: policy.conversions, tags: pendingTags))
    policy.conversions = Conversions()
    pendingTags = []
  }

  /// Closes the frame of a model.
  @inline(__always)
  private mutating func popModel() {
    if let last = suspended.last, last.depth == frameCount {
      policy.conversions = last.conversions
      suspended.removeLast()
    }
    pop()
  }

  /// Closes a model's dictionary: reports keys that the model does not have and keys that stand
  /// twice. Throws if the dictionary cannot be taken as it is.
  ///
  /// When every entry was found by exactly one name there is nothing to look for.
  @inline(__always)
  @usableFromInline
  package mutating func leaveModel(_ known: KeySet) throws(ModelFailure) {
    let frame = top.pointee
    let isDamaged = nodes[Int(frame.container)].has(Node.Bits.damaged)
    if frame.matched != frame.count || known.isAlwaysAudited || !suspended.isEmpty { audit(known) }
    popModel()
    if isDamaged { throw ModelFailure() }
  }

  /// Closes a model's dictionary after a fault of one of its values.
  @usableFromInline
  package mutating func abandonModel(_ known: KeySet) {
    let frame = top.pointee
    if frame.matched != frame.count || known.isAlwaysAudited || !suspended.isEmpty { audit(known) }
    popModel()
  }

  /// Reports that the innermost dictionary lacks a key; nothing where the file's reader lost one of
  /// its entries.
  @usableFromInline
  @inline(never)
  package mutating func reportMissing(_ name: KeyName) {
    let container = NodeID(top.pointee.container)
    guard !node(container).has(Node.Bits.damaged) else { return }
    // Several keys can lead through one that is missing, which is one fault.
    let key = name.text
    if let missing, missing == (container, key) { return }
    missing = (container, key)
    record(.error, at: container, openFrames.dropping(1)) { $0.missing(key) }
  }

  @inline(never)
  mutating func notADictionary(_ id: NodeID, modelName: String) -> ModelFailure {
    let isRoot = frameCount == 0 && outerPath.isRoot
    return fail(at: id) { $0.notADictionary(modelName, isRoot: isRoot) }
  }

  /// Looks at every key of the innermost dictionary.
  @inline(never)
  private mutating func audit(_ known: KeySet) {
    // A union has no keys of its own: its variant has looked at them all.
    guard !known.isOfUnion else { return }
    // By a naming strategy two names can be one key, of which only one would be read.
    let keys = policy.keyNaming.isAsWritten ? [:] : known.keysByName(policy.keyNaming)
    let known = policy.keyNaming.isAsWritten ? known : known.including(policy.keyNaming)
    let tags = suspended.last.flatMap { $0.depth == frameCount ? $0.tags : nil } ?? []
    let frame = top.pointee
    var seen: [String: UInt32] = [:]
    var entry = isIndirect ? 0 : frame.container &+ 1
    while entry < frame.end {
      let key = NodeID(key(ofEntry: entry, in: frame.container))
      top.pointee.position = entry
      if let name = document.string(key) {
        if let first = seen[keys[name] ?? name] {
          reportDuplicate(key, first: first, in: frame.container)
        } else if !known.contains(name), !tags.contains(name),
          hasValue(entry, in: frame.container)
        {
          reportUnknown(key, name, known: known)
        }
        seen[keys[name] ?? name] = entry
      }
      entry = following(entry)
    }
  }

  /// Whether an entry of a dictionary has a value that could be read. One that lacks it is a fault of
  /// the text, and its key perhaps none.
  func hasValue(_ entry: UInt32, in container: UInt32) -> Bool {
    kind(at: value(ofEntry: entry, in: container)) != .invalid
  }

  private mutating func reportDuplicate(_ key: NodeID, first: UInt32, in container: UInt32) {
    guard let severity = policy.duplicateKeys.severity else { return }
    let pair = (
      first: NodeID(self.key(ofEntry: first, in: container)), again: key
    )
    report(document.duplicateKeyDiagnostic(pair, severity: severity, path: currentPath))
  }

  private mutating func reportUnknown(_ key: NodeID, _ name: String, known: KeySet) {
    guard let severity = policy.unknownKeys.severity else { return }
    let names = known.names
    record(severity, at: key, openFrames) { $0.unknown(name, among: names, severity) }
  }
}

extension Wording {
  /// A dictionary that lacks a key.
  fileprivate func missing(_ name: String) -> Diagnostic {
    // A dictionary with more keys than this is no misspelt model, and looking would take long.
    let keys = document.entries(of: node).prefix(200).compactMap { document.string($0.key) }
    return .missingKey(
      name, model: model ?? "the model",
      similar: Spelling.closest(to: name, in: keys.filter { $0 != name }),
      path: path.appending(.key(name)))
  }

  /// A key that its model does not have.
  fileprivate func unknown(
    _ name: String, among names: [String], _ severity: Severity
  ) -> Diagnostic {
    .unknownKey(
      name, model: model ?? "the model", similar: Spelling.closest(to: name, in: names),
      severity: severity, span: nil, path: path)
  }

  /// Another value than the dictionary that a model is read from.
  fileprivate func notADictionary(_ modelName: String, isRoot: Bool) -> Diagnostic {
    let found = document.phrase(for: node)
    if isRoot {
      return fault(.rootType, "\(holder) holds \(found); \(modelName) is a dictionary")
    }
    guard document.kind(of: node) != .null else {
      return fault(
        .null, "\(subject) is null, but \(modelName) is a dictionary",
        help: "declare it optional if it may be absent")
    }
    return fault(
      .typeMismatch,
      "\(subject) should be a dictionary (\(modelName)), but \(holder) has \(found)")
  }
}

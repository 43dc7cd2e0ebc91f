import ModelKitDocument

// Rules hold for a value as its model gets it, and are kept over the document's nodes, so that the
// checker, which has no Swift type, keeps them as decoding does. What a node is read as, both know by
// the value's shape. With `.range(0...5)`
//
//     [[Int]]           grid[1][0]     each number of the lists in a list
//     [String: Int]     limits.max     each value of a dictionary
//     [UInt8]           data           each byte, as data has no nodes for them
//     [Shop]                           nothing: a nested model has rules of its own
//
// What is good beside something faulty can break a rule as well: of `[1, "x", 300]` both the text and
// the 300 are faults.

extension ModelReader {
  /// Has a value read, and holds it to the rules of its key.
  ///
  /// - Parameter shape: What the value is read as; `nil` for a key without rules.
  mutating func read<Value>(
    _ node: NodeID, keeping key: KeySpecification, as shape: ValueShape?,
    by body: (NodeID, inout ModelReader) throws(ModelFailure) -> Value
  ) throws(ModelFailure) -> Value {
    guard let shape, !key.rules.isEmpty else { return try body(node, &self) }
    let outer = ruleMemory.partFaults
    ruleMemory.partFaults = [:]
    defer { ruleMemory.partFaults = outer }
    let rules = RuleList(key.rules, of: key.path)
    let value: Value
    do throws(ModelFailure) {
      value = try body(node, &self)
    } catch {
      let hasFaultyParts = ruleMemory.partFaults?.isEmpty == false || isDamaged(node)
      if hasFaultyParts, !endsLists { try keep(rules, at: node, as: shape, isFaulty: true) }
      throw error
    }
    try keep(rules, at: node, as: shape)
    return value
  }

  /// Holds a value that has been read to rules; reports the first that each of its scalars breaks. A
  /// null keeps them all.
  ///
  /// - Parameter isFaulty: Whether the value could not be read, so that no more than its parts are
  ///   looked at.
  mutating func keep(
    _ list: RuleList, at id: NodeID, as shape: ValueShape, isFaulty: Bool = false
  ) throws(ModelFailure) {
    guard !list.rules.isEmpty, !isNull(id), !shape.isOptional || !isNil(id) else { return }
    switch shape.unwrapped {
    case .array(let element):
      try keep(list, at: id, asListOf: element, shape, isFaulty: isFaulty)
    case .set(let element):
      try keep(list, at: id, asListOf: element, shape, isSet: true, isFaulty: isFaulty)
    case .dictionary(let key, let value):
      try keep(list, at: id, asEntriesOf: value, keyedBy: key, shape, isFaulty: isFaulty)
    case _ where isFaulty: return
    case .model:
      guard try !keepSubstitute(dictionarySubstitute(for: id), list, at: id, as: shape) else {
        return
      }
      try keepCount(list, document.count(of: id), "entry", at: id)
    case .any, .custom: try keepUnknown(list, at: id, as: shape)
    case let scalar:
      guard let value = ruledValue(at: id, as: scalar) else { return }
      for rule in list.rules { try keep(rule, of: list, value, at: id) }
    }
  }

  /// Keeps rules where something is read in place of a value; false if nothing is.
  mutating func keepSubstitute(
    _ substitute: Substitute?, _ list: RuleList, at id: NodeID, as shape: ValueShape,
    isFaulty: Bool = false
  ) throws(ModelFailure) -> Bool {
    guard let substitute else { return false }
    // Text that is no JSON has no parts.
    if isFaulty, substitute.isMalformed { return true }
    try read(substitute, inPlaceOf: id, isNoted: false) { (node, reader) throws(ModelFailure) in
      try reader.keep(list, at: node, as: shape, isFaulty: isFaulty)
    }
    return true
  }

  private mutating func keep(
    _ list: RuleList, at id: NodeID, asListOf element: ValueShape, _ shape: ValueShape,
    isSet: Bool = false, isFaulty: Bool = false
  ) throws(ModelFailure) {
    let substitute = listSubstitute(for: id)
    guard try !keepSubstitute(substitute, list, at: id, as: shape, isFaulty: isFaulty) else {
      return
    }
    switch kind(at: id) {
    case .array:
      let faults = partFaults
      // Where `nil` stands in for an element it counts.
      let isReplaced = policy.faultyElements == .replace && element.isOptional && !isSet
      let count = document.count(of: id) - (isReplaced ? 0 : faults.leftOut.count)
      let isCounted = keeps { (reader) throws(ModelFailure) in
        try reader.keepCount(list, count, faulty: faults.faulty.count, "element", at: id)
      }
      try keepEach(list.ofElements, at: id, as: element, faults)
      guard isCounted else { throw ModelFailure() }
    case _ where isFaulty: return
    case .data where !isSet && element == .integer(.uint8): try keepBytes(list, at: id)
    default:
      // One value that stands for a list of one.
      try keepCount(list, 1, "element", at: id)
      try keep(list.ofElements, at: id, as: element)
    }
  }

  private mutating func keepEach(
    _ list: RuleList, at id: NodeID, as element: ValueShape, _ faults: PartFaults
  ) throws(ModelFailure) {
    guard !list.rules.isEmpty, var cursor = enterList(id) else { return }
    var areKept = true
    for index in 0..<cursor.count {
      let child = nextElement(&cursor, index)
      guard !faults.leftOut.contains(index) else { continue }
      let isKept = keeps { (reader) throws(ModelFailure) in
        try reader.keep(list, at: child, as: element, isFaulty: faults.faulty.contains(index))
      }
      areKept = areKept && isKept
    }
    leaveList()
    guard areKept else { throw ModelFailure() }
  }

  /// Whether a look at rules finds them kept; there is more to look at if not.
  mutating func keeps(
    _ look: (inout ModelReader) throws(ModelFailure) -> Void
  ) -> Bool {
    do throws(ModelFailure) {
      try look(&self)
      return true
    } catch {
      return false
    }
  }

  /// Keeps rules over data that is read as a list of bytes.
  private mutating func keepBytes(_ list: RuleList, at id: NodeID) throws(ModelFailure) {
    let bytes = document.data(id) ?? []
    try keepCount(list, bytes.count, "byte", at: id)
    let rules = list.ofElements
    guard !rules.rules.isEmpty else { return }
    for (index, byte) in bytes.enumerated() {
      let number = RuledNumber(written: "\(byte)", double: Double(byte), precision: .exact)
      for rule in rules.rules {
        try keep(rule, of: rules, .number(number), at: id, byte: index)
      }
    }
  }

  /// Keeps rules where nothing says what the value is read as: it is taken as it is written.
  private mutating func keepUnknown(
    _ list: RuleList, at id: NodeID, as shape: ValueShape
  ) throws(ModelFailure) {
    guard try !keepSubstitute(listSubstitute(for: id), list, at: id, as: shape) else { return }
    switch kind(at: id) {
    case .array: return try keep(list, at: id, asListOf: .any, shape)
    case .dictionary: try keepCount(list, document.count(of: id), "entry", at: id)
    case _ where takesOneForMany(id):
      try keepCount(list, 1, "element", at: id)
      try keep(list.ofElements, at: id, as: .any)
    default:
      guard let value = ruledValue(at: id, as: shape.unwrapped) else { return }
      for rule in list.rules { try keep(rule, of: list, value, at: id) }
    }
  }

  /// Holds the number of parts to the rules about it. Where there are faulty ones, which may be mended
  /// or taken out, it has to be wrong either way; of a damaged list or dictionary it is not known.
  mutating func keepCount(
    _ list: RuleList, _ count: Int, faulty: Int = 0, _ unit: String, at id: NodeID
  ) throws(ModelFailure) {
    guard !isDamaged(id) else { return }
    for case .count(let lower, let upper) in list.rules {
      guard count < lower || count - faulty > upper ?? .max else { continue }
      try keepCount(count, unit, from: lower, to: upper, at: id)
    }
  }
}

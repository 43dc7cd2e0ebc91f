import ModelKitDocument

// Rules hold for a value as its model gets it, and are kept over the document's nodes, so that the
// checker, which has no Swift type, keeps them as decoding does. What a node is read as, both know by
// the value's shape. With `.range(0...5)`
//
//     [[Int]]           grid[1][0]     each number of the lists in a list
//     [String: Int]     limits.max     each value of a dictionary
//     [UInt8]           data           each byte, as data has no nodes for them
//     [Shop]                           nothing: a nested model has rules of its own

extension ModelReader {
  /// Has a value read, and holds it to the rules of its key.
  ///
  /// - Parameter shape: What the value is read as; `nil` for a key without rules.
  mutating func read<Value>(
    _ node: NodeID, keeping key: KeySpecification, as shape: ValueShape?,
    by body: (NodeID, inout ModelReader) throws(ModelFailure) -> Value
  ) throws(ModelFailure) -> Value {
    guard let shape, !key.rules.isEmpty else { return try body(node, &self) }
    let outer = ruleMemory.leftOut
    ruleMemory.leftOut = [:]
    defer { ruleMemory.leftOut = outer }
    let value = try body(node, &self)
    try keep(RuleList(key.rules, of: key.path), at: node, as: shape)
    return value
  }

  /// Holds a value that has been read to rules; reports the first that each of its scalars breaks. A
  /// null keeps them all.
  private mutating func keep(
    _ list: RuleList, at id: NodeID, as shape: ValueShape
  ) throws(ModelFailure) {
    guard !list.rules.isEmpty, !isNull(id), !shape.isOptional || !isNil(id) else { return }
    switch shape.unwrapped {
    case .array(let element): try keep(list, at: id, asListOf: element, shape)
    case .set(let element): try keep(list, at: id, asListOf: element, shape, isSet: true)
    case .dictionary(let key, let value):
      try keep(list, at: id, asEntriesOf: value, keyedBy: key, shape)
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
  private mutating func keepSubstitute(
    _ substitute: Substitute?, _ list: RuleList, at id: NodeID, as shape: ValueShape
  ) throws(ModelFailure) -> Bool {
    guard let substitute else { return false }
    try read(substitute, inPlaceOf: id, isNoted: false) { (node, reader) throws(ModelFailure) in
      try reader.keep(list, at: node, as: shape)
    }
    return true
  }

  private mutating func keep(
    _ list: RuleList, at id: NodeID, asListOf element: ValueShape, _ shape: ValueShape,
    isSet: Bool = false
  ) throws(ModelFailure) {
    guard try !keepSubstitute(listSubstitute(for: id), list, at: id, as: shape) else { return }
    switch kind(at: id) {
    case .array:
      let leftOut = elementsLeftOut(of: id)
      // Where `nil` stands in for an element it counts.
      let isReplaced = policy.faultyElements == .replace && element.isOptional && !isSet
      let count = document.count(of: id) - (isReplaced ? 0 : leftOut.count)
      try keepCount(list, count, "element", at: id)
      try keepEach(list.ofElements, at: id, as: element, butFor: leftOut)
    case .data where !isSet && element == .integer(.uint8): try keepBytes(list, at: id)
    default:
      // One value that stands for a list of one.
      try keepCount(list, 1, "element", at: id)
      try keep(list.ofElements, at: id, as: element)
    }
  }

  /// Remembers, for the rules of the list, that the element being read is no part of it.
  mutating func noteLeftOut() {
    guard ruleMemory.leftOut != nil else { return }
    ruleMemory.leftOut?[containerPath, default: []].insert(Int(top.pointee.position))
  }

  /// The elements of a list that are no part of the value, by their numbers.
  private func elementsLeftOut(of id: NodeID) -> Set<Int> {
    guard let leftOut = ruleMemory.leftOut, !leftOut.isEmpty else { return [] }
    return leftOut[currentPath] ?? []
  }

  private mutating func keepEach(
    _ list: RuleList, at id: NodeID, as element: ValueShape, butFor leftOut: Set<Int> = []
  ) throws(ModelFailure) {
    guard !list.rules.isEmpty, var cursor = enterList(id) else { return }
    var isKept = true
    for index in 0..<cursor.count {
      let child = nextElement(&cursor, index)
      guard !leftOut.contains(index) else { continue }
      do throws(ModelFailure) {
        try keep(list, at: child, as: element)
      } catch {
        isKept = false
      }
    }
    leaveList()
    guard isKept else { throw ModelFailure() }
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

  private mutating func keep(
    _ list: RuleList, at id: NodeID, asEntriesOf value: ValueShape, keyedBy key: ValueShape,
    _ shape: ValueShape
  ) throws(ModelFailure) {
    guard try !keepSubstitute(dictionarySubstitute(for: id), list, at: id, as: shape) else {
      return
    }
    // Of two entries with one key the last one is in the dictionary, unless that is an error.
    let isRepeatable = policy.duplicateKeys != .error
    let last = isRepeatable ? lastEntries(of: id, keyedBy: key) : [:]
    try keepCount(list, isRepeatable ? last.count : document.count(of: id), "entry", at: id)
    let rules = list.ofElements
    guard !rules.rules.isEmpty, var cursor = enterEntries(id) else { return }
    var isKept = true
    var number = 0
    while let entry = nextEntry(&cursor) {
      defer { number += 1 }
      if isRepeatable, last[identity(ofKey: entry.key, as: key)] != number { continue }
      do throws(ModelFailure) {
        try keep(rules, at: entry.value, as: value)
      } catch {
        isKept = false
      }
    }
    leaveEntries()
    guard isKept else { throw ModelFailure() }
  }

  /// The number of the last entry that each key has.
  private func lastEntries(of id: NodeID, keyedBy key: ValueShape) -> [String: Int] {
    var last: [String: Int] = [:]
    for (number, entry) in document.entries(of: id).enumerated() {
      last[identity(ofKey: entry.key, as: key)] = number
    }
    return last
  }

  /// What makes two keys the same one.
  private func identity(ofKey id: NodeID, as shape: ValueShape) -> String {
    let text = document.string(id) ?? ""
    return switch shape {
    case .integer: Int(text).map { "\($0)" } ?? text
    case .uuid: text.uppercased()
    default: text
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

  private mutating func keepCount(
    _ list: RuleList, _ count: Int, _ unit: String, at id: NodeID
  ) throws(ModelFailure) {
    for case .count(let lower, let upper) in list.rules {
      try keepCount(count, unit, from: lower, to: upper, at: id)
    }
  }
}

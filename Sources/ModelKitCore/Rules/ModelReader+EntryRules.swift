import ModelKitDocument

extension ModelReader {
  /// Holds a dictionary and its values to rules.
  mutating func keep(
    _ list: RuleList, at id: NodeID, asEntriesOf value: ValueShape, keyedBy key: ValueShape,
    _ shape: ValueShape, isFaulty: Bool
  ) throws(ModelFailure) {
    let substitute = dictionarySubstitute(for: id)
    guard try !keepSubstitute(substitute, list, at: id, as: shape, isFaulty: isFaulty) else {
      return
    }
    guard isDictionary(id) else { return }
    let faults = partFaults
    let count = document.count(of: id)
    // Of two entries with one key the last one is in the dictionary, unless that is an error.
    let isRepeatable = policy.duplicateKeys != .error
    let last = isRepeatable || isFaulty ? lastEntries(of: id, keyedBy: key) : [:]
    let repeated = isFaulty && !isRepeatable ? count - last.count : 0
    let isCounted = keeps { (reader) throws(ModelFailure) in
      try reader.keepCount(
        list, isRepeatable ? last.count : count, faulty: faults.entryCount + repeated, "entry",
        at: id)
    }
    let rules = list.ofElements
    if !rules.rules.isEmpty, var cursor = enterEntries(id) {
      var areKept = true
      var number = 0
      while let entry = nextEntry(&cursor) {
        defer { number += 1 }
        if isRepeatable, last[identity(ofKey: entry.key, as: key)] != number { continue }
        let isFaulty = faults.faulty.contains(Int(top.pointee.position))
        let isKept = keeps { (reader) throws(ModelFailure) in
          try reader.keep(rules, at: entry.value, as: value, isFaulty: isFaulty)
        }
        areKept = areKept && isKept
      }
      leaveEntries()
      guard areKept else { throw ModelFailure() }
    }
    guard isCounted else { throw ModelFailure() }
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
}

import ModelKitCore
import ModelKitDocument

extension Document {
  /// Whether the reader lost a part of a container.
  func isDamaged(_ id: NodeID) -> Bool { node(id).has(Node.Bits.damaged) }

  /// Whether a value, or one that it holds, could not be read.
  ///
  /// - Complexity: O(*n*) in the nodes below; a binary object is looked at once.
  func lacksValues(within id: NodeID) -> Bool {
    var pending = [id]
    var seen = Set<NodeID>()
    while let node = pending.popLast() {
      guard binary == nil || seen.insert(node).inserted else { continue }
      if kind(of: node) == .invalid || isDamaged(node) { return true }
      pending.append(contentsOf: elements(of: node))
      for entry in entries(of: node) { pending.append(entry.value) }
    }
    return false
  }

  /// A finding for every key that stands twice in one dictionary.
  func duplicateKeyFindings(_ policy: Policy) -> [Diagnostic] {
    guard let severity = policy.duplicateKeys.severity else { return [] }
    let duplicates = allDuplicateKeys()
    let paths = paths(of: duplicates.map(\.container))
    return zip(duplicates, paths).map { found, path in
      let duplicate = found.duplicate
      let key = string(duplicate.again.key) ?? ""
      return duplicateKeyDiagnostic(
        (duplicate.first.key, duplicate.again.key), severity: severity,
        path: path.appending(.key(key)))
    }
  }
}

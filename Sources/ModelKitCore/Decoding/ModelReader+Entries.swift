package import ModelKitDocument

/// Where a dictionary's entries are taken from, one after the other.
package struct EntryCursor {
  fileprivate let container: UInt32
  fileprivate let end: UInt32
  fileprivate var next: UInt32
}

extension ModelReader {
  /// Opens a dictionary whose keys are data, for ``nextEntry(_:)``; `nil` if the node is not one.
  package mutating func enterEntries(_ id: NodeID) -> EntryCursor? {
    guard enterDictionary(id, model: .none) else { return nil }
    let frame = top.pointee
    return EntryCursor(container: id.index, end: frame.end, next: frame.next)
  }

  /// The next entry, which is then where a fault's path leads.
  package mutating func nextEntry(_ cursor: inout EntryCursor) -> (key: NodeID, value: NodeID)? {
    guard cursor.next < cursor.end else { return nil }
    let entry = cursor.next
    cursor.next = following(entry)
    top.pointee.position = entry
    return (
      NodeID(key(ofEntry: entry, in: cursor.container)),
      value(ofEntry: entry, in: cursor.container)
    )
  }

  /// Closes the innermost dictionary.
  package mutating func leaveEntries() { pop() }

  /// Reports a key that stands again in the innermost dictionary.
  @inline(never)
  package mutating func repeatedEntry(_ key: NodeID) throws(ModelFailure) {
    guard let severity = policy.duplicateKeys.severity else { return }
    let container = NodeID(top.pointee.container)
    let text = document.string(key)
    let first = document.entries(of: container).first { document.string($0.key) == text }
    let pair = (first: first?.key ?? key, again: key)
    report(document.duplicateKeyDiagnostic(pair, severity: severity, path: currentPath))
    if severity == .error { throw ModelFailure() }
  }
}

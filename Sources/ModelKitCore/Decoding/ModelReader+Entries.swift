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

  /// Reports the keys that stand twice in the innermost dictionary, of which only one would be read.
  mutating func auditDuplicates() {
    guard let severity = policy.duplicateKeys.severity else { return }
    let position = top.pointee.position
    for duplicate in document.duplicateEntries(in: innermost) {
      top.pointee.position = isIndirect ? UInt32(duplicate.again.index) : duplicate.again.key.index
      report(
        document.duplicateKeyDiagnostic(
          (duplicate.first.key, duplicate.again.key), severity: severity, path: currentPath))
    }
    top.pointee.position = position
  }

  /// Closes the innermost dictionary.
  package mutating func leaveEntries() { pop() }

  /// Reports every key of the innermost dictionary that an entry before it has, once all entries
  /// have been read and one of them was at fault or replaced another.
  ///
  /// - Parameter read: Reads a key. Two texts can be one key: `1` and `01`, or a UUID's two cases.
  /// - Returns: Whether the dictionary can be taken as it is.
  @inline(never)
  package mutating func auditEntries<Key: Hashable>(
    _ read: (NodeID, inout ModelReader) throws(ModelFailure) -> Key
  ) -> Bool {
    guard let severity = policy.duplicateKeys.severity else { return true }
    let container = top.pointee.container
    var places: [Key: NodeID] = [:]
    var cursor = EntryCursor(
      container: container, end: top.pointee.end,
      next: isIndirect ? 0 : container &+ 1)
    var isUnique = true
    while let entry = nextEntry(&cursor) {
      let key = quietly { reader -> Key? in
        do throws(ModelFailure) {
          return try read(entry.key, &reader)
        } catch {
          return nil
        }
      }
      guard let key else { continue }
      if let first = places.updateValue(entry.key, forKey: key) {
        isUnique = false
        let pair = (first: first, again: entry.key)
        report(document.duplicateKeyDiagnostic(pair, severity: severity, path: currentPath))
      }
    }
    return isUnique || severity != .error
  }
}

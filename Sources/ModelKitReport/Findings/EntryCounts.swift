package import ModelKitDocument

/// How many entries of a file were loaded, and which were not.
package struct EntryCounts: Sendable, Hashable {
  /// How many entries the file has.
  package var total: Int
  /// The entries that could not be taken, in the order of the file.
  package var rejected: [EntryIdentity]

  /// Counts from the number of entries and those that were rejected.
  package init(total: Int, rejected: [EntryIdentity] = []) {
    self.total = total
    self.rejected = rejected
  }

  /// How many entries were taken.
  package var loaded: Int { max(0, total - rejected.count) }
}

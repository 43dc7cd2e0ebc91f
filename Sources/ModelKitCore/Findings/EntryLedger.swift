import ModelKitDocument

/// The entries of a file of which there is something to tell, in their order, and what is whose.
package struct EntryLedger: Sendable {
  /// An entry with findings or notes.
  struct Record: Sendable {
    let node: NodeID
    let isRejected: Bool
    /// Which of the load's findings are about it, by their number.
    let findings: Range<Int>
    /// Which of the load's notes are about it.
    let notes: Range<Int>
  }

  private(set) var records: [Record] = []
  /// The ways to them.
  private(set) var ways = ReadingWays()
  /// What models asked for and could not be read.
  var brokenValues = BrokenValues()
  /// How many entries were rejected.
  package private(set) var rejectedCount = 0

  package init() {}

  mutating func add(
    _ node: NodeID, isRejected: Bool, findings: Range<Int>, notes: Range<Int>,
    frames: UnsafeBufferPointer<ReadingFrame>
  ) {
    if isRejected { rejectedCount += 1 }
    records.append(
      Record(
        node: node, isRejected: isRejected, findings: findings, notes: notes))
    ways.append(frames)
  }
}

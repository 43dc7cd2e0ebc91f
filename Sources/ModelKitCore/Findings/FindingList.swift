import ModelKitDocument

// To find a fault takes a few instructions and to tell of it thousands: its path, its sentence, what
// stands there. A file can have a fault in each of a million entries of which somebody reads ten, or
// only the number. A fault is therefore recorded as it is met, and put into words when somebody asks.

/// What was found during a load: findings in words, and records of those that are not.
package struct FindingList: Sendable {
  private(set) var worded: [Diagnostic] = []
  private(set) var records: [FindingRecord] = []
  private var ways = ReadingWays()

  /// How far the list had come at a moment.
  struct Mark: Equatable {
    let worded: Int
    let records: Int

    /// The beginning.
    static let start = Mark(worded: 0, records: 0)

    /// How many findings there were.
    var count: Int { worded + records }
  }

  package init() {}

  /// How many findings there are.
  package var count: Int { worded.count + records.count }

  var mark: Mark { Mark(worded: worded.count, records: records.count) }

  mutating func append(_ diagnostic: consuming Diagnostic) { worded.append(diagnostic) }

  mutating func record(
    _ severity: Severity, at node: NodeID, by model: ReadingFrame.ModelIdentity,
    frames: UnsafeBufferPointer<ReadingFrame>, _ words: @escaping @Sendable (Wording) -> Diagnostic
  ) {
    records.append(
      FindingRecord(
        severity: severity, node: node, model: model, order: worded.count, words: words))
    ways.append(frames)
  }

  /// Forgets what was found since a moment.
  mutating func rewind(to mark: Mark) {
    worded.removeSubrange(mark.worded...)
    records.removeSubrange(mark.records...)
    ways.removeSubrange(mark.records...)
  }

  /// Puts findings in words in the place of all that was found since a moment.
  mutating func replace(since mark: Mark, by findings: [Diagnostic]) {
    rewind(to: mark)
    worded += findings
  }

  /// How far the list had come before its last finding; `nil` if there is none.
  var markBeforeLast: Mark? {
    guard count > 0 else { return nil }
    let isRecorded = records.last?.order == worded.count
    return Mark(
      worded: worded.count - (isRecorded ? 0 : 1), records: records.count - (isRecorded ? 1 : 0))
  }

  /// The findings since a moment, in the order in which they were met.
  ///
  /// - Parameter words: Puts a record into words.
  func inWords(
    since mark: Mark, _ words: (FindingRecord, ArraySlice<ReadingStep>) -> Diagnostic
  ) -> [Diagnostic] {
    var findings: [Diagnostic] = []
    findings.reserveCapacity(count - mark.count)
    var next = mark.worded
    for index in mark.records..<records.count {
      if next < records[index].order {
        findings += worded[next..<records[index].order]
        next = records[index].order
      }
      findings.append(words(records[index], ways[index]))
    }
    findings += worded[next...]
    return findings
  }

  /// How many findings have a severity.
  func count(of severity: Severity) -> Int {
    worded.count { $0.severity == severity } + records.count { $0.severity == severity }
  }
}

/// Ways through a document that were recorded one after the other, in one list for all of them.
struct ReadingWays: Sendable {
  private var steps: [ReadingStep] = []
  /// Where each way ends in the list.
  private var ends: [Int] = []

  /// Adds the way that a reader has gone.
  mutating func append(_ frames: UnsafeBufferPointer<ReadingFrame>) {
    for frame in frames { steps.append(ReadingStep(frame)) }
    ends.append(steps.count)
  }

  /// The way of a number.
  subscript(number: Int) -> ArraySlice<ReadingStep> {
    steps[(number > 0 ? ends[number - 1] : 0)..<ends[number]]
  }

  /// Forgets the ways from a number on.
  mutating func removeSubrange(_ numbers: PartialRangeFrom<Int>) {
    guard numbers.lowerBound < ends.count else { return }
    ends.removeSubrange(numbers)
    steps.removeSubrange((ends.last ?? 0)...)
  }
}

/// A container on the way to a value, and its child that was being read: a step of a path that has
/// not been put into words.
package struct ReadingStep: Sendable, Hashable {
  let container: UInt32
  let position: UInt32
}

extension ReadingStep {
  /// The step from an open frame to its child.
  init(_ frame: ReadingFrame) {
    self.init(container: frame.container, position: frame.position)
  }
}

extension UnsafeBufferPointer<ReadingFrame> {
  /// The frames without the innermost ones.
  func dropping(_ count: Int) -> UnsafeBufferPointer {
    UnsafeBufferPointer(rebasing: dropLast(count))
  }
}

/// Where a reader is: a place in the text, and the containers that are open there.
///
/// Passed to functions and returned from them by value, so that the reading loop can keep its parts
/// in registers.
struct XMLCursor {
  /// The next byte.
  var p: UnsafePointer<UInt8>
  /// How many nodes have been written.
  var count = 0
  /// One more than the index of the innermost open container; 0 outside of all.
  var open = 0
  /// How many values that container has so far.
  var entries: UInt32 = 0
  /// How many containers are open.
  var depth = 0
  /// Whether that container is a dictionary.
  var isDictionary = false
  /// Whether a key has to come next, or the dictionary's end.
  var wantsKey = false
  /// Whether the value at the top has been read, or the text has nothing more to read.
  var isFinished = false

  /// Whether a key has been read and its value has to come next.
  var hasPendingKey: Bool { isDictionary && !wantsKey }

  /// A value has been read.
  mutating func completeValue() {
    entries &+= 1
    wantsKey = isDictionary
    isFinished = open == 0
  }
}

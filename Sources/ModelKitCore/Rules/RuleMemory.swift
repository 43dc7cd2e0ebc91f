import ModelKitDocument

/// What a load remembers for its rules. The readers of texts within the file share it.
final class RuleMemory {
  /// The values that no two entries may share.
  var uniqueValues = UniqueValues()
  var patterns = PatternCache()
  /// Whether something is read a second time, so that its values are known already.
  var isReadAgain = false
  /// The elements that are no part of their lists: their numbers, by the way to the list. `nil` while
  /// no key with rules is being read.
  var leftOut: [NodePath: Set<Int>]?
}
